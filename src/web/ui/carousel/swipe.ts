/** What a drag means once the finger or button is up (Specification 4 and 9). Pure: distances in, decision out. */

export type Drag = {
  /** CSS pixels from where it began; right and down are positive. */
  dx: number;
  dy: number;
  isMouse: boolean;
  /** Move events so far. */
  moves: number;
};

const swipePx = 50;
/** A mouse that wanders mostly down or up selects or scrolls; touch leaves that to the browser. */
const mouseRatio = 3;
const clickMoves = 10;

/** 1 for the next slide, -1 for the one before, 0 to stay: a swipe is longer than 50 px, and by mouse three times as wide as high. */
export function swipeStep({ dx, dy, isMouse }: Drag): -1 | 0 | 1 {
  if (Math.abs(dx) <= swipePx) return 0;
  if (isMouse && Math.abs(dx) <= mouseRatio * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

/** Whoever moved that much, or turned to another slide, did not mean the link under the pointer. */
export function suppressesClick(drag: Drag): boolean {
  return drag.moves > clickMoves || swipeStep(drag) !== 0;
}
