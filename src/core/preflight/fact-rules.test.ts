import { describe, expect, test } from 'vitest';
import type { DesignDocument } from '#core/design/document.ts';
import { applyEdit } from '#core/design/edit.ts';
import { layout } from '#core/layout/layout.ts';
import { openFonts } from '#resources/fonts.ts';
import { fixtureDesign, fixtureResources, textElement } from '#tests/render/fixture-design.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { handHeld } from './limits.ts';
import { preflight } from './preflight.ts';

const resources = fixtureResources(await openFonts());
const t = serverTexts({ locale: 'de-DE' });
const facts = ['date', 'contact', 'fact'];

function designOf(...texts: string[]): DesignDocument {
  const [page] = fixtureDesign.pages;
  if (!page) throw new Error('fixture has no page');
  const elements = texts.map((text, at) =>
    textElement({ id: `text-${at}`, role: 'text', number: at + 1, text, yUm: 10_000 + at * 30_000 }),
  );
  return { ...fixtureDesign, pages: [{ ...page, background: null, elements }] };
}

const findingsOf = (design: DesignDocument, today: string | null = '2027-01-10') =>
  preflight(design, layout(design, resources), { ...resources, today }, { ...handHeld, hasOneDay: true }).filter(({ rule }) =>
    facts.includes(rule),
  );
const found = (...texts: string[]) =>
  findingsOf(designOf(...texts)).map(({ level, element, message }) => `${level} ${element} ${message.key}`);

describe('a day to answer', () => {
  test.each([
    ['Samstag, 12. Juni 2027', 'Antwort bitte bis 20. Juni'],
    ['12.06.2027', 'Bitte sagt uns bis zum 1. Juli 2027, ob ihr kommt'],
    ['3. Januar 2028', 'Um Antwort wird bis 15. Januar gebeten'],
  ])('after the feast is to be confirmed: %s, %s [E090]', (feast, answer) => {
    expect(found(feast, answer)).toEqual(['confirm text-1 preflight.date.late']);
  });

  test('in the past is to be confirmed, and in production no day is past [E090]', () => {
    const design = designOf('12. Juni 2027', 'Antwort bitte bis 1. Mai');
    expect(findingsOf(design, '2027-05-02').map(({ message }) => message.key)).toEqual(['preflight.date.past']);
    expect(findingsOf(design, '2027-05-01')).toEqual([]);
    expect(findingsOf(design, null)).toEqual([]);
    expect(findingsOf(designOf('Meldet euch bitte bis 3.2.2027'), '2027-02-04')).toHaveLength(1);
    expect(found('Antwort bitte bis 3. Februar 2020').length).toBe(1);
  });

  test.each([
    ['before the feast', '12. Juni 2027', 'Antwort bitte bis 1. Mai'],
    ['in the year before', '12. Januar 2028', 'Antwort bitte bis 15. Dezember'],
    ['the end of a stay', '11. Juni 2027', 'Bitte bringt Zelte mit: vom 11. bis 13. Juni'],
    ['beside a birth', 'geboren am 2. Januar 2027', 'Antwort bitte bis 1. Mai'],
    ['beside a day of long ago', '3. März 1977', 'Antwort bitte bis 1. Mai 2027'],
    ['of no answer', '12. Juni 2027', 'Die Ausstellung läuft bis 20. Juni'],
  ])('%s has no finding', (_, one, other) => {
    expect(found(one, other)).toEqual([]);
  });
});

describe('a postal code', () => {
  test.each(['80337 Berlin', 'Lindwurmstraße 8, 8033 München', '10115 Wien', 'A-80337 Graz', 'D-1010 Musterstadt', 'CH-80010 Zürich'])(
    'that does not fit its town or country is to be confirmed: %s [E090]',
    (text) => expect(found(text)).toEqual(['confirm text-0 preflight.contact.postal-code']),
  );

  test.each([
    '80337 München',
    'A-1010 Wien',
    '8001 Zürich',
    'Sommer 2027 Berlin',
    'NL-1012 AB Amsterdam',
    '99999 Neustadt',
    'Haus 100 Berlin',
  ])('that may be right has no finding: %s', (text) => expect(found(text)).toEqual([]));
});

