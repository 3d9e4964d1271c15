import { expect, test } from 'vitest';
import { completeCalendar } from '#core/products/calendar/complete.ts';
import { calendarTypes, isDuplex } from '#core/products/calendar/kinds.ts';
import { calendarText } from '#core/products/calendar/names.ts';
import { calendarOptionsRow as rows } from '#core/products/calendar/rows.ts';
import { calendarWeightMg } from '#core/products/calendar/weight.ts';
import { calendarPageTexts } from '#texts/de/calendar/pages.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { textsFor } from '#texts/texts-for.ts';
import { extentOf, measuresKey } from './calendar-facts.tsx';
import { measuresOf } from './calendar-measures.ts';

const t = textsFor<keyof typeof calendarPageTexts>([calendarPageTexts], { locale: 'de-DE' });
const said = serverTexts({ locale: 'de-DE' });

test.each(calendarTypes.filter((type) => !isDuplex(type)))('%s: facts and cart say as many months as are chosen', (calendarType) => {
  for (const months of [12, 18]) {
    const choice = completeCalendar({ calendarType, months }, { rows });
    const extent = extentOf(choice);
    expect(t(extent.key, { count: extent.count })).toBe(`Deckblatt und ${months} Monatsblätter, einseitig bedruckt`);
    expect(said(calendarText(choice)).includes('18 Monate')).toBe(months === 18);
  }
});

test('a planner says its pages, by months and by weeks', () => {
  const pages = (given: object) => extentOf(completeCalendar({ calendarType: 'terminkalender', ...given }, { rows }));
  expect(pages({ displayType: 'month', months: 12 })).toEqual({ key: 'calendars.fact.pages.duplex', count: 26 });
  expect(pages({ displayType: 'month', months: 18 })).toEqual({ key: 'calendars.fact.pages.duplex', count: 38 });
  expect(pages({ displayType: 'week' }).count).toBe(108);
});

test('eighteen months weigh more than twelve, and formats need pixels of their own', () => {
  const choice = completeCalendar({ calendarType: 'wandkalender' }, { rows });
  const measures = measuresOf(choice);
  const of = (months?: 18) => measures[measuresKey({ ...choice, months })];
  expect(of(18)?.weightG).toBeGreaterThan(of()?.weightG ?? Number.POSITIVE_INFINITY);
  expect(new Set(Object.values(measures).map(({ width }) => width)).size).toBeGreaterThan(1);
  expect(of()?.weightG).toBe(Math.ceil(calendarWeightMg(choice) / 1_000));
});
