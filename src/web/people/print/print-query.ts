/** What of a design with its list a page shows, as its address says it. */

import type { NameShortening } from '#core/merge/fit/shorten.ts';
import { type ProofFilter, proofFilters } from '#core/merge/proof.ts';
import { pathTo } from '#core/site/paths.ts';
import { listPath, queryNames } from '#web/people/list-query.ts';

export type PrintQuery = { search: string; filter: ProofFilter; page: number };

/** Section of all cards, as an anchor. */
export const allCardsId = 'alle';
/** Form in which the name of one card is broken otherwise, as an anchor. */
export const linesId = 'trennen';
/** The record whose name is broken otherwise. */
const linesName = 'trennen';
/** The list that is proposed. */
export const listName = 'liste';

/** Boxes of shorter forms of a name: titles and what stands behind names go together. */
export const shorteningBoxes = ['title', 'further-given', 'first-given'] as const satisfies readonly NameShortening[];

const maxSearch = 100;
export const firstPage: PrintQuery = { search: '', filter: 'all', page: 1 };

export function readPrintQuery(params: URLSearchParams): PrintQuery {
  const page = Number(params.get(queryNames.page));
  return {
    search: (params.get(queryNames.search) ?? '').trim().slice(0, maxSearch),
    filter: proofFilters.find((name) => name === params.get(queryNames.filter)) ?? 'all',
    page: Number.isInteger(page) && page > 0 && page < 1_000 ? page : 1,
  };
}

export function printPath(design: string, { search, filter, page }: PrintQuery = firstPage): string {
  const params = new URLSearchParams();
  if (search !== '') params.set(queryNames.search, search);
  if (filter !== 'all') params.set(queryNames.filter, filter);
  if (page > 1) params.set(queryNames.page, String(page));
  const text = params.toString();
  return `${pathTo('print-list', { design })}${text === '' ? '' : `?${text}`}`;
}

/** Where a design is chosen that is printed with a list. */
export function printDesignsPath(list: string): string {
  return `${listPath(list)}drucke/`;
}

/** The design, with the list that is proposed for it. */
export function printWithPath(design: string, list: string): string {
  return `${printPath(design)}?${new URLSearchParams({ [listName]: list })}`;
}

/** The record whose name is broken otherwise, as an address says it; '' for none. */
export function linesRecord(params: URLSearchParams): string {
  return params.get(linesName) ?? '';
}

/** The design, with the form in which the name of a record is broken otherwise. */
export function linesPath(design: string, record: string): string {
  return `${printPath(design)}?${new URLSearchParams({ [linesName]: record })}#${linesId}`;
}

/** Of the field for the words that stand in for a value. */
export function substituteName(field: string): string {
  return `ersatz:${field}`;
}
