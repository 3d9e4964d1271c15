/** Lists that come again: who is known, who is asked about, and who is new. */
import { describe, expect, test } from 'vitest';
import { newGuest } from '#core/people/import/person-name.ts';
import { loadGivenNames } from '#resources/given-names.ts';
import { isLongForm } from '#tests/long-form.ts';
import { changes, constructGuests, firstNames, type NameSet, relativesOf, secondNames, thirdNames } from '#tests/people-changes.ts';
import { expectLinear } from '#tests/processor-time.ts';
import type { ListedGuest } from './listed-guest.ts';
import { doublesIn, matchGuests } from './match-guests.ts';

const names = loadGivenNames();
const sets: [string, NameSet][] = [
  ['names that weights were chosen on', firstNames],
  ['names of the neighbours', secondNames],
  ['names of other languages', thirdNames],
];
const seeds = Array.from({ length: isLongForm ? 10 : 1 }, (_, at) => at + 1);

type Tally = Record<'same' | 'asked' | 'missed' | 'wrong', number>;

/** Of known guests that come again in the same order. One that is asked about without being a candidate is missed. */
function tally(incoming: readonly ListedGuest[], known: readonly ListedGuest[]): Tally {
  const result: Tally = { same: 0, asked: 0, missed: 0, wrong: 0 };
  for (const [at, match] of matchGuests(incoming, known, names).matches.entries()) {
    if (match.outcome === 'same') result[match.known === at ? 'same' : 'wrong'] += 1;
    else result[match.outcome === 'asked' && match.candidates.includes(at) ? 'asked' : 'missed'] += 1;
  }
  return result;
}

describe.each(sets)('guests with %s', (_, set) => {
  test.each(seeds)('and changed in thirteen ways are never joined wrongly, and hardly ever missed (list %i)', (seed) => {
    const known = constructGuests(set, 400, seed);
    const results = Object.values(changes).map((change) =>
      tally(
        known.map((guest, at) => change(guest, at, set)),
        known,
      ),
    );
    const sum = (key: keyof Tally) => results.reduce((total, result) => total + result[key], 0);
    expect(results).toHaveLength(13);
    expect(sum('wrong')).toBe(0);
    expect(sum('missed')).toBeLessThanOrEqual(0.005 * 13 * 400);
    expect(sum('same')).toBeGreaterThanOrEqual(0.7 * 13 * 400);
  });

  test.each(seeds)('have relatives and namesakes that are never taken for them (list %i)', (seed) => {
    const known = constructGuests(set, 400, seed);
    const found = relativesOf(known, set);
    const { matches } = matchGuests(found, known, names);
    const taken = matches.flatMap((match, at) => (match.outcome === 'same' ? [[found[at], known[match.known]]] : []));
    expect(found.length).toBeGreaterThan(1_000);
    expect(taken).toEqual([]);
  });

  test('and their relatives in one list again are known, and no relative is', () => {
    const known = constructGuests(set, 400, 1);
    const found = [...known, ...relativesOf(known, set)];
    const { matches, absent } = matchGuests(found, known, names);
    const wrong = matches.filter((match, at) => match.outcome === 'same' && match.known !== at);
    expect(wrong).toEqual([]);
    expect(matches.slice(0, 400).filter(({ outcome }) => outcome === 'new')).toEqual([]);
    expect(absent).toEqual([]);
  });
});

/** "Max Berger jun., Weg 1, 53111" with a mail behind it. */
function listed(text: string, known: Partial<ListedGuest> = {}): ListedGuest {
  const [name = '', street = '', postalCode = '', email = ''] = text.split(', ');
  const [given = '', family = '', suffix = ''] = name.split(' ').map((word) => word.replaceAll('_', ' '));
  const address = { company: '', street, extra: '', postalCode, city: '', region: '', country: 'DE', email, phone: '' };
  return { line: 1, guestNumber: '', rowKey: '', person: newGuest({ given, family, suffix }), address, language: '', ...known };
}

function outcomes(incoming: readonly ListedGuest[], known: readonly ListedGuest[]): string[] {
  return matchGuests(incoming, known, names).matches.map((match) =>
    match.outcome === 'same' ? `${match.known} by ${match.reason}` : match.outcome === 'asked' ? `asked ${match.candidates}` : 'new',
  );
}

const outcome = (incoming: string, ...known: string[]) =>
  outcomes(
    [listed(incoming)],
    known.map((text) => listed(text)),
  )[0];

test.each([
  ['Anna Berger, Weg 1, 53111', 'Anna Berger, Weg 1, 53111', '0 by score'],
  ['Christina Berger, Weg 1, 53111, b@example.org', 'Christian Berger, Weg 2, 53111, b@example.org', 'new'],
  ['Max Berger jun., Weg 1, 53111', 'Max Berger sen., Weg 1, 53111', 'new'],
  ['Max Berger jun., Weg 1, 53111', 'Max Berger, Weg 1, 53111', 'asked 0'],
  ['Anna Berger, Hauptstr. 12, 53111', 'Anna Berger, Hauptstraße 21, 53111', 'asked 0'],
  ['Anna Berger, Hauptstr. 12, 53111', 'Anna Berger, Hauptstraße 12, 80331', 'asked 0'],
  ['Anna Berger, Hauptstr. 12, 53111', 'Anna Berger, Hauptstraße 12, 53113', '0 by score'],
  ['Anna Roth, Gasse 2, 53111, a@example.org', 'Anna Berger, Weg 1, 80331, a@example.org', 'asked 0'],
  ['Anna_Maria Berger, Gasse 2, 80331, a@example.org', 'Anna Berger, Weg 1, 53111, a@example.org', '0 by score'],
  ['Marie_Luise Berger, Weg 1, 53111, a@example.org', 'Marie_Sophie Berger, Weg 1, 53111, a@example.org', 'asked 0'],
  ['Hans-Peter Berger, Weg 1, 53111', 'Hanspeter Berger, Weg 1, 53111', '0 by score'],
  ['Peter Berger, Weg 1, 53111', 'Hans-Peter Berger, Weg 1, 53111', 'asked 0'],
  ['Stephan Berger, Weg 1, 53111', 'Stefan Berger, Weg 1, 53111', '0 by score'],
  ['Anna Le, Weg 1, 53111', 'Anna Do, Weg 1, 53111', 'new'],
  [' Berger, Weg 1, 53111', 'Anna Berger, Weg 1, 53111', 'asked 0'],
])('%s in a list with %s is %s', (incoming, known, expected) => {
  expect(outcome(incoming, known)).toBe(expected);
});

