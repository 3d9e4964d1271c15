/** Which view of a file its page shows, as the page's address says it. */
import type { ImportView } from '#api/people/import-calls.ts';
import { importPath, queryNames } from '#web/people/list-query.ts';

export const views = ['columns', 'rows', 'matches', 'households'] as const satisfies readonly ImportView[];

const viewNames: Readonly<Record<ImportView, string>> = {
  columns: 'spalten',
  rows: 'zeilen',
  matches: 'abgleich',
  households: 'haushalte',
};

export type PreviewQuery = { view: ImportView; page: number };

export function readPreviewQuery(params: URLSearchParams): PreviewQuery {
  const page = Number(params.get(queryNames.page));
  const name = params.get(queryNames.filter);
  return {
    view: views.find((view) => viewNames[view] === name) ?? 'columns',
    page: Number.isInteger(page) && page > 0 && page < 1_000 ? page : 1,
  };
}

export function previewPath(list: string, file: string, { view, page }: PreviewQuery): string {
  const params = new URLSearchParams();
  if (view !== 'columns') params.set(queryNames.filter, viewNames[view]);
  if (page > 1) params.set(queryNames.page, String(page));
  const text = params.toString();
  return `${importPath(list, file)}${text === '' ? '' : `?${text}`}`;
}
