/** A file that is read into a list, as its owner has chosen: its rows, what is in the list already, and the households that come of the others. */
import type { Household } from '#core/people/household.ts';
import type { Grid } from '#core/people/import/grid.ts';
import { lengthProblems } from '#core/people/import/import-households.ts';
import { rowsByHousehold } from '#core/people/import/joined-rows.ts';
import { identifyRows, type KnownRows, type RowIdentity, rowKeys } from '#core/people/import/known-rows.ts';
import { type ImportRow, type PeopleOfGrid, peopleOfGrid } from '#core/people/import/people-of-grid.ts';
import { loadGivenNames } from '#resources/given-names.ts';
import { sha256 } from '#services/sha256.ts';
import type { GuestList } from '#store/people/guest-lists.ts';
import type { ListImport } from '#store/people/imports.ts';

/** `headingLine`: null without headings. */
export type ReadImport = {
  people: PeopleOfGrid;
  headingLine: number | null;
  rows: ImportRow[];
  hashes: string[];
  groups: ImportRow[][];
};

export function readImport(grid: Grid, { plan }: Pick<ListImport, 'plan'>, { country }: Pick<GuestList, 'country'>): ReadImport {
  const people = peopleOfGrid(grid, plan.mapping, { country, givenNames: loadGivenNames() });
  const rows = people.rows.map((row) => ({ ...row, problems: [...row.problems, ...lengthProblems(row)] }));
  const { sheet, headingRow } = people.mapping;
  const headingLine = headingRow === null ? null : (grid.sheets[sheet]?.rows[headingRow]?.line ?? null);
  return { people, headingLine, rows, hashes: rowKeys(rows).map((key) => sha256(key)), groups: rowsByHousehold(rows, plan.joins) };
}

export type ImportGroup = {
  /** All of it, and those that are new. */
  rows: ImportRow[];
  added: ImportRow[];
  /** The household of the list that others of its rows are in. */
  home: string | null;
};

/** What is new in a file, by household. */
export function newGroups(
  { rows, hashes, groups }: ReadImport,
  known: KnownRows,
): { groups: ImportGroup[]; of: Map<ImportRow, RowIdentity> } {
  const identities = identifyRows(rows, hashes, known);
  const of = new Map(rows.map((row, at): [ImportRow, RowIdentity] => [row, identities[at] as RowIdentity]));
  const found = groups.map((group) => ({
    rows: group,
    added: group.filter((row) => of.get(row)?.outcome === 'new'),
    home: group.map((row) => of.get(row)?.household ?? null).find((home) => home !== null) ?? null,
  }));
  return { groups: found, of };
}

/** Households that rows are added to, by their ids. */
export function homesOf(groups: readonly ImportGroup[]): string[] {
  return [...new Set(groups.flatMap(({ added, home }) => (home !== null && added.length > 0 ? [home] : [])))];
}

export function withHomes(groups: readonly ImportGroup[], homes: readonly Household[]) {
  const byId = new Map(homes.map((household) => [household.id, household]));
  return groups.flatMap(({ added, home }) => (added.length > 0 ? [{ rows: added, home: byId.get(home ?? '') ?? null }] : []));
}

/** Questions about households that have no answer yet. */
export function openQuestions({ rows }: ReadImport, { plan: { joins } }: Pick<ListImport, 'plan'>): number {
  return rows.filter((row) => row.join?.reason === 'asked' && joins[row.line] === undefined).length;
}
