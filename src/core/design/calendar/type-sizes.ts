/** How large the figures and the names of a grid of days are printed at least: a calendar is read from as far away as it is large. */
import type { Box } from '#core/design/outlines/outline.ts';

/** Em sizes in whole micrometres: of the figures of days, and of names on days, weekdays, numbers of weeks and the legend. */
export type CalendarTypeSizes = { dayUm: number; nameUm: number };

const pointUm = 25_400 / 72;

/** Short side of the page in millimetres, points of days and of names. Between two rows sizes lie on a line, beyond the ends they stay. */
const rows = [
  [105, 9, 6.5],
  [148, 11, 7],
  [210, 14, 8],
  [297, 20, 10],
] as const;

/** From this size on the plates of several inks meet well enough, and light type on a dark ground is read. */
export const severalInksUm = Math.ceil(8 * pointUm);

/** The least sizes on a page of these sides in micrometres. */
export function calendarTypeSizes({ widthUm, heightUm }: Pick<Box, 'widthUm' | 'heightUm'>): CalendarTypeSizes {
  const [first, ...others] = rows;
  const side = Math.min(widthUm, heightUm) / 1_000;
  let [fromMm, day, name]: readonly [number, number, number] = first;
  for (const [toMm, nextDay, nextName] of others) {
    const share = Math.max(0, Math.min(1, (side - fromMm) / (toMm - fromMm)));
    const reached = share < 1;
    day += (nextDay - day) * share;
    name += (nextName - name) * share;
    if (reached) break;
    fromMm = toMm;
  }
  return { dayUm: Math.ceil(day * pointUm), nameUm: Math.ceil(name * pointUm) };
}
