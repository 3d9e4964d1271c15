/** What calendars and their options are called. */
import { formatted, type Message, message } from '#core/values/message.ts';
import type { CalendarChoice } from './choice.ts';
import {
  type AccessoryType,
  type CalendarType,
  calendarFormatSize,
  type DisplayType,
  type FormatType,
  type MonthCount,
  type MountingType,
  monthCountOf,
  type PaperType,
  type RefinementType,
} from './kinds.ts';
import { plusMonths } from './start.ts';

/** "Wandkalender" */
export function calendarName(type: CalendarType): Message {
  return message(`calendar.type.${type}`);
}

/** "DIN A3", "Quadrat" */
export function calendarFormatName(format: FormatType): Message {
  return message(`calendar.format.${format}`);
}

/** "29,7 × 42 cm"; of a format of another type the plain name. */
export function formatMeasure(type: CalendarType, format: FormatType): Message {
  const size = calendarFormatSize(type, format);
  return size ? formatted({ widthUm: size.widthMm * 1_000, heightUm: size.heightMm * 1_000 }) : calendarFormatName(format);
}

export function mountingName(mounting: MountingType): Message {
  return message(`calendar.mounting.${mounting}`);
}

export function calendarPaperName(paper: PaperType): Message {
  return message(`calendar.paper.${paper}`);
}

export function refinementName(refinement: RefinementType): Message {
  return message(`calendar.refinement.${refinement}`);
}

export function displayName(display: DisplayType): Message {
  return message(`calendar.display.${display}`);
}

export function calendarAccessoryName(accessory: AccessoryType): Message {
  return message(`calendar.accessory.${accessory}`);
}

/** "18 Monate" */
export function monthsName(months: MonthCount): Message {
  return message(`calendar.months.${months}`);
}

/** "2027", "2026/2027" where it goes on into another year, "2026–2028" where it goes on into a third one. */
export function yearsText({ year, startMonth, months }: Pick<CalendarChoice, 'year' | 'startMonth' | 'months'>): string {
  const last = plusMonths({ year, month: startMonth }, monthCountOf({ months }) - 1).year;
  if (last === year) return String(year);
  return last === year + 1 ? `${year}/${last}` : `${year}–${last}`;
}

/** "Wandkalender 2027" */
export function calendarTitle(choice: Pick<CalendarChoice, 'calendarType' | 'year' | 'startMonth' | 'months'>): Message {
  return message('calendar.title', { type: calendarName(choice.calendarType), years: yearsText(choice) });
}

/** "DIN A3, Spirale, Bilderdruck matt, Goldfolie auf dem Deckblatt, mit Stift" */
export function calendarText(choice: CalendarChoice): Message {
  const { calendarType, formatType, mountingType, paperType, refinementType, displayType, accessoryTypes: accessories } = choice;
  const parts = [
    formatMeasure(calendarType, formatType),
    ...(displayType === 'week' ? [displayName(displayType)] : []),
    ...(choice.months === undefined ? [] : [monthsName(choice.months)]),
    mountingName(mountingType),
    calendarPaperName(paperType),
    ...(refinementType === 'none' ? [] : [message('calendar.cover-foil', { foil: refinementName(refinementType) })]),
    ...accessories.map((one) => message('calendar.with', { accessory: calendarAccessoryName(one) })),
  ];
  return parts.reduce((text, more) => message('calendar.and', { text, more }), calendarFormatName(formatType));
}
