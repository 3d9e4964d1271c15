import { describe, expect, test } from 'vitest';
import type { CalendarEntry } from '#core/calendar/entries.ts';
import type { CalendarGridElement } from '#core/design/calendar/grid-element.ts';
import type { DesignDocument, Element } from '#core/design/document.ts';
import { calendarWords } from '#texts/calendar-words.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { completeCalendar } from './complete.ts';
import { blankCalendar, withDays } from './days.ts';
import { drawCalendar } from './design/draw.ts';
import { designGroups } from './design/registry.ts';
import { type Calendar, calendarOf } from './document.ts';
import { calendarTypes, formatsOf } from './kinds.ts';
import { nextYear } from './next-year.ts';
import { calendarOptionsRow } from './rows.ts';
import { type CalendarSettings, usualSettings } from './settings.ts';

const words = calendarWords(serverTexts({ locale: 'de-DE' }), 'de-DE');
const germany = usualSettings({ locale: 'de-DE', country: 'DE' });

function product(given: Record<string, unknown> = {}, settings: Partial<CalendarSettings> = {}): Calendar {
  const choice = completeCalendar({ year: 2027, startMonth: 1, ...given }, { rows: calendarOptionsRow });
  return calendarOf(choice, { ...germany, ...settings });
}

const blank = (given: Record<string, unknown> = {}, settings: Partial<CalendarSettings> = {}) =>
  blankCalendar(product(given, settings), words);

function find(design: DesignDocument, id: string): Element {
  return design.pages.flatMap(({ elements }) => elements).find((element) => element.id === id) ?? expect.fail(`no ${id}`);
}

function grid(design: DesignDocument, number: number): CalendarGridElement {
  const found = find(design, `grid-${String(number).padStart(2, '0')}`);
  return found.kind === 'calendar-grid' ? found : expect.fail('no grid');
}

const textOf = (design: DesignDocument, id: string) => {
  const found = find(design, id);
  return found.kind === 'text' ? found.text : expect.fail('no text');
};
const marks = (design: DesignDocument, number: number) => grid(design, number).marks.map(({ kind, day, text }) => [kind, day, text]);

/** Each element's place and look, and none of its words and days. */
function shapeOf({ pages }: DesignDocument) {
  return pages.map(({ elements }) => elements.map(({ id, kind, xUm, yUm, widthUm, heightUm }) => [id, kind, xUm, yUm, widthUm, heightUm]));
}

