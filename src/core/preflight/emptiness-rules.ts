/** Rules over what is not there: a product without content, pages that stay blank, and photos of a book that lie on none of its pages. */
import { photoIds } from '#core/design/document.ts';
import { panelName } from '#core/design/panel-name.ts';
import { type Message, message } from '#core/values/message.ts';
import type { Checked, CheckedPage, Finding } from './finding.ts';

/** Nothing is printed there but its plain colour. A slot is something to fill, and has a finding of its own. */
function isBlank({ page, marks }: CheckedPage): boolean {
  if (page.ground !== undefined || page.elements.some(({ kind }) => kind === 'photo')) return false;
  return marks.every(({ of }) => of === 'background');
}

/** A product with nothing on any of its pages is refused; single pages that stay blank are confirmed, named together. */
export function blankFindings({ pages, limits: { coverPages = [], plainPages = [] } }: Checked): Finding[] {
  const [first] = pages;
  if (!first) return [];
  const content = pages.filter(({ page }) => !coverPages.includes(page.id));
  const at = { element: null, box: null } as const;
  if (content.length > 0 && content.every(isBlank)) {
    const text = message(content.length < pages.length ? 'preflight.empty-product.cover' : 'preflight.empty-product');
    return [{ rule: 'empty-product', level: 'block', page: content[0]?.page.id ?? first.page.id, ...at, measured: '', message: text }];
  }
  const runs = runsOf(pages.map((one) => isBlank(one) && !plainPages.includes(one.page.id)));
  const [begin] = runs;
  if (!begin) return [];
  const idAt = (index: number) => pages[index]?.page.id ?? '';
  const count = runs.reduce((sum, [from, to]) => sum + to - from + 1, 0);
  const values = { count, pages: runs.slice(0, namedRuns).map((run) => nameOf(run, idAt)), more: restOf(runs) };
  return [
    {
      rule: 'blank-page',
      level: 'confirm',
      page: idAt(begin[0]),
      ...at,
      measured: `${count}:${runs.slice(0, measuredRuns).map(([from, to]) => (from === to ? from : `${from}-${to}`))}`,
      message: message(values.more > 0 ? 'preflight.blank-page.more' : 'preflight.blank-page', values),
    },
  ];
}

/** Further ones are a number. */
const namedRuns = 8;
/** The keys of confirmations are short. */
const measuredRuns = 60;

type Run = readonly [from: number, to: number];

/** Stretches of true values, by the indexes of their first and last one. */
function runsOf(values: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  for (const [at, value] of values.entries()) {
    if (!value) continue;
    const last = runs.at(-1);
    if (last?.[1] === at - 1) runs[runs.length - 1] = [last[0], at];
    else runs.push([at, at]);
  }
  return runs;
}

function nameOf([from, to]: Run, idAt: (index: number) => string): Message {
  const first = panelName(idAt(from));
  return from === to ? first : message('preflight.pages', { first, last: panelName(idAt(to)) });
}

function restOf(runs: readonly Run[]): number {
  return runs.slice(namedRuns).reduce((sum, [from, to]) => sum + to - from + 1, 0);
}

/** Photos that belong to a book and lie on no page. Those that its customer took out are not meant. */
export function unplacedFindings({ design, pages: [first] }: Checked): Finding[] {
  const { autoLayout } = design.product;
  if (!autoLayout || !first) return [];
  const { addedIds, excludedIds, placed, leftOut } = autoLayout;
  const known = new Set([...photoIds(design), ...idsIn(excludedIds)]);
  const own = new Set([placed, leftOut, addedIds].flatMap(idsIn));
  const count = [...own].filter((id) => !known.has(id)).length;
  if (count === 0) return [];
  const text = message('preflight.unplaced-photo', { count });
  const at = { page: first.page.id, element: null, box: null };
  return [{ rule: 'unplaced-photo', level: 'confirm', ...at, measured: `${count}photos`, message: text }];
}

/** Ids of a list of the record of a layout, which names photos by their id or with a reason. The record's schema is the product's. */
function idsIn(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list.map((one: string | { id: string }) => (typeof one === 'string' ? one : one.id));
}
