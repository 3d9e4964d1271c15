/** Persons of a file and guests of a stored list: who is known, and what is taken over of them. */
import { describe, expect, test } from 'vitest';
import { newHousehold } from '#core/people/edit-household.ts';
import type { Household } from '#core/people/household.ts';
import type { Inverse } from '#core/people/household-schema.ts';
import type { ImportRow } from '#core/people/import/people-of-grid.ts';
import { storedNames } from '#core/people/import/stored-form.ts';
import { loadGivenNames } from '#resources/given-names.ts';
import { isLongForm } from '#tests/long-form.ts';
import { changes, constructGuests, firstNames, secondNames, thirdNames } from '#tests/people-changes.ts';
import { expectLinear } from '#tests/processor-time.ts';
import { householdChanges, withChanges } from './household-changes.ts';
import { matchList } from './list-matches.ts';
import type { ListedGuest } from './listed-guest.ts';
import { typedFields } from './typed-fields.ts';

const names = loadGivenNames();

/** A household for each guest, as a list stores it. The ids count. */
function listOf(guests: readonly ListedGuest[]): Household[] {
  return guests.map(({ person, address }, at): Household => {
    let ids = 0;
    const id = () => {
      ids += 1;
      return `${String(ids)}-${String(at).padStart(20, '0')}`;
    };
    const made = newHousehold(id, 'DE', at + 1);
    const { street, extra, postalCode: postcode, city, region, country, email, phone, company } = address;
    const guest = { ...(made.guests[0] as Household['guests'][number]), ...storedNames(person), kind: person.kind };
    return { ...made, version: 1, street, extra, postcode, city, region, country, email, phone, company, guests: [guest] };
  });
}

function rowsOf(guests: readonly ListedGuest[]): ImportRow[] {
  return guests.map(({ person, address, language, guestNumber }, at): ImportRow => {
    const cells = [{ column: 0, field: 'name' as const, raw: `row ${at}`, text: `row ${at}`, mark: null }];
    const none = { label: '', plusOnes: 0, side: '', note: '', join: null, guesses: [], problems: [] };
    return { ...none, line: at + 2, cells, persons: [person], address, language, guestNumber, household: at };
  });
}

type Means = { answers?: Record<string, string>; byHash?: Map<string, { household: string; guest: string | null }> };

function matched(incoming: readonly ListedGuest[], households: readonly Household[], { answers = {}, byHash = new Map() }: Means = {}) {
  const rows = rowsOf(incoming);
  const hashes = rows.map(({ line }) => `hash ${line}`);
  return matchList(rows, hashes, { list: { households, byHash }, country: 'DE', names, answers });
}

const seeds = Array.from({ length: isLongForm ? 10 : 1 }, (_, at) => at + 1);

describe.each([
  ['names that weights were chosen on', firstNames],
  ['names of the neighbours', secondNames],
  ['names of other languages', thirdNames],
])('a stored list with %s', (_, set) => {
  test.each(seeds)('knows guests changed in thirteen ways: none is joined wrongly, hardly any is added twice (list %i)', (seed) => {
    const known = constructGuests(set, 400, seed);
    const households = listOf(known);
    let [wrong, missed] = [0, 0];
    for (const change of Object.values(changes)) {
      const { rows } = matched(
        known.map((guest, at) => change(guest, at, set)),
        households,
      );
      for (const [at, { persons }] of rows.entries())
        for (const { outcome, known: is, question } of persons) {
          const isAsked = outcome === 'asked' && question?.candidates.some(({ id }) => id === households[at]?.guests[0]?.id);
          if (outcome === 'same' && is?.household !== households[at]) wrong += 1;
          else if (outcome !== 'same' && !isAsked) missed += 1;
        }
    }
    expect(Object.keys(changes)).toHaveLength(13);
    expect(wrong).toBe(0);
    expect(missed).toBeLessThanOrEqual(0.005 * 13 * 400);
  });
});

/** "Anna Berger, Weg 1, 53111". */
function listed(text: string, known: Partial<ListedGuest['address']> = {}): ListedGuest {
  const [name = '', street = '', postalCode = ''] = text.split(', ');
  const [given = '', family = ''] = name.split(' ');
  const [base] = constructGuests(firstNames, 1, 1) as [ListedGuest];
  const address = { ...base.address, street, postalCode, city: 'Ort', email: '', ...known };
  return { ...base, person: { ...base.person, given, family, title: '' }, address, language: '' };
}

const [anna, max] = [{ email: 'anna@example.org' }, { email: 'max@example.org' }];
const typedNothing = () => new Set<never>();

