import { expect, test } from 'vitest';
import { highlights, type ProofRecord } from './proof.ts';

const record = (label: string, known: Partial<ProofRecord> = {}): ProofRecord => ({
  key: label,
  label,
  language: 'de',
  state: 'ok',
  severity: 0,
  ...known,
});
const shown = (records: ProofRecord[]) => highlights(records).map(({ at, why, language }) => [records[at]?.label, why, language]);

test('records to look at: the five worst in order, then blocked ones, the first, last, longest, shortest, and one for each language; each once', () => {
  const records = [
    record('Anna'),
    record('Bert', { severity: 10 }),
    record('Cora', { severity: 90 }),
    record('Dora', { language: 'fr' }),
    record('Emil', { language: 'fr' }),
    record('Franziska', {}),
    record('Gus'),
    record('Hans', { severity: 40 }),
    record('Ilse', { severity: 10 }),
    record('Jana', { severity: 30 }),
    record('Kurt', { severity: 1 }),
    record('Lisa', { state: 'blocked' }),
    record('Mara', { language: 'it' }),
    record('Nora'),
  ];
  expect(shown(records)).toEqual([
    ['Cora', 'worst', null],
    ['Hans', 'worst', null],
    ['Jana', 'worst', null],
    ['Bert', 'worst', null],
    ['Ilse', 'worst', null],
    ['Lisa', 'blocked', null],
    ['Anna', 'first', null],
    ['Nora', 'last', null],
    ['Franziska', 'longest', null],
    ['Gus', 'shortest', null],
    ['Dora', 'language', 'fr'],
    ['Mara', 'language', 'it'],
  ]);
});

test('a record that is blocked is listed as blocked, also where it is the shortest or the first', () => {
  const records = [record('Kim', { state: 'blocked' }), record('Annelie'), record('Jo', { state: 'blocked' })];
  expect(shown(records)).toEqual([
    ['Kim', 'blocked', null],
    ['Jo', 'blocked', null],
    ['Annelie', 'longest', null],
  ]);
});

test('a list of no records and of one shows nothing twice', () => {
  expect(shown([])).toEqual([]);
  expect(shown([record('Anna', { severity: 5 })])).toEqual([['Anna', 'worst', null]]);
});

test('of many blocked records twelve are shown', () => {
  const records = Array.from({ length: 5_000 }, (_, at) => record(`Gast ${at}`, { state: 'blocked' }));
  expect(highlights(records).filter(({ why }) => why === 'blocked')).toHaveLength(12);
});
