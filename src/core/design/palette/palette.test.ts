import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Ink } from '#core/design/ink.ts';
import { chromaOf, colourDifference, hueOf, labOfHex } from '#core/design/own-inks/colour-space.ts';
import { leadRows } from '#designs/rows.ts';
import { coloursOf, type PaletteDesign, paletteOf } from './palette.ts';
import { photoColours } from './photo-colours.ts';
import { turnBetween } from './roles.ts';

const lut = new Uint8Array(readFileSync(new URL('../../../../icc/cmyk-srgb-17.bin', import.meta.url)));

function designOf(id: string, inks: Record<string, Ink> = {}): PaletteDesign {
  const own = leadRows.find((row) => row.id === id)?.colourways[0]?.inks ?? {};
  const pairs = ['ink', 'accent'].map((ink) => ({ ink, ground: 'paper', least: 4.5 }));
  return { inks: { ...own, ...inks }, grounds: new Set(['paper']), pairs };
}
const coral: Ink = { c: 0, m: 60, y: 50, k: 0, hex: '#ee8673' };

test('both colours are printed where the design has inks as light as they are, and its drawings follow them [E096]', () => {
  const { inks, colours } = paletteOf(designOf('beerenzeit'), ['#5b7f5c', '#a4425a'], lut);
  for (const { apart } of colours) expect(apart).toBeLessThan(5);
  const green = hueOf(labOfHex('#5b7f5c'));
  for (const token of ['leaf1', 'leaf2', 'leaf3-dark'])
    expect(Math.abs(turnBetween(hueOf(labOfHex(inks[token]?.hex ?? '')), green))).toBeLessThan(25);
});

test('foil, white, own inks and paper nearly stay [E096]', () => {
  const of = designOf('olivia', { 'own-1': coral, foam: { c: 0, m: 0, y: 0, k: 0, hex: '#ffffff' } });
  const { inks } = paletteOf(of, ['#7a2436', '#d9a441'], lut);
  for (const token of ['gold', 'own-1', 'foam']) expect(inks[token]).toEqual(of.inks[token]);
  expect(colourDifference(labOfHex(inks.paper?.hex ?? ''), labOfHex(of.inks.paper?.hex ?? ''))).toBeLessThan(6);
});

test('a design in one colour shows the second one in every second tone of its drawing [E096]', () => {
  const { colours } = paletteOf(designOf('olivia'), ['#8fa58c', '#c9736b'], lut);
  expect(colours.map(({ token }) => token)).toEqual(['leaf3', 'leaf2']);
});

test('the same colours give the same inks, and are found again in them [E096]', () => {
  const of = designOf('beerenzeit');
  const once = paletteOf(of, ['#5b7f5c', '#a4425a'], lut);
  expect(paletteOf(of, ['#5b7f5c', '#a4425a'], lut)).toEqual(once);
  expect(coloursOf(of, once.inks).every((hex) => Object.values(once.inks).some((ink) => ink.hex === hex))).toBe(true);
});

test('a stock that takes less ink gets less [E096]', () => {
  const { inks } = paletteOf(designOf('beerenzeit'), ['#123a2c', '#4a0f1c'], lut, 220);
  const changed = Object.entries(inks).filter(([token, ink]) => ink !== designOf('beerenzeit').inks[token]);
  for (const [token, { c, m, y, k }] of changed) if (token !== 'eye') expect(c + m + y + k, token).toBeLessThanOrEqual(220);
});

/** `parts` of a picture: so many pixels of a colour each. */
function pixels(...parts: [count: number, red: number, green: number, blue: number][]): number[] {
  return parts.flatMap(([count, red, green, blue]) => Array.from({ length: count }, () => [red, green, blue, 255]).flat());
}

test('a photo gives the colours that it is remembered by, not that of the wall behind [E096]', () => {
  const found = photoColours(pixels([1200, 226, 222, 215], [500, 170, 40, 52], [400, 70, 110, 80]));
  expect(found?.map((hex) => Math.round(hueOf(labOfHex(hex)) / 30))).toEqual([1, 5]);
  expect(found?.every((hex) => chromaOf(labOfHex(hex)) > 15)).toBe(true);
});

test('a photo in one colour gives two tones of it, one without a pixel none [E096]', () => {
  const [one = '', other = ''] = photoColours(pixels([900, 60, 100, 140])) ?? [];
  expect(Math.abs(turnBetween(hueOf(labOfHex(one)), hueOf(labOfHex(other))))).toBeLessThan(20);
  expect(colourDifference(labOfHex(one), labOfHex(other))).toBeGreaterThan(15);
  expect(photoColours([1, 2, 3, 0])).toBeNull();
});
