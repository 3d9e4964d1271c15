/** The drawing of a card without its texts and photos, on nothing: what a guest page has at its top. */

import { layoutEngine } from '#core/layout/layout.ts';
import { type CardDrawing, drawingSize } from '#core/site/card-drawing.ts';
import { familyOf } from '#designs/registry.ts';
import type { Shop } from '#services/handler.ts';
import { cardRows } from '#services/images/card-pictures.ts';
import { type Drawing, drawnContent, type PictureContent, rememberedHash } from '#services/images/catalogue-pictures.ts';
import { renderPool } from '#services/render-pool.ts';

/** Grows when files of the same drawing are to look different. */
const drawingEngine = 'card-drawing 1';

/** Its page has no script that would ask again. */
const waitMs = 10_000;

/** What stands in for one that was not drawn in time: nothing. */
const empty = {
  kind: 'stand-in',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${drawingSize.width}" height="${drawingSize.height}"/>`,
} as const;

/** Null when the catalogue has no such card or colourway. */
export async function cardDrawingContent(shop: Shop, { card, colourway }: CardDrawing, drawing?: Drawing): Promise<PictureContent | null> {
  const row = (await cardRows(shop.store)).get(card);
  const [first] = row?.forms ?? [];
  const chosen = row?.colourways.find(({ key }) => key === colourway);
  if (!row || !first || !chosen) return null;
  const content = () => [drawingEngine, layoutEngine, chosen.inks, familyOf(row.family).draw(row, first.form, first.format)];
  const hash = rememberedHash(row, `drawing ${colourway}`, content).slice(0, 16);
  const source = {
    key: `cards/${card}/drawing-${colourway}-${hash}`,
    draw: async () => [{ width: drawingSize.width, bytes: await renderPool().run({ kind: 'drawing', row, colourway }) }],
  };
  const found = await drawnContent(shop, source, drawingSize.width, { waitMs, ...drawing });
  return found.kind === 'stand-in' ? empty : found;
}
