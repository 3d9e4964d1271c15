import { expect, test } from 'vitest';
import { partySamples } from './party-samples.ts';
import type { ProofRecord } from './proof.ts';

const record = (key: string, language: ProofRecord['language'], severity = 0): ProofRecord => ({
  key,
  label: key,
  language,
  state: 'ok',
  severity,
});

test('a party sees the first record of each language and the two that are hardest to fit, its own language first', () => {
  const records = [
    record('a', 'de', 5),
    record('b', 'fr'),
    record('c', 'de', 9),
    record('d', 'de', 1),
    record('e', 'de', 2),
    record('f', 'it'),
  ];
  expect(partySamples(records, 'fr')).toEqual([
    { language: 'fr', first: 1, worst: [] },
    { language: 'de', first: 0, worst: [2, 4] },
    { language: 'it', first: 5, worst: [] },
  ]);
  expect(partySamples(records, 'nl').map(({ language }) => language)).toEqual(['de', 'fr', 'it']);
});

test('a list without records has no samples', () => {
  expect(partySamples([], 'de')).toEqual([]);
});
