import { describe, expect, test } from 'vitest';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { DesignDocument } from '#core/design/document.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows, leadRows } from '#designs/rows.ts';
import { wordedPages, wordedText, wordedTexts } from './own-words.ts';
import { detailsByRole, type SampleDetails } from './sample-details.ts';
import type { TileWords } from './tile-words.ts';

const clara: TileWords = { first: 'Clara', second: 'Jonas', date: '2028-05-20', place: 'Hof Sonnwend, Tölz' };
const olivia: SampleDetails = { first: ['Sophie'], second: ['Jörg'], date: ['2027-06-12'], place: ['Gut Sonnenhausen, Glonn'] };

describe('a sample text with the words of a customer', () => {
  test.each([
    ['Sophie\n& Jörg', 'Clara\n& Jonas'],
    ['SOPHIE UND JÖRG', 'CLARA UND JONAS'],
    ['Samstag, 12. Juni 2027\num 14 Uhr', 'Samstag, 20. Mai 2028\num 14 Uhr'],
    ['12 · VI · 2027', '20 · V · 2028'],
    ['IM JUNI 2027', 'IM MAI 2028'],
    ['am 12. Juni', 'am 20. Mai'],
    ['Gut Sonnenhausen,\nGlonn', 'Hof Sonnwend, Tölz'],
    ['Antwort bitte an sophie@beispiel.de', 'Antwort bitte an sophie@beispiel.de'],
    ['Sophies Tante', 'Sophies Tante'],
  ])('%j becomes %j', (sample, worded) => expect(wordedText(sample, olivia, clara)).toBe(worded));

  test.each([
    ['Sophie\n& Jörg', 'Clara'],
    ['SOPHIE UND JÖRG', 'CLARA'],
    ['Jörg & Sophie', 'Clara'],
    ['& Jörg', ''],
    ['Jörg', ''],
    ['an Sophie und Jörg, 0160 555', 'an Clara, 0160 555'],
  ])('without a second name has no sign that joins two: %j becomes %j', (sample, worded) =>
    expect(wordedText(sample, olivia, { first: 'Clara' })).toBe(worded),
  );

  test('joins both names where the sample names one person or a family', () => {
    expect(wordedText('BEI HANNELORE', { first: ['Hannelore'] }, clara)).toBe('BEI CLARA UND JONAS');
    expect(wordedText('WÜNSCHT FAMILIE REITER', { names: ['Familie Reiter'] }, clara)).toBe('WÜNSCHT CLARA UND JONAS');
    expect(wordedText('Ida, Theo & Lene', { names: ['Ida, Theo & Lene'] }, clara)).toBe('Clara & Jonas');
  });

  test.each(['$& $1 \\1', '<b>&amp;</b>', '{name} {', 'A', 'x'.repeat(60), '👩‍🚀', 'מיכל'])('has %j as it was typed', (first) =>
    expect(wordedText('Sophie & Jörg', olivia, { first, second: first })).toBe(`${first} & ${first}`),
  );
});

/** Names that no design has. */
const zofia: TileWords = { ...clara, first: 'Zofia', second: 'Ylva' };

function textsOf({ pages }: Pick<DesignDocument, 'pages'>): string[] {
  return pages.flatMap(({ elements }) => elements.flatMap((element) => (element.kind === 'text' ? [element.text] : [])));
}

function documents(row: DesignTemplate) {
  return row.forms.map(({ form, format }) => blankDesign(row, form, format, undefined, undefined));
}

const plain = (text: string) => text.replace(/\s+/g, ' ').toLocaleLowerCase('de');

/** Of mourning: no list shows own words on them. */
const named = leadRows.filter(({ occasion }) => occasion !== 'trauer');

/** Designs whose texts name nobody. */
const nameless: readonly string[] = [];
/** Designs whose fronts name nobody: their names stand inside. */
const namelessFronts: readonly string[] = [
  'limonaia',
  'jahresfilm',
  'recht-gehabt',
  'lampionfest',
  'lebkuchenherz',
  'probiert',
  'an-der-leine',
  'eukalyptus',
  'mondhunger',
  'ziehzeit',
  'vorne-sitzen',
  'hingestellt',
  'langdackel',
  'schachtelkatze',
  'beuteltaxi',
  'igelnaehe',
  'endlosrolle',
  'spiegelkugel',
  'plattenspieler',
  'sonnenbogen',
];

describe('a design of the catalogue', () => {
  test('names somebody, or is listed as one that does not', () => {
    const silent = named.filter((row) => {
      const [document] = documents(row);
      const { first, names } = row.details ?? (document ? detailsByRole(document) : {});
      return !first && !names;
    });
    expect(silent.map(({ id }) => id)).toEqual(nameless);
  });

  test.each(named.flatMap((row) => (row.details ? [[row.id, row.details] as const] : [])))(
    '%s has each phrase that is listed in one of its texts',
    (id, details) => {
      const rows = designRows.filter((row) => row.id === id || row.suite === id);
      const texts = rows.flatMap((row) => Object.values(row.texts));
      for (const [kind, phrases] of Object.entries(details))
        for (const phrase of phrases) {
          const one = { [kind]: [phrase] };
          expect([
            phrase,
            texts.some((text) => wordedText(text, one, { first: '§', second: '§', date: '1999-02-07', place: '§' }) !== text),
          ]).toEqual([phrase, true]);
        }
    },
  );

  test.each(named.map((row) => [row.id, row] as const))('%s shows the names in every form and format, and none of its own', (_id, row) => {
    for (const blank of documents(row)) {
      const worded = textsOf({ pages: wordedPages(blank.pages, row.details ?? null, zofia) });
      const text = plain(worded.join(' '));
      expect(text).toContain('zofia');
      const samples = row.details ?? detailsByRole(blank);
      for (const phrase of [...(samples.first ?? []), ...(samples.names ?? [])])
        expect(worded.filter((one) => wordedText(one, { names: [phrase] }, { first: '§' }) !== one)).toEqual([]);
    }
  });

  test('shows the names on its front, or is listed as one whose front names nobody', () => {
    const silent = named.filter((row) => {
      const [blank = expect.fail()] = documents(row);
      const fronts = blank.pages.filter(({ panels }) => panels.some(({ id }) => id === 'front'));
      return !textsOf({ pages: wordedPages(fronts, row.details ?? detailsByRole(blank), zofia) }).some((text) => /zofia/i.test(text));
    });
    expect(silent.map(({ id }) => id)).toEqual(namelessFronts);
  });

  test.each(named.map((row) => [row.id, row] as const))('%s has no sign for a second name that there is not', (_id, row) => {
    for (const blank of documents(row))
      for (const { text } of wordedTexts(blank, row.details ?? null, { first: 'Clara' }))
        expect(text).not.toMatch(/(?:^|\s)(?:&|\+|und)\s*$|Clara\s*&/iu);
  });

  test('without a list shows the words in the roles of names, date and place', () => {
    const row = named.find(({ id }) => id === 'olivia') ?? expect.fail();
    const [blank = expect.fail()] = documents(row);
    const texts = textsOf({ pages: wordedPages(blank.pages, null, zofia) }).map(plain);
    expect(texts).toEqual(expect.arrayContaining(['zofia & ylva']));
    expect(texts.some((text) => text.includes('20. mai 2028'))).toBe(true);
  });
});
