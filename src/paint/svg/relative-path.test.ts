import { expect, test } from 'vitest';
import { readSvgPath } from '#core/values/svg-path.ts';
import { relativePath } from './relative-path.ts';

test('a relative path behind a move is the outline at that place, with all of its parts', () => {
  const d = 'M 10 20 L 30.5 20 C 31.125 21 32 22 33 23.75 Z M 12 22 L 14 22 L 14 24 Z L 15 25';
  const moved = readSvgPath(`M 100 200 ${relativePath(d)}`)?.slice(1);
  const rounded = JSON.stringify(moved, (_, value) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value));
  const there = 'M 110 220 L 130.5 220 C 131.125 221 132 222 133 223.75 Z M 112 222 L 114 222 L 114 224 Z L 115 225';
  expect(JSON.parse(rounded)).toEqual(readSvgPath(there));
});
