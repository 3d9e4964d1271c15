/** Designs of the shop inside blocks: those an editor named, or the most chosen ones of an occasion. Server only. */
import * as z from 'zod/mini';
import type { CardTile } from '#api/catalogue.ts';
import { occasionsOf } from '#core/catalogue/occasions.ts';
import { isNode } from '#core/content/block.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { line } from '#web/blocks/runtime/fields.ts';

/** A design by its id; "lone-branch:rose" names a colourway, too. */
type Named = { id: string; colourway: string | null };

function named(value: unknown): Named[] {
  const text = isNode(value) ? value.card : value;
  if (typeof text !== 'string') return [];
  return text.split(/[\s,;]+/).flatMap((word) => {
    const [, id, colourway] = /^([a-z0-9][a-z0-9-]{0,63})(?::([a-z0-9-]{1,64}))?$/.exec(word) ?? [];
    return id ? [{ id, colourway: colourway ?? null }] : [];
  });
}

/** Fields of every block that shows designs: `cards` is a list of ids or a text of them, `occasion` fills up what is not named. */
export const designFields = {
  cards: z.catch(
    z.pipe(
      z.unknown(),
      z.transform((value) => (Array.isArray(value) ? value : [value]).flatMap(named).slice(0, 12)),
    ),
    [],
  ),
  occasion: line,
};
type CardQuery = { cards: readonly Named[]; occasion: string };

/** Several blocks of a page ask; the page asks once. */
const asked = new WeakMap<BlockContext['page'], Promise<readonly CardTile[]>>();

/** Every design of the shop, the most chosen first; none on the poster channel, where cards have no pages. */
export function allDesigns({ page }: BlockContext): Promise<readonly CardTile[]> {
  const designs = asked.get(page) ?? askForDesigns(page);
  asked.set(page, designs);
  return designs;
}

async function askForDesigns(page: BlockContext['page']): Promise<readonly CardTile[]> {
  if (page.site.channel !== 'federleicht') return [];
  return (await page.call('GET /web-api/cards', { sort: 'popularity', each: true })).items;
}

/** The designs of a wish, at most `count`, arranged for a scene. What is named and not (any more) in the catalogue is left out. */
export function chosenDesigns(all: readonly CardTile[], { cards, occasion }: CardQuery, count: number): CardTile[] {
  const chosen = cards.flatMap(({ id, colourway }) => {
    const tile = all.find((one) => one.id === id);
    if (!tile) return [];
    return tile.colourways.some((one) => one.key === colourway) ? [{ ...tile, shown: colourway ?? tile.shown }] : [tile];
  });
  if (chosen.length > 0 || occasion === '') return chosen.slice(0, count);
  return arranged(all.filter((tile) => occasionsOf(tile.occasion).includes(occasion))).slice(0, count);
}

export async function designsOf(wish: CardQuery, context: BlockContext, count: number): Promise<CardTile[]> {
  return wish.cards.length > 0 || wish.occasion !== '' ? chosenDesigns(await allDesigns(context), wish, count) : [];
}

/** An A6 card in front, the tallest beside it, then the others: squares are too wide for three in one scale. */
function arranged(tiles: readonly CardTile[]): CardTile[] {
  const upright = tiles.filter((tile) => tile.format === 'a6');
  const tall = tiles.find((tile) => tile.format === 'din-long');
  const first = [upright[0], tall ?? upright[1], tall ? upright[1] : upright[2]].filter((tile) => tile !== undefined);
  return [...first, ...tiles.filter((tile) => !first.includes(tile))];
}

/** Upright cards before squares: for ledges. */
export function standing(tiles: readonly CardTile[]): CardTile[] {
  return [...tiles].sort((a, b) => Number(a.format === 'square') - Number(b.format === 'square'));
}
