/** Guests of a stored list, and those of a file in the form in which they would be stored, as both are compared. */
import { type Guest, type Household, listBounds } from '#core/people/household.ts';
import type { ImportRow } from '#core/people/import/people-of-grid.ts';
import { newGuest } from '#core/people/import/person-name.ts';
import { storedAddress, storedLanguage, storedNames } from '#core/people/import/stored-form.ts';
import { isNamed } from '#core/people/name-line.ts';
import { plainVowels } from '#core/people/words.ts';
import { guestsOfRows, type ListedGuest } from './listed-guest.ts';

export type KnownGuest = { guest: Guest; household: Household; listed: ListedGuest };

const sources = { typed: 'typed', list: 'listed', guess: 'guess' } as const;

/** A firm without a person is compared by its name. */
function firmKey({ address: { company, postalCode, street } }: ListedGuest): string {
  return `firm|${plainVowels(company)}|${plainVowels(postalCode)}|${plainVowels(street)}`;
}

function asFirm(listed: ListedGuest): ListedGuest {
  return { ...listed, rowKey: firmKey(listed), person: newGuest({ family: listed.address.company }) };
}

function listedGuest(guest: Guest, household: Household): ListedGuest {
  const { company, street, extra, postcode, city, region, country, phone } = household;
  const email = guest.email ?? household.email;
  const address = { company, street, extra, postalCode: postcode, city, region, country, email, phone };
  const person = newGuest({ ...guest, genderSource: sources[guest.genderSource], guesses: [] });
  return { line: 0, guestNumber: guest.id, rowKey: '', person, address, language: household.language ?? '' };
}

export function knownGuests(households: readonly Household[]): KnownGuest[] {
  return households.flatMap((household) =>
    household.guests.map((guest): KnownGuest => ({ guest, household, listed: listedGuest(guest, household) })),
  );
}

/** As it is looked for: by its name, or by that of its firm where it has none. */
export function searched({ guest, household, listed }: KnownGuest): ListedGuest {
  return !isNamed(guest) && household.company !== '' ? asFirm(listed) : listed;
}

/** One person of a row. `at`: its place in the row. */
export type IncomingGuest = { row: ImportRow; at: number; listed: ListedGuest };

/** More persons than two lists hold are not compared: there is no room for them. */
const maxCompared = 2 * listBounds.guests;

/** Persons of rows that give guests; a row of a firm alone has one without a name. `country`: that of the list. */
export function incomingGuests(rows: readonly ImportRow[], country: string): IncomingGuest[] {
  const taken = rows.filter(({ household }) => household !== null);
  const withPersons = taken.map((row) => (row.persons.length > 0 ? row : { ...row, persons: [newGuest({})] }));
  const all = guestsOfRows(withPersons);
  let next = 0;
  return taken.flatMap((row) =>
    Array.from({ length: Math.max(1, row.persons.length) }, (_, at): IncomingGuest => {
      const listed = all[next] as ListedGuest;
      next += 1;
      return { row, at, listed: inStoredForm(listed, country) };
    }),
  );
}

function inStoredForm(listed: ListedGuest, country: string): ListedGuest {
  const { postcode, ...address } = storedAddress(listed.address, country);
  return {
    ...listed,
    rowKey: '',
    person: { ...listed.person, ...storedNames(listed.person) },
    address: { ...address, postalCode: postcode },
    language: storedLanguage(listed.language) ?? '',
  };
}

export function searchedIncoming({ row, listed }: IncomingGuest): ListedGuest {
  return row.persons.length === 0 ? asFirm(listed) : listed;
}

export function isComparable(incoming: readonly IncomingGuest[]): boolean {
  return incoming.length <= maxCompared;
}
