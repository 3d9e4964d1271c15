/** What a visit begins with: a saved calendar, the calendar of the year after one, or a new one as the address says. Server side of the route. */
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import type { CalendarChoice } from '#core/products/calendar/choice.ts';
import { completeCalendar, usualRefinement } from '#core/products/calendar/complete.ts';
import { blankCalendar, withDays } from '#core/products/calendar/days.ts';
import { colouringOf, designGroups, findDesignGroup } from '#core/products/calendar/design/registry.ts';
import { type Calendar, calendarOf } from '#core/products/calendar/document.ts';
import { monthCountOf } from '#core/products/calendar/kinds.ts';
import { yearsText } from '#core/products/calendar/names.ts';
import { nextYear } from '#core/products/calendar/next-year.ts';
import { calendarQuantities } from '#core/products/calendar/price.ts';
import { pricedOptionsRow } from '#core/products/calendar/rows.ts';
import { usualSettings } from '#core/products/calendar/settings.ts';
import { calendarChoiceKeys } from '#core/site/query.ts';
import { type Message, message } from '#core/values/message.ts';
import { calendarWords } from '#texts/calendar-words.ts';
import type { CopiesEntry } from '#web/configurators/copies/copies-editor.ts';
import { quantityOfQuery } from '#web/configurators/copies/quantity-of-query.ts';
import type { PageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { type CalendarDocument, type CalendarDto, calendarContent } from './calendar-content.ts';

type Group = Output<Calls['GET /web-api/calendar-design-group']>;

export type CalendarConfiguratorEntry = CopiesEntry<CalendarDocument, CalendarDto> & {
  pricing: Output<Calls['GET /web-api/calendar-pricing']>;
  groups: Group['groups'];
  /** '2027-01' */
  startMonths: Group['startMonths'];
};

type Page = Pick<PageRequest, 'call' | 'site'>;

/** A number of two or three digits is a design of the shop, everything else the id of a saved one. */
function savedId(query: URLSearchParams): string | null {
  const id = query.get('designId');
  return id === null || /^\d{1,3}$/.test(id) ? null : id;
}

/** Throws the calls' faults, and 'not-found' for a saved design of another product. */
export async function calendarEntry(page: Page, query: URLSearchParams): Promise<CalendarConfiguratorEntry> {
  const { call } = page;
  const [sold, offer] = await Promise.all([call('GET /web-api/calendar-pricing', {}), call('GET /web-api/calendar-design-group', {})]);
  const pricing = { ...sold, options: pricedOptionsRow(sold.options, sold.prices) };
  const around = { pricing, groups: offer.groups, startMonths: offer.startMonths };
  const [saved, before] = [savedId(query), query.get('yearAfter')];
  if (saved !== null) {
    const stored = await call('GET /web-api/designs/:id', { id: saved });
    const { revision, savedAt, pictures } = stored;
    return { ...calendarContent(stored), saved: { id: saved, revision, savedAt }, pictures, notice: null, ...around };
  }
  if (before !== null) return { ...(await yearAfter(page, before)), ...around };
  return { ...newCalendar(page, query, around), ...around };
}

/** A new calendar of the year after a saved one, with its photos, words, entries and switched-off days. */
async function yearAfter(page: Page, id: string): Promise<CopiesEntry<CalendarDocument, CalendarDto>> {
  const t = requestTexts(page);
  const stored = await page.call('GET /web-api/designs/:id', { id });
  const { design, choice } = calendarContent(stored);
  const product = nextYear(design.product);
  const content = calendarContent({ design: withDays(design, product, calendarWords(t, product.settings.locale)), choice });
  return {
    ...content,
    saved: null,
    pictures: stored.pictures,
    notice: t(message('calendar.next-year.begun', { years: yearsText(product) })),
  };
}

type Around = Pick<CalendarConfiguratorEntry, 'pricing' | 'startMonths'>;

/** The start that a visit begins with: the call's second month is the present one. */
function usualStart(startMonths: readonly string[]) {
  const month = Number(startMonths[1]?.slice(5) ?? 1);
  const wanted = month >= 6 ? startMonths.find((start, at) => at > 1 && start.endsWith('-01')) : startMonths[2];
  const [year = '2027', first = '01'] = (wanted ?? '2027-01').split('-');
  return { year: Number(year), month: Number(first) };
}

/** What of the address was not taken, as sentences. */
function changedKeys(given: Readonly<Record<string, string | undefined>>, product: CalendarChoice): Message[] {
  return calendarChoiceKeys.flatMap((key) => {
    const value = given[key]?.slice(0, 40);
    const taken = key === 'months' ? monthCountOf(product) : product[key];
    const same = value === undefined || value === String(taken ?? '') || (Array.isArray(taken) && value === taken.join(','));
    return same || taken === undefined ? [] : [message('calendar.unknown', { value, nearest: String(taken) })];
  });
}

function newCalendar(
  { site, ...page }: Page,
  query: URLSearchParams,
  { pricing, startMonths }: Around,
): CopiesEntry<CalendarDocument, CalendarDto> {
  const t = requestTexts({ site, ...page });
  const given = Object.fromEntries(calendarChoiceKeys.map((key) => [key, query.getAll(key).join(',') || undefined]));
  const named = { ...given, refinementType: given.refinementType ?? usualRefinement(site.channel) };
  const completed = completeCalendar(named, { rows: pricing.options }, usualStart(startMonths));
  const group = findDesignGroup(completed.designGroupId) ?? designGroups[0];
  const choice = { ...completed, designGroupId: group.id, designId: colouringOf(group, completed.designId) };
  const region = query.get('region');
  const settings = usualSettings({ locale: site.locale, country: site.country, ...(region ? { region } : {}) });
  const product: Calendar = calendarOf(choice, settings);
  const { quantity, refused } = quantityOfQuery(query, calendarQuantities);
  const notes = [...changedKeys(given, choice), ...(refused ? [refused] : [])];
  const design = blankCalendar(product, calendarWords(t, settings.locale));
  return {
    ...calendarContent({ design, choice: { quantity } }),
    saved: null,
    pictures: [],
    notice: notes.length === 0 ? null : notes.map((note) => t(note)).join(' '),
  };
}
