import { expect, test } from 'vitest';
import type { DesignDocument, Page } from '#core/design/document.ts';
import { calendarWords } from '#texts/calendar-words.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { completeCalendar } from './calendar/complete.ts';
import { blankCalendar } from './calendar/days.ts';
import { type Calendar, calendarOf } from './calendar/document.ts';
import { calendarRows } from './calendar/rows.ts';
import { usualSettings } from './calendar/settings.ts';
import { refinementIssue } from './refinement-issue.ts';

const t = serverTexts({ locale: 'de-DE' });

function calendarIn(refinementType: string): DesignDocument<Calendar> {
  const choice = completeCalendar({ year: 2027, startMonth: 1, refinementType }, { rows: calendarRows.options });
  return blankCalendar(calendarOf(choice, usualSettings({ locale: 'de-DE', country: 'DE' })), calendarWords(t, 'de-DE'));
}

function withPage(design: DesignDocument<Calendar>, id: string, change: (page: Page) => Page): DesignDocument<Calendar> {
  return { ...design, pages: design.pages.map((page) => (page.id === id ? change(page) : page)) };
}

const inFoil = (page: Page): Page => ({
  ...page,
  elements: page.elements.map((element) => (element.kind === 'text' ? { ...element, ink: 'foil' } : element)),
});

test('foil of a calendar is refused on every sheet but the cover, with the sheet’s name [F167]', () => {
  expect(refinementIssue(calendarIn('gold'))).toBeNull();
  expect(refinementIssue(withPage(calendarIn('gold'), 'first', inFoil))).toBeNull();
  const issue = refinementIssue(withPage(calendarIn('gold'), 'month-03', inFoil)) ?? expect.fail('no issue');
  expect(t(issue)).toBe(
    'Folie gibt es nur auf dem Deckblatt, auf „Monat 3“ ist etwas in ihrer Farbe gesetzt. Der zuletzt gespeicherte Stand bleibt erhalten. Bitte dort eine andere Farbe wählen.',
  );
  expect(refinementIssue(withPage(calendarIn('silver'), 'month-12', (page) => ({ ...page, background: 'foil' })))).not.toBeNull();
});

test('without foil its ink is a colour like others', () => {
  expect(refinementIssue(withPage(calendarIn('none'), 'month-03', inFoil))).toBeNull();
});
