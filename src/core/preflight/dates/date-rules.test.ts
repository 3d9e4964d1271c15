import { describe, expect, test } from 'vitest';
import type { DesignDocument } from '#core/design/document.ts';
import { applyEdit } from '#core/design/edit.ts';
import { layout } from '#core/layout/layout.ts';
import { handHeld } from '#core/preflight/limits.ts';
import { preflight } from '#core/preflight/preflight.ts';
import { openFonts } from '#resources/fonts.ts';
import { fixtureDesign, fixtureResources, textElement } from '#tests/render/fixture-design.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { germanDates } from './german-dates.ts';

const resources = fixtureResources(await openFonts());
const t = serverTexts({ locale: 'de-DE' });

function designOf(...texts: string[]): DesignDocument {
  const [page] = fixtureDesign.pages;
  if (!page) throw new Error('fixture has no page');
  const elements = texts.map((text, at) =>
    textElement({ id: `text-${at}`, role: 'text', number: at + 1, text, yUm: 10_000 + at * 30_000 }),
  );
  return { ...fixtureDesign, pages: [{ ...page, background: null, elements }] };
}

const findingsOf = (design: DesignDocument, hasOneDay = true) =>
  preflight(design, layout(design, resources), resources, { ...handHeld, ...(hasOneDay ? { hasOneDay } : {}) }).filter(
    ({ rule }) => rule === 'date',
  );
const found = (...texts: string[]) =>
  findingsOf(designOf(...texts)).map(({ level, element, message }) => `${level} ${element} ${message.key}`);

test.each([
  ['Samstag, 12. Juni 2027', '2027-06-12', 'Samstag'],
  ['Samstag, den 12. Juni 2027', '2027-06-12', 'Samstag'],
  ['Sa., 12.06.2027 um 14 Uhr', '2027-06-12', 'Sa'],
  ['Sonnabend\n12. 6. 2027', '2027-06-12', 'Sonnabend'],
  ['am 3. Jänner 2028', '2028-01-03', null],
  ['31. Juni 2027', null, null],
])('"%s" is read as %s after %s', (text, day, word) => {
  expect(germanDates(text).map((date) => [date.day, date.named?.word ?? null])).toEqual([[day, word]]);
});

test.each(['12. Juni', 'Haus 12.6', 'Version 1.2.2027.3', '0171 12.06.20271', 'Mai 2027'])('"%s" is no full date', (text) => {
  expect(germanDates(text)).toEqual([]);
});

test('ten thousand letters without a date are read in a moment', () => {
  const began = performance.now();
  expect(germanDates(`${'Samstag, den '.repeat(400)}${'12. '.repeat(1_000)}`)).toEqual([]);
  expect(performance.now() - began).toBeLessThan(500);
});

describe('a weekday', () => {
  test('of another day is found, and the repair writes the right one in its form', () => {
    const design = designOf('Wir heiraten\nSamstag, 13. Juni 2027');
    const [finding] = findingsOf(design);
    expect(finding && t(finding.message)).toContain('Der 13. Juni 2027 ist kein Samstag, sondern ein Sonntag.');
    const mended = finding?.repair && applyEdit(design, finding.repair)?.design;
    expect(mended?.pages[0]?.elements[0]).toMatchObject({ text: 'Wir heiraten\nSonntag, 13. Juni 2027' });
    expect(mended && findingsOf(mended)).toEqual([]);
    const [short] = findingsOf(designOf('So., 12.6.2027'));
    expect(short?.repair).toMatchObject({ text: 'Sa., 12.6.2027' });
  });

  test('that is right has no finding, under both names of Saturday', () => {
    expect(found('Samstag, 12. Juni 2027', 'Sonnabend, den 12. Juni 2027')).toEqual([]);
  });
});

test('a day that the calendar has not got is found', () => {
  expect(found('Freitag, 31. Juni 2027')).toEqual(['confirm text-0 preflight.date.none']);
  expect(found('29.2.2028', 'geboren am 29.2.1988')).toEqual([]);
});

describe('two places of a card', () => {
  test.each([
    ['12. Juni 2027', '13. Juni 2027'],
    ['12. Juni 2027', '12. Juli 2027'],
    ['12. Juni 2027', '12.6.2026'],
    ['Samstag, 12. Juni 2027', '13.06.2027'],
  ])('with %s and %s contradict each other', (one, other) => {
    expect(found(one, `Am ${other} um 14 Uhr`)).toEqual(['confirm text-1 preflight.date.other']);
  });

  test.each([
    ['the same day in other words', '12. Juni 2027', '12.06.2027'],
    ['a birthday', '12. Juni 2027', 'geboren am 12. Juni 1987'],
    ['birth and death', '3. März 1941', '9. Juni 2026'],
    ['a death and a funeral', 'Donnerstag, 28. Oktober 2027', '† 21. Oktober 2027'],
    ['a deadline', '12. Juni 2027', 'Antwortet bitte bis zum 1. Juni 2027'],
    ['days that both name their weekday', 'Freitag, 11. Juni 2027', 'Samstag, 12. Juni 2027'],
    ['days of one text', '12. Juni 2027', 'vom 11. Juni 2027 an, Trauung am 12. Juni 2027'],
  ])('do not with %s', (_, one, other) => {
    expect(found(one, other).filter((finding) => finding.includes('other'))).toEqual([]);
  });

  test('of a product about many days are not compared', () => {
    expect(findingsOf(designOf('12. Juni 2027', '13. Juni 2027'), false)).toEqual([]);
  });
});
