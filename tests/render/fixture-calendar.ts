/** Grids of days in every style, for tests of layout and painters. */
import { type CalendarGridElement, type CalendarMark, calendarGridStyles } from '#core/design/calendar/grid-element.ts';
import { type DesignDocument, documentVersion, type Page } from '#core/design/document.ts';
import { black } from '#core/design/ink.ts';
import { completeCalendar } from '#core/products/calendar/complete.ts';
import { blankCalendar } from '#core/products/calendar/days.ts';
import { type Calendar, calendarOf } from '#core/products/calendar/document.ts';
import { calendarOptionsRow } from '#core/products/calendar/rows.ts';
import { type CalendarSettings, usualSettings } from '#core/products/calendar/settings.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { type CardPage, cardPages } from '#core/products/card/pages.ts';
import { calendarWords } from '#texts/calendar-words.ts';
import { serverTexts } from '#texts/server-texts.ts';

/** Marks of May 2027 in Bavaria; the 22nd is full. */
export const mayMarks: readonly CalendarMark[] = [
  { day: 1, kind: 'holiday', text: 'Tag der Arbeit' },
  { day: 6, kind: 'holiday', text: 'Christi Himmelfahrt' },
  { day: 6, kind: 'birthday', text: 'Oma Inge (80)' },
  { day: 6, kind: 'moon', phase: 'new', text: 'Neumond' },
  { day: 9, kind: 'observance', text: 'Muttertag' },
  { day: 12, kind: 'birthday', text: 'Lea (7)', column: 1 },
  { day: 13, kind: 'moon', phase: 'first-quarter', text: 'Erstes Viertel' },
  { day: 16, kind: 'holiday', text: 'Pfingstsonntag' },
  { day: 17, kind: 'holiday', text: 'Pfingstmontag' },
  { day: 20, kind: 'moon', phase: 'full', text: 'Vollmond' },
  ...[
    'Hochzeit Zoë & Łukasz (10)',
    'Wolfgang Amadeus (30)',
    'Johanna',
    'Papiertonne',
    'Elternabend der 3b',
    'Mariä Unbefleckte Empfängnis',
  ].map((text): CalendarMark => ({ day: 22, kind: 'note', text })),
  { day: 27, kind: 'holiday', text: 'Fronleichnam' },
  { day: 28, kind: 'moon', phase: 'last-quarter', text: 'Letztes Viertel' },
];

export function gridElement(change: Partial<CalendarGridElement> = {}): CalendarGridElement {
  return {
    kind: 'calendar-grid',
    id: 'grid',
    xUm: 14_000,
    yUm: 170_000,
    widthUm: 182_000,
    heightUm: 112_000,
    rotation: 0,
    style: 'table',
    year: 2027,
    month: 5,
    locale: 'de-DE',
    weekNumbers: true,
    title: 'month-year',
    font: 'jost',
    titleFont: 'playfair',
    ink: 'ink',
    accentInk: 'rose',
    mutedInk: 'gray',
    lineInk: 'line',
    tintInk: 'tint',
    marks: [...mayMarks],
    ...change,
  };
}

export const calendarInks = {
  ink: black,
  rose: { c: 10, m: 85, y: 75, k: 5, hex: '#c4453f' },
  gray: { c: 0, m: 0, y: 0, k: 70, hex: '#706f6f' },
  line: { c: 0, m: 0, y: 0, k: 25, hex: '#cfcfcf' },
  tint: { c: 2, m: 4, y: 8, k: 0, hex: '#f8f4ec' },
};

/** Three grids one below the other. */
function withGrids(page: CardPage, index: number): Page {
  const styles = calendarGridStyles.slice(index * 3, index * 3 + 3);
  const [widthUm, room] = [page.widthUm - 12_000, (page.heightUm - 12_000) / 3];
  const elements = styles.map((style, at) => {
    const box = { xUm: 6_000, yUm: Math.round(6_000 + at * room), widthUm, heightUm: Math.round(room - 3_000) };
    const columns = style === 'planner' ? { columns: ['Mama', 'Papa', 'Lea'] } : {};
    return gridElement({ id: `grid-${style}`, style, title: at === 0 ? 'month-year' : 'none', ...box, ...columns });
  });
  return { ...page, background: null, elements };
}

export const calendarDesign: CardDocument = {
  version: documentVersion,
  product: { type: 'card', template: 'fixture', colourway: 'salbei', refinement: 'none', form: 'flat', format: 'a5' },
  inks: calendarInks,
  pages: cardPages('flat', 'a5').map(withGrids),
};

export const germanWords = calendarWords(serverTexts({ locale: 'de-DE' }), 'de-DE');

/** A calendar of 2027 as the shop begins it, without photos. */
export function calendarWith(given: Record<string, unknown>, settings: Partial<CalendarSettings> = {}): DesignDocument<Calendar> {
  const choice = completeCalendar({ year: 2027, startMonth: 1, ...given }, { rows: calendarOptionsRow });
  return blankCalendar(calendarOf(choice, { ...usualSettings({ locale: 'de-DE', country: 'DE' }), ...settings }), germanWords);
}
