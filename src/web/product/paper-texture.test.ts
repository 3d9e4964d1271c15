import { describe, expect, test } from 'vitest';
import { options } from '#seed/options.ts';
import { paperLook, paperPixels, tilePx } from './paper-texture.ts';

const keys = options.papers.map(({ key }) => key);

function alphas(key: string): number[] {
  const pixels = paperPixels(key);
  return Array.from({ length: tilePx * tilePx }, (_, at) => pixels[at * 4 + 3] ?? 0);
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the ten papers', () => {
  test.each(keys)('%s: the same pixels every time, subtle, and without a seam', (key) => {
    expect(paperPixels(key)).toEqual(paperPixels(key));
    expect(mean(alphas(key))).toBeLessThan(26);
    const column = (x: number) => Array.from({ length: tilePx }, (_, y) => alphasOf[y * tilePx + x] ?? 0);
    const alphasOf = alphas(key);
    const step = (a: number[], b: number[]) => mean(a.map((value, at) => Math.abs(value - (b[at] ?? 0))));
    // From the last column to the first it is no further than between neighbours.
    const inner = Math.max(...Array.from({ length: tilePx - 1 }, (_, x) => step(column(x), column(x + 1))));
    expect(step(column(tilePx - 1), column(0))).toBeLessThanOrEqual(inner + 1);
  });

  test('no two look the same', () => {
    const looks = keys.map((key) => `${paperLook(key).colour} ${paperPixels(key).join()} ${paperLook(key).gloss}`);
    expect(new Set(looks).size).toBe(keys.length);
  });

  test('coated papers shine, uncoated ones do not', () => {
    expect(paperLook('bilderdruck-glaenzend').gloss).toBeGreaterThan(paperLook('bilderdruck-matt').gloss);
    for (const key of ['naturpapier', 'leinen', 'buetten', 'kraft', 'recycling']) expect(paperLook(key).gloss).toBe(0);
    expect(paperLook('gibt-es-nicht').colour).toBe('#fbfaf6');
  });
});
