/** The file a lab makes of a print, and what it is told about it. */
import type { LabFile } from '#core/products/product.ts';
import { Fault } from '#core/values/fault.ts';
import type { Photobox } from './choice.ts';
import { printBleedMm, printPart, printSizeOf } from './pages.ts';

const dpi = 300;

/** `page` is the index of a print. The lab prints `back` on the reverse, so that the prints can be put into their order again. */
export function photoboxLabFile(product: Photobox, page: number): LabFile {
  const print = product.prints[page];
  if (!print) throw new Fault('internal', `a lab makes no page ${page} of a photo box`);
  return {
    part: printPart(page + 1),
    bleedUm: printBleedMm * 1_000,
    border: 'mirrored',
    dpi,
    ...printSizeOf(product, print),
    facts: {
      print: page + 1,
      of: product.prints.length,
      back: String(page + 1),
    },
  };
}
