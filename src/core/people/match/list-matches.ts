/**
 * Which persons of a file are in a list already: by a row that was read before, by the number of a guest, or by the score of name and address.
 * Who may be known is asked about, and is not added until that is answered. Persons that a file may have twice are asked about, too.
 */

import type { Household } from '#core/people/household.ts';
import type { GivenNames } from '#core/people/import/given-names.ts';
import { isPart, type KnownRow, rowDoubles } from '#core/people/import/known-rows.ts';
import type { ImportRow } from '#core/people/import/people-of-grid.ts';
import {
  type IncomingGuest,
  incomingGuests,
  isComparable,
  type KnownGuest,
  knownGuests,
  searched,
  searchedIncoming,
} from './known-guests.ts';
import { doublesIn, type Match, matchGuests } from './match-guests.ts';

/** By the key of a person: 'new', or the id of the candidate that it is. */
export type MatchAnswers = Readonly<Record<string, string>>;

export const newPerson = 'new';

export type Candidate = { id: string } & ({ kind: 'guest'; known: KnownGuest } | { kind: 'row'; line: number });
export type Question = { candidates: readonly Candidate[]; answer: string | null };

export type MatchedPerson = IncomingGuest & {
  /** "LINE.PLACE" */
  key: string;
  outcome: 'new' | 'same' | 'asked';
  /** The guest of the list that it is; null for one that is not known, and for one that the file has twice. */
  known: KnownGuest | null;
  /** True for a row that is read again as it was: it changes nothing. */
  isReadBefore: boolean;
  question: Question | null;
};

/** 'error': the row gives no guest. `household`: of the list, that a person of the row is in. `double`: the line that has the same cells. */
export type MatchedRow = {
  row: ImportRow;
  hash: string;
  outcome: 'new' | 'same' | 'asked' | 'error';
  household: string | null;
  double: number | null;
  persons: MatchedPerson[];
};

export type KnownList = { households: readonly Household[]; byHash: ReadonlyMap<string, KnownRow> };

export type ListMatches = {
  rows: MatchedRow[];
  /** Guests of the list that the file does not have. They stay. */
  absent: KnownGuest[];
};

type Means = { list: KnownList; country: string; names: GivenNames; answers: MatchAnswers };

export function candidateOfLine(line: number): string {
  return `line-${line}`;
}

function keyOf({ row, at }: IncomingGuest): string {
  return `${row.line}.${at}`;
}

/** `hashes`: of the keys of the rows. */
export function matchList(rows: readonly ImportRow[], hashes: readonly string[], { list, country, names, answers }: Means): ListMatches {
  const known = knownGuests(list.households);
  const homes = homesOf(known);
  const doubles = rowDoubles(rows, new Set(homes.byId.keys()));
  const decided = new Map<ImportRow, Decided>();
  for (const [at, row] of rows.entries()) {
    const before = row.household === null ? undefined : list.byHash.get(hashes[at] ?? '');
    const double = doubles.get(row);
    if (before) decided.set(row, { kind: 'before', ...before });
    else if (double !== undefined) decided.set(row, { kind: 'double', line: double });
  }
  const incoming = incomingGuests(rows, country);
  const persons = asked(matchedPersons(incoming, { known, homes, decided, names }), names, answers);
  const byRow = Map.groupBy(persons, ({ row }) => row);
  return {
    rows: rows.map((row, at) => matchedRow(row, { hash: hashes[at] ?? '', decided: decided.get(row), persons: byRow.get(row) ?? [] })),
    absent: absentOf(known, persons),
  };
}

type Decided = ({ kind: 'before' } & KnownRow) | { kind: 'double'; line: number };

type Homes = {
  byId: ReadonlyMap<string, { at: number; place: number; household: string }>;
  byHousehold: ReadonlyMap<string, readonly number[]>;
};

function homesOf(known: readonly KnownGuest[]): Homes {
  const byHousehold = new Map<string, number[]>();
  const byId = new Map<string, { at: number; place: number; household: string }>();
  for (const [at, { guest, household }] of known.entries()) {
    const members = byHousehold.get(household.id) ?? [];
    byId.set(guest.id, { at, place: members.length, household: household.id });
    members.push(at);
    byHousehold.set(household.id, members);
  }
  return { byId, byHousehold };
}

/** Of a row that was read before, the guests that its persons became: they were stored behind each other. */
function guestBefore({ guest }: KnownRow, place: number, { byId, byHousehold }: Homes): number | null {
  const first = guest === null ? undefined : byId.get(guest);
  if (!first) return null;
  return byHousehold.get(first.household)?.[first.place + place] ?? null;
}

type Found = IncomingGuest & {
  key: string;
  known: KnownGuest | null;
  candidates: readonly KnownGuest[];
  outcome: Match['outcome'];
  isReadBefore: boolean;
};

