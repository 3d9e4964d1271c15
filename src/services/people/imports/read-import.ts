/** A file that is read into a list, as its owner has chosen: its rows, who of them is in the list already, and what it changes there. */

import { inverseSchema } from '#core/people/household-schema.ts';
import type { Grid } from '#core/people/import/grid.ts';
import { lengthProblems } from '#core/people/import/import-households.ts';
import { rowsByHousehold } from '#core/people/import/joined-rows.ts';
import { rowKeys } from '#core/people/import/known-rows.ts';
import { type ImportRow, type PeopleOfGrid, peopleOfGrid } from '#core/people/import/people-of-grid.ts';
import { type HouseholdChanges, householdChanges } from '#core/people/match/household-changes.ts';
import type { KnownGuest } from '#core/people/match/known-guests.ts';
import { type MatchedPerson, type MatchedRow, matchList } from '#core/people/match/list-matches.ts';
import { typedFields } from '#core/people/match/typed-fields.ts';
import { parseStored } from '#core/values/parse-stored.ts';
import { loadGivenNames } from '#resources/given-names.ts';
import { sha256 } from '#services/sha256.ts';
import type { GuestList } from '#store/people/guest-lists.ts';
import type { ListImport } from '#store/people/imports.ts';
import type { StoredList } from '#store/people/known-list.ts';

export type ImportGroup = {
  /** All of it. */
  rows: MatchedRow[];
  /** Those that give new guests, with the new ones alone. */
  added: ImportRow[];
  /** The household of the list that others of its rows are in. */
  home: string | null;
};

/** `headingLine`: null without headings. */
export type ReadImport = {
  people: PeopleOfGrid;
  headingLine: number | null;
  rows: MatchedRow[];
  groups: ImportGroup[];
  changes: HouseholdChanges[];
  absent: KnownGuest[];
};

type Sources = { list: GuestList; found: ListImport; stored: StoredList };

export function readImport(grid: Grid, { list, found: { plan }, stored }: Sources): ReadImport {
  const names = loadGivenNames();
  const people = peopleOfGrid(grid, plan.mapping, { country: list.country, givenNames: names });
  const rows = people.rows.map((row) => ({ ...row, problems: [...row.problems, ...lengthProblems(row)] }));
  const { sheet, headingRow } = people.mapping;
  const headingLine = headingRow === null ? null : (grid.sheets[sheet]?.rows[headingRow]?.line ?? null);
  const hashes = rowKeys(rows).map((key) => sha256(key));
  const matches = matchList(rows, hashes, { list: stored, country: list.country, names, answers: plan.persons });
  const inverses = stored.inverses.map((text) => parseStored('change of a list', inverseSchema, JSON.parse(text)));
  const changes = householdChanges(personsOf(matches.rows), { typed: typedFields(stored.lastImport, inverses), choices: plan.choices });
  const byRow = new Map(matches.rows.map((one): [ImportRow, MatchedRow] => [one.row, one]));
  const groups = rowsByHousehold(rows, plan.joins).map((group) => groupOf(group.flatMap((row) => byRow.get(row) ?? [])));
  return { people, headingLine, rows: matches.rows, groups, changes, absent: matches.absent };
}

export function personsOf(rows: readonly MatchedRow[]): MatchedPerson[] {
  return rows.flatMap(({ persons }) => persons);
}

function groupOf(rows: MatchedRow[]): ImportGroup {
  const added = rows.flatMap(({ row, double, persons }): ImportRow[] => {
    const isNew = persons.filter(({ outcome }) => outcome === 'new');
    if (double !== null || isNew.length === 0) return [];
    return [{ ...row, persons: row.persons.filter((_, at) => isNew.some((one) => one.at === at)) }];
  });
  return { rows, added, home: rows.find(({ household }) => household !== null)?.household ?? null };
}

/** Questions that have no answer yet: about households, and about persons. */
export function openQuestions({ rows }: ReadImport, { plan: { joins } }: Pick<ListImport, 'plan'>): { joins: number; persons: number } {
  return {
    joins: rows.filter(({ row }) => row.join?.reason === 'asked' && joins[row.line] === undefined).length,
    persons: personsOf(rows).filter(({ outcome }) => outcome === 'asked').length,
  };
}
