/** What calls about calendars are asked, read; what is not offered becomes a Fault that names each wrong value and the nearest right one. */
import { type CalendarChoice, calendarChoiceSchema } from '#core/products/calendar/choice.ts';
import { completeCalendar } from '#core/products/calendar/complete.ts';
import { colouringOf, designGroups, findDesignGroup } from '#core/products/calendar/design/registry.ts';
import { calendarIssues } from '#core/products/calendar/issues.ts';
import {
  accessoryTypes,
  calendarTypes,
  displayTypes,
  formatTypes,
  mountingTypes,
  paperTypes,
  refinementTypes,
} from '#core/products/calendar/kinds.ts';
import type { CalendarOptions } from '#core/products/calendar/rows.ts';
import { defaultStart, maxYear, minYear, startDateOf } from '#core/products/calendar/start.ts';
import { nearestText } from '#core/products/nearest-text.ts';
import { berlinTime, type Instant, isDay } from '#core/values/date.ts';
import type { FieldError } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { refuse } from './read-input.ts';

type Text = string | number | undefined;
export type CalendarInput = {
  [Key in Exclude<keyof CalendarChoice, 'type' | 'accessoryTypes'>]?: Text;
} & { accessoryTypes?: string | readonly string[] | undefined };

const vocabulary = {
  calendarType: calendarTypes,
  formatType: formatTypes,
  mountingType: mountingTypes,
  paperType: paperTypes,
  refinementType: refinementTypes,
  displayType: displayTypes,
} as const;
const words = Object.keys(vocabulary) as (keyof typeof vocabulary)[];

function wrong(field: string, key: string, value: string, values: Record<string, string | number>): FieldError {
  return { field, code: 'not-offered', message: message(`calendar.${key}`, { value, ...values }) };
}

function unknownWord(field: string, value: string, known: readonly [string, ...string[]]): FieldError[] {
  return known.includes(value) ? [] : [wrong(field, 'unknown', value, { nearest: nearestText(value, known) })];
}

function nearestWhole(value: string, min: number, max: number): number {
  const number = Number(value);
  return Number.isNaN(number) ? min : Math.min(max, Math.max(min, Math.round(number)));
}

function wrongNumber(field: 'startMonth' | 'year', value: string, min: number, max: number): FieldError[] {
  if (/^\d{1,4}$/.test(value) && Number(value) >= min && Number(value) <= max) return [];
  return [wrong(field, field === 'year' ? 'year' : 'month', value, { min, max, nearest: nearestWhole(value, min, max) })];
}

function wrongDesign({ designGroupId, designId }: Record<'designGroupId' | 'designId', string>): FieldError[] {
  const group = designGroupId === '' ? Number(designId.slice(0, -1)) : Number(designGroupId);
  const found = designGroupId === '' && designId === '' ? designGroups[0] : findDesignGroup(group);
  if (!found)
    return [
      wrong(designGroupId === '' ? 'designId' : 'designGroupId', 'group', designGroupId || designId, { nearest: designGroups[0].id }),
    ];
  const nearest = colouringOf(found, Number(designId));
  return designId === '' || String(nearest) === designId ? [] : [wrong('designId', 'group', designId, { nearest })];
}

/** Wrong words and numbers, whatever goes together. */
function wrongValues(text: (key: keyof CalendarInput) => string, accessories: readonly string[]): FieldError[] {
  const errors = words.flatMap((field) => (text(field) === '' ? [] : unknownWord(field, text(field), vocabulary[field])));
  for (const one of accessories) errors.push(...unknownWord('accessoryTypes', one, accessoryTypes));
  if (text('startMonth') !== '') errors.push(...wrongNumber('startMonth', text('startMonth'), 1, 12));
  if (text('year') !== '') errors.push(...wrongNumber('year', text('year'), minYear, maxYear));
  const months = text('months');
  if (months !== '' && months !== '12' && months !== '18') {
    errors.push(wrong('months', 'months', months, { nearest: Number(months) > 15 ? 18 : 12 }));
  }
  const date = text('startDate');
  if (date !== '' && !isDay(date)) errors.push(wrong('startDate', 'date', date, { nearest: startDateOf({ year: 2027, month: 1 }) }));
  return [...errors, ...wrongDesign({ designGroupId: text('designGroupId'), designId: text('designId') })];
}

/** Throws Fault 'bad-input' for what is not sold, with the nearest that is. What is left out has its default, from `now` on. */
export function readCalendar(given: CalendarInput, rows: CalendarOptions, now: Instant): CalendarChoice {
  const text = (key: keyof CalendarInput) => String(given[key] ?? '');
  const { accessoryTypes: named = [] } = given;
  const accessories = (typeof named === 'string' ? named.split(',') : named).filter((one) => one !== '');
  refuse(wrongValues(text, accessories));
  const usual = defaultStart(berlinTime(now).day);
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''));
  const complete = completeCalendar({ ...present, accessoryTypes: accessories }, { rows }, usual);
  // What was named stays, so that it is refused by its own sentence. Twelve months are what a choice does not name.
  const isKept = ([key, value]: [string, unknown]) => key in vocabulary || key === 'startDate' || (key === 'months' && `${value}` === '18');
  const kept = Object.fromEntries(Object.entries(present).filter(isKept));
  const choice = calendarChoiceSchema.parse({ ...complete, ...kept });
  refuse(calendarIssues(choice, { rows }));
  return choice;
}
