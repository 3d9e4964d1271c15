/** Households and guests as rows of a file become them. Pure; ids come from outside. */

import { isGuestCountry } from '#core/people/countries.ts';
import { checkedHousehold, companions, newHousehold, withGuests } from '#core/people/edit-household.ts';
import { type Guest, type Household, type HouseholdAddress, listBounds, textLengths } from '#core/people/household.ts';
import { splitNoble } from '#core/people/name-line.ts';
import { type Language, languages } from '#core/values/locale.ts';
import { message } from '#core/values/message.ts';
import { visibleText } from '#core/values/visible-text.ts';
import type { ImportRow } from './people-of-grid.ts';
import type { GuestPerson } from './person-name.ts';
import { problem, type RowProblem } from './row-cells.ts';

export type MakeMeans = {
  newId: () => string;
  /** Of the list. */
  country: string;
  /** What a household says of where it comes from, by the line of its first row. */
  source(line: number): string;
};

const { name: maxName, line: maxLine, code: maxCode } = textLengths;

function fitted(text: string, max: number): string {
  const line = text
    .split('\n')
    .map((part) => part.trim())
    .join(', ');
  return visibleText(line.slice(0, max).toWellFormed());
}

/** Words of a name that are stored apart from it. */
function namesOf({ title, given, noble, family, suffix, nick }: GuestPerson) {
  const parts = splitNoble(`${noble} ${family}`);
  return {
    title: fitted(title, maxName),
    given: fitted(given, maxName),
    noble: fitted(parts.noble, maxName),
    family: fitted(parts.family, maxName),
    suffix: fitted(suffix, maxName),
    nick: fitted(nick, maxName),
  };
}

const sources = { typed: 'typed', listed: 'list', guess: 'guess' } as const;

function guestOf(person: GuestPerson, newId: () => string): Guest {
  const { kind, gender, genderSource } = person;
  return {
    ...namesOf(person),
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

const isLanguage = (text: string): text is Language => languages.some((language) => language === text);

function addressOf({ address }: ImportRow, country: string): HouseholdAddress {
  return {
    company: fitted(address.company, maxName),
    street: fitted(address.street, maxLine),
    extra: fitted(address.extra, maxLine),
    postcode: fitted(address.postalCode, maxCode),
    city: fitted(address.city, maxName),
    region: fitted(address.region, maxName),
    country: isGuestCountry(address.country) ? address.country : country,
  };
}

const hasAddress = ({ address: { street, postalCode, city } }: ImportRow) => `${street}${postalCode}${city}` !== '';

/** The guests of each row, by the row. A row without persons, that of a company, has one without a name. */
export type GuestsOfRows = ReadonlyMap<ImportRow, Guest[]>;

function guestsOf(rows: readonly ImportRow[], { newId, country }: MakeMeans, email: string): GuestsOfRows {
  return new Map(
    rows.map((row): [ImportRow, Guest[]] => {
      const guests = row.persons.map((person) => guestOf(person, newId));
      const [first = { ...newHousehold(newId, country, 0).guests[0] }, ...rest] = guests;
      const own = fitted(row.address.email, maxLine);
      return [row, [{ ...(first as Guest), email: own === '' || own === email ? null : own }, ...rest]];
    }),
  );
}

export type MadeHouseholds = {
  /** Those that are new. Their places are counted from 1. */
  added: Household[];
  /** Those of the list that got guests. */
  changed: Household[];
  /** The first guest of each row. */
  guests: Map<ImportRow, { guest: string; household: string }>;
};

/** More guests than a household has room for are one household more, at the same address. */
function newHouseholds(rows: readonly ImportRow[], means: MakeMeans, position: number): { households: Household[]; of: GuestsOfRows } {
  const head = rows.find(hasAddress) ?? rows[0];
  if (!head) return { households: [], of: new Map() };
  const first = (pick: (row: ImportRow) => string) => rows.map(pick).find((text) => text !== '') ?? '';
  const email = fitted(
    first(({ address }) => address.email),
    maxLine,
  );
  const language = first((row) => row.language);
  const of = guestsOf(rows, means, email);
  const all = [...of.values()].flat();
  const { guestsOfHousehold: max } = listBounds;
  const households = Array.from({ length: Math.ceil(all.length / max) }, (_, at): Household => {
    const guests = all.slice(at * max, (at + 1) * max);
    const expected = at === 0 ? rows.reduce((sum, { plusOnes }) => sum + plusOnes, 0) + companions(guests) : companions(guests);
    return checkedHousehold({
      ...newHousehold(means.newId, means.country, position + at),
      ...addressOf(head, means.country),
      label:
        at === 0 && all.length <= max
          ? fitted(
              first(({ label }) => label),
              maxName,
            )
          : '',
      email,
      phone: fitted(
        first(({ address }) => address.phone),
        maxName,
      ),
      language: isLanguage(language) ? language : null,
      plusOnes: Math.min(expected, listBounds.plusOnes),
      source: means.source(rows[0]?.line ?? head.line),
      guests,
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
    for (const [row, [first]] of of) if (first) guests.set(row, { guest: first.id, household: homes.get(first.id) ?? '' });
  };
  for (const { rows, home } of groups) {
    const stored = home && (changed.get(home.id) ?? home);
    const own = guestsOf(rows, means, stored?.email ?? '');
    const full = stored && withGuests(stored, [...own.values()].flat());
    if (full) {
      changed.set(full.id, full);
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
export function lengthProblems({ line, persons, address, label }: ImportRow): RowProblem[] {
  const { street, extra, email, postalCode, company, city, region, phone } = address;
  const names = persons.flatMap(({ title, given, noble, family, suffix, nick }) => [title, given, `${noble} ${family}`, suffix, nick]);
  const isLonger = (texts: readonly string[], max: number) => texts.some((text) => text.trim().length > max);
  const isCut =
    isLonger([...names, label, company, city, region, phone], maxName) ||
    isLonger([street, extra, email], maxLine) ||
    isLonger([postalCode], maxCode);
  return isCut ? [problem(line, null, 'look', message('people-import.row.shortened', { line }))] : [];
}
