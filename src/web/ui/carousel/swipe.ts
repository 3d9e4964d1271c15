/** What a finished drag means: a swipe, a click, or neither (Specification 4 and 9). */

export type Drag = {
  /** CSS pixels from the start; right and down are positive. */
  dx: number;
  dy: number;
  isMouse: boolean;
  /** Move events so far. */
  moves: number;
};

const swipePx = 50;
/** A mostly vertical mouse drag selects or scrolls; for touch the browser decides. */
const mouseRatio = 3;
const clickMoves = 10;

/** 1 for the next slide, -1 for the one before, 0 to stay: a swipe is longer than 50 px, and by mouse three times as wide as high. */
export function swipeStep({ dx, dy, isMouse }: Drag): -1 | 0 | 1 {
  if (Math.abs(dx) <= swipePx) return 0;
  if (isMouse && Math.abs(dx) <= mouseRatio * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

/** After a long drag or a swipe, the link under the pointer is not followed. */
export function suppressesClick(drag: Drag): boolean {
  return drag.moves > clickMoves || swipeStep(drag) !== 0;
}
