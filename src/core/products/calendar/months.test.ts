/** Calendars of 18 months: pages, span, price, weight, ticket, number of the article and stored version. One of twelve stays as it was. */
import { expect, test } from 'vitest';
import { documentJson } from '#core/design/stored-version.ts';
import { readDesign } from '#core/products/document.ts';
import { calendarPrices } from '#seed/prices/calendar.ts';
import { calendarWith } from '#tests/render/fixture-calendar.ts';
import { calendarTexts } from '#texts/de/calendar/calendar.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { calendarChoiceSchema } from './choice.ts';
import { completeCalendar } from './complete.ts';
import { calendarChoiceOf } from './document.ts';
import { calendarIssues } from './issues.ts';
import { calendarKinds, calendarTypes, formatsOf } from './kinds.ts';
import { calendarText, yearsText } from './names.ts';
import { nextYear } from './next-year.ts';
import { calendarOptions } from './options.ts';
import { calendarPages } from './pages.ts';
import { calendarPrice } from './price.ts';
import { calendarRowSchemas } from './row-schemas.ts';
import { calendarOptionsRow, pricedOptionsRow } from './rows.ts';
import { schoolHolidayIssue } from './school-holidays.ts';
import { calendarOfSku, calendarSkuOfChoice } from './sku.ts';
import { calendarTicket } from './ticket.ts';
import { calendarWeightMg } from './weight.ts';

const rows = calendarOptionsRow;
const t = serverTexts({ locale: 'de-DE' });
const choose = (given: Record<string, unknown> = {}) => completeCalendar(given, { rows });
const long = (given: Record<string, unknown> = {}) => choose({ months: 18, ...given });

test.each([
  [{}, {}],
  [{ months: 12 }, {}],
  [{ months: '18' }, { months: 18 }],
  [{ months: 18 }, { months: 18 }],
  [{ months: 17 }, {}],
  [{ months: 18, calendarType: 'terminkalender', displayType: 'week' }, {}],
])('a choice of %o has %o', (given, months) => {
  const choice = choose(given);
  expect('months' in choice ? { months: choice.months } : {}).toEqual(months);
  expect(calendarIssues(choice, { rows })).toEqual([]);
  expect(calendarChoiceSchema.parse(choice)).toEqual(choice);
});

test('a document of twelve months has no word of it, one of 18 is stored and read again as it was', () => {
  const short = calendarWith({});
  expect(documentJson(short)).toBe(JSON.stringify(short));
  expect(documentJson(short)).toBe(documentJson(calendarWith({ months: 12 })));
  expect(Object.keys(short.product)).not.toContain('months');
  const design = calendarWith({ months: 18 });
  expect(readDesign(JSON.parse(documentJson(design)))).toEqual({ ok: true, design });
});

test.each(calendarTypes)('%s: the first twelve months of 18 are those of twelve, page by page, but for the years', (calendarType) => {
  for (const formatType of formatsOf(calendarType)) {
    const [short, design] = [12, 18].map((months) => calendarWith({ calendarType, formatType, months }));
    const plain = (pages: unknown) => JSON.stringify(pages).replaceAll('2027/2028', '2027');
    const isBound = calendarType === 'terminkalender';
    expect(design?.pages).toHaveLength(isBound ? 38 : 19);
    expect(plain(design?.pages.slice(0, isBound ? 25 : 13))).toBe(plain(short?.pages.slice(0, isBound ? 25 : 13)));
    const grids = design?.pages.flatMap(({ elements }) => elements.filter((element) => element.kind === 'calendar-grid')) ?? [];
    expect(grids.at(-1)).toMatchObject({ year: 2028, month: 6 });
    expect(new Set(design?.pages.flatMap(({ elements }) => elements.map(({ id }) => id))).size).toBe(
      design?.pages.flatMap(({ elements }) => elements).length,
    );
  }
});

test('birthdays, holidays and school holidays stand in the added months', () => {
  const entry = { id: 'lea', kind: 'birthday', name: 'Lea', day: 12, month: 3, year: 2020 } as const;
  const school = { from: '2028-04-10', to: '2028-04-21', name: 'Osterferien', ink: 'deco2' };
  const design = calendarWith({ months: 18 }, { entries: [entry], schoolHolidays: [school] });
  const grid = (page: string) => design.pages.find(({ id }) => id === page)?.elements.find((element) => element.kind === 'calendar-grid');
  expect(grid('month-03')).toMatchObject({ marks: expect.arrayContaining([expect.objectContaining({ day: 12, text: 'Lea (7)' })]) });
  expect(grid('month-15')).toMatchObject({ marks: expect.arrayContaining([expect.objectContaining({ day: 12, text: 'Lea (8)' })]) });
  expect(grid('month-17')).toMatchObject({ marks: expect.arrayContaining([expect.objectContaining({ text: 'Tag der Arbeit' })]) });
  expect(grid('month-16')).toMatchObject({ bands: [{ from: 10, to: 21, name: 'Osterferien' }] });
  const start = { year: 2027, month: 1 };
  expect(schoolHolidayIssue(school, [], start)?.key).toBe('calendar.school.outside');
  expect(schoolHolidayIssue(school, [], { ...start, months: 18 })).toBeNull();
});

test.each([
  [{ year: 2027, startMonth: 1 }, '2027', '2027/2028'],
  [{ year: 2027, startMonth: 7 }, '2027/2028', '2027/2028'],
  [{ year: 2027, startMonth: 8 }, '2027/2028', '2027–2029'],
])('a calendar from %o is called %s, one of 18 months %s', (start, twelve, eighteen) => {
  expect([yearsText(start), yearsText({ ...start, months: 18 })]).toEqual([twelve, eighteen]);
});

