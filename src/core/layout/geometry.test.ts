import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { archPath, ellipsePath, rectPath } from '#core/design/outlines/outline.ts';
import { mapPath, movePath, readPath } from './path.ts';
import { sineCosine, turnMatrix } from './rotation.ts';

describe('turning', () => {
  test('sine and cosine agree with the engine to a billionth', () => {
    for (let degrees = -360; degrees <= 360; degrees += 0.7) {
      const { sine, cosine } = sineCosine(degrees);
      expect(Math.abs(sine - Math.sin((degrees * Math.PI) / 180))).toBeLessThan(1e-9);
      expect(Math.abs(cosine - Math.cos((degrees * Math.PI) / 180))).toBeLessThan(1e-9);
    }
  });

  test('quarter turns are exact and never minus zero', () => {
    expect([0, 90, 180, -90, 360].map((degrees) => sineCosine(degrees))).toEqual([
      { sine: 0, cosine: 1 },
      { sine: 1, cosine: 0 },
      { sine: 0, cosine: -1 },
      { sine: -1, cosine: 0 },
      { sine: 0, cosine: 1 },
    ]);
  });

  test('an upright box needs no matrix', () => {
    expect(turnMatrix({ xUm: 5, yUm: 6, widthUm: 7, heightUm: 8, rotation: 360 })).toBeNull();
  });
});

describe('paths', () => {
  const box = { xUm: 1_000, yUm: 2_000, widthUm: 20_000, heightUm: 30_000 };
  test('outlines are whole numbers in the form of the Sheet', () => {
    for (const d of [rectPath(box), ellipsePath(box), archPath(box), archPath({ ...box, heightUm: 3_001 })]) {
      expect(d).toMatch(/^M( -?\d+| [LC])+ Z$/);
      const numbers = [...d.matchAll(/-?\d+/g)].map(Number);
      expect(Math.min(...numbers.filter((_, index) => index % 2 === 0))).toBeGreaterThanOrEqual(1_000);
      expect(Math.max(...numbers.filter((_, index) => index % 2 === 0))).toBeLessThanOrEqual(21_000);
      expect(Math.max(...numbers.filter((_, index) => index % 2 === 1))).toBeLessThanOrEqual(32_000);
    }
  });

  test('moving keeps the shape', () => {
    expect(movePath('M 0 0 L 10 0 C 1 2 3 4 5 6 Z', 100, -7)).toBe('M 100 -7 L 110 -7 C 101 -5 103 -3 105 -1 Z');
  });

  test('numbers are read as JavaScript reads them', () => {
    const written = [
      '0',
      '-0',
      '7.25',
      '-12.125',
      '.5',
      '3.',
      '0.1',
      '123456789.123456',
      '-98765432109876543',
      '1e3',
      '0.30000000000000004',
    ];
    const read: number[] = [];
    readPath(
      `M ${written
        .flatMap((number) => [number, '1 L'])
        .join(' ')
        .replace(/ L$/, '')}`,
      () => {},
      (x) => read.push(x),
    );
    expect(read).toEqual(written.map(Number));
  });

  test.each(['', 'M 0', 'M 0 x', 'm 0 0', 'M 0 0 A 1 1 0 0 0 2 2', 'M 0 0 ', 'M  0 0', 'M - 0', 'M 1.2.3 0', '<script>'])(
    '%j is no path',
    (d) => {
      expect(() => mapPath(d, (x, y) => [x, y])).toThrow(/path/);
    },
  );
});

test('documents and layouts use no function whose last bit engines may choose: sine and its kin, powers, roots of any kind but the square', () => {
  const approximate = /Math\.(a?sinh?|a?cosh?|a?tanh?|atan2|exp|expm1|log|log2|log10|log1p|pow|hypot|cbrt)\b/;
  const folders = ['../design/', './'].map((folder) => new URL(folder, import.meta.url));
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => new URL(name, folder)));
  const sources = files.filter(({ pathname }) => pathname.endsWith('.ts') && !pathname.endsWith('.test.ts'));
  expect(sources.length).toBeGreaterThan(30);
  expect(sources.filter((file) => approximate.test(readFileSync(file, 'utf8'))).map(({ pathname }) => pathname)).toEqual([]);
  expect(approximate.test('Math.sin(x)')).toBe(true);
});
