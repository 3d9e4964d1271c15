/** The file a lab exposes of a print, and how often. */
import type { LabFile } from '#core/products/product.ts';
import { Fault } from '#core/values/fault.ts';
import type { PhotoprintChoice } from './choice.ts';
import { isPrintFormat, printFormatSize } from './formats.ts';
import { printBleedUm } from './pages.ts';

const dpi = 300;

/** Throws Fault 'internal' for a page without a row, 'bad-input' for a format that is not made. */
export function photoprintLabFile({ rows, border }: PhotoprintChoice, page: number): LabFile {
  const row = rows[page];
  if (!row) throw new Fault('internal', `no row of page ${page}`);
  const { format, isLying, fit, copies } = row;
  if (!isPrintFormat(format)) throw new Fault('bad-input', `no photo print of ${format}`);
  return {
    part: `${format}-${String(page + 1).padStart(3, '0')}-x${copies}`,
    piece: format,
    copies,
    bleedUm: printBleedUm,
    border: 'mirrored',
    dpi,
    ...printFormatSize(format, isLying),
    facts: { format, fit, border: format === 'retro' ? null : border },
  };
}
