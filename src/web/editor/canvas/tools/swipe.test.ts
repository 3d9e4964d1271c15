import { expect, test } from 'vitest';
import { down, move, pointer, run, selecting, toolContext } from '#tests/tool-fixture.ts';

const finger = (at = 0) => ({ id: 2, isMouse: false, at });
const swiping = { ...toolContext(), canSwipe: true };
const lifted = { type: 'pointer-up', pointer: pointer(0, 0, finger()) } as const;
function turned(x: number, y: number, { isAtEdge = false, ms = 1_000, context = swiping } = {}) {
  const start = down('text', 200, 300, { ...finger(), isAtEdge });
  return run(context, [start, move(200 + x / 2, 300 + y / 2, finger(ms / 2)), move(200 + x, 300 + y, finger(ms)), lifted]).at(-1)?.turnPage;
}

test.each([
  ['to the left', -60, 0, 1],
  ['to the right', 60, 0, -1],
  ['of 48 pixels', -48, 20, 1],
  ['shorter than 48 pixels and slow', -47, 0, undefined],
  ['half as far down as sideways', -60, 30, undefined],
  ['down', 0, 80, undefined],
])('a finger that moves %s over an element that is not selected turns the page or not', (_, x, y, page) => {
  expect(turned(x, y)).toBe(page);
});

test('a short swipe turns the page when it is fast', () => {
  expect([turned(-24, 0, { ms: 80 }), turned(-24, 0, { ms: 81 })]).toEqual([1, undefined]);
});

test('a swipe from the edge of the window is left to the browser', () => {
  expect([turned(60, 0, { isAtEdge: true }), turned(60, 0)]).toEqual([undefined, -1]);
});

test('a page that is zoomed, or a selected element, is moved and not turned', () => {
  expect(turned(-60, 0, { context: toolContext() })).toBeUndefined();
  expect(turned(-60, 0, { context: { ...selecting('text'), canSwipe: true } })).toBeUndefined();
});

test('a second finger ends a swipe', () => {
  const second = down('text', 260, 300, { id: 3, isMouse: false });
  const outcomes = run(swiping, [
    down('text', 200, 300, finger()),
    move(150, 300, finger(100)),
    second,
    move(100, 300, finger(200)),
    lifted,
  ]);
  expect(outcomes.map(({ turnPage }) => turnPage)).toEqual([undefined, undefined, undefined, undefined, undefined]);
});
