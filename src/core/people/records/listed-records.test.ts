import { expect, test } from 'vitest';
import { newHousehold } from '#core/people/edit-household.ts';
import type { Guest, Household } from '#core/people/household.ts';
import type { RecordRules } from './list-records.ts';
import { listedRecords } from './listed-records.ts';

const rules: RecordRules = { language: 'de', tone: 'formal', order: 'listed', country: 'DE' };
const nothing = { kind: 'adult', title: '', given: '', noble: '', family: '', suffix: '', nick: '', gender: null, note: '' } as const;

function guest(id: string, known: Partial<Guest>): Guest {
  return { id, ...nothing, genderSource: 'guess', language: null, email: null, isInvited: true, plusOf: null, ...known };
}

function household(id: string, known: Partial<Household>, guests: Guest[]): Household {
  return { ...newHousehold(() => id, 'DE', 1), ...known, guests };
}

const list = [
  household('h1', { language: 'fr' }, [
    guest('g1', { title: 'Dr.', given: 'Anna', family: 'Weiß', language: 'it' }),
    guest('g2', { given: 'Max', family: 'Weiß' }),
  ]),
  household('h2', {}, [guest('g3', { given: 'Kim', family: 'Roth' })]),
];

test('records of guests carry their name, household and language: their own, that of the household, or that of the list', () => {
  const { records } = listedRecords({ households: list, answers: null }, rules, { kind: 'guest', leftOut: [] });
  expect(records.map(({ record, label, household: of, language }) => [record.key, label, of, language])).toEqual([
    ['g1', 'Dr. Anna Weiß', 'h1', 'it'],
    ['g2', 'Max Weiß', 'h1', 'fr'],
    ['g3', 'Kim Roth', 'h2', 'de'],
  ]);
});

test('records of households carry their name lines in one', () => {
  const { records } = listedRecords({ households: list, answers: null }, rules, { kind: 'household', leftOut: [] });
  expect(records.map(({ label, language }) => [label.split(', ').length, language])).toEqual([
    [2, 'fr'],
    [1, 'de'],
  ]);
});

test('records that are left out are named, and those that are gone are not', () => {
  const { records, leftOut } = listedRecords({ households: list, answers: null }, rules, { kind: 'guest', leftOut: ['g2', 'gone'] });
  expect(records.map(({ record }) => record.key)).toEqual(['g1', 'g3']);
  expect(leftOut).toEqual([{ key: 'g2', label: 'Max Weiß' }]);
});
