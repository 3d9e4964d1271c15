/** Handlers of designs whose texts follow the facts of an event. */
import type { eventFactCalls } from '#api/people/event-fact-calls.ts';
import { currentDetails, type SuiteDetails, type TextChange, textChanges } from '#core/catalogue/suite/suite-details.ts';
import { type DesignTemplate, isPoster } from '#core/catalogue/template.ts';
import { changePiece } from '#services/change-texts.ts';
import { designSuiteTexts, templateOf } from '#services/design-summary.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { noDesign } from '#services/own-design.ts';
import { hostedEvent, lockHostedEvent } from '#services/people/event/host-access.ts';
import { consumeLimit, limitedClient } from '#services/rate-limits.ts';
import { samplesOf } from '#services/suite-samples.ts';
import { type Catalogue, catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { findDesign, listDesigns, type SavedDesign } from '#store/design/designs.ts';
import { orderedDesigns, suiteDetailsOf } from '#store/design/suite-designs.ts';
import { detailsOf, type LinkedDesign, linkDesign, linkedDesigns, unlinkDesign } from '#store/people/event/event-designs.ts';
import type { HostedEvent } from '#store/people/event/events.ts';
import { shownDesign } from './shown-design.ts';

/** Most designs of a host that are looked through, and that are proposed. */
const [maxDesigns, maxProposed] = [200, 30];

/** The details of its suite's samples; null for a design of no suite with facts. */
function samplesOfDesign(catalogue: Catalogue, saved: SavedDesign): SuiteDetails | null {
  const template = templateOf(saved, catalogue);
  if (!template || isPoster(template)) return null;
  const samples = samplesOf(catalogue, template as DesignTemplate);
  return Object.keys(samples).length > 0 ? samples : null;
}

type Linked = { saved: SavedDesign; isOrdered: boolean; changes: TextChange[] };

/** The designs that follow an event, with the texts that show another fact than it has now. Ordered ones have none. */
async function linkedTo({ shop }: Pick<Context, 'shop'>, event: HostedEvent): Promise<Linked[]> {
  const catalogue = await catalogueOf(shop.store);
  const links = await linkedDesigns(shop.store, event.owner, event.id);
  const ordered = await orderedDesigns(
    shop.store,
    event.owner,
    links.map(({ design }) => design),
  );
  const found: Linked[] = [];
  for (const link of links) {
    const saved = await findDesign(shop.store, event.owner, link.design, shop.clock());
    if (!saved) continue;
    const isOrdered = ordered.has(saved.id);
    found.push({ saved, isOrdered, changes: isOrdered ? [] : await changesOf({ shop }, event, catalogue, { saved, link }) });
  }
  return found;
}

async function changesOf(
  { shop }: Pick<Context, 'shop'>,
  event: HostedEvent,
  catalogue: Catalogue,
  { saved, link }: { saved: SavedDesign; link: LinkedDesign },
): Promise<TextChange[]> {
  const samples = samplesOfDesign(catalogue, saved);
  if (!samples) return [];
  const texts = await designSuiteTexts(shop, event.owner, saved);
  return textChanges(texts, { samples, old: [...link.shown, samples], to: detailsOf(event) });
}

export const eventDesignHandlers: Handlers<typeof eventFactCalls> = {
  async 'GET /web-api/events/:id/designs'({ id }, context) {
    const { store, clock } = context.shop;
    const event = await hostedEvent(context, id, 'owner');
    const catalogue = await catalogueOf(store);
    const linked = await linkedTo(context, event);
    const known = new Set(linked.map(({ saved }) => saved.id));
    const own = await listDesigns(store, event.owner, maxDesigns, clock());
    const ordered = await orderedDesigns(
      store,
      event.owner,
      own.map((saved) => saved.id),
    );
    const others = own.filter((saved) => !known.has(saved.id) && !ordered.has(saved.id) && samplesOfDesign(catalogue, saved) !== null);
    return {
      linked: linked.map(({ saved, isOrdered, changes }) => ({
        design: shownDesign(saved, catalogue),
        revision: saved.revision,
        isOrdered,
        changes,
      })),
      others: others.slice(0, maxProposed).map((saved) => shownDesign(saved, catalogue)),
    };
  },

  async 'PUT /web-api/events/:id/designs/:design'({ id, design, isLinked }, context) {
    const { store, clock } = context.shop;
    const event = await hostedEvent(context, id, 'owner');
    const saved = await findDesign(store, event.owner, design, clock());
    const samples = saved && samplesOfDesign(await catalogueOf(store), saved);
    if (!saved || !samples) throw noDesign();
    const known = (await suiteDetailsOf(store, event.owner, [design])).get(design) as SuiteDetails | undefined;
    const shown = currentDetails(await designSuiteTexts(context.shop, event.owner, saved), samples, known ?? samples);
    await store.write(async (trx) => {
      await lockHostedEvent(trx, context, id, 'owner');
      if (isLinked) await linkDesign(trx, id, design, shown);
      else await unlinkDesign(trx, id, design);
    });
    return {};
  },

  async 'POST /web-api/events/:id/designs'({ id, pieces }, context) {
    // Each piece is read and saved as a whole.
    await consumeLimit(context.shop, 'save', limitedClient(context), { points: 1 + pieces.length });
    const event = await hostedEvent(context, id, 'owner');
    const linked = await linkedTo(context, event);
    let changed = 0;
    for (const { id: design, revision } of pieces) {
      const piece = linked.find(({ saved }) => saved.id === design);
      if (!piece || piece.changes.length === 0 || piece.saved.revision !== revision) continue;
      if (await changePiece(context.shop, event.owner, { id: design, revision, changes: piece.changes })) changed += 1;
    }
    return { changed, conflicts: pieces.length - changed };
  },
};
