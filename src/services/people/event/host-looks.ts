/** The designs that a host can take the look of a guest page from. */
import type { ShownLook } from '#api/people/event-calls.ts';
import { type DesignTemplate, isPoster } from '#core/catalogue/template.ts';
import { templateOf } from '#services/design-summary.ts';
import type { Context } from '#services/handler.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { listDesigns } from '#store/design/designs.ts';
import type { HostedEvent } from '#store/people/event/events.ts';
import { themedDesigns } from './guest-theme.ts';

/** Drafts that are looked through; older ones are in the list of the occasion where it has their design. */
const maxDrafts = 50;

function lookOf({ id, name, colourways }: DesignTemplate, isOwn: boolean): ShownLook {
  return { design: id, name, isOwn, colourways: colourways.map((colourway) => ({ key: colourway.key, name: colourway.name })) };
}

/** Those of own drafts first; then those of the event's occasion, and the one that is chosen now. */
export async function hostLooks({ shop: { store } }: Context, { owner, occasion, details: { look } }: HostedEvent): Promise<ShownLook[]> {
  const catalogue = await catalogueOf(store);
  const drafts = await listDesigns(store, owner, maxDrafts);
  const own = drafts.flatMap((draft) => {
    const template = templateOf(draft, catalogue);
    return template && !isPoster(template) && !template.isBlank ? [template] : [];
  });
  const chosen = look === null ? undefined : catalogue.byId.get(look.design);
  const rows = new Set([...own, ...themedDesigns(catalogue, occasion), ...(chosen ? [chosen] : [])]);
  return [...rows].map((row) => lookOf(row, own.includes(row)));
}
