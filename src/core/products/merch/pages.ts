/** The pages of a photo gift: one a print, each with one panel of its size. */
import { roundPath } from '#core/design/outlines/outline.ts';
import type { PageGeometry } from '#core/products/product.ts';
import type { MerchChoice } from './choice.ts';
import { optionsOf } from './complete.ts';
import { goods } from './goods.ts';

const um = 1_000;

/** Ids of the pages that are printed: of a cushion the second side only where it is chosen. */
function pageIds({ sku, sides }: MerchChoice): readonly string[] {
  const { pages } = goods[sku];
  return optionsOf(sku).hasSides ? pages.slice(0, sides ?? 1) : pages;
}

export function merchPages(choice: MerchChoice): PageGeometry[] {
  const { area, bleedMm, safeMm, cornerMm } = goods[choice.sku];
  const box = { xUm: 0, yUm: 0, widthUm: area.widthMm * um, heightUm: area.heightMm * um };
  return pageIds(choice).map((id) => ({
    id,
    widthUm: box.widthUm,
    heightUm: box.heightUm,
    bleedUm: bleedMm * um,
    safeUm: safeMm * um,
    panels: [{ id, ...box }],
    foldsUm: [],
    ...(cornerMm === undefined ? {} : { cut: [roundPath(box, cornerMm * um)] }),
  }));
}
