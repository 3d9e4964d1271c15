import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { polygon, readSvgPath } from '#core/values/svg-path.ts';
import { type CollageShape, collageSchema, collageShapeSchema } from './collage.ts';
import { shapePath, withShapeOfMode } from './outline.ts';

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ\u00c4\u00d6\u00dc');
const digits = Array.from('0123456789');
const texts = [...letters, ...digits, 'AB', '\u00c4W', '18', '30', '77'];
const shapes: CollageShape[] = ['heart', 'circle', ...texts.map((text) => ({ text }))];

const area = fc.record({
  xUm: fc.integer({ min: -50_000, max: 50_000 }),
  yUm: fc.integer({ min: -50_000, max: 50_000 }),
  widthUm: fc.integer({ min: 50_000, max: 2_000_000 }),
  heightUm: fc.integer({ min: 50_000, max: 2_000_000 }),
});

describe('the outline of a collage', () => {
  test('of every shape lies in the middle of its area and is as large as that allows', () => {
    fc.assert(
      fc.property(fc.constantFrom(...shapes), area, (shape, box) => {
        const points = (readSvgPath(shapePath(shape, box)) ?? []).flatMap(polygon);
        const [xs, ys] = [points.map(([x]) => x - box.xUm), points.map(([, y]) => y - box.yUm)];
        const [left, top, right, bottom] = [
          Math.min(...xs),
          Math.min(...ys),
          box.widthUm - Math.max(...xs),
          box.heightUm - Math.max(...ys),
        ];
        for (const rest of [left, top, right, bottom]) expect(rest).toBeGreaterThanOrEqual(0);
        expect(Math.abs(left - right)).toBeLessThanOrEqual(2);
        expect(Math.abs(top - bottom)).toBeLessThanOrEqual(2);
        expect(Math.min(left, top)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('is written as paths of a Sheet are', () => {
    for (const shape of shapes)
      expect(shapePath(shape, { xUm: 3_000, yUm: -2_000, widthUm: 400_000, heightUm: 300_000 })).toMatch(
        /^(M -?\d+ -?\d+( (L -?\d+ -?\d+|C( -?\d+){6}))+ Z ?)+$/,
      );
  });

  test('of two characters has each beside the other', () => {
    const box = { xUm: 0, yUm: 0, widthUm: 600_000, heightUm: 400_000 };
    const spans = (readSvgPath(shapePath({ text: '18' }, box)) ?? []).map((path) => polygon(path).map(([x]) => x));
    const one = spans.filter((xs) => Math.max(...xs) < 300_000);
    const eight = spans.filter((xs) => !one.includes(xs));
    expect(one.length + eight.length).toBe(spans.length);
    expect(Math.min(...eight.flat())).toBeGreaterThan(Math.max(...one.flat()) + 5_000);
  });
});

describe('the shape of a collage', () => {
  test.each(['A', '\u00c4\u00dc', 'ZZ', '1', '05'])('may be the text %s', (text) => {
    expect(z.safeParse(collageShapeSchema, { text }).success).toBe(true);
  });

  test.each(['', 'a', 'ABC', '100', 'A1', '\u00df', '!', ' '])('is never the text %o', (text) => {
    expect(z.safeParse(collageShapeSchema, { text }).success).toBe(false);
  });

  const settings = { design: 1, gapUm: 4_000, marginUm: 10_000, cornerUm: 0, seed: 0, locked: [] };

  test('is needed by its mode and refused with others', () => {
    const isRead = (more: object) => z.safeParse(collageSchema, { ...settings, ...more }).success;
    expect(isRead({ mode: 'shape', shape: 'heart' })).toBe(true);
    expect(isRead({ mode: 'shape' })).toBe(false);
    expect(isRead({ mode: 'grid' })).toBe(true);
    expect(isRead({ mode: 'grid', shape: 'heart' })).toBe(false);
    expect(isRead({ mode: 'free', shape: { text: 'A' } })).toBe(false);
  });

  test('goes with its mode, and is a heart where none was chosen', () => {
    expect(withShapeOfMode({ ...settings, mode: 'grid', shape: 'circle' })).toEqual({ ...settings, mode: 'grid' });
    expect(withShapeOfMode({ ...settings, mode: 'shape' })).toEqual({ ...settings, mode: 'shape', shape: 'heart' });
    expect(withShapeOfMode({ ...settings, mode: 'shape', shape: { text: '50' } }).shape).toEqual({ text: '50' });
  });
});
