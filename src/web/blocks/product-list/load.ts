/** Designs of the shop in a row of tiles: those an editor named, or the first of an occasion, category and order (F090, F091, F127). */
import * as z from 'zod/mini';
import type { CardTile } from '#api/catalogue.ts';
import { allDesigns, chosenDesigns, designFields } from '#web/blocks/parts/designs.ts';
import type { SectionLink } from '#web/blocks/parts/section-head.tsx';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { choice, count, line, link, resolveLink } from '#web/blocks/runtime/fields.ts';

export const hasOwnHeadline = true;

export const schema = z.object({
  ...designFields,
  headline: line,
  headlineType: choice(['h2', 'h1', 'h3', 'h4']),
  category: line,
  sort: choice(['popularity', 'created', 'sort']),
  /** How many at most. */
  count: count(1, 24, 8),
  link,
  linkText: line,
});

export type ProductListData = { headline: string; tag: 'h1' | 'h2' | 'h3' | 'h4'; all: SectionLink; tiles: CardTile[] };

/** Designs that the lists of a page show so far. */
const shown = new WeakMap<BlockContext['page'], Promise<ReadonlySet<string>>>();

/** The blocks of a page load at a time: each list waits for those above it, whose designs it leaves out. */
function tilesBelow(fields: z.infer<typeof schema>, context: BlockContext): Promise<CardTile[]> {
  const above = shown.get(context.page) ?? Promise.resolve(new Set<string>());
  const tiles = above.then((ids) => wantedTiles(fields, context, ids));
  const withThese = tiles.then(
    async (found) => new Set([...(await above), ...found.map(({ id }) => id)]),
    () => above,
  );
  shown.set(context.page, withThese);
  return tiles;
}

export async function load(fields: z.infer<typeof schema>, context: BlockContext): Promise<ProductListData | null> {
  const tiles = await tilesBelow(fields, context);
  if (tiles.length === 0) return null;
  const to = resolveLink(fields.link, context);
  return {
    headline: fields.headline,
    tag: fields.headlineType,
    all: to && fields.linkText !== '' ? { ...to, text: fields.linkText } : null,
    tiles,
  };
}

/** Nothing on the poster channel: cards have no pages there. What an editor names is shown in any case. */
async function wantedTiles(fields: z.infer<typeof schema>, context: BlockContext, above: ReadonlySet<string>): Promise<CardTile[]> {
  if (fields.cards.length > 0) return chosenDesigns(await allDesigns(context), { cards: fields.cards, occasion: '' }, fields.count);
  if (context.page.site.channel !== 'federleicht') return [];
  const { items } = await context.page.call('GET /web-api/cards', {
    sort: fields.sort,
    tileCount: fields.count + above.size,
    ...(fields.occasion === '' ? {} : { occasion: fields.occasion }),
    ...(fields.category === '' ? {} : { category: [fields.category] }),
  });
  return items.filter(({ id }) => !above.has(id)).slice(0, fields.count);
}
