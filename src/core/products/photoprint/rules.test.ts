import { describe, expect, test } from 'vitest';
import { allTexts } from '#texts/de/all.ts';
import { createTexts } from '#texts/translate.ts';
import { maxPrints, type PhotoprintChoice, type PrintRow, photoprintChoiceSchema } from './choice.ts';
import { completePhotoprint, nextPrintId } from './complete.ts';
import { photoprintIssues } from './issues.ts';
import { photoprintOptions } from './options.ts';
import { photoprint } from './product.ts';
import { photoprintOptionsRow } from './rows.ts';

const rows = photoprintOptionsRow;
const offer = { rows, template: null };
const t = createTexts([allTexts], { language: 'de', address: 'du' });

function set(change: Partial<PhotoprintChoice>, row: Partial<PrintRow> = {}): PhotoprintChoice {
  return { ...completePhotoprint({}, offer), ...change, ...(change.rows ? {} : { rows: [{ ...firstRow, ...row }] }) };
}
const firstRow: PrintRow = { id: 'print-1', format: '10x15', isLying: false, fit: 'fill', copies: 1 };

function sentences(choice: PhotoprintChoice): string[] {
  return photoprintIssues(choice, offer).map(({ message }) => t(message));
}

describe('what cannot be printed', () => {
  test.each<[string, PhotoprintChoice, RegExp]>([
    ['an unknown format', set({}, { format: '10x16' }), /Das Format „10x16“ gibt es nicht\. Am nächsten kommt 10 × 1\d cm\./],
    ['a border of 4 mm', set({ border: 4 }), /Einen Rand von 4 mm gibt es nicht\. Am nächsten kommt ein Rand von 5 mm\./],
    ['a border of 1 mm', set({ border: 1 }), /Am nächsten kommt ein Abzug ohne Rand\./],
    ['cotton paper in 10 × 15', set({ paper: 'hahnemuehle' }), /Hahnemühle FineArt gibt es erst ab 13 × 18 cm, nicht in 10 × 15 cm\./],
    [
      '501 prints',
      set({
        rows: [
          { ...firstRow, copies: 500 },
          { ...firstRow, id: 'print-2' },
        ],
      }),
      /Das wären 501 Abzüge\. .* höchstens 500/,
    ],
    ['two rows of one page', set({ rows: [firstRow, firstRow] }), /durcheinandergeraten/],
  ])('%s is refused with a sentence and the nearest that is made', (_, choice, sentence) => {
    const [found = ''] = sentences(choice);
    expect(found).toMatch(sentence);
  });

  test('what the schema does not read: no rows, more than 500, copies that are no whole number, unknown keys', () => {
    const read = (value: object) => photoprintChoiceSchema.safeParse({ type: 'photoprint', paper: 'matt', border: 0, ...value }).success;
    expect(read({ rows: [firstRow] })).toBe(true);
    const many = Array.from({ length: maxPrints + 1 }, (_, at) => ({ ...firstRow, id: `print-${at}` }));
    for (const bad of [
      [],
      many,
      [{ ...firstRow, copies: 1.5 }],
      [{ ...firstRow, copies: 0 }],
      [{ ...firstRow, copies: 501 }],
      [{ ...firstRow, x: 1 }],
    ])
      expect(read({ rows: bad })).toBe(false);
    expect(read({ rows: [firstRow], paper: 'glossy-hahnemuehle' })).toBe(false);
    expect(read({ rows: [{ ...firstRow, id: '../x' }] })).toBe(false);
  });

  test('an address counts prints by format', () => {
    const read = photoprintChoiceSchema.safeParse({ type: 'photoprint', paper: 'matt', border: '3', rows: '10x15:50,9x13:3' });
    expect(read.data?.border).toBe(3);
    expect(read.data?.rows.map(({ format, copies }) => [format, copies])).toEqual([
      ['10x15', 50],
      ['9x13', 3],
    ]);
    for (const bad of ['10x15', '10x15:0', '10x15:x', ':3', '10x15:9999'])
      expect(photoprintChoiceSchema.safeParse({ type: 'photoprint', paper: 'matt', border: 0, rows: bad }).success).toBe(false);
  });
});

describe('what is offered', () => {
  test('a set begins with one print of 10 × 15 on matt paper without a border', () => {
    expect(completePhotoprint({}, offer)).toEqual({ type: 'photoprint', paper: 'matt', border: 0, rows: [firstRow] });
    expect(completePhotoprint({ format: '13x18', paper: 'hahnemuehle', border: '5' }, offer)).toMatchObject({
      paper: 'hahnemuehle',
      border: 5,
      rows: [{ format: '13x18' }],
    });
    expect(completePhotoprint({ format: '9x13', paper: 'hahnemuehle', border: '4' }, offer)).toMatchObject({ paper: 'matt', border: 0 });
  });

  test('options say why a paper or a format does not go with the rest', () => {
    const groups = photoprintOptions(set({}), offer);
    expect(groups.map(({ key, values }) => [key, values.length])).toEqual([
      ['format', 11],
      ['paper', 3],
      ['border', 3],
    ]);
    const refusals = (choice: PhotoprintChoice, key: string) =>
      photoprintOptions(choice, offer)
        .find((group) => group.key === key)
        ?.values.flatMap(({ value, refused }) => (refused ? [value] : []));
    expect(refusals(set({}), 'paper')).toEqual(['hahnemuehle']);
    expect(refusals(set({}, { format: '20x30' }), 'paper')).toEqual([]);
    expect(refusals(set({ paper: 'hahnemuehle' }, { format: '20x30' }), 'format')).toEqual([
      '9x13',
      '10x13',
      '10x15',
      '11x17',
      '10x10',
      '13x13',
      'retro',
    ]);
  });

  test('new rows get a number that no row has', () => {
    expect(nextPrintId([])).toBe('print-1');
    expect(nextPrintId([{ id: 'print-7' }, { id: 'print-2' }, { id: 'x' }])).toBe('print-8');
  });
});

describe('a set of photo prints', () => {
  const choice = set({
    border: 3,
    rows: [
      { ...firstRow, copies: 40 },
      { ...firstRow, id: 'print-2', format: '13x18', copies: 8 },
    ],
  });

  test('names its formats with their counts', () => {
    expect(t(photoprint.format(choice))).toBe('48 Fotoabzüge');
    expect(t(photoprint.text(choice, offer))).toBe('40 Abzüge 10 × 15 cm, 8 Abzüge 13 × 18 cm, Fotopapier matt, weißer Rand 0,3 cm');
  });

  test('the same rows have the same sku, others another one', () => {
    const sku = photoprint.sku(choice);
    expect(sku).toMatch(/^photoprint-matt-48-[0-9a-f]{6,14}$/);
    expect(photoprint.sku(structuredClone(choice))).toBe(sku);
    expect(photoprint.sku({ ...choice, border: 5 })).not.toBe(sku);
    expect(photoprint.sku({ ...choice, rows: choice.rows.toReversed() })).not.toBe(sku);
  });

  test('weighs what its paper weighs', () => {
    // 40 × 102 × 152 mm and 8 × 127 × 178 mm at 225 g/m².
    expect(photoprint.weightMg(choice, offer)).toBe(40 * 3_488 + 8 * 5_086);
  });
});
