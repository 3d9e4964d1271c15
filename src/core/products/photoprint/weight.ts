/** Weight of a set of prints, computed from area and grammage; nothing here was weighed. */
import type { PhotoprintChoice, PrintPaper } from './choice.ts';
import { isPrintFormat, printFormats } from './formats.ts';

export const gramsPerM2: Record<PrintPaper, number> = { matt: 225, glossy: 225, hahnemuehle: 308 };

/** Milligrams without packing: 1 g/m² is 0.001 mg/mm². */
export function photoprintMg({ rows, paper }: PhotoprintChoice): number {
  return rows.reduce((sum, { format, copies }) => {
    if (!isPrintFormat(format)) return sum;
    const { widthMm, heightMm } = printFormats[format];
    return sum + copies * Math.round((widthMm * heightMm * gramsPerM2[paper]) / 1_000);
  }, 0);
}
