/** A blank card of every type as tiles in groups: an editor's groups, or all of them. Each leads to the page where format and paper are chosen. */
import * as z from 'zod/mini';
import type { CardTile } from '#api/catalogue.ts';
import { blankGroups, blankId } from '#core/catalogue/blank-cards.ts';
import { pathTo } from '#core/site/paths.ts';
import { message } from '#core/values/message.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { line } from '#web/blocks/runtime/fields.ts';
import { requestTexts } from '#web/page/request-texts.ts';

/** `groups`: keys of groups, separated by commas; empty for all. */
export const schema = z.object({ groups: line });

export type CardTypesData = {
  groups: {
    key: string;
    name: string;
    /** `ownFile`: where the blank card begins with a file of the customer. */
    cards: { tile: CardTile; ownFile: string }[];
  }[];
  ownFileText: string;
};

export async function load(fields: z.infer<typeof schema>, { page }: BlockContext): Promise<CardTypesData | null> {
  if (page.site.channel !== 'federleicht') return null;
  const t = requestTexts(page);
  const wanted = new Set(fields.groups.split(',').map((key) => key.trim()));
  const shown = blankGroups.filter(({ key }) => fields.groups === '' || wanted.has(key));
  const { items } = await page.call('GET /web-api/card-tiles', { cards: shown.flatMap(({ forms }) => forms.map(blankId)) });
  const groups = shown.map(({ key, forms }) => ({
    key,
    name: t(message(`types.${key}`)),
    cards: forms.flatMap((form) =>
      items
        .filter(({ id }) => id === blankId(form))
        .map((tile) => ({ tile, ownFile: `${pathTo('configurator-card')}?form=${form}&ownFile=1` })),
    ),
  }));
  const filled = groups.filter(({ cards }) => cards.length > 0);
  return filled.length > 0 ? { groups: filled, ownFileText: t(message('types.own-file')) } : null;
}
