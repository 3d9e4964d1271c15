/** Figures of the print check: what is larger than A4 hangs on a wall and is looked at from a distance. */
import { handHeld, type Limits } from '#core/preflight/limits.ts';
import { levelsByDiagonal } from '#core/products/levels-by-diagonal.ts';
import { namedSizes } from '#core/values/unit.ts';
import type { CalendarShape } from './choice.ts';
import { calendarFormatSize } from './kinds.ts';

const { a4 } = namedSizes;
const handHeldDiagonalMm = Math.hypot(a4.widthMm, a4.heightMm);

/** Foil is stamped on the cover only. */
const refinedPages = ['first'] as const;

/** 5.2 pt: figures of the days before and after a month on the smallest calendars. Words on the days are set no smaller than 5.5 pt. */
const smallestFigureUm = Math.floor((5.2 * 25_400) / 72);

export function calendarLimits({ calendarType, formatType }: Pick<CalendarShape, 'calendarType' | 'formatType'>): Limits {
  const size = calendarFormatSize(calendarType, formatType) ?? a4;
  const diagonalMm = Math.hypot(size.widthMm, size.heightMm);
  const ppi = diagonalMm <= handHeldDiagonalMm ? handHeld.ppi : levelsByDiagonal(diagonalMm);
  return { ...handHeld, typeUm: smallestFigureUm, ppi, refinedPages };
}
