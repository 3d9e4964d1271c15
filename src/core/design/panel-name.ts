/** What pages and panels are called: a text for each id, in src/texts. */
import { formatted, type Message } from '#core/values/message.ts';
import type { Page } from './document.ts';

/** The number in an id is a value of its text: 'page-3' is `panel.page-n` with n = 3. */
export function panelName(id: string): { readonly key: string; readonly values?: { readonly n: number } } {
  const [written, n] = /-(\d+)(?![a-z\d])/.exec(id) ?? [];
  return written ? { key: `panel.${id.replace(written, '-n')}`, values: { n: Number(n) } } : { key: `panel.${id}` };
}

/** What a page or a panel of it is called: a month of a calendar by its grid of days, "September 2027". */
export function pageName({ id, elements }: Pick<Page, 'id' | 'elements'>, panel = id): Message {
  const grid = elements.find((element) => element.kind === 'calendar-grid');
  if (!grid || panel !== id) return panelName(panel);
  return formatted({ day: `${grid.year}-${String(grid.month).padStart(2, '0')}-01`, style: 'month' });
}