test('two known guests that are equally likely are asked about, and so are two of the list for one known guest', () => {
  expect(outcome('Max Berger, Weg 1, 53111', 'Max Berger, Weg 1, 53111', 'Max Berger, Weg 1, 53111')).toBe('asked 0,1');
  const twice = ['Max Berger, Weg 1, 53111', 'Max Berger, Weg 1, 53111'].map((text) => listed(text));
  expect(outcomes(twice, [listed('Max Berger, Weg 1, 53111')])).toEqual(['asked 0', 'asked 0']);
});

test('different written genders of one name are asked about, guessed ones are not', () => {
  const kim = (gender: 'f' | 'm', genderSource: 'listed' | 'guess') => {
    const guest = listed('Kim Berger, Weg 1, 53111');
    return { ...guest, person: { ...guest.person, gender, genderSource } };
  };
  expect(outcomes([kim('f', 'listed')], [kim('m', 'listed')])).toEqual(['asked 0']);
  expect(outcomes([kim('f', 'guess')], [kim('m', 'listed')])).toEqual(['0 by score']);
});

test('in a household that lacks a guest a new name is asked about, in a whole one it is new', () => {
  const [wilhelmina, mina, max] = ['Wilhelmina Berger, Weg 1, 53111', 'Mina Berger, Weg 1, 53111', 'Max Berger, Weg 1, 53111'] as const;
  expect(outcomes([listed(mina), listed(max)], [listed(wilhelmina), listed(max)])).toEqual(['asked 0', '1 by score']);
  expect(outcomes([listed(mina), listed(wilhelmina)], [listed(wilhelmina)])).toEqual(['new', '0 by score']);
});

describe('numbers of guests and unchanged rows', () => {
  const known = [listed('Anna Berger', { guestNumber: '7', rowKey: 'anna' }), listed('Anna Roth', { guestNumber: '8', rowKey: 'x' })];

  test('come before names: the number first, then the row', () => {
    const incoming = [listed('Anna Vogel', { guestNumber: '7' }), listed('Tim Roth', { rowKey: 'x' })];
    expect(outcomes(incoming, known)).toEqual(['0 by number', '1 by row']);
  });

  test('a copied row with another name is new, one whose name was replaced is asked about', () => {
    const anna = listed('Anna Berger', { guestNumber: '7' });
    const max = listed('Max Berger', { guestNumber: '7' });
    expect(outcomes([anna, max], known)).toEqual(['0 by number', 'new']);
    expect(outcomes([max], known)).toEqual(['asked 0']);
    expect(outcomes([anna, anna], known)).toEqual(['asked 0', 'asked 0']);
    const father = listed('Max Berger sen.', { guestNumber: '9' });
    const son = listed('Max Berger jun.', { guestNumber: '9' });
    expect(outcomes([son, father], [father])).toEqual(['new', '0 by score']);
  });

  test('equal rows are the same guests one by one', () => {
    const rows = [listed('Gast ', { rowKey: 'gast' }), listed('Gast ', { rowKey: 'gast' })];
    expect(outcomes(rows, rows)).toEqual(['0 by row', '1 by row']);
  });
});

test('known guests that a new list does not have are named as absent', () => {
  const known = ['Anna Berger, Weg 1, 53111', 'Max Roth, Gasse 2, 80331'].map((text) => listed(text));
  expect(matchGuests(known.slice(0, 1), known, names).absent).toEqual([1]);
});

test('guests that a list has twice name the earlier one', () => {
  const guests = ['Anna Berger, Weg 1, 53111', 'Max Berger, Weg 1, 53111', 'Anna Berger, Weg 1, 53111'].map((text) => listed(text));
  expect(doublesIn(guests, names)).toEqual([null, null, 0]);
});

test.each([
  ['one family name', (at: number) => `${firstNames.women[at % 4]} Berger, Weg ${at}, ${10_000 + (at % 9_000)}`],
  ['one name', (at: number) => `Anna Berger, Weg ${at}, 53111`],
  ['one name and address', () => 'Anna Berger, Weg 1, 53111'],
  ['one address', (at: number) => `Anna${at} Berger${at}, Weg 1, 53111, a@example.org`],
])('the time for a list of guests with %s grows with their number', async (name, write) => {
  // A quarter has blocks of the full size as well.
  await expectLinear(name, (share) => {
    const guests = Array.from({ length: 1_200 * share }, (_, at) => listed(write(at)));
    return () => [matchGuests(guests, guests, names), doublesIn(guests, names)];
  });
});

test('a list of 10,000 guests with one family name finds each again', () => {
  const guests = Array.from({ length: 10_000 }, (_, at) => listed(`${firstNames.women[at % 20]} Berger, Weg ${at}, ${10_000 + at}`));
  const { matches, absent } = matchGuests(guests, guests, names);
  expect(matches.every((match, at) => match.outcome === 'same' && match.known === at)).toBe(true);
  expect(absent).toEqual([]);
});
