import { expect, test } from 'vitest';
import { newHousehold, withTypedRow } from './edit-household.ts';
import { type EnvelopeRules, envelopeLines, townLine } from './envelope.ts';
import type { Guest, Household } from './household.ts';
import { mergeRecords } from './records/merge-records.ts';

const rules: EnvelopeRules = { tone: 'friend', order: 'listed', country: 'DE', language: 'de' };
let ids = 0;
const newId = () => String(++ids).padStart(22, '0');

function household(names: string, address: object = {}): Household {
  const row = { names, street: 'Weg 1', postcode: '80331', city: 'München', ...address };
  return withTypedRow(newHousehold(newId, 'DE', 1), row, { country: 'DE', newId }).household;
}
const withGuest = (of: Household, fields: Partial<Guest>): Household => ({
  ...of,
  guests: of.guests.map((guest) => ({ ...guest, ...fields })),
});
const lines = (of: Household, changed: Partial<EnvelopeRules> = {}) => envelopeLines(of, { ...rules, ...changed });

test('a gender that was guessed prints neither Frau nor Herrn; one that was typed or listed does', () => {
  const formal = { tone: 'formal' } as const;
  const anna = household('Anna Müller');
  for (const gender of ['f', 'm', 'x', null] as const)
    expect(lines(withGuest(anna, { gender, genderSource: 'guess' }), formal)[0]).toBe('Anna Müller');
  for (const genderSource of ['typed', 'list'] as const) {
    expect(lines(withGuest(anna, { gender: 'f', genderSource }), formal)[0]).toBe('Frau Anna Müller');
    expect(lines(withGuest(anna, { gender: 'm', genderSource }), formal)[0]).toBe('Herrn Anna Müller');
    expect(lines(withGuest(anna, { gender: 'x', genderSource }), formal)[0]).toBe('Anna Müller');
  }
  expect(lines(household('Frau Anna und Herr Max Müller', { country: 'CH' }), formal).slice(0, 2)).toEqual([
    'Frau Anna Müller',
    'Herr Max Müller',
  ]);
});

test('who is not invited is not named, and the name of the household invites all of it', () => {
  const family = household('Familie Weiß mit Lena und Tom');
  expect(lines(family)[0]).toBe('Familie Weiß');
  const without = { ...family, guests: family.guests.map((guest) => ({ ...guest, isInvited: guest.given !== 'Tom' })) };
  expect(lines(without).join()).not.toMatch(/Familie|Tom/);
});

test('a household has the same lines on the page of its list as on its printed envelope', () => {
  const made = (names: string, changed: Partial<Household> = {}) => ({ ...household(names), ...changed });
  const cases = [
    made('Familie Weiß mit Lena und Tom'),
    made('Familie Weiß mit Lena und Tom', { language: 'fr' }),
    made('Frau Anna und Herr Max Müller'),
    made('Anna Müller und Max Meier', { company: 'Weiß GmbH', envelopeText: 'Die Neuen\nvon nebenan' }),
    made('Anna, Max, Lena, Tom und Eva Weiß', { label: 'WG Sonnenallee' }),
  ];
  for (const tone of ['friend', 'formal'] as const) {
    for (const one of cases) {
      const [record] = mergeRecords({ households: [one], answers: null }, { ...rules, tone }, { kind: 'household', leftOut: [] });
      expect(lines(one, { tone }).join('\n')).toBe(record?.values.adresse);
    }
  }
  expect(lines(cases[1] as Household)[0]).toBe('Famille Weiß');
  expect(lines(cases[3] as Household).slice(0, 3)).toEqual(['Weiß GmbH', 'Die Neuen', 'von nebenan']);
  expect(lines(cases[4] as Household)[0]).toBe('WG Sonnenallee');
});

test('typed lines stand in place of the names, and the country where a letter leaves it', () => {
  const vienna = household('Anna und Max Weiß', { postcode: '1030', city: 'Wien', country: 'AT' });
  expect(lines(vienna)).toEqual(['Anna und Max Weiß', 'Weg 1', '1030 Wien', 'ÖSTERREICH']);
  expect(lines({ ...vienna, envelopeText: 'Die Weißens\nalle vier' }, { country: 'AT' })).toEqual([
    'Die Weißens',
    'alle vier',
    'Weg 1',
    '1030 Wien',
  ]);
});

test.each([
  ['FR', '75001', 'Paris', '', '75001 PARIS'],
  ['IT', '20121', 'Milano', 'mi', '20121 MILANO MI'],
  ['ES', '28013', 'Madrid', 'Madrid', '28013 Madrid (Madrid)'],
  ['NL', '1012 AB', 'Amsterdam', '', '1012 AB  AMSTERDAM'],
  ['DE', '80331', 'München', '', '80331 München'],
])('the town of %s is written as its post does', (country, postcode, city, region, line) => {
  expect(townLine({ country, postcode, city, region })).toBe(line);
});

test('French addresses are in capitals without commas, and an Italian town names its province only by two letters', () => {
  const french = { street: '12, rue des Écoles', extra: 'Bât. B, apt. 4', postcode: '67000', city: 'Strasbourg', country: 'FR' };
  expect(lines(household('Anna Weiß', french))).toEqual([
    'Anna Weiß',
    'BÂT B APT 4',
    '12 RUE DES ÉCOLES',
    '67000 STRASBOURG',
    'FRANKREICH',
  ]);
  expect(townLine({ country: 'IT', postcode: '20121', city: 'Milano', region: 'Lombardia' })).toBe('20121 MILANO');
});