test('costs more by its own row, in every format and currency, and says so in its parts', () => {
  for (const calendarType of calendarTypes)
    for (const formatType of formatsOf(calendarType))
      for (const [country, currency] of [
        ['DE', 'EUR'],
        ['CH', 'CHF'],
        ['GB', 'GBP'],
        ['US', 'USD'],
      ] as const) {
        const unit = (months: number) =>
          calendarPrice(choose({ calendarType, formatType, months }), 1, { prices: calendarPrices, country });
        const more = calendarPrices[currency].eighteenMonths?.[calendarType][formatType] ?? 0;
        expect(Number.isInteger(more) && more > 0 && more % calendarPrices[currency].step === 0).toBe(true);
        expect(unit(18).unit.amount - unit(12).unit.amount).toBe(more);
        expect(unit(18).parts.find(({ key }) => key === 'months')?.amount.amount).toBe(more);
        expect(unit(12).parts.map(({ key }) => key)).not.toContain('months');
      }
  const { amount } = calendarPrice(long(), 1, { prices: calendarPrices, country: 'DE' }).unit;
  expect(amount).toBe(2_799 + 900);
});

test('rows that were changed before there were 18 months are read and sell twelve', () => {
  const { months: _, ...options } = calendarOptionsRow;
  expect(calendarRowSchemas.options.parse(options).months).toEqual([12]);
  const { EUR, ...others } = calendarPrices;
  const { eighteenMonths: __, ...older } = EUR;
  const prices = { ...others, EUR: older };
  expect(calendarRowSchemas.prices.parse(prices)).toEqual(prices);
  expect(pricedOptionsRow(calendarOptionsRow, prices).months).toEqual([12]);
  expect(pricedOptionsRow(calendarOptionsRow, calendarPrices).months).toEqual([12, 18]);
  expect(() => calendarPrice(long(), 1, { prices, country: 'DE' })).toThrow(expect.objectContaining({ code: 'bad-input' }));
  const wrong = { ...calendarPrices, EUR: { ...EUR, eighteenMonths: { ...EUR.eighteenMonths, kuechenkalender: {} } } };
  expect(calendarRowSchemas.prices.safeParse(wrong).success).toBe(false);
  const sold = { ...rows, months: [12] as const };
  expect(completeCalendar({ months: 18 }, { rows: sold })).not.toHaveProperty('months');
  expect(calendarIssues(long(), { rows: sold }).map(({ field, message }) => [field, t(message)])).toEqual([
    ['months', '18 Monate ist zurzeit nicht lieferbar.'],
  ]);
  expect(calendarOptions(choose(), { rows: sold }).map(({ key }) => key)).not.toContain('months');
});

test('a planner by weeks of 18 months is refused', () => {
  const choice = { ...choose({ calendarType: 'terminkalender', displayType: 'week' }), months: 18 as const };
  expect(calendarIssues(choice, { rows }).map(({ message }) => t(message))).toEqual([calendarTexts['calendar.months.week']]);
  expect(calendarOptions(choice, { rows }).map(({ key }) => key)).not.toContain('months');
});

test('weighs six sheets more', () => {
  expect(calendarWeightMg(long()) - calendarWeightMg(choose())).toBe((297 * 420 * 6 * 250) / 1_000);
});

test('the job ticket says months, sheets and pages', () => {
  const facts = (given: Record<string, unknown>) =>
    Object.fromEntries(calendarTicket(choose(given)).facts.map(({ key, value, data }) => [key, [t(value), data]]));
  expect(facts({ months: 18 })).toMatchObject({
    months: ['18 Monate', 18],
    years: ['2027/2028', '2027/2028'],
    sheets: [expect.any(String), 19],
  });
  expect(facts({})).toMatchObject({ months: ['12 Monate', 12], sheets: [expect.any(String), 13] });
  expect(facts({ calendarType: 'terminkalender', displayType: 'week' })).not.toHaveProperty('months');
  expect(t(calendarText(long()))).toContain('18 Monate');
});

test('the number of the article of 18 months reads back and is no longer than 70, that of twelve is as it was', () => {
  expect(calendarSkuOfChoice(choose())).toBe('wandkalender-din-a3-spirale-matt-none-2027-01');
  for (const calendarType of calendarTypes)
    for (const formatType of formatsOf(calendarType))
      for (const mountingType of calendarKinds[calendarType].mountings)
        for (const paperType of calendarKinds[calendarType].papers)
          for (const accessoryTypes of [[], ['geschenkbox', 'stift']]) {
            const choice = long({ calendarType, formatType, mountingType, paperType, refinementType: 'rosegold', accessoryTypes });
            const sku = calendarSkuOfChoice(choice);
            expect(sku).toMatch(/^[a-z0-9][a-z0-9-]{0,69}$/);
            expect(calendarOfSku(sku)).toEqual(choice);
            expect(calendarPages(choice).length).toBe(calendarType === 'terminkalender' ? 38 : 19);
          }
});

test('the calendar of the next year has 18 months too, from the same month a year later', () => {
  const { product } = calendarWith({ months: 18, startMonth: 8 });
  expect(nextYear(product)).toEqual({ ...product, year: 2028 });
  expect(calendarChoiceOf(nextYear(product)).months).toBe(18);
});
