import { expect, test } from 'vitest';
import { ownWords, type SuiteDetails, suiteTextsOf } from '#core/catalogue/suite/suite-details.ts';
import type { DesignDocument } from '#core/design/document.ts';
import { applyEdits } from '#core/design/edit.ts';
import { firstCrop } from '#core/layout/crop.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { carriedOver, type EarlierCards, wordedEdits } from './carried-over.ts';

const samples: SuiteDetails = { first: 'Sophie', second: 'Jörg', date: '2027-06-12', place: 'Gut Sonnenhausen, Glonn' };
const nothing: EarlierCards = { samples, details: samples, texts: [], pictures: [] };
const wide = { id: 'wide-picture-000000001', width: 3_000, height: 1_000, focusX: 0.1, focusY: 0.5 };
const high = { id: 'high-picture-000000002', width: 1_000, height: 3_000 };

function begun(id: string, form: 'flat' | 'folded' | 'pocketfold' | 'double-folded', format: 'a6' | 'square' | 'din-long'): DesignDocument {
  const row = designRows.find((one) => one.id === id);
  if (!row) throw new Error(id);
  return blankDesign(row, form, format, undefined, undefined);
}

const thanks = () => begun('olivia-dankeskarte', 'flat', 'a6');
const elementOf = ({ pages }: DesignDocument, id: string) => pages.flatMap(({ elements }) => elements).find((one) => one.id === id);

function after(design: DesignDocument, earlier: EarlierCards): DesignDocument {
  const applied = applyEdits(design, carriedOver(design, earlier).edits);
  if (!applied) throw new Error('the edits do not fit');
  return applied.design;
}

test('a photo fills the free place, cropped to the shape of that place [E004]', () => {
  const place = elementOf(thanks(), 'front-photo');
  if (place?.kind !== 'photo') throw new Error('no place');
  for (const picture of [wide, high]) {
    const filled = elementOf(after(thanks(), { ...nothing, pictures: [picture] }), 'front-photo');
    expect(filled).toMatchObject({ photoId: picture.id, crop: firstCrop(place, picture) });
  }
  expect(carriedOver(thanks(), { ...nothing, pictures: [wide, high] }).photos).toBe(1);
});

test('a photo that is placed, and a text that is written, stay as they are', () => {
  const own = after(thanks(), { ...nothing, pictures: [high], texts: [{ sample: 'Was für ein Tag', text: 'So schön' }] });
  const again = { ...nothing, pictures: [wide], texts: [{ sample: 'Was für ein Tag', text: 'Anders' }] };
  expect(carriedOver(own, again).edits).toEqual([]);
});

test('a text is taken from the newest card that began with the same words, wherever they stand and break [E004]', () => {
  const texts = [
    { sample: 'Was für\nein Tag', text: 'Der schönste Tag' },
    { sample: 'Was für ein Tag', text: 'älter' },
    { sample: 'Menü', text: 'Speisen' },
  ];
  const { edits, ...counts } = carriedOver(thanks(), { ...nothing, texts });
  expect(edits).toEqual([{ kind: 'setText', page: 'back', element: 'inside-heading', text: 'Der schönste Tag' }]);
  expect(counts).toEqual({ details: [], texts: 1, photos: 0 });
});

test('a key that names other words in both pieces carries nothing over', () => {
  const menu = begun('olivia-menuekarte', 'flat', 'din-long');
  const heading = suiteTextsOf(menu).find(({ element }) => element === 'inside-heading');
  const texts = ownWords([{ ...(heading as NonNullable<typeof heading>), text: 'Weine' }]);
  expect(texts).toHaveLength(1);
  expect(elementOf(thanks(), 'inside-heading')).toBeDefined();
  expect(carriedOver(thanks(), { ...nothing, texts }).edits).toEqual([]);
});

test('details come before whole texts, and are named where they differ from the samples [E004]', () => {
  const details = { ...samples, first: 'Zoë', second: 'Max' };
  const texts = [{ sample: 'SOPHIE UND JÖRG', text: 'LENA UND PAUL' }];
  const { edits, ...counts } = carriedOver(thanks(), { ...nothing, details, texts });
  expect(edits.map((edit) => edit.kind === 'setText' && edit.text)).toEqual(['ZOË UND MAX', 'ZOË UND MAX']);
  expect(counts).toEqual({ details: ['first', 'second'], texts: 0, photos: 0 });
});

test('what was emptied, and what still shows its sample, is no text of the customer', () => {
  const text = { page: 'front', element: 'a', label: 'A', sample: 'Danke' };
  expect(
    ownWords([
      { ...text, text: ' \n' },
      { ...text, text: 'Danke' },
      { ...text, text: 'Merci' },
    ]),
  ).toEqual([{ sample: 'Danke', text: 'Merci' }]);
});

test('words of tiles stand where a sample stood, beside texts that are written or that other edits set', () => {
  const worded = ['front-names', 'inside-heading', 'gone'].map((element) => ({ page: 'front', element, text: 'Clara & Jonas' }));
  const design = begun('olivia', 'flat', 'a6');
  const page = design.pages.find(({ elements }) => elements.some(({ id }) => id === 'front-names'))?.id ?? '';
  const names = { page, element: 'front-names', text: 'Clara & Jonas' };
  const all = [names, ...worded.filter(({ element }) => element !== 'front-names')];
  expect(wordedEdits(design, all, [])).toEqual([{ kind: 'setText', ...names }]);
  expect(wordedEdits(design, all, [{ kind: 'setText', ...names, text: 'Zoë & Max' }])).toEqual([]);
  const written = applyEdits(design, [{ kind: 'setText', ...names, text: 'Zoë & Max' }])?.design ?? design;
  expect(wordedEdits(written, all, [])).toEqual([]);
});
