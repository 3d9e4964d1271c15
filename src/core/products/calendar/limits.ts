/** Figures of the print check: what is larger than A4 hangs on a wall and is looked at from a distance. */
import { handHeld, type Limits } from '#core/preflight/limits.ts';
import { levelsByDiagonal } from '#core/products/levels-by-diagonal.ts';
import { namedSizes } from '#core/values/unit.ts';
import type { CalendarShape } from './choice.ts';
import { formatSize } from './kinds.ts';

const { a4 } = namedSizes;
const handHeldDiagonalMm = Math.hypot(a4.widthMm, a4.heightMm);

/** 5.5 pt: words on the days of a calendar, which grids set no smaller. */
const smallestMarkUm = Math.floor((5.5 * 25_400) / 72);

export function calendarLimits({ calendarType, formatType }: Pick<CalendarShape, 'calendarType' | 'formatType'>): Limits {
  const size = formatSize(calendarType, formatType) ?? a4;
  const diagonalMm = Math.hypot(size.widthMm, size.heightMm);
  const ppi = diagonalMm <= handHeldDiagonalMm ? handHeld.ppi : levelsByDiagonal(diagonalMm);
  return { ...handHeld, typeUm: smallestMarkUm, ppi };
}
