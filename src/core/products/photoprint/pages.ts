/** A page for each row of a set of prints: its trimmed size, lying or standing, and the area its photo fills. */
import type { Box } from '#core/design/outlines/outline.ts';
import { borderWindow } from '#core/products/photo-set/print-page.ts';
import type { PageGeometry } from '#core/products/product.ts';
import { Fault } from '#core/values/fault.ts';
import type { PhotoprintChoice, PrintRow } from './choice.ts';
import { isPrintFormat, printFormatSize, retroWindow } from './formats.ts';

const um = 1_000;
export const printBleedUm = 2_000;
/** Also of white borders, which are not mistaken for an edge that is cut crookedly. */
const safeUm = 3_000;

/** Throws Fault 'bad-input' for a format that is not made. */
export function printGeometry({ id, format, isLying }: PrintRow): PageGeometry {
  if (!isPrintFormat(format)) throw new Fault('bad-input', `no photo print of ${format}`);
  const { widthMm, heightMm } = printFormatSize(format, isLying);
  const [widthUm, heightUm] = [widthMm * um, heightMm * um];
  return {
    id,
    widthUm,
    heightUm,
    bleedUm: printBleedUm,
    safeUm,
    foldSafeUm: safeUm,
    panels: [{ id, xUm: 0, yUm: 0, widthUm, heightUm }],
    foldsUm: [],
  };
}

/** The area that a photo fills: inside the border, to the bleed without one; a retro print has a window of its own. */
export function printWindow(row: PrintRow, borderMm: number): Box {
  return row.format === 'retro' ? retroWindow : borderWindow(printGeometry(row), borderMm * um);
}

/** Throws as `printGeometry` does. */
export function photoprintPages({ rows }: PhotoprintChoice): PageGeometry[] {
  return rows.map(printGeometry);
}
