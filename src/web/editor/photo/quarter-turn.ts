import type { PhotoElement } from '#core/design/document.ts';

const next = { 0: 90, 90: 180, 180: 270, 270: null } as const;

/** A quarter further clockwise; null for upright. */
export function quarterTurn(turn: PhotoElement['turn']): 90 | 180 | 270 | null {
  return next[turn ?? 0];
}
