/** A choice as the text of an order, wandkalender-din-a3-spirale-matt-none-2027-01, and back. Designs are content: the first one is read. */
import type { CalendarChoice } from './choice.ts';
import { calendarChoiceSchema } from './choice.ts';
import { accessoryTypes, calendarKinds, calendarTypes, formatsOf, type PaperType, paperTypes, refinementTypes } from './kinds.ts';
import { startMonthOf } from './start.ts';

const paperWords: Record<PaperType, string> = { 'bilderdruck-matt': 'matt', 'bilderdruck-glaenzend': 'glaenzend', naturpapier: 'natur' };
const accessoryWords = { geschenkbox: 'gb', stift: 'st' } as const;

/** [a-z0-9-], at most 70: a planner by weeks ends with its first day, 18 months have `h` for half a year more between year and month: 2027h01. */
export function calendarSkuOfChoice(choice: CalendarChoice): string {
  const {
    calendarType,
    formatType,
    mountingType,
    paperType,
    refinementType,
    year,
    startMonth,
    startDate,
    accessoryTypes: more,
    months,
  } = choice;
  const start = startDate ?? `${year}${months === undefined ? '-' : 'h'}${String(startMonth).padStart(2, '0')}`;
  const parts = [calendarType, formatType, mountingType, paperWords[paperType], refinementType, start];
  return [...parts, ...more.map((one) => accessoryWords[one])].join('-');
}

/** The choice that a sku stands for; null for one of another product or of no choice. */
export function calendarOfSku(sku: string): CalendarChoice | null {
  const calendarType = calendarTypes.find((type) => sku.startsWith(`${type}-`));
  if (!calendarType) return null;
  const formatType = formatsOf(calendarType).find((format) => sku.startsWith(`${calendarType}-${format}-`));
  if (!formatType) return null;
  const rest = sku.slice(`${calendarType}-${formatType}-`.length);
  const [, mounting, paper, refinement, year, joint, month, day, more = ''] =
    /^([a-z]+)-([a-z]+)-([a-z]+)-(\d{4})([-h])(\d\d)(?:-(\d\d))?((?:-[a-z]{2})*)$/.exec(rest) ?? [];
  const startDate = day === undefined ? undefined : `${year}-${month}-${day}`;
  const start = startDate === undefined ? { year: Number(year), month: Number(month) } : startMonthOf(startDate);
  const read = calendarChoiceSchema.safeParse({
    type: 'calendar',
    calendarType,
    formatType,
    mountingType: calendarKinds[calendarType].mountings.find((one) => one === mounting),
    paperType: paperTypes.find((one) => paperWords[one] === paper),
    refinementType: refinementTypes.find((one) => one === refinement),
    displayType: startDate === undefined ? 'month' : 'week',
    year: start.year,
    startMonth: start.month,
    ...(startDate === undefined ? {} : { startDate }),
    accessoryTypes: accessoryTypes.filter((one) => more.split('-').includes(accessoryWords[one])),
    designGroupId: 1,
    designId: 11,
    ...(joint === 'h' ? { months: 18 } : {}),
  });
  return read.success && calendarSkuOfChoice(read.data) === sku ? read.data : null;
}