type Matching = { known: readonly KnownGuest[]; homes: Homes; decided: ReadonlyMap<ImportRow, Decided>; names: GivenNames };

function matchedPersons(incoming: readonly IncomingGuest[], { known, homes, decided, names }: Matching): Found[] {
  const before = incoming.map((one) => {
    const found = decided.get(one.row);
    return found?.kind === 'before' ? guestBefore(found, one.at, homes) : null;
  });
  const taken = new Set(before.filter((at) => at !== null));
  const compared = incoming.flatMap((one, at) => {
    const found = decided.get(one.row);
    const own = searchedIncoming(one);
    if (!found) return [{ at, listed: own }];
    const is = before[at] ?? null;
    return is === null ? [] : [{ at, listed: { ...own, guestNumber: '', rowKey: `before|${is}` } }];
  });
  const listed = known.map((one, at) => (taken.has(at) ? { ...searched(one), rowKey: `before|${at}` } : searched(one)));
  const { matches } = isComparable(incoming)
    ? matchGuests(
        compared.map((one) => one.listed),
        listed,
        names,
      )
    : { matches: [] };
  const byPerson = new Map(compared.map(({ at }, index): [number, Match | undefined] => [at, matches[index]]));
  return incoming.map((one, at): Found => {
    const found = decided.get(one.row);
    const match = byPerson.get(at) ?? { outcome: 'new' };
    const is = before[at] ?? (match.outcome === 'same' ? match.known : null);
    return {
      ...one,
      key: keyOf(one),
      known: is === null ? null : (known[is] ?? null),
      candidates: !found && match.outcome === 'asked' ? match.candidates.flatMap((other) => known[other] ?? []) : [],
      outcome: found ? 'same' : match.outcome,
      isReadBefore: found !== undefined,
    };
  });
}

/** With the questions and their answers. An answer that names none of the candidates is none. */
function asked(found: readonly Found[], names: GivenNames, answers: MatchAnswers): MatchedPerson[] {
  const open = found.filter(({ outcome }) => outcome !== 'same');
  const doubles = isComparable(open) ? doublesIn(open.map(searchedIncoming), names) : [];
  const earlier = new Map(open.map((one, at): [Found, Found | undefined] => [one, open[doubles[at] ?? -1]]));
  return found.map(({ candidates: guests, ...one }, at): MatchedPerson => {
    const candidates = guests.map((known): Candidate => ({ id: known.guest.id, kind: 'guest', known }));
    const double = earlier.get(found[at] as Found);
    if (one.outcome === 'new' && double && isDoubtful(one.row, double.row))
      candidates.push({ id: candidateOfLine(double.row.line), kind: 'row', line: double.row.line });
    if (candidates.length === 0) return { ...one, question: null };
    const answer = answers[one.key] ?? null;
    const chosen = candidates.find(({ id }) => id === answer);
    if (chosen) return { ...one, outcome: 'same', known: chosen.kind === 'guest' ? chosen.known : null, question: { candidates, answer } };
    if (answer === newPerson) return { ...one, outcome: 'new', question: { candidates, answer } };
    return { ...one, outcome: 'asked', question: { candidates, answer: null } };
  });
}

/** Persons of one row, and rows that say of themselves that they are one more of a household, are not asked about. */
function isDoubtful(row: ImportRow, earlier: ImportRow): boolean {
  return row !== earlier && !(isPart(row) && row.household === earlier.household);
}

function matchedRow(
  row: ImportRow,
  { hash, decided, persons }: { hash: string; decided: Decided | undefined; persons: MatchedPerson[] },
): MatchedRow {
  const base = { row, hash, persons, double: null };
  if (row.household === null) return { ...base, outcome: 'error', household: null };
  if (decided?.kind === 'double') return { ...base, outcome: 'same', household: null, double: decided.line };
  const household = decided?.household ?? persons.find(({ known }) => known !== null)?.known?.household.id ?? null;
  const has = (wanted: MatchedPerson['outcome']) => persons.some(({ outcome }) => outcome === wanted);
  return { ...base, outcome: has('asked') ? 'asked' : has('new') ? 'new' : 'same', household };
}

/** A file that has nobody of the list is another list. Guests without a name are looked for by nothing. */
function absentOf(known: readonly KnownGuest[], persons: readonly MatchedPerson[]): KnownGuest[] {
  const met = new Set<KnownGuest>();
  for (const { known: is, outcome, question } of persons) {
    if (is) met.add(is);
    if (outcome === 'asked') for (const one of question?.candidates ?? []) if (one.kind === 'guest') met.add(one.known);
  }
  if (met.size === 0) return [];
  return known.filter((one) => !met.has(one) && `${one.guest.given}${one.guest.family}${one.household.company}` !== '');
}
