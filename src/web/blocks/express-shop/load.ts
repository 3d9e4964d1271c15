/** Express: until when to order, the day of delivery with its price, and every kind of card that has it (E085). */
import * as z from 'zod/mini';
import type { CardTile } from '#api/catalogue.ts';
import { blankId } from '#core/catalogue/blank-cards.ts';
import type { CardForm } from '#core/products/card/formats.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';

export const schema = z.object({});

export type ExpressPromise = {
  cutOff: string;
  cutOffText: string;
  types: { type: string; name: string; text: string; price: string; note: string }[];
};
export type ExpressData = { promise: ExpressPromise; tiles: { tile: CardTile; sameDay: boolean }[] };

export async function load(_fields: z.infer<typeof schema>, { page }: BlockContext): Promise<ExpressData | null> {
  if (page.site.channel !== 'federleicht') return null;
  const { cutOff, cutOffText, types, products } = await page.call('GET /web-api/express-shop', {});
  if (products.length === 0) return null;
  const { items } = await page.call('GET /web-api/card-tiles', { cards: products.map(({ form }) => blankId(form as CardForm)) });
  const sameDay = new Set(products.filter((product) => product.sameDay).map(({ form }) => blankId(form as CardForm)));
  const tiles = items.map((tile) => ({ tile, sameDay: sameDay.has(tile.id) }));
  return {
    promise: {
      cutOff,
      cutOffText,
      types: types.map(({ type, name, text, price, note }) => ({ type, name, text, note, price: price.text })),
    },
    // What is printed the same day comes first.
    tiles: tiles.toSorted((a, b) => Number(b.sameDay) - Number(a.sameDay)),
  };
}
