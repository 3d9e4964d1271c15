/** What is wrong with a choice, with the nearest that is not; nothing where it can be made. */

import type { Offer } from '#core/products/product.ts';
import { isDay } from '#core/values/date.ts';
import type { FieldError } from '#core/values/fault.ts';
import { type Message, message } from '#core/values/message.ts';
import type { CalendarChoice } from './choice.ts';
import { calendarKinds, formatsOf } from './kinds.ts';
import {
  calendarAccessoryName,
  calendarFormatName,
  calendarName,
  calendarPaperName,
  displayName,
  monthsName,
  mountingName,
  refinementName,
} from './names.ts';
import type { CalendarOptions } from './rows.ts';
import { mondayOf, startDateOf, startMonthOf } from './start.ts';

/** Why a calendar of a type cannot have a value, naming the one it has instead. */
export function notOfType(type: CalendarChoice['calendarType'], value: Message, nearest: Message): Message {
  return message('calendar.not-of-type', { type: calendarName(type), value, nearest });
}

/** Why a planner does not begin on a day, or a calendar by months on any; null where it does. */
function startIssue({ displayType, startDate, year, startMonth }: CalendarChoice): Message | null {
  if (displayType !== 'week') return startDate === undefined ? null : message('calendar.start.no-date');
  const usual = startDateOf({ year, month: startMonth });
  if (startDate === undefined || !isDay(startDate)) return message('calendar.start.missing', { nearest: { day: usual, style: 'numeric' } });
  const monday = mondayOf(startDate);
  if (monday !== startDate) {
    return message('calendar.start.no-monday', {
      day: { day: startDate, style: 'long' },
      nearest: { day: monday, style: 'numeric' },
    });
  }
  const begun = startMonthOf(startDate);
  if (begun.year === year && begun.month === startMonth) return null;
  return message('calendar.start.differs', { nearest: { day: usual, style: 'numeric' } });
}

export function calendarIssues(choice: CalendarChoice, { rows }: Pick<Offer<CalendarOptions>, 'rows'>): FieldError[] {
  const { calendarType, formatType, mountingType, paperType, refinementType, displayType, accessoryTypes: accessories } = choice;
  const kind = calendarKinds[calendarType];
  const errors: FieldError[] = [];
  const refuse = (field: string, text: Message) => errors.push({ field, code: 'not-offered', message: text });
  const sold = <T>(field: string, value: T, known: readonly T[], name: Message) =>
    known.includes(value) || refuse(field, message('calendar.not-sold', { name }));
  const ofType = <T>(field: string, value: T, [first, ...others]: readonly [T, ...T[]], name: (value: T) => Message) =>
    value === first || others.includes(value) || refuse(field, notOfType(calendarType, name(value), name(first)));
  sold('calendarType', calendarType, rows.types, calendarName(calendarType));
  sold('mountingType', mountingType, rows.mountings, mountingName(mountingType));
  sold('paperType', paperType, rows.papers, calendarPaperName(paperType));
  sold('refinementType', refinementType, rows.refinements, refinementName(refinementType));
  if (choice.months === 18) sold('months', choice.months, rows.months, monthsName(18));
  if (choice.months === 18 && displayType === 'week') refuse('months', message('calendar.months.week'));
  for (const one of accessories) sold('accessoryTypes', one, rows.accessories, calendarAccessoryName(one));
  ofType('formatType', formatType, formatsOf(calendarType), calendarFormatName);
  ofType('mountingType', mountingType, kind.mountings, mountingName);
  ofType('paperType', paperType, kind.papers, calendarPaperName);
  ofType('displayType', displayType, kind.displays, displayName);
  if (new Set(accessories).size !== accessories.length) refuse('accessoryTypes', message('calendar.accessory.twice'));
  const start = startIssue(choice);
  if (start) refuse('startDate', start);
  return errors;
}
