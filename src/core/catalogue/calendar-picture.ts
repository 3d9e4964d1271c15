/** Addresses of calendar pictures. They are read in parse-calendar-picture.ts, which knows all designs. */

import type { CalendarType } from '#core/products/calendar/kinds.ts';
import { pictureRoot } from '#core/site/picture-root.ts';

/** The cover or a month of a type in a design. */
export type CalendarPicture = { calendarType: CalendarType; designId: number; sheet: 'cover' | 'month' };

/** The address without width and ending. */
export function calendarPictureBase({ calendarType, designId, sheet }: CalendarPicture): string {
  return `${pictureRoot}calendars/${calendarType}/${designId}-${sheet}`;
}
