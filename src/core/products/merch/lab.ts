/** The files that a maker of gifts takes, one a page, and what it is told about them. It mirrors transfers itself: files never are. */
import type { LabFile } from '#core/products/product.ts';
import type { MerchChoice } from './choice.ts';
import { goods } from './goods.ts';
import { merchPages } from './pages.ts';

export function merchLabFile(choice: MerchChoice, page: number): LabFile {
  const { area, bleedMm, dpi, isTransparent } = goods[choice.sku];
  const pages = merchPages(choice);
  return {
    ...(pages.length > 1 ? { part: pages[page]?.id ?? String(page + 1) } : {}),
    bleedUm: bleedMm * 1_000,
    border: 'mirrored',
    dpi,
    format: isTransparent ? 'png' : 'jpeg',
    ...area,
    facts: {
      page: page + 1,
      pages: pages.length,
    },
  };
}
