/** Reads the posted forms of a guest list. Server only. */
import { data, redirect } from 'react-router';
import type { TypedRowInput } from '#api/people/calls.ts';
import { faults, isFault } from '#core/values/fault.ts';
import { notFound, shownFault } from '#web/page/fault-response.ts';
import { isToken, textOf } from '#web/page/form-input.ts';
import { sitePath } from '#web/page/page-context.ts';
import type { PageRequest } from '#web/page/request.ts';
import { type Cells, type Column, columns, errorPlace, fieldName, typedRow } from './grid-rows.ts';
import { queryNames } from './list-query.ts';

/** What was typed and what is wrong with it, by row. */
export type GridAnswer = {
  typed: Record<string, Cells>;
  errors: Record<string, Partial<Record<Column, string>>>;
  notice: string | null;
};

const maxName = 100;

/** The form names the list that it makes, so that sending it twice makes one. */
export function newListOf(form: FormData) {
  const id = textOf(form, 'key');
  return { name: textOf(form, 'name').slice(0, maxName), ...(isToken(id) && { id }) };
}

/** Rows of a page, and new ones; a form with more is none of ours. */
const maxRows = 200;

export function postedRows(form: FormData): { key: string; row: TypedRowInput; cells: Cells }[] {
  const keys = [...form.keys()].flatMap((name) => (name.endsWith('.names') ? [name.slice(0, -'.names'.length)] : []));
  return [...new Set(keys)].slice(0, maxRows).flatMap((key) => {
    const cells: Cells = Object.fromEntries(columns.map((column) => [column, textOf(form, fieldName(key, column))]));
    const version = Number(textOf(form, fieldName(key, 'version')));
    const row = isToken(key) && typedRow({ id: key, version: Number.isInteger(version) ? version : 0 }, cells);
    return row ? [{ key, row, cells }] : [];
  });
}

/** The fault of a form, for its page. Throws what is no fault or the shop's own, and a missing page for a list that is not there. */
export function refused(error: unknown) {
  if (!isFault(error) || faults[error.code].status >= 500) throw error;
  if (error.code === 'not-found') throw notFound();
  return { ...shownFault(error), status: faults[error.code].status };
}

/** The page again with everything that was typed, after a fault. */
export function refusedRows(rows: ReturnType<typeof postedRows>, error: unknown) {
  const { text, errors: found, status } = refused(error);
  const errors: GridAnswer['errors'] = {};
  for (const { field, message } of found) {
    const place = errorPlace(field);
    const key = place && rows[place.row]?.key;
    if (place && key) errors[key] = { ...errors[key], [place.column]: message };
  }
  const typed = Object.fromEntries(rows.map(({ key, cells }) => [key, cells]));
  return data<GridAnswer>({ typed, errors, notice: text }, { status });
}

/** Back to a page, which says what was done. */
export function doneAt(page: PageRequest, path: string, done: string) {
  return redirect(`${sitePath(page.site, path)}${path.includes('?') ? '&' : '?'}${queryNames.done}=${done}`, 303);
}

/** What was done a moment ago, by the address of the page. */
export function doneOf<Done extends string>(request: Request, all: readonly Done[]): Done | null {
  const text = new URL(request.url).searchParams.get(queryNames.done);
  return all.find((done) => done === text) ?? null;
}

/** The sentence of a fault of a form that has no fields of its own. */
export function refusedNotice(error: unknown) {
  const { text, errors, status } = refused(error);
  return { notice: errors[0]?.message ?? text, status };
}
