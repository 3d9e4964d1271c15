import { expect, test } from 'vitest';
import type { DesignDocument, TextElement } from '#core/design/document.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { suitePieces } from './suite.ts';
import { currentDetails, type SuiteDetails, sampleDetails, suiteTextsOf, textChanges } from './suite-details.ts';
import { dayForms, parseDay, renderDay } from './written-day.ts';

const samples: SuiteDetails = { first: 'Sophie', second: 'Jörg', date: '2027-06-12', place: 'Gut Sonnenhausen, Glonn' };
const own: SuiteDetails = { first: 'Zoë', second: 'Max', date: '2028-09-02', place: 'Schloss Benrath' };

/** A document with one page of texts: [sample, text], the text being the sample where it is absent. */
function documentOf(...texts: [sample: string, text?: string][]): DesignDocument {
  const elements = texts.map(
    ([sample, text = sample], at) => ({ kind: 'text', id: `t${at}`, role: 'text', number: at + 1, sample, text }) as TextElement,
  );
  return { pages: [{ id: 'page', elements }] } as unknown as DesignDocument;
}

const afterOf = (design: DesignDocument, from = samples, to = own) =>
  textChanges(suiteTextsOf(design), { samples, old: [from], to }).map(({ after }) => after);

test('every form of a day is read again', () => {
  for (const form of dayForms) expect(parseDay(renderDay('2027-02-28', form), '2027-01-01')).toBe('2027-02-28');
  expect(parseDay('SAMSTAG, 14. AUGUST 2027', '')).toBe('2027-08-14');
  expect(parseDay('am 10. Juli 2027', '')).toBe('2027-07-10');
  expect(parseDay('3. Jänner 2028', '')).toBe('2028-01-03');
  for (const none of ['', 'im Sommer', '31. Februar 2027', '12. 13. 2027', '99']) expect(parseDay(none, '2027-01-01')).toBeNull();
});

test('names, date and place are set in the form of each text', () => {
  const design = documentOf(
    ['Sophie\n& Jörg'],
    ['SOPHIE UND JÖRG'],
    ['Samstag, 12. Juni 2027\num 14 Uhr'],
    ['SAMSTAG, 12. JUNI'],
    ['12 · VI · 2027'],
    ['HOCHZEIT AUF GUT SONNENHAUSEN, GLONN'],
    ['Antwort bitte bis 1. April\nan Sophie, 0160 555 21 84'],
    ['Menü'],
  );
  expect(afterOf(design)).toEqual([
    'Zoë\n& Max',
    'ZOË UND MAX',
    'Samstag, 2. September 2028\num 14 Uhr',
    'SAMSTAG, 2. SEPTEMBER',
    '2 · IX · 2028',
    'HOCHZEIT AUF SCHLOSS BENRATH',
    'Antwort bitte bis 1. April\nan Zoë, 0160 555 21 84',
  ]);
});

test('a text that its customer worded otherwise, or gave another detail, is left alone', () => {
  const design = documentOf(['Sophie\n& Jörg', 'Familie Müller'], ['12. Juni 2027', '13. Juni 2027'], ['12. Juni 2027', 'im Sommer']);
  expect(afterOf(design)).toEqual([]);
});

test('a later change replaces the details of before, wherever lines break', () => {
  const design = documentOf(['Sophie\n& Jörg', 'Zoë und\nMax'], ['Samstag, 12. Juni 2027', 'Samstag,  2. September 2028']);
  const later = { ...own, first: 'Zoë Marie', date: '2028-09-03' };
  expect(afterOf(design, own, later)).toEqual(['Zoë Marie und\nMax', 'Sonntag, 3. September 2028']);
});

test('a design shows the details that differ from those of before', () => {
  const design = documentOf(['Sophie\n& Jörg', 'Zoë\n& Max'], ['SOPHIE UND JÖRG'], ['12. Juni 2027', '2. 9. 2028']);
  expect(currentDetails(suiteTextsOf(design), samples)).toEqual({ ...samples, first: 'Zoë', second: 'Max', date: '2028-09-02' });
  expect(currentDetails(suiteTextsOf(documentOf(['SOPHIE UND JÖRG', 'ANNE-SOPHIE UND LEÓN'])), samples)).toMatchObject({
    first: 'Anne-Sophie',
    second: 'León',
  });
});

// Pieces for other feasts share no names, date and place of a couple.
const invitations = designRows.filter(
  (row) =>
    row.suite === undefined &&
    row.occasion === 'hochzeit' &&
    suitePieces(designRows, row).some(({ category, suite }) => suite === row.id && category === 'save-the-date'),
);

test.each(invitations.map((row) => [row.id, row] as const))('every detail typed in %s reaches each piece of its suite', (_id, row) => {
  const pieces = suitePieces(designRows, row);
  const card = pieces.find(({ category }) => category === 'save-the-date');
  const found = sampleDetails(card?.texts ?? {});
  expect(Object.keys(found).sort()).toEqual(['date', 'first', 'place', 'second']);
  // Initials, tables and guests are no details of the couple.
  const first = (found.first ?? '').toUpperCase();
  const naming = pieces.filter(({ texts }) => Object.values(texts).some((text) => text.toUpperCase().includes(first)));
  expect(naming.length).toBeGreaterThanOrEqual(4);
  for (const piece of naming) {
    const [shape] = piece.forms;
    if (!shape) throw new Error('a piece without a form');
    const design = blankDesign(piece, shape.form, shape.format, undefined, undefined);
    const changes = textChanges(suiteTextsOf(design), { samples: found, old: [found], to: own });
    expect(changes.length, piece.id).toBeGreaterThan(0);
    expect(
      changes
        .map(({ after }) => after)
        .join(' ')
        .toUpperCase(),
      piece.id,
    ).toContain('ZOË');
  }
});

test('details are looked for in every text of the catalogue, and in few of a design that has thousands', () => {
  for (const row of designRows)
    for (const { form, format } of row.forms.slice(0, 1)) {
      const design = blankDesign(row, form, format, undefined, undefined);
      const texts = design.pages.flatMap(({ elements }) => elements.filter((element) => element.kind === 'text' && element.sample !== ''));
      expect(suiteTextsOf(design), row.id).toHaveLength(texts.length);
    }
  const many = documentOf(...Array.from({ length: 4_000 }, (): [string, string] => ['Sophie & Jörg', 'x'.repeat(400)]));
  expect(JSON.stringify(suiteTextsOf(many)).length).toBeLessThan(8_200);
  expect(suiteTextsOf(documentOf(['Sophie', 'x'.repeat(700)], ['Jörg']))).toEqual([expect.objectContaining({ element: 't1' })]);
});
