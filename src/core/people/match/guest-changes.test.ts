/** What a list that comes again would change of a guest that is known. */
import { describe, expect, test } from 'vitest';
import { newGuest } from '#core/people/import/person-name.ts';
import type { GuestAddress } from '#core/people/import/row-address.ts';
import { guestChanges } from './guest-changes.ts';
import type { ListedGuest } from './listed-guest.ts';
import { guestsOfRows } from './listed-guest.ts';

const address: GuestAddress = {
  company: '',
  street: 'Weg 1',
  extra: 'c/o Roth',
  postalCode: '53111',
  city: 'Bonn',
  region: '',
  country: 'DE',
  email: 'a@example.org',
  phone: '',
};

function guest(person: Partial<ListedGuest['person']>, known: Partial<GuestAddress> = {}): ListedGuest {
  const own = newGuest({ given: 'Anna', family: 'Berger', ...person });
  return { line: 1, guestNumber: '', rowKey: '', person: own, address: { ...address, ...known }, language: '' };
}

const none = new Set<never>();
const short = (proposals: ReturnType<typeof guestChanges>) =>
  proposals.map(({ field, kind, old, new: next, isTaken }) => `${field} ${kind}: ${old} > ${next} ${isTaken}`);

describe('of a known guest', () => {
  test('equal fields and fields that the new list leaves empty stay', () => {
    expect(guestChanges(guest({ title: 'Dr.' }), guest({}, { email: '', street: '', postalCode: '', city: '' }), none)).toEqual([]);
    expect(guestChanges(guest({}), guest({}, { extra: '' }), none)).toEqual([]);
  });

  test('empty fields are filled, names are kept, mail and address are taken', () => {
    const incoming = guest({ title: 'Dr.', family: 'Berger-Roth' }, { phone: '0228 1', email: 'b@example.org' });
    expect(short(guestChanges(guest({}), incoming, none))).toEqual([
      'title filled:  > Dr. true',
      'family changed: Berger > Berger-Roth false',
      'email changed: a@example.org > b@example.org true',
      'phone filled:  > 0228 1 true',
    ]);
  });

  test('an address is taken whole: what was added to the old one does not stay', () => {
    const [proposal] = guestChanges(guest({}), guest({}, { street: 'Gasse 2', extra: '', postalCode: '80331', city: 'München' }), none);
    expect(proposal).toEqual({
      field: 'address',
      kind: 'changed',
      old: 'Weg 1, c/o Roth, 53111 Bonn, DE',
      new: 'Gasse 2, 80331 München, DE',
      isTaken: true,
    });
  });

  test('an address that only adds fills the old one, and one that lacks its street is not taken unasked', () => {
    expect(short(guestChanges(guest({}, { street: '' }), guest({}, { extra: '', city: '' }), none))).toEqual([
      'address filled: c/o Roth, 53111 Bonn, DE > Weg 1, c/o Roth, 53111 Bonn, DE true',
    ]);
    const [proposal] = guestChanges(guest({}), guest({}, { street: '', extra: '', city: 'Köln' }), none);
    expect(proposal).toMatchObject({ kind: 'changed', isTaken: false });
  });

  test('what was typed since the last import is kept', () => {
    const incoming = guest({ title: 'Dr.' }, { email: 'b@example.org', street: 'Gasse 2' });
    const proposals = guestChanges(guest({}), incoming, new Set(['title', 'email', 'address']));
    expect(proposals.map(({ field, isTaken }) => [field, isTaken])).toEqual([
      ['title', false],
      ['email', false],
      ['address', false],
    ]);
  });

  test('a written gender takes the place of a guess, and a guess that of nothing', () => {
    const guess = { gender: 'f', genderSource: 'guess' } as const;
    const written = { gender: 'm', genderSource: 'listed' } as const;
    expect(short(guestChanges(guest(guess), guest(written), none))).toEqual(['gender filled:  > m true']);
    expect(guestChanges(guest(written), guest(guess), none)).toEqual([]);
    expect(guestChanges(guest({}), guest(guess), none)).toEqual([]);
  });
});

test('guests of a household have the address of its first row, and keys of their own', () => {
  const row = {
    cells: [],
    label: '',
    side: '',
    note: '',
    plusOnes: 0,
    language: 'de',
    join: null,
    guesses: [],
    problems: [],
    household: 0,
  };
  const empty = Object.fromEntries(Object.keys(address).map((key) => [key, ''])) as GuestAddress;
  const guests = guestsOfRows([
    { ...row, line: 2, guestNumber: '7', persons: [newGuest({ given: 'Anna' }), newGuest({ given: 'Max' })], address },
    { ...row, line: 3, guestNumber: '', persons: [newGuest({ given: 'Tim' })], address: { ...empty, email: 't@example.org' } },
  ]);
  expect(guests.map((one) => [one.guestNumber, one.rowKey, one.address.street, one.address.email])).toEqual([
    ['7', '|0', 'Weg 1', 'a@example.org'],
    ['', '|1', 'Weg 1', 'a@example.org'],
    ['', '|0', 'Weg 1', 't@example.org'],
  ]);
});
