/** What of a guest list its page shows, as the page's address says it. */
import type { HouseholdFilter } from '#api/people/calls.ts';
import { pathTo } from '#core/site/paths.ts';

export const filters = ['all', 'without', 'problems', 'abroad'] as const satisfies readonly HouseholdFilter[];

export type ListQuery = { search: string; filter: HouseholdFilter; problemsFirst: boolean; page: number };

export const queryNames = { search: 'suche', filter: 'zeigen', order: 'ordnung', page: 'seite', done: 'getan', kept: 'geblieben' } as const;
const problems = 'probleme';

const maxSearch = 100;

export function readListQuery(params: URLSearchParams): ListQuery {
  const page = Number(params.get(queryNames.page));
  return {
    search: (params.get(queryNames.search) ?? '').trim().slice(0, maxSearch),
    filter: filters.find((name) => name === params.get(queryNames.filter)) ?? 'all',
    problemsFirst: params.get(queryNames.order) === problems,
    page: Number.isInteger(page) && page > 0 && page < 1_000 ? page : 1,
  };
}

/** The query of an address, "?…" or ''. */
export function writeListQuery({ search, filter, problemsFirst, page }: ListQuery): string {
  const params = new URLSearchParams();
  if (search !== '') params.set(queryNames.search, search);
  if (filter !== 'all') params.set(queryNames.filter, filter);
  if (problemsFirst) params.set(queryNames.order, problems);
  if (page > 1) params.set(queryNames.page, String(page));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

export function listPath(list: string, query?: ListQuery): string {
  return `${pathTo('guest-lists')}${list}/${query ? writeListQuery(query) : ''}`;
}

/** Where a file is read into a list: the form, or what became of one. */
export function importPath(list: string, file?: string): string {
  return `${listPath(list)}import/${file === undefined ? '' : `${file}/`}`;
}

/** Where addresses are asked for by link. */
export function addressesPath(list: string): string {
  return `${listPath(list)}anschriften/`;
}

export function householdPath(list: string, household: string): string {
  return `${listPath(list)}${household}/`;
}