describe('a way to reach people', () => {
  test.each([
    ['+49 0171 2345678', 'phone', '+49 171 2345678'],
    ['Ruft an: 0043 0664 5552184', 'phone', 'Ruft an: 0043 664 5552184'],
    ['Tel. 123', 'phone', null],
    ['0171 234567890123456', 'phone', null],
    ['anna@@beispiel.de', 'mail', 'anna@beispiel.de'],
    ['anna@beispiel,de', 'mail', 'anna@beispiel.de'],
    ['anna@beispiel', 'mail', null],
    ['www,anna-und-paul.de', 'web', 'www.anna-und-paul.de'],
    ['wwww.anna.de', 'web', 'www.anna.de'],
    ['www.annaundpaul', 'web', null],
  ])('that cannot be right is to be confirmed or repaired: %s [E090]', (text, kind, right) => {
    const design = designOf(text);
    const [finding, more] = findingsOf(design);
    expect([finding?.level, finding?.message.key, more]).toEqual(['confirm', `preflight.contact.${kind}`, undefined]);
    const mended = finding?.repair && applyEdit(design, finding.repair)?.design;
    expect(mended?.pages[0]?.elements[0]?.kind === 'text' ? mended.pages[0].elements[0].text : null).toBe(right);
    if (mended) expect(findingsOf(mended)).toEqual([]);
  });

  test.each([
    '0160 555 21 84',
    '+49 (0)171 2345678',
    '+39 06 12345678',
    'Tel.: 089 123456-78',
    'IBAN DE89 3704 0044 0532 0130 00',
    'anna.paul+fest@mail.beispiel.at',
    '@annaundpaul',
    'www.anna-und-paul.de/fest.',
    'https://beispiel.example',
    '12.06.2027, 14:00 bis 22:00',
    'müller@grüße.de',
  ])('that may be right has no finding: %s', (text) => expect(found(text)).toEqual([]));
});

describe('two places of a card', () => {
  test.each([
    ['Anna & Paul', 'Es freuen sich Anna und Paula'],
    ['Sophie und Max', 'Sohpie & Max'],
    ['Trauung um 14 Uhr', 'Trauung 15:00 Uhr in St. Martin'],
    ['Taufe, 10.30 Uhr', 'Die Taufe beginnt um 11 Uhr'],
    ['Gartenstraße 12', 'Gartenstraße 21'],
    ['Alter Weg 3', 'Alter Weg 5 in Freising'],
    ['80337 München', '80338 München'],
  ])('that differ are to be confirmed: %s, %s [E090]', (one, other) => {
    expect(found(one, other)).toEqual(['confirm text-1 preflight.fact']);
    const [finding] = findingsOf(designOf(one, other));
    expect(finding && t(finding.message)).toMatch(/sagt „.*“, .* sagt „.*“/);
  });

  test.each([
    ['the same names in another order', 'Anna & Paul', 'PAUL UND ANNA'],
    ['a genitive', 'Anna & Paul', 'Anna und Pauls Hochzeit'],
    ['other people', 'Anna & Paul', 'Maria und Josef'],
    ['the same time in another form', 'Trauung um 14 Uhr', 'Trauung 14:00 Uhr'],
    ['two kinds of a feast', 'Standesamtliche Trauung 11 Uhr', 'Kirchliche Trauung 14 Uhr'],
    ['another street', 'Gartenstraße 12', 'Gartenweg 21'],
    ['two houses of a street', 'Marienplatz 8', 'Marienplatz 15'],
    ['two districts', '80337 München', '81675 München'],
  ])('agree with %s', (_, one, other) => expect(found(one, other)).toEqual([]));

  test('are not compared where a card is in another language', () => {
    expect(findingsOf({ ...designOf('Anna & Paul', 'Anna & Paula', 'www,anna.de'), language: 'en' })).toEqual([]);
  });
});

test('ten thousand letters are read in a moment', () => {
  const began = performance.now();
  for (const part of ['Anna und ', '0171 ', '8033 A', 'a@', 'www.', 'Trauung 1', 'bis zum ', 'Weg 1 '])
    findingsOf(designOf(part.repeat(Math.floor(10_000 / part.length))));
  expect(performance.now() - began).toBeLessThan(20_000);
});
