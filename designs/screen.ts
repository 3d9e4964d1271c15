/** Screen colours of the swatches that designs use, from the table that tools/screen-colours.ts generates with the output profile. */
import { screenTable } from './screen-colours.ts';

/** A line has the swatch and its colour: "5 0 12 0 #eef3dd". One text, since a list of thousands of pairs would be slow to read. */
export const screenColours: ReadonlyMap<string, string> = new Map(
  screenTable
    .trim()
    .split('\n')
    .map((line): [string, string] => [line.slice(0, line.lastIndexOf(' ')), line.slice(line.lastIndexOf(' ') + 1)]),
);

/** '#rrggbb' of whole per cent c, m, y, k. '' for a swatch that is not in the table yet: a test names it, and documents refuse its ink. */
export function screen(c: number, m: number, y: number, k: number): string {
  return screenColours.get(`${c} ${m} ${y} ${k}`) ?? '';
}
