/** Two taps of a finger as one double tap. Pure. */

/** A tap of a finger: milliseconds since the page was opened, pixels of the window. */
export type Tap = { at: number; xPx: number; yPx: number };

const withinMs = 350;
const withinPx = 24;

/** Whether a tap follows another so soon and so near that both are one double tap. */
export function isDoubleTap(first: Tap | null, { at, xPx, yPx }: Tap): boolean {
  return first !== null && at - first.at <= withinMs && Math.hypot(xPx - first.xPx, yPx - first.yPx) <= withinPx;
}
