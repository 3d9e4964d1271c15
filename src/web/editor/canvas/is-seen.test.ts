import { expect, test } from 'vitest';
import { isPageSeen } from './is-seen.ts';

const front = { xUm: 105_000, widthUm: 105_000 };
const shape = { kind: 'shape', rotation: 0, xUm: 40_000, widthUm: 30_000 } as const;

test('an element is drawn on a panel that it reaches, and everywhere where it is turned or belongs to no element', () => {
  expect(isPageSeen(shape, front)).toBe(false);
  expect(isPageSeen({ ...shape, xUm: 80_000 }, front)).toBe(true);
  expect(isPageSeen({ ...shape, xUm: 215_000 }, front)).toBe(false);
  expect(isPageSeen({ ...shape, rotation: 30 }, front)).toBe(true);
  expect(isPageSeen(null, front)).toBe(true);
});

test('letters and drawings are drawn on a panel that they may reach beyond their box', () => {
  const beside = { ...shape, xUm: 60_000 };
  expect(isPageSeen(beside, front)).toBe(false);
  expect(isPageSeen({ ...beside, kind: 'text' }, front)).toBe(true);
  expect(isPageSeen({ ...beside, kind: 'artwork' }, front)).toBe(true);
});
