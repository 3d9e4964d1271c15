import { expect, test } from 'vitest';
import type { RecordFinding } from '#core/merge/fit/fit-record.ts';
import type { TextFit } from '#core/merge/fit/fit-text.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { points, recordReasons } from './record-reasons.ts';

const t = serverTexts({ locale: 'de-DE' });
const name = { title: '', given: ['Ida'], particles: '', family: ['Roth'], suffix: '' };
const guest: MergeRecord = { key: 'a', kind: 'guest', values: {}, name };
const fit: TextFit = {
  page: 'p',
  element: 'e',
  step: 'as-designed',
  wishedUm: 10_583,
  sizeUm: 10_583,
  lines: 1,
  extraLines: 0,
  isTracked: false,
  shortened: [],
  canBreak: true,
};
const place = { record: 'a', page: 'p', element: 'e' };
const wordsOf = (fits: TextFit[], findings: RecordFinding[] = [], record = guest) =>
  recordReasons({ fits, findings }, record).map((one) => t(one));

test.each([
  [10_583, '30'],
  [7_056, '20'],
  [3_351, '9,5'],
])('%i micrometres are %s points', (sizeUm, text) => {
  expect(t({ key: 'verbatim', values: { text: points(sizeUm) } })).toBe(text);
});

test('how a name was fitted is said in words; of two texts alike once', () => {
  expect(wordsOf([fit])).toEqual([]);
  const smaller: TextFit = {
    ...fit,
    step: 'smaller',
    sizeUm: 7_056,
    lines: 2,
    extraLines: 1,
    isTracked: true,
    shortened: ['title', 'first-given'],
  };
  expect(wordsOf([smaller, smaller])).toEqual([
    '20 statt 30 pt',
    'zwei Zeilen',
    'Buchstaben etwas enger',
    'ohne Titel',
    'Vorname als Initiale',
  ]);
  expect(wordsOf([{ ...fit, step: 'smaller', sizeUm: 10_560 }])).toEqual(['etwas kleiner']);
});

test('of a record that is blocked only what blocks it is said, with its field', () => {
  const findings: RecordFinding[] = [
    { ...place, level: 'hint', kind: 'fallback', field: 'tisch' },
    { ...place, level: 'blocked', kind: 'missing', field: 'menue' },
    { ...place, level: 'blocked', kind: 'unknown-field', name: 'spitzname' },
    { ...place, level: 'blocked', kind: 'missing-glyph', characters: ['Ж', 'Щ'] },
    { ...place, level: 'blocked', kind: 'overflow' },
  ];
  expect(wordsOf([{ ...fit, extraLines: 1, lines: 3 }], findings)).toEqual([
    'Menü fehlt.',
    'Das Feld „spitzname“ gibt es bei Gästen nicht.',
    'Kein Zeichen für: Ж Щ',
    'Der Text passt auch in der kleinsten Größe nicht.',
  ]);
  expect(wordsOf([fit], findings.slice(0, 1))).toEqual(['Tisch fehlt, Ersatz gedruckt']);
});
