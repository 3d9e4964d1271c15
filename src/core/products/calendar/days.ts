/** Puts dates, names of months and what stands on the days into a calendar's pages, whatever a customer changed on them besides. */
import type { CalendarGridElement } from '#core/design/calendar/grid-element.ts';
import type { DesignDocument, Element, Page } from '#core/design/document.ts';
import { drawCalendar } from './design/draw.ts';
import type { CalendarWords } from './design/sheet.ts';
import type { Calendar } from './document.ts';
import { marksOfMonth } from './marks.ts';
import { bandsOfMonth } from './school-holidays.ts';

/** The grid with the keys that are computed from the calendar's settings. */
function datedGrid(
  own: CalendarGridElement,
  { year, month, columns }: CalendarGridElement,
  { settings }: Calendar,
  words: CalendarWords,
): CalendarGridElement {
  const { columns: _, bands: __, ...grid } = own;
  const { locale, weekNumbers } = settings;
  const marks = marksOfMonth({ year, month }, settings, words);
  const bands = bandsOfMonth(settings.schoolHolidays ?? [], { year, month });
  const further = { ...(bands.length > 0 ? { bands } : {}), ...(columns ? { columns } : {}) };
  return { ...grid, year, month, locale, weekNumbers, marks, ...further };
}

/** Texts that are still what the design wrote follow it; a customer's own words stay. */
function dated(element: Element, drawn: Element | undefined, product: Calendar, words: CalendarWords): Element {
  if (element.kind === 'calendar-grid' && drawn?.kind === 'calendar-grid') return datedGrid(element, drawn, product, words);
  if (element.kind !== 'text' || drawn?.kind !== 'text' || element.text !== element.sample) return element;
  return element.text === drawn.text ? element : { ...element, text: drawn.text, sample: drawn.text };
}

/**
 * The document of this product with the days that its start, country, entries and columns say, on the pages as they are. Pages keep what a
 * customer put, moved, wrote or removed. The geometry stays: another type, format, mounting or design is drawn anew.
 */
export function withDays<D extends DesignDocument>(design: D, product: Calendar, words: CalendarWords): D & DesignDocument<Calendar> {
  const drawn = new Map(drawCalendar(product, words).pages.flatMap(({ elements }) => elements.map((element) => [element.id, element])));
  const pages = design.pages.map((page): Page => {
    const elements = page.elements.map((element) => dated(element, drawn.get(element.id), product, words));
    return { ...page, elements };
  });
  return { ...design, product, pages };
}

/** A new calendar with its days. */
export function blankCalendar(product: Calendar, words: CalendarWords): DesignDocument<Calendar> {
  return withDays(drawCalendar(product, words), product, words);
}
