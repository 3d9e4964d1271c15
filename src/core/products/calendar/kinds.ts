/** Types of calendars with their formats, mountings and papers. Figures are those of the press: another one is another row. */
import { namedSizes, type SizeMm } from '#core/values/unit.ts';

/** Specification 3. */
export const calendarTypes = ['wandkalender', 'familienplaner', 'kuechenkalender', 'terminkalender', 'tischkalender'] as const;
export type CalendarType = (typeof calendarTypes)[number];
export const formatTypes = ['din-a3', 'din-a4', 'square', 'landscape', 'large', 'portrait-long', 'small'] as const;
export type FormatType = (typeof formatTypes)[number];
export const mountingTypes = ['spirale', 'lochung', 'holzblock', 'holzfuss', 'ohne'] as const;
export type MountingType = (typeof mountingTypes)[number];
export const paperTypes = ['bilderdruck-matt', 'bilderdruck-glaenzend', 'naturpapier'] as const;
export type PaperType = (typeof paperTypes)[number];
/** Of the cover sheet. */
export const refinementTypes = ['none', 'gold', 'rosegold', 'silver'] as const;
export type RefinementType = (typeof refinementTypes)[number];
/** A month or a week for each opening of a planner. */
export const displayTypes = ['month', 'week'] as const;
export type DisplayType = (typeof displayTypes)[number];
export const accessoryTypes = ['geschenkbox', 'stift'] as const;
export type AccessoryType = (typeof accessoryTypes)[number];

/** First is what a visit begins with. */
type OneOrMore<T> = readonly [T, ...T[]];

type CalendarKind = {
  formats: OneOrMore<readonly [FormatType, SizeMm]>;
  mountings: OneOrMore<MountingType>;
  papers: OneOrMore<PaperType>;
  displays: OneOrMore<DisplayType>;
  /** Numbers of columns of the days, the usual one first; absent: a month has one. */
  columns?: { min: number; max: number; initial: number };
};

const size = (widthMm: number, heightMm: number): SizeMm => ({ widthMm, heightMm });
const printed = ['bilderdruck-matt', 'bilderdruck-glaenzend', 'naturpapier'] as const;
const written = ['naturpapier', 'bilderdruck-matt', 'bilderdruck-glaenzend'] as const;

export const calendarKinds: Record<CalendarType, CalendarKind> = {
  wandkalender: {
    formats: [
      ['din-a3', namedSizes.a3],
      ['din-a4', namedSizes.a4],
      ['square', size(300, 300)],
      ['landscape', size(420, 297)],
      ['large', size(420, 594)],
    ],
    mountings: ['spirale', 'lochung'],
    papers: printed,
    displays: ['month'],
  },
  familienplaner: {
    formats: [
      ['portrait-long', size(200, 420)],
      ['large', size(300, 450)],
    ],
    mountings: ['spirale', 'lochung'],
    papers: written,
    displays: ['month'],
    columns: { min: 2, max: 6, initial: 4 },
  },
  kuechenkalender: {
    formats: [['portrait-long', size(148, 420)]],
    mountings: ['spirale', 'lochung'],
    papers: written,
    displays: ['month'],
  },
  terminkalender: {
    formats: [
      ['small', namedSizes.a5],
      ['din-a4', namedSizes.a4],
    ],
    mountings: ['spirale'],
    papers: ['naturpapier'],
    displays: ['month', 'week'],
  },
  tischkalender: {
    formats: [
      ['small', namedSizes.a6],
      ['square', size(140, 140)],
      ['landscape', size(210, 148)],
    ],
    mountings: ['spirale', 'holzblock', 'holzfuss', 'ohne'],
    papers: printed,
    displays: ['month'],
  },
};

/** Null for a format of another type. */
export function calendarFormatSize(calendarType: CalendarType, formatType: FormatType): SizeMm | null {
  return calendarKinds[calendarType].formats.find(([key]) => key === formatType)?.[1] ?? null;
}

export function formatsOf(calendarType: CalendarType): readonly [FormatType, ...FormatType[]] {
  const [first, ...others] = calendarKinds[calendarType].formats;
  return [first[0], ...others.map(([key]) => key)];
}

/** Printed on both sides and bound at the side, in place of sheets that are turned up. */
export function isDuplex(calendarType: CalendarType): boolean {
  return calendarType === 'terminkalender';
}

/** Grams a square metre; leaves of a planner are thin enough to be many. */
export function calendarGramsPerM2({ calendarType, paperType }: { calendarType: CalendarType; paperType: PaperType }): number {
  if (paperType !== 'naturpapier') return 250;
  return calendarType === 'terminkalender' ? 120 : 200;
}

/** Openings of a planner by weeks: a year is never longer. */
export const weeksOfPlanner = 53;
/** How many months a calendar by months has, the usual number first. */
export const monthCounts = [12, 18] as const;
export type MonthCount = (typeof monthCounts)[number];

/** Choices and documents say the number of months only where it is not the usual one. */
export function monthCountOf({ months }: { months?: 18 | undefined }): MonthCount {
  return months ?? 12;
}

/** Sheets of paper without the board: a cover and a sheet for each month, or for each week. */
export function sheetCount({ displayType, months }: { displayType: DisplayType; months?: 18 | undefined }): number {
  return displayType === 'week' ? weeksOfPlanner + 1 : monthCountOf({ months }) + 1;
}

/** From order to handover. */
export const calendarWorkingDays = 2;
