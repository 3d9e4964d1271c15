import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { screenColour } from '#core/design/colour.ts';
import { catalogueRows } from './rows.ts';
import { screenColours } from './screen.ts';

const inks = catalogueRows.flatMap(({ colourways }) => colourways.flatMap((colourway) => Object.values(colourway.inks)));

test('every ink of every design has a screen colour; otherwise run node tools/screen-colours.ts', () => {
  expect(inks.filter(({ hex }) => !/^#[0-9a-f]{6}$/.test(hex))).toEqual([]);
});

test('the table holds the colours of the output profile for exactly the swatches in use', () => {
  const lut = new Uint8Array(readFileSync(new URL('../icc/cmyk-srgb-17.bin', import.meta.url)));
  const expected = new Map(inks.map(({ c, m, y, k }) => [`${c} ${m} ${y} ${k}`, screenColour({ c, m, y, k }, lut)]));
  expect(new Map(screenColours)).toEqual(expected);
});
