import { expect, test } from 'vitest';
import type { DesignDocument } from '#core/design/document.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import { openFonts } from '#resources/fonts.ts';
import { fixtureDesign, textElement } from '#tests/render/fixture-design.ts';
import { fields } from './field-texts.ts';

const fonts = await openFonts();
const anna: MergeRecord = {
  key: 'anna',
  kind: 'guest',
  name: { title: '', given: ['Anna'], particles: '', family: ['Müller'], suffix: '' },
  values: { tisch: '7' },
};

const [page] = fixtureDesign.pages;
if (!page) throw new Error('fixture has no page');
const elements = ['{{name}}', 'Tisch {{tisch}}', 'Willkommen'].map((text, at) =>
  textElement({ id: `text-${at}`, text, yUm: 10_000 + at * 30_000 }),
);
const design: DesignDocument = { ...fixtureDesign, pages: [{ ...page, elements }] };

const textsOf = ({ pages }: DesignDocument) =>
  pages.flatMap((one) => one.elements.map((element) => (element.kind === 'text' ? element.text : '')));

test('without a record a design shows the names of its fields, and texts without fields stay the same objects', () => {
  const shown = fields.named(design);
  expect(textsOf(shown)).toEqual(['Name', 'Tisch Tisch', 'Willkommen']);
  expect(shown.pages[0]?.elements[2]).toBe(elements[2]);
  expect(fields.named(design).pages[0]?.elements[0]).toBe(shown.pages[0]?.elements[0]);
});

test('for a record a design shows its values, but for the text that is edited', () => {
  expect(textsOf(fields.filled(design, anna, fonts, null))).toEqual(['Anna Müller', 'Tisch 7', 'Willkommen']);
  expect(textsOf(fields.filled(design, anna, fonts, { page: page.id, element: 'text-1' }))).toEqual([
    'Anna Müller',
    'Tisch Tisch',
    'Willkommen',
  ]);
});
