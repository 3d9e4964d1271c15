/** Reads addresses of calendar pictures. What is not exactly such an address has no picture. */

import { colouringInks } from '#core/products/calendar/design/inks.ts';
import { calendarTypes } from '#core/products/calendar/kinds.ts';
import { pictureRoot } from '#core/site/picture-root.ts';
import type { CalendarPicture } from './calendar-picture.ts';
import { pictureWidths } from './picture.ts';

const pattern = new RegExp(
  `^${pictureRoot}calendars/(${calendarTypes.join('|')})/(\\d{2,3})-(cover|month)-(${pictureWidths.join('|')})\\.webp$`,
);

/** The picture an address asks for, or null. */
export function parseCalendarPicture(path: string): (CalendarPicture & { width: number }) | null {
  const [, type, design, sheet, width] = pattern.exec(path) ?? [];
  const calendarType = calendarTypes.find((one) => one === type);
  if (!calendarType || !Object.hasOwn(colouringInks, Number(design))) return null;
  return { calendarType, designId: Number(design), sheet: sheet === 'cover' ? 'cover' : 'month', width: Number(width) };
}
