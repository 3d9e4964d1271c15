import { expect, test } from 'vitest';
import { nameShortenings, shortened } from './shorten.ts';

const address = (...names: string[]) => ({
  key: 'a',
  kind: 'household' as const,
  values: { adresszeilen: names.join('\n'), adresse: [...names, 'Dr.-Anna-Maria-Müller-Straße 1', '80331 Dr. Anna Stadt'].join('\n') },
});
const steps = (...names: string[]) =>
  shortened(address(...names), nameShortenings).map(({ record }) => record.values.adresse?.split('\n').slice(0, names.length));

test('names of an address lose suffix, degrees, and given names but their initials, the longest line first; the family name stays', () => {
  expect(steps('Frau Prof. Dr. Anna Maria Leutheusser-Schnarrenberger', 'Herrn Dr. Max Weiß jun.')).toEqual([
    ['Frau Prof. Dr. Anna Maria Leutheusser-Schnarrenberger', 'Herrn Dr. Max Weiß jun.'],
    ['Frau Prof. Dr. Anna Maria Leutheusser-Schnarrenberger', 'Herrn Dr. Max Weiß'],
    ['Frau Anna Maria Leutheusser-Schnarrenberger', 'Herrn Dr. Max Weiß'],
    ['Frau Anna Maria Leutheusser-Schnarrenberger', 'Herrn Max Weiß'],
    ['Frau Anna M. Leutheusser-Schnarrenberger', 'Herrn Max Weiß'],
    ['Frau A. M. Leutheusser-Schnarrenberger', 'Herrn Max Weiß'],
    ['Frau A. M. Leutheusser-Schnarrenberger', 'Herrn M. Weiß'],
  ]);
});

test.each([
  ['Herrn Dr. Cornelius Freiherr von Rosenau', 'Herrn C. Freiherr von Rosenau'],
  ['Anna-Lena und Max Müller', 'Anna-Lena und M. Müller'],
  ['Familie Weiß', 'Familie Weiß'],
  ['Anna, Max und Tom Weiß', 'Anna, Max und Tom Weiß'],
])('%s becomes %s at the shortest', (line, short) => {
  expect(steps(line).at(-1)).toEqual([short]);
});

test('street and town stay as they are, however long they are and whatever they look like', () => {
  for (const { record } of shortened(address('Prof. Dr. Anna Maria Weiß'), nameShortenings))
    expect(record.values.adresse).toContain('Dr.-Anna-Maria-Müller-Straße 1\n80331 Dr. Anna Stadt');
});
