/** What pages and panels are called: a text for each id, in src/texts. */
import type { Day } from '#core/values/date.ts';
import { formatted, type Message } from '#core/values/message.ts';
import type { Page } from './document.ts';

/** The number in an id is a value of its text: 'page-3' is `panel.page-n` with n = 3. */
export function panelName(id: string): { readonly key: string; readonly values?: { readonly n: number } } {
  const [written, n] = /-(\d+)(?![a-z\d])/.exec(id) ?? [];
  return written ? { key: `panel.${id.replace(written, '-n')}`, values: { n: Number(n) } } : { key: `panel.${id}` };
}

/** The month that a page shows, by its first day; null for a page without the days of one, and for a part of a page. */
export function monthOfPage({ id, elements }: Pick<Page, 'id' | 'elements'>, panel = id): Day | null {
  const grid = elements.find((element) => element.kind === 'calendar-grid');
  return grid && panel === id ? `${grid.year}-${String(grid.month).padStart(2, '0')}-01` : null;
}

/** What a page or a panel of it is called: a month of a calendar by its grid of days, "September 2027". */
export function pageName(page: Pick<Page, 'id' | 'elements'>, panel = page.id): Message {
  const month = monthOfPage(page, panel);
  return month === null ? panelName(panel) : formatted({ day: month, style: 'month' });
}