function proposals(incoming: readonly ListedGuest[], households: readonly Household[], typed = typedNothing) {
  const { rows } = matched(incoming, households);
  return householdChanges(
    rows.flatMap(({ persons }) => persons),
    { typed, choices: {} },
  );
}

test('a row that was read before changes nothing, whatever its cells say', () => {
  const households = listOf([listed('Anna Berger, Weg 1, 53111')]);
  const [household] = households as [Household];
  const byHash = new Map([['hash 2', { household: household.id, guest: household.guests[0]?.id ?? null }]]);
  const { rows, absent } = matched([listed('Anna Berger, Gasse 2, 53111')], households, { byHash });
  expect(rows.map(({ outcome, household: home }) => [outcome, home])).toEqual([['same', household.id]]);
  const persons = rows.flatMap((row) => row.persons);
  expect([householdChanges(persons, { typed: typedNothing, choices: {} }), absent]).toEqual([[], []]);
});

test('guests of a household with two new addresses keep the old one unless it is chosen otherwise', () => {
  const guests = [listed('Anna Berger, Weg 1, 53111', anna), listed('Max Berger, Weg 1, 53111', max)];
  const [one, other] = listOf(guests) as [Household, Household];
  const second = other.guests.map((guest) => ({ ...guest, email: max.email }));
  const both: Household = { ...one, guests: [...one.guests, ...second] };
  const found = (first: string, next: string) =>
    proposals([listed(`Anna Berger, ${first}`, anna), listed(`Max Berger, ${next}`, max)], [both]).flatMap(({ changes: own }) =>
      own.map(({ field, choice }) => `${field} ${choice}`),
    );
  expect(found('Weg 1 a, 53111', 'Weg 1 a, 53111')).toEqual(['address new']);
  expect(found('Weg 1 a, 53111', 'Weg 1, 53111')).toEqual(['address old']);
  expect(found('Weg 1 a, 53111', 'Weg 1 b, 53111')).toEqual(['address old']);
  expect(found('Weg 1, 53111', 'Weg 1, 53111')).toEqual([]);
});

test('what is chosen is written, and typed lines of the envelope stay', () => {
  const [stored] = listOf([listed('Anna Berger, Weg 1, 53111', anna)]) as [Household];
  const household = { ...stored, envelopeText: 'Oma', openingText: 'Liebe Oma' };
  const [found] = proposals([listed('Anna Berger, Weg 1 a, 53111', { ...anna, phone: '0228 1' })], [household]);
  expect(found && withChanges(found)).toEqual({ ...household, street: 'Weg 1 a', phone: '0228 1', state: 'ok' });
  const [kept] = found ? [{ ...found, changes: found.changes.map((change) => ({ ...change, choice: 'old' as const })) }] : [];
  expect(kept && withChanges(kept)).toBe(household);
});

test('a field is typed where it differs from how it was at the last import', () => {
  const [stored] = listOf([listed('Anna Berger, Weg 1, 53111')]) as [Household];
  const now: Household = { ...stored, version: 7, phone: '0228 1' };
  const known = { guest: now.guests[0] as Household['guests'][number], household: now, listed: listed('Anna Berger') };
  const changed: Inverse[] = [{ households: [{ id: stored.id, made: 7, before: stored }] }];
  expect([...typedFields(5, changed)(known)]).toEqual(['phone']);
  expect([...typedFields(7, changed)(known)]).toEqual([]);
  // Without what undoes the change, and without an import, everything that is there was typed.
  for (const last of [5, null]) expect([...typedFields(last, [])(known)]).toEqual(['given', 'family', 'phone', 'address']);
});

test.each([
  ['one family name', (at: number) => `${firstNames.women[at % 4]} Berger, Weg ${at}, ${10_000 + (at % 9_000)}`],
  ['one name and address', () => 'Anna Berger, Weg 1, 53111'],
])('the time for a stored list with %s and a file of the same grows with their number', async (name, write) => {
  await expectLinear(name, (share) => {
    const guests = Array.from({ length: 1_200 * share }, (_, at) => listed(write(at)));
    const households = listOf(guests);
    return () => matched(guests, households);
  });
});

test('a list of 10,000 guests knows each of a file of 10,000 rows', () => {
  const guests = Array.from({ length: 10_000 }, (_, at) => listed(`${firstNames.women[at % 20]} Berger, Weg ${at}, ${10_000 + at}`));
  const { rows, absent } = matched(guests, listOf(guests));
  expect(rows.every(({ outcome }) => outcome === 'same')).toBe(true);
  expect(absent).toEqual([]);
});
