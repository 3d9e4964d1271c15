import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { screenRgb } from '#core/design/colour.ts';
import { translucent } from './opacity.ts';
import type { Item } from './sheet.ts';

const d = 'M 0 0 L 1 0 L 1 1 Z';
const ink = { kind: 'process', c: 0, m: 0, y: 0, k: 100, hex: '#181715' } as const;
const gold = { kind: 'finish', finish: 'gold', hex: '#b8892f' } as const;
const fill = (paint: typeof ink | typeof gold): Item => ({ kind: 'fill', of: 'a', d, paint });

describe('see-through elements', () => {
  test('inks become one group, so that what lies over each other shows once', () => {
    expect(translucent('a', [fill(ink), fill(ink)], 0.4)).toEqual([
      { kind: 'group', of: 'a', clip: null, matrix: null, opacity: 0.4, items: [fill(ink), fill(ink)] },
    ]);
  });

  test('finishes stay whole and in their place, in groups too', () => {
    const clipped: Item = { kind: 'group', of: 'a', clip: d, matrix: null, items: [fill(ink), fill(gold), fill(ink)] };
    const items = translucent('a', [clipped, fill(gold)], 0.4);
    expect(items.map((item) => (item.kind === 'group' ? (item.opacity ?? item.clip) : 'finish'))).toEqual([0.4, d, 0.4, 'finish']);
    const wholes = items.filter((item) => item.kind === 'group' && item.opacity !== undefined);
    expect(JSON.stringify(wholes)).not.toContain('finish');
  });
});

test('a screen mixes light where the press mixes inks, and on paper the two stay near each other', () => {
  const lut = new Uint8Array(readFileSync(new URL('../../../icc/cmyk-srgb-17.bin', import.meta.url)));
  const swatches = [
    [0, 0, 0, 100],
    [55, 25, 60, 10],
    [10, 45, 30, 0],
    [20, 35, 80, 10],
    [90, 60, 10, 20],
    [0, 80, 60, 0],
  ];
  const differences: number[] = [];
  for (const [c = 0, m = 0, y = 0, k = 0] of swatches) {
    const full = screenRgb({ c, m, y, k }, lut);
    for (const share of [0.2, 0.4, 0.6, 0.8]) {
      const part = (value: number) => Math.round(value * share);
      const press = screenRgb({ c: part(c), m: part(m), y: part(y), k: part(k) }, lut);
      full.forEach((value, channel) => {
        differences.push(Math.abs(255 + (value - 255) * share - (press[channel] ?? 0)));
      });
    }
  }
  expect(differences.reduce((sum, one) => sum + one, 0) / differences.length).toBeLessThanOrEqual(6);
  expect(Math.max(...differences)).toBeLessThanOrEqual(24);
});
