/** The sheet of a narrow window, which holds the open panel: closed, over a part of the stage, or over all of it. Pure. */
export const sheetStates = ['peek', 'half', 'full'] as const;
export type SheetState = (typeof sheetStates)[number];

/** Lengths that the sheet has in each state, in pixels: heights on a phone, widths in a low window. */
export type SheetLengths = Readonly<Record<SheetState, number>>;

/** A sheet that is released faster than this, in pixels per millisecond, goes on in its direction. */
const flingSpeed = 0.5;

/** What a tap on the handle leads to. */
export function tappedSheet(state: SheetState): SheetState {
  return state === 'half' ? 'full' : 'half';
}

/** What Escape leads to; null where nothing is open. */
export function closedSheet(state: SheetState): SheetState | null {
  return state === 'full' ? 'half' : state === 'half' ? 'peek' : null;
}

/** What a key on the handle leads to; null for other keys. */
export function keyedSheet(state: SheetState, key: string): SheetState | null {
  const at = sheetStates.indexOf(state);
  switch (key) {
    case 'ArrowUp':
    case 'ArrowLeft':
      return sheetStates[at + 1] ?? 'full';
    case 'ArrowDown':
    case 'ArrowRight':
      return sheetStates[at - 1] ?? 'peek';
    case 'Home':
      return 'full';
    case 'End':
      return 'peek';
    default:
      return null;
  }
}

/**
 * The state of a sheet that is released with `length` pixels: the nearest one, or the next one in the direction of a fast drag.
 * @param speed Pixels per millisecond, positive where the sheet grows.
 */
export function releasedSheet(length: number, speed: number, lengths: SheetLengths): SheetState {
  if (speed > flingSpeed) return sheetStates.find((state) => lengths[state] > length) ?? 'full';
  if (speed < -flingSpeed) return sheetStates.findLast((state) => lengths[state] < length) ?? 'peek';
  return sheetStates.reduce((nearest, state) =>
    Math.abs(lengths[state] - length) < Math.abs(lengths[nearest] - length) ? state : nearest,
  );
}

/** Height of the row below the sheet of a phone, as the style sheet has it. */
const peekRowPx = 56;

/**
 * The lengths in a window, as the style sheet has them: on a phone half is two fifths of the window with the row below, at most 340 pixels.
 * @param windowHeight Of the window, in pixels.
 * @param stage Of the place that the sheet lies in, in pixels.
 */
export function sheetLengths(layout: 'phone' | 'low', windowHeight: number, stage: { width: number; height: number }): SheetLengths {
  if (layout === 'low') return { peek: 0, half: Math.min(280, stage.width * 0.6), full: stage.width * 0.6 };
  const half = Math.min(Math.max(240, windowHeight * 0.42), 340) - peekRowPx;
  return { peek: 0, half: Math.min(half, stage.height), full: stage.height };
}
