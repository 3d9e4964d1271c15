import { describe, expect, test } from 'vitest';
import { suppressesClick, swipeStep } from './swipe.ts';

const touch = { dy: 0, isMouse: false, moves: 1 };
const mouse = { dy: 0, isMouse: true, moves: 1 };

describe('a drag', () => {
  test('of 50 px exactly stays, of 51 px moves next or previous [F286, F506]', () => {
    expect([-51, -50, 0, 50, 51].map((dx) => swipeStep({ ...touch, dx }))).toEqual([1, 0, 0, 0, -1]);
    expect([-51, -50, 50, 51].map((dx) => swipeStep({ ...mouse, dx }))).toEqual([1, 0, 0, -1]);
  });

  test('by mouse counts when it is more than three times as wide as high [F287, F506]', () => {
    expect([29, 30, 31].map((dy) => swipeStep({ ...mouse, dx: -90, dy }))).toEqual([1, 0, 0]);
    expect([-29, -30].map((dy) => swipeStep({ ...mouse, dx: 90, dy }))).toEqual([-1, 0]);
    expect(swipeStep({ ...touch, dx: -90, dy: 80 })).toBe(1);
  });

  test('of more than 10 move events is no click [F291, F507]', () => {
    expect([1, 10, 11].map((moves) => suppressesClick({ ...mouse, dx: 0, moves }))).toEqual([false, false, true]);
    expect([50, 51].map((dx) => suppressesClick({ ...mouse, dx, moves: 5 }))).toEqual([false, true]);
  });
});
