import { expect, test } from 'vitest';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { insertFields } from './insert-fields.ts';
import type { MergeRecord } from './record.ts';
import { contentOfFields, fieldsOfPages, fieldsWithTranslations, kindOfFields, usedFields } from './used-fields.ts';

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

test('fields of pages are those that records have values of, with those of translations', () => {
  const { row, design } = placeCard();
  const { pages } = insertFields(design, { ...row.fieldTexts, 'front-name': '{{name}} {{spitzname}} {{tisch:frei}}' });
  expect(fieldsOfPages(pages)).toEqual(['name', 'tisch']);
  const translations = { 'front/front-name': { of: '{{name}}', texts: { en: '{{name}} from {{land}}' } } };
  expect(fieldsWithTranslations(['name', 'tisch'], translations)).toEqual(['name', 'tisch', 'land']);
});

test.each<[string, Partial<MergeRecord>, boolean]>([
  ['a value that is not printed', { values: { tisch: '4', land: 'Italien' } }, true],
  ['a printed value', { values: { tisch: '5' } }, false],
  ['a name that is printed in part', { name: { title: 'Dr.', given: ['Anna'], particles: '', family: ['Roth'], suffix: '' } }, true],
  ['the printed part of a name', { name: { title: '', given: ['Anne'], particles: '', family: ['Weiß'], suffix: '' } }, false],
  ['its language', { values: { tisch: '4', sprache: 'fr' } }, false],
])('a record that differs in %s', (_, change, isSame) => {
  const name = { title: '', given: ['Anna'], particles: '', family: ['Weiß'], suffix: '' };
  const record: MergeRecord = { key: 'anna', kind: 'guest', values: { tisch: '4' }, name };
  const contentOf = (one: MergeRecord) => contentOfFields(one, ['vorname', 'tisch']);
  expect(contentOf({ ...record, ...change }) === contentOf(record)).toBe(isSame);
});
