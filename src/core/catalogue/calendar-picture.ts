/** Addresses of calendar pictures: written and read in one place. What is not exactly such an address has no picture. */
import { colouringInks } from '#core/products/calendar/design/inks.ts';
import { type CalendarType, calendarTypes } from '#core/products/calendar/kinds.ts';
import { pictureWidths } from './picture.ts';

/** The cover or a month of a type in a design. */
export type CalendarPicture = { calendarType: CalendarType; designId: number; sheet: 'cover' | 'month' };

const pattern = new RegExp(`^/img/calendars/(${calendarTypes.join('|')})/(\\d{2,3})-(cover|month)-(${pictureWidths.join('|')})\\.webp$`);

/** The address without width and ending. */
export function calendarPictureBase({ calendarType, designId, sheet }: CalendarPicture): string {
  return `/img/calendars/${calendarType}/${designId}-${sheet}`;
}

/** The picture an address asks for, or null. */
export function parseCalendarPicture(path: string): (CalendarPicture & { width: number }) | null {
  const [, type, design, sheet, width] = pattern.exec(path) ?? [];
  const calendarType = calendarTypes.find((one) => one === type);
  if (!calendarType || !Object.hasOwn(colouringInks, Number(design))) return null;
  return { calendarType, designId: Number(design), sheet: sheet === 'cover' ? 'cover' : 'month', width: Number(width) };
}
