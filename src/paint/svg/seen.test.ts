import { expect, test } from 'vitest';
import { rectPath } from '#core/design/outlines/outline.ts';
import type { Item } from '#core/layout/sheet.ts';
import { seenItems } from './seen.ts';

const view = { xUm: 0, yUm: 0, widthUm: 100_000, heightUm: 100_000 };
const paint = { kind: 'ink', ink: { c: 0, m: 0, y: 0, k: 90, hex: '#333333' } } as never;

function clipped(xUm: number, matrix: readonly [number, number, number, number, number, number] | null = null): Item {
  const d = rectPath({ xUm, yUm: 0, widthUm: 10_000, heightUm: 10_000 });
  const inner: Item = { kind: 'group', of: 'a', clip: d, matrix: null, items: [{ kind: 'fill', of: 'a', d, paint }] };
  return matrix ? { kind: 'group', of: 'a', clip: null, matrix, items: [inner] } : inner;
}

test('what is clipped to a place far from the view is left out, because the rasteriser aborts on it', () => {
  const [inside, beside, far] = [clipped(20_000), clipped(150_000), clipped(400_000)];
  expect(seenItems([inside, beside, far], view)).toEqual([inside, beside]);
});

test('a matrix around the clip counts', () => {
  const moved = clipped(400_000, [1, 0, 0, 1, -390_000, 0]);
  expect(seenItems([moved], view)).toEqual([moved]);
  expect(seenItems([clipped(20_000, [1, 0, 0, 1, 390_000, 0])], view)).toMatchObject([{ items: [] }]);
});
