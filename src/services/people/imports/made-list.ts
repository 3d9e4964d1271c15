/** What taking a file over makes of a list: households that are new, those that are changed, and the rows that are known from now on. */
import type { Household } from '#core/people/household.ts';
import { madeHouseholds } from '#core/people/import/import-households.ts';
import type { ImportStats } from '#core/people/import/import-plan.ts';
import { withChanges } from '#core/people/match/household-changes.ts';
import type { MatchedRow } from '#core/people/match/list-matches.ts';
import { newToken } from '#store/db/tokens.ts';
import type { GuestList } from '#store/people/guest-lists.ts';
import type { ListImport, TakenRow } from '#store/people/imports.ts';
import type { StoredList } from '#store/people/known-list.ts';
import { openQuestions, type ReadImport } from './read-import.ts';

export type MadeList = {
  added: Household[];
  changed: Household[];
  /** Those that are changed, as they were. */
  before: Household[];
  rows: TakenRow[];
  stats: Omit<ImportStats, 'change'>;
};

type Sources = { list: GuestList; stored: StoredList; found: ListImport; read: ReadImport };

/** `source`: what a new household says of where it comes from. */
export function madeList({ list, stored, found, read }: Sources, source: (line: number) => string): MadeList {
  const before = new Map(stored.households.map((household) => [household.id, household]));
  const updated = new Map(
    read.changes
      .map((change) => withChanges(change))
      .filter((household) => household !== before.get(household.id))
      .map((household) => [household.id, household]),
  );
  const groups = read.groups.flatMap(({ added, home }) => {
    const household = home === null ? null : (updated.get(home) ?? before.get(home) ?? null);
    return added.length > 0 ? [{ rows: added, home: household }] : [];
  });
  const made = madeHouseholds(groups, { newId: newToken, country: list.country, source });
  const changed = [...new Map([...updated, ...made.changed.map((household): [string, Household] => [household.id, household])]).values()];
  const rows = new Map(read.rows.map((row): [number, MatchedRow] => [row.row.line, row]));
  const outcomes = (wanted: MatchedRow['outcome']) => read.rows.filter(({ outcome }) => outcome === wanted).length;
  return {
    added: made.added,
    changed,
    before: changed.flatMap(({ id }) => before.get(id) ?? []),
    rows: read.rows.flatMap((row) => takenRow(row, { made: made.guests, updated, stored, rows })),
    stats: {
      households: made.added.length,
      guests: groups.flatMap(({ rows }) => rows).reduce((sum, { persons }) => sum + Math.max(1, persons.length), 0),
      same: outcomes('same'),
      errors: outcomes('error'),
      asked: openQuestions(read, found).persons,
      updated: updated.size,
    },
  };
}

type Taken = {
  made: ReadonlyMap<number, RowGuest>;
  updated: ReadonlyMap<string, Household>;
  stored: StoredList;
  rows: ReadonlyMap<number, MatchedRow>;
};
type RowGuest = { guest: string; household: string };

/** The guest that the first person of a row is in the list: one that is known, one that was made, or that of the row that has it, too. */
function guestOfRow({ row, persons }: MatchedRow, taken: Taken): RowGuest | null {
  const [first] = persons;
  if (first?.known) return { guest: first.known.guest.id, household: first.known.household.id };
  const chosen = first?.question?.candidates.find(({ id }) => id === first.question?.answer);
  const double = chosen?.kind === 'row' ? taken.rows.get(chosen.line) : undefined;
  // A row names one above it.
  if (double && double.row.line < row.line) return guestOfRow(double, taken);
  return taken.made.get(row.line) ?? null;
}

/** A row with an open question is asked about again, and one that is known by a number needs nothing else. */
function takenRow(matched: MatchedRow, taken: Taken): TakenRow[] {
  const { row, hash, outcome, double } = matched;
  if (outcome === 'asked' || outcome === 'error' || double !== null || taken.stored.byHash.has(hash)) return [];
  const own = guestOfRow(matched, taken);
  if (own === null || row.guestNumber === own.guest) return [];
  const isMade = taken.made.get(row.line)?.guest === own.guest;
  return [{ line: row.line, hash, outcome: isMade ? 'new' : taken.updated.has(own.household) ? 'updated' : 'same', ...own }];
}
