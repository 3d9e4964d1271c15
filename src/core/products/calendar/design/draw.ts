/** The document that a calendar begins with: every page as its design group draws it, without photos. */
import { type DesignDocument, documentVersion, type Page } from '#core/design/document.ts';
import { type Calendar, calendarChoiceOf } from '#core/products/calendar/document.ts';
import { calendarKinds } from '#core/products/calendar/kinds.ts';
import { marksOfMonth } from '#core/products/calendar/marks.ts';
import { yearsText } from '#core/products/calendar/names.ts';
import { calendarPages } from '#core/products/calendar/pages.ts';
import { type PhotoPlace, sheetPhotosOf } from '#core/products/calendar/photo-place.ts';
import type { CalendarSettings } from '#core/products/calendar/settings.ts';
import { plusMonths } from '#core/products/calendar/start.ts';
import type { PageGeometry } from '#core/products/product.ts';
import { addDays, type Day, weekday } from '#core/values/date.ts';
import type { CalendarDesignGroup } from './group.ts';
import { colouringInks } from './inks.ts';
import { colouringOf, designGroups, findDesignGroup } from './registry.ts';
import { type CalendarWords, openSheet, type SheetRole, sheetScale } from './sheet.ts';

const roles: Readonly<Record<string, SheetRole>> = { first: 'cover', photo: 'photo', month: 'month', week: 'week', back: 'back' };

function textOfDay(day: Day, settings: CalendarSettings, words: CalendarWords): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const marks = marksOfMonth({ year, month }, settings, words).filter((mark) => mark.kind !== 'moon' && mark.day === Number(day.slice(8)));
  const begun = (settings.schoolHolidays ?? []).filter(({ from, to }) => from === day || (from < day && day <= to && weekday(day) === 1));
  return [...marks.map(({ text }) => text), ...begun.map(({ name }) => name)].join(', ');
}

function drawPage(product: Calendar, geometry: PageGeometry, group: CalendarDesignGroup, words: CalendarWords): Page {
  const [name = '', digits] = geometry.id.split('-');
  const number = Number(digits ?? 0);
  const { year, startMonth, startDate, displayType, calendarType, settings } = product;
  const { sheet, page } = openSheet(geometry, {
    role: roles[name] ?? 'back',
    number,
    month: plusMonths({ year, month: startMonth }, displayType === 'week' ? 0 : Math.max(0, number - 1)),
    weekStart: startDate === undefined || number === 0 ? null : addDays(startDate, (number - 1) * 7),
    years: yearsText(product),
    onDay: (day) => textOfDay(day, settings, words),
    shape: calendarChoiceOf(product),
    columns: calendarKinds[calendarType].columns ? settings.columns : [],
    words,
  });
  group.draw(sheet);
  return page;
}

/**
 * Where the photos of a sheet lie; null for a sheet of that id that has none. Throws as `drawCalendar` does.
 */
export function photoPlaceOf(product: Calendar, pageId: string, words: CalendarWords): PhotoPlace | null {
  const group = findDesignGroup(product.designGroupId) ?? designGroups[0];
  const geometry = calendarPages(product).find(({ id }) => id === pageId);
  const drawn = geometry && drawPage(product, geometry, group, words);
  const [photo] = drawn ? sheetPhotosOf(drawn) : [];
  if (!drawn || !photo) return null;
  return { drawn, photo, gapUm: Math.round(group.gapMm * sheetScale(drawn) * 1_000) };
}

/** Throws Fault 'bad-input' for a format, mounting or display that its type does not have. */
export function drawCalendar(product: Calendar, words: CalendarWords): DesignDocument<Calendar> {
  const group = findDesignGroup(product.designGroupId) ?? designGroups[0];
  const inks = colouringInks[colouringOf(group, product.designId)];
  const pages = calendarPages(product).map((geometry) => drawPage(product, geometry, group, words));
  return { version: documentVersion, product, inks: { ...inks }, pages };
}
