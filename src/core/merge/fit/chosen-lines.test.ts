import { expect, test } from 'vitest';
import type { MergeRecord } from '#core/merge/record.ts';
import { openFonts } from '#resources/fonts.ts';
import { textDesign } from '#tests/render/set-text.ts';
import { lengthsOfLines, pointsOfLines, waysToBreak } from './chosen-lines.ts';
import { fitRecord, lineOptions } from './fit-record.ts';

const point = (to: number, next: number, isForced = false) => ({ to, next, cost: 0, isForced });
/** "Anna-Lena von Rosenau": behind the hyphen, and before the particle. */
const points = [point(5, 5), point(9, 10)];

test('lines are the points between them, and lengths of another text are none of it', () => {
  expect(pointsOfLines(points, 21, [9, 11])).toEqual([points[1]]);
  expect(pointsOfLines(points, 21, [5, 4, 11])).toEqual(points);
  expect(pointsOfLines(points, 21, [21])).toEqual([]);
  for (const lengths of [[9, 12], [8, 12], [9], [21, 1], [], [5, 9, 11]]) expect(pointsOfLines(points, 21, lengths)).toBeNull();
  for (const way of waysToBreak(points)) expect(pointsOfLines(points, 21, lengthsOfLines(way, 21))).toEqual(way);
});

test('a written line end is one of every way, and never a choice', () => {
  const written = [...points, point(21, 22, true), point(26, 27)];
  expect(waysToBreak(written)).toHaveLength(8);
  for (const way of waysToBreak(written)) expect(way).toContain(written[2]);
  expect(pointsOfLines(written, 30, [9, 20])).toBeNull();
  expect(pointsOfLines(written, 30, [9, 11, 8])).toEqual([written[1], written[2]]);
  expect(waysToBreak([point(3, 4, true)])).toEqual([]);
});

test('a text of many words has no ways to choose from, and a way has three breaks at most', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => point(2 * at + 1, 2 * at + 2));
  expect(waysToBreak(many(13))).toEqual([]);
  // 1 + 12 + 66 + 220
  expect(waysToBreak(many(12))).toHaveLength(299);
});

const place = { xUm: 5_000, yUm: 5_000, widthUm: 60_000, heightUm: 24_000, sizeUm: 8_000, minSizeUm: 2_500 };
const design = textDesign('{{name}}', place);
const [page] = design.pages;
const key = `${page?.id}/text`;

function guest(given: string[], particles: string, family: string[]): MergeRecord {
  return { key: 'g', kind: 'guest', values: {}, name: { title: '', given, particles, family, suffix: '' } };
}
const rosenau = guest(['Maximilian-Alexander'], 'von und zu', ['Großendorff']);

test('the ways of a record part nothing that belongs together, the largest first, and each of them can be set', async () => {
  const fonts = await openFonts();
  const [text] = lineOptions(design, rosenau, { fonts });
  expect(text?.key).toBe(key);
  expect(text?.options.map(({ lines }) => lines.join(' | ')).toSorted()).toEqual([
    'Maximilian- | Alexander von und zu Großendorff',
    'Maximilian- | Alexander | von und zu Großendorff',
    'Maximilian-Alexander von und zu Großendorff',
    'Maximilian-Alexander | von und zu Großendorff',
  ]);
  const sizes = text?.options.map(({ sizeUm }) => sizeUm) ?? [];
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  for (const { lengths, lines, sizeUm } of text?.options ?? []) {
    const { fits, design: set } = fitRecord(design, rosenau, { fonts, lines: { g: { [key]: lengths } } });
    const element = set.pages[0]?.elements[0];
    expect([element?.kind === 'text' && element.text, fits[0]?.sizeUm, fits[0]?.chosen]).toEqual([lines.join('\n'), sizeUm, 'set']);
  }
});

test('breaks that were chosen for one record change no other, and those of another name are dropped and told', async () => {
  const fonts = await openFonts();
  const lines = { g: { [key]: [11, 9, 22] } };
  const other = { ...guest(['Anna'], '', ['Roth']), key: 'other' };
  expect(fitRecord(design, other, { fonts, lines })).toEqual(fitRecord(design, other, { fonts }));
  const renamed = guest(['Maximilian'], 'von und zu', ['Großendorff']);
  const { fits, findings, state } = fitRecord(design, renamed, { fonts, lines });
  expect([fits[0]?.chosen, state]).toEqual(['dropped', 'hint']);
  expect(findings.map(({ kind }) => kind)).toEqual(['dropped-lines']);
  expect(fitRecord(design, renamed, { fonts, lines }).design).toEqual(fitRecord(design, renamed, { fonts }).design);
});
