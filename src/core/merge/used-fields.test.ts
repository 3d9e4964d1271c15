import { expect, test } from 'vitest';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { insertFields } from './insert-fields.ts';
import { kindOfFields, usedFields } from './used-fields.ts';

function placeCard() {
  const row = designRows.find(({ category }) => category === 'place-card');
  const shape = row?.forms[0];
  if (!row || !shape) throw new Error('no place card');
  return { row, design: blankDesign(row, shape.form, shape.format, undefined, 'none') };
}

test('fields of a design, each once, with the panel of the first; without one the front', () => {
  const { row, design } = placeCard();
  expect(usedFields(design)).toMatchObject({ names: [], panel: { id: 'front' } });
  const filled = insertFields(design, row.fieldTexts ?? {});
  expect(usedFields(filled)).toMatchObject({ names: ['name'], panel: { id: 'front' } });
  const twice = insertFields(design, { 'front-name': '{{ Name }} {{?begleitung: und …}} {{name:Gast}}' });
  expect(usedFields(twice).names).toEqual(['name', 'begleitung']);
});

test.each([
  [['name', 'land'], 'guest'],
  [['adresse', 'land'], 'household'],
  [['land'], null],
  [['name', 'adresse'], null],
  [['spitzname'], null],
  [[], null],
])('fields %j are of %s', (names, kind) => {
  expect(kindOfFields(names)).toBe(kind);
});
