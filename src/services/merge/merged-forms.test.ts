/** Names on cards, place cards, envelopes and stickers: each is printed whole, or listed with the reason. */
import { expect, test } from 'vitest';
import type { Element } from '#core/design/document.ts';
import { matchingEnvelope } from '#core/envelope/matching-envelope.ts';
import { fitRecord } from '#core/merge/fit/fit-record.ts';
import { insertFields } from '#core/merge/insert-fields.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import { newHousehold, withTypedRow } from '#core/people/edit-household.ts';
import { listedRecords } from '#core/people/records/listed-records.ts';
import type { CardForm } from '#core/products/card/formats.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { openFonts } from '#resources/fonts.ts';
import { personalised } from '#tests/customer.ts';
import { recordReports } from './record-report.ts';

const settings = { sizesUm: null, allowed: { tracking: -20, shorten: [] }, translations: {} };
const names = [
  'Kim Roth',
  'Anna Weiß',
  'Maximilian-Alexander von und zu Großendorff',
  'Prof. Dr. Friederike Schnarrenberger-Oßwald',
  'Jean-Baptiste Châteauvieux d’Étampes',
  'Þórdís Guðmundsdóttir',
  'Christiane Elisabeth Theodora Freifrau von Großendorff-Schnarrenberger-Lüdenscheidt',
  'José Ortega y Gasset',
];

/** The design of a form with the words that its text for a name says. */
function designOf(form: CardForm): { design: ProductDocument; row: (typeof designRows)[number] } {
  const row = designRows.find((one) => one.forms.some((shape) => shape.form === form)) ?? expect.fail(`no design of the form ${form}`);
  const shape = row.forms.find((one) => one.form === form) ?? expect.fail();
  const blank = blankDesign(row, form, shape.format, undefined, 'none') as ProductDocument;
  const filled = insertFields(blank, row.fieldTexts ?? {});
  if (JSON.stringify(filled) !== JSON.stringify(blank)) return { row, design: personalised(filled as never) as ProductDocument };
  // A host puts the field into the first text of a form that no name is meant for.
  let isFirst = true;
  const pages = blank.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) => {
      if (element.kind !== 'text' || !isFirst) return element;
      isFirst = false;
      return { ...element, text: '{{name}}' };
    }),
  }));
  return { row, design: personalised({ ...blank, pages } as never) as ProductDocument };
}

function recordsFor(kind: 'guest' | 'household') {
  let id = 0;
  const newId = () => String(++id).padStart(22, '0');
  const households = names.map((one, at) => {
    const row = { names: one, street: 'Weg 1', postcode: '80331', city: 'München' };
    return withTypedRow(newHousehold(newId, 'DE', at + 1), row, { country: 'DE', newId }).household;
  });
  return listedRecords(
    { households: households, answers: null },
    { language: 'de', tone: 'friend', order: 'listed', country: 'DE' },
    { kind, leftOut: [] },
  ).records;
}

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '');

function printedWords(design: ProductDocument, record: MergeRecord, fonts: Awaited<ReturnType<typeof openFonts>>): string {
  const { design: fitted } = fitRecord(design, record, { fonts, ...settings });
  return lettersOf(fitted.pages.flatMap(({ elements }) => elements.flatMap((one) => (one.kind === 'text' ? [one.text] : []))).join(' '));
}

async function expectPrinted(design: ProductDocument, row: (typeof designRows)[number] | null, kind: 'guest' | 'household'): Promise<void> {
  const fonts = await openFonts();
  const listed = recordsFor(kind);
  const records = listed.map(({ record, address }) => ({ record, address }));
  const task = { design, template: row, pictures: [], records, settings, posting: 'DE' as const };
  const reports = await recordReports(task);
  expect(reports).toHaveLength(names.length);
  // A short name is printed in every form.
  expect(reports.slice(0, 2).map(({ state }) => state)).not.toContain('blocked');
  for (const [at, { state, reasons }] of reports.entries()) {
    const { record, label } = listed[at] ?? expect.fail();
    if (state === 'blocked') expect(reasons.length).toBeGreaterThan(0);
    else expect(printedWords(design, record, fonts)).toContain(lettersOf(label.split(' ').at(-1) ?? ''));
  }
}

test.each(['flat', 'folded', 'place-card', 'sticker-round', 'sticker-rect', 'bottle-label'] as const)(
  'every name is printed on the form %s, or listed with what is wrong [E034]',
  async (form) => {
    const { design, row } = designOf(form);
    await expectPrinted(design, row, 'guest');
  },
);

test('every name is printed on an envelope with its address, or listed with what is wrong [E034]', async () => {
  const row = designRows.find(({ id }) => id === 'olivia') ?? expect.fail();
  const words = { address: 'Anna\nWeg 1\n12345 Ort', sender: 'Max' };
  const made = matchingEnvelope(blankDesign(row, 'folded', 'a6', undefined, 'none'), words) ?? expect.fail();
  const pages = made.pages.map((page) => ({
    ...page,
    elements: page.elements.flatMap((element): Element[] =>
      element.kind !== 'text' ? [element] : element.id === 'front-text' ? [{ ...element, text: '{{adresse}}' }] : [],
    ),
  }));
  await expectPrinted({ ...made, pages } as ProductDocument, null, 'household');
});
