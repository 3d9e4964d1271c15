/** Screen colours of the swatches that designs use, from the table that tools/screen-colours.ts generates with the output profile. */
import { screenTable } from './screen-colours.ts';

const table = new Map(screenTable);

/** '#rrggbb' of whole per cent c, m, y, k. '' for a swatch that is not in the table yet: a test names it, and documents refuse its ink. */
export function screen(c: number, m: number, y: number, k: number): string {
  return table.get(`${c} ${m} ${y} ${k}`) ?? '';
}