describe('the days of a calendar', () => {
  test('are its months in a row, over the end of the year, with both years on the cover [F169]', () => {
    const design = blank({ year: 2026, startMonth: 9 });
    const months = Array.from({ length: 12 }, (_, at) => grid(design, at + 1)).map(({ year, month }) => `${year}-${month}`);
    expect(months).toEqual(['2026-9', '2026-10', '2026-11', '2026-12', ...[1, 2, 3, 4, 5, 6, 7, 8].map((month) => `2027-${month}`)]);
    expect(textOf(design, 'cover-years')).toBe('2026/2027');
    expect([textOf(design, 'title-01'), textOf(design, 'title-05'), textOf(design, 'year-05')]).toEqual(['September', 'Januar', '2027']);
  });

  test('have holidays of the country, and of a region its own ones [E007]', () => {
    const plain = blank();
    expect(marks(plain, 1)).toEqual([['holiday', 1, 'Neujahr']]);
    expect(marks(plain, 10)).toEqual([['holiday', 3, 'Tag der Deutschen Einheit']]);
    expect(marks(blank({}, { region: 'BY' }), 1)).toContainEqual(['holiday', 6, 'Heilige Drei Könige']);
    const saxony = marks(blank({}, { region: 'SN' }), 10);
    expect(saxony).toContainEqual(['holiday', 31, 'Reformationstag']);
    expect(marks(blank({}, { country: null }), 1)).toEqual([]);
  });

  test('leave out what is switched off, and call others what the customer calls them', () => {
    const settings = { off: ['new-year'], names: { 'good-friday': 'Stiller Freitag' } };
    expect(marks(blank({}, settings), 1)).toEqual([]);
    expect(marks(blank({}, settings), 3).map(([, , text]) => text)).toContain('Stiller Freitag');
  });

  test('have birthdays with the age, 29 February on 1 March or 28 February, and dates in their year only [E007]', () => {
    const entries: CalendarEntry[] = [
      { kind: 'birthday', name: 'Oma Inge', day: 14, month: 3, year: 1947 },
      { kind: 'birthday', name: 'Leo', day: 29, month: 2, year: 2020 },
      { kind: 'note', name: 'Umzug', day: 5, month: 4, year: 2027 },
      { kind: 'note', name: 'Taufe', day: 6, month: 4, year: 2026 },
    ];
    const design = blank({}, { entries, country: null });
    expect(marks(design, 3)).toEqual([
      ['birthday', 1, 'Leo (7)'],
      ['birthday', 14, 'Oma Inge (80)'],
    ]);
    expect(marks(design, 4)).toEqual([['note', 5, 'Umzug']]);
    expect(marks(blank({}, { entries, country: null, leapDay: 'february' }), 2)).toEqual([['birthday', 28, 'Leo (7)']]);
    expect(marks(blank({ year: 2028 }, { entries, country: null }), 2)).toEqual([['birthday', 29, 'Leo (8)']]);
  });

  test('show the moon where it is wanted, and persons of a planner as columns', () => {
    expect(grid(blank({}, { moon: true }), 1).marks.filter(({ kind }) => kind === 'moon').length).toBeGreaterThanOrEqual(4);
    const planner = blank({ calendarType: 'familienplaner' }, { columns: ['Anna', 'Ben', 'Hund'] });
    expect(grid(planner, 7).columns).toEqual(['Anna', 'Ben', 'Hund']);
    expect(grid(blank(), 7).columns).toBeUndefined();
  });

  test('change with the start, and with nothing that the customer did elsewhere', () => {
    const before = blank();
    const own = {
      ...before,
      pages: before.pages.map((page) => ({
        ...page,
        elements: page.elements
          .filter(({ id }) => id !== 'year-02')
          .map((element) => {
            if (element.id === 'title-03' && element.kind === 'text') return { ...element, text: 'Unser März', xUm: element.xUm + 1_000 };
            if (element.id === 'photo-04' && element.kind === 'photo') return { ...element, photoId: 'a'.repeat(22) };
            return element;
          }),
      })),
    };
    const moved = withDays(own, product({ year: 2027, startMonth: 10 }), words);
    expect(shapeOf(moved)).toEqual(shapeOf(own));
    expect(textOf(moved, 'title-03')).toBe('Unser März');
    expect(textOf(moved, 'title-04')).toBe('Januar');
    expect(find(moved, 'photo-04')).toMatchObject({ photoId: 'a'.repeat(22) });
    expect(grid(moved, 1)).toMatchObject({ year: 2027, month: 10 });
    expect(textOf(moved, 'cover-years')).toBe('2027/2028');
    // And back: as if nothing had been chosen between.
    expect(withDays(moved, product(), words)).toEqual(own);
  });

  test('of the year after stand on their new weekdays, with the same entries and switched-off days', () => {
    const entries: CalendarEntry[] = [{ kind: 'birthday', name: 'Leo', day: 29, month: 2, year: 2020 }];
    const first = product({}, { entries, off: ['new-year'] });
    const next = withDays(blankCalendar(first, words), nextYear(first), words);
    expect(next.product).toMatchObject({ year: 2028, startMonth: 1, settings: { off: ['new-year'], entries } });
    expect(marks(next, 1)).toEqual([]);
    expect(marks(next, 2)).toEqual([['birthday', 29, 'Leo (8)']]);
    const weekly = nextYear(product({ calendarType: 'terminkalender', displayType: 'week' }));
    expect(weekly).toMatchObject({ year: 2028, startMonth: 1, startDate: '2027-12-27' });
  });

  test('of a planner by weeks are seven a page, from Monday on', () => {
    const design = blank({ calendarType: 'terminkalender', displayType: 'week' });
    expect(textOf(design, 'day-1-01')).toBe('Montag, 28. Dezember');
    expect(textOf(design, 'day-5-01')).toBe('Freitag, 1. Januar\nNeujahr');
    expect(textOf(design, 'day-7-01')).toBe('Sonntag, 3. Januar');
    expect(textOf(design, 'day-1-53')).toBe('Montag, 27. Dezember');
    expect([textOf(design, 'title-01'), textOf(design, 'title-02')]).toEqual(['KW 53', 'KW 1']);
    // Each week says its months and their year.
    expect(['01', '02', '05', '10', '53'].map((week) => textOf(design, `year-${week}`))).toEqual([
      'Dezember 2026 – Januar 2027',
      'Januar 2027',
      'Januar 2027',
      'März 2027',
      'Dezember 2027 – Januar 2028',
    ]);
  });
});

describe('design groups', () => {
  test('are at least five, each with its own faces, grounds and cover', () => {
    expect(designGroups.length).toBeGreaterThanOrEqual(5);
    const faces = designGroups.map(({ id }) => {
      const { pages } = blank({ designGroupId: id });
      const texts = pages.flatMap(({ elements }) => elements.flatMap((element) => (element.kind === 'text' ? [element.font] : [])));
      return [...new Set(texts)].sort().join(' ');
    });
    expect(new Set(faces).size).toBe(designGroups.length);
    for (const { id, colourings } of designGroups) for (const colouring of colourings) expect(Math.floor(colouring.id / 10)).toBe(id);
  });

  test.each(designGroups.map(({ key, id }) => [key, id] as const))(
    '%s draws every type and format: cover, months, photos',
    (_, designGroupId) => {
      for (const calendarType of calendarTypes)
        for (const formatType of formatsOf(calendarType)) {
          const design = drawCalendar(product({ calendarType, formatType, designGroupId }), words);
          const photos = design.pages.flatMap(({ elements }) => elements.filter(({ kind }) => kind === 'photo'));
          expect(photos).toHaveLength(13);
          const ids = design.pages.flatMap(({ elements }) => elements.map(({ id }) => id));
          expect(new Set(ids).size).toBe(ids.length);
          for (const number of [1, 12]) expect(grid(design, number).widthUm).toBeGreaterThan(50_000);
          // Foil is on the cover only.
          const foiled = design.pages.filter(({ elements }) =>
            elements.some((element) => element.kind === 'text' && element.ink === 'foil'),
          );
          expect(foiled.map(({ id }) => id)).toEqual(['first']);
        }
    },
  );
});
