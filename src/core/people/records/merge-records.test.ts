import { expect, test } from 'vitest';
import { fieldValue } from '#core/merge/record.ts';
import { newHousehold } from '#core/people/edit-household.ts';
import type { Guest, Household } from '#core/people/household.ts';
import type { RecordRules } from './list-records.ts';
import { mergeRecords } from './merge-records.ts';

const rules: RecordRules = { language: 'de', tone: 'friend', order: 'listed', country: 'DE' };

function guest(id: string, known: Partial<Guest>): Guest {
  return {
    id,
    kind: 'adult',
    title: '',
    given: '',
    noble: '',
    family: '',
    suffix: '',
    nick: '',
    gender: null,
    genderSource: 'guess',
    language: null,
    email: null,
    isInvited: true,
    plusOf: null,
    note: '',
    ...known,
  };
}

function household(id: string, known: Partial<Household>, guests: Guest[]): Household {
  return { ...newHousehold(() => id, 'DE', 1), ...known, guests };
}

const weiss = household('h1', { state: 'ok', street: 'Lange Gasse 3', postcode: '80331', city: 'M\u00fcnchen' }, [
  guest('g1', { given: 'Anna', family: 'Wei\u00df', gender: 'f', genderSource: 'typed' }),
  guest('g2', { given: 'Max', noble: 'von', family: 'Berg', gender: 'm', genderSource: 'guess', language: 'fr' }),
  guest('g3', { kind: 'plus-one', plusOf: 'g1' }),
]);
const away = household(
  'h2',
  { state: 'ok', street: 'Rue A 1', postcode: '75001', city: 'Paris', country: 'FR', openingText: 'Liebe Oma' },
  [guest('g4', { given: 'Oma', family: 'Roth' }), guest('g5', { given: 'Karl', family: 'Roth', isInvited: false })],
);
const everyone = { leftOut: [] };

test('records of guests, invited ones alone, in the order of the list', () => {
  const records = mergeRecords({ households: [weiss, away], answers: null }, rules, { kind: 'guest', ...everyone });
  expect(records.map(({ key }) => key)).toEqual(['g1', 'g2', 'g3', 'g4']);
  expect(fieldValue(records[1] ?? { key: '', kind: 'guest', values: {} }, 'nachname')?.text).toBe('von Berg');
  expect(records[1]?.values).toMatchObject({ sprache: 'fr', land: 'Allemagne' });
});

test('a companion without a name, has a piece that says whose it is', () => {
  const [, , companion] = mergeRecords({ households: [weiss], answers: null }, rules, { kind: 'guest', ...everyone });
  expect(companion).toMatchObject({ key: 'g3', values: { name: 'Begleitung von Anna Wei\u00df', vorname: 'Begleitung von Anna' } });
});

test('records of households, with the lines of rules, the typed opening and the country abroad', () => {
  const [first, second] = mergeRecords({ households: [weiss, away], answers: null }, rules, { kind: 'household', ...everyone });
  expect(first?.values).toMatchObject({ personen: 'Anna und Max', anzahl: '3', plz: '80331' });
  expect(first?.values.anredezeile).toBe('Hallo Anna und Max');
  expect(first?.values.adresse?.split('\n').slice(-2)).toEqual(['Lange Gasse 3', '80331 M\u00fcnchen']);
  expect(second?.values.anredezeile).toBe('Liebe Oma');
  expect(second?.values.adresse?.split('\n')).toEqual(['Oma Roth', 'RUE A 1', '75001 PARIS', 'FRANKREICH']);
});

test('records that are left out, have no piece', () => {
  expect(
    mergeRecords({ households: [weiss, away], answers: null }, rules, { kind: 'household', leftOut: ['h1'] }).map(({ key }) => key),
  ).toEqual(['h2']);
});

test.each<[string, Partial<Household>]>([
  ['without an address', {}],
  ['whose address has no street', { state: 'incomplete', postcode: '80331', city: 'M\u00fcnchen' }],
  ['whose postcode is none of its country', { state: 'wrong', street: 'Gasse 3', postcode: '803', city: 'M\u00fcnchen' }],
])('a household %s, has no block of an address, and its other lines', (_, known) => {
  const [only] = mergeRecords({ households: [household('h3', known, [guest('g6', { given: 'Ida' })])], answers: null }, rules, {
    kind: 'household',
    ...everyone,
  });
  expect(only?.values.adresse).toBeUndefined();
  expect(only?.values).toMatchObject({ adresszeilen: 'Ida', ...(known.city ? { ort: known.city } : {}) });
});
