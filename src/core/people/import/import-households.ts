/** Households and guests as rows of a file become them. Pure; ids come from outside. */
import { checkedHousehold, companions, newHousehold, withGuests } from '#core/people/edit-household.ts';
import { type Guest, type Household, listBounds, textLengths } from '#core/people/household.ts';
import { folded } from '#core/people/words.ts';
import { message } from '#core/values/message.ts';
import { nameKey } from './households.ts';
import type { ImportRow } from './people-of-grid.ts';
import type { GuestPerson } from './person-name.ts';
import { problem, type RowProblem } from './row-cells.ts';
import { storedAddress, storedLabel, storedLanguage, storedNames, storedNote } from './stored-form.ts';

export type MakeMeans = {
  newId: () => string;
  /** Of the list. */
  country: string;
  /** What a household says of where it comes from, by the line of its first row. */
  source(line: number): string;
};

const sources = { typed: 'typed', listed: 'list', guess: 'guess' } as const;

function guestOf(person: GuestPerson, newId: () => string): Guest {
  const { kind, gender, genderSource } = person;
  return {
    ...storedNames(person),
    id: newId(),
    kind,
    gender,
    genderSource: sources[genderSource ?? 'guess'],
    language: null,
    email: null,
    isInvited: true,
    plusOf: null,
    note: '',
  };
}

/** The guests of a household by name; null for a name that several have. */
export function guestsByName(guests: readonly Guest[]): ReadonlyMap<string, string | null> {
  const ids = new Map<string, string | null>();
  for (const guest of guests) ids.set(nameKey(guest), ids.has(nameKey(guest)) ? null : guest.id);
  ids.delete('');
  return ids;
}

/** Companions with the guest that their row names. `sides`: what the rows of guests say, by guest. */
function withNamedGuests(guests: readonly Guest[], sides: ReadonlyMap<string, string>): Guest[] {
  const ids = guestsByName(guests);
  return guests.map((guest) => {
    const of = guest.kind === 'plus-one' ? ids.get(folded(sides.get(guest.id) ?? '')) : undefined;
    return of === undefined || of === null || of === guest.id ? guest : { ...guest, plusOf: of };
  });
}

const hasAddress = ({ address: { street, postalCode, city } }: ImportRow) => `${street}${postalCode}${city}` !== '';

/** The guests of each row, by the row. A row without persons, that of a company, has one without a name. */
export type GuestsOfRows = ReadonlyMap<ImportRow, Guest[]>;

function guestsOf(rows: readonly ImportRow[], { newId, country }: MakeMeans, email: string): GuestsOfRows {
  return new Map(
    rows.map((row): [ImportRow, Guest[]] => {
      const guests = row.persons.map((person) => guestOf(person, newId));
      const [first = { ...newHousehold(newId, country, 0).guests[0] }, ...rest] = guests;
      const { email: own } = storedAddress(row.address, country);
      return [row, [{ ...(first as Guest), email: own === '' || own === email ? null : own }, ...rest]];
    }),
  );
}

export type MadeHouseholds = {
  /** Those that are new. Their places are counted from 1. */
  added: Household[];
  /** Those of the list that got guests. */
  changed: Household[];
  /** The first guest of each row, by its line. */
  guests: Map<number, { guest: string; household: string }>;
};

function sidesOf(of: GuestsOfRows): ReadonlyMap<string, string> {
  return new Map([...of].flatMap(([{ side }, guests]) => guests.map(({ id }): [string, string] => [id, side])));
}

/** More guests than a household has room for are one household more, at the same address. */
function newHouseholds(rows: readonly ImportRow[], means: MakeMeans, position: number): { households: Household[]; of: GuestsOfRows } {
  const head = rows.find(hasAddress) ?? rows[0];
  if (!head) return { households: [], of: new Map() };
  const first = (pick: (row: ImportRow) => string) => rows.map(pick).find((text) => text !== '') ?? '';
  const { country, ...address } = storedAddress(head.address, means.country);
  const { email } = storedAddress({ ...head.address, email: first((row) => row.address.email) }, country);
  const of = guestsOf(rows, means, email);
  const all = [...of.values()].flat();
  const sides = sidesOf(of);
  const names = guestsByName(all);
  const { guestsOfHousehold: max } = listBounds;
  const households = Array.from({ length: Math.ceil(all.length / max) }, (_, at): Household => {
    const guests = all.slice(at * max, (at + 1) * max);
    const expected = at === 0 ? rows.reduce((sum, { plusOnes }) => sum + plusOnes, 0) + companions(guests) : companions(guests);
    return checkedHousehold({
      ...newHousehold(means.newId, country, position + at),
      ...address,
      label: at === 0 && all.length <= max ? storedLabel(first(({ label }) => label)) : '',
      email,
      phone: storedLabel(first((row) => row.address.phone)),
      language: storedLanguage(first((row) => row.language)),
      side: storedLabel(first(({ side }) => (names.has(folded(side)) ? '' : side))),
      note: storedNote(first(({ note }) => note)),
      plusOnes: Math.min(expected, listBounds.plusOnes),
      source: means.source(rows[0]?.line ?? head.line),
      guests: withNamedGuests(guests, sides),
    });
  });
  return { households, of };
}

/** What the rows of one household add. `home`: the household of the list that other rows of it are in already. */
export function madeHouseholds(
  groups: readonly { rows: readonly ImportRow[]; home: Household | null }[],
  means: MakeMeans,
): MadeHouseholds {
  const added: Household[] = [];
  const changed = new Map<string, Household>();
  const guests: MadeHouseholds['guests'] = new Map();
  const note = (of: GuestsOfRows, all: readonly Household[]) => {
    const homes = new Map(all.flatMap((household) => household.guests.map(({ id }): [string, string] => [id, household.id])));
    for (const [row, [first]] of of) if (first) guests.set(row.line, { guest: first.id, household: homes.get(first.id) ?? '' });
  };
  for (const { rows, home } of groups) {
    const stored = home && (changed.get(home.id) ?? home);
    const own = guestsOf(rows, means, stored?.email ?? '');
    const full = stored && withGuests(stored, [...own.values()].flat());
    if (full) {
      changed.set(full.id, { ...full, guests: withNamedGuests(full.guests, sidesOf(own)) });
      note(own, [full]);
      continue;
    }
    const made = newHouseholds(rows, means, added.length + 1);
    added.push(...made.households);
    note(made.of, made.households);
  }
  return { added, changed: [...changed.values()], guests };
}

/** Texts that are longer than a list holds: their beginning is taken. */
export function lengthProblems({ line, persons, address, label, side }: ImportRow): RowProblem[] {
  const { street, extra, email, postalCode, company, city, region, phone } = address;
  const { name: maxName, line: maxLine, code: maxCode } = textLengths;
  const names = persons.flatMap(({ title, given, noble, family, suffix, nick }) => [title, given, `${noble} ${family}`, suffix, nick]);
  const isLonger = (texts: readonly string[], max: number) => texts.some((text) => text.trim().length > max);
  const isCut =
    isLonger([...names, label, side, company, city, region, phone], maxName) ||
    isLonger([street, extra, email], maxLine) ||
    isLonger([postalCode], maxCode);
  return isCut ? [problem(line, null, 'look', message('people-import.row.shortened', { line }))] : [];
}
