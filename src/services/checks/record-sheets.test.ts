/** Every record is checked before print, its code is read, and what stops one is named by its number. */
import { expect, test } from 'vitest';
import type { QrElement } from '#core/design/drawn-element.ts';
import { unpackSheets } from '#core/merge/packed-sheets.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { mergedDocument, rowOf } from '#tests/merged-lines.ts';
import { createCodeReader } from './read-codes.ts';
import { recordTasks, sheetsHash } from './record-sheets.ts';

const row = rowOf('olivia-platzkarte');
const settings = { sizesUm: null, allowed: { tracking: 0, shorten: [] }, translations: {} };

function guest(name: string): MergeRecord {
  return { key: name, kind: 'guest', values: {}, name: { title: '', given: [name], particles: '', family: [], suffix: '' } };
}

function household(seite: string): MergeRecord {
  return { key: seite, kind: 'household', values: { personen: 'Anna', seite } };
}

const blank = (kind: MergeRecord['kind']): MergeRecord => ({ key: '', kind, values: {} });

function check(design: CardDocument, records: MergeRecord[], first = 1) {
  return recordTasks['record-sheets']({ design, template: row, pictures: [], records, first, settings, confirmed: [] });
}

/** A code with the address of a household, as large as `sideUm`. */
function withCode(sideUm: number): CardDocument {
  const design = mergedDocument(row, { 'front-name': '{{personen:Gast}}' });
  const [ink = ''] = Object.entries(design.inks).toSorted(([, one], [, other]) => other.k - one.k)[0] ?? [];
  const box = { xUm: 10_000, yUm: 10_000, widthUm: sideUm, heightUm: sideUm, rotation: 0 };
  const code: QrElement = { kind: 'qr', id: 'code', role: 'code', ...box, content: '{{seite}}', ink };
  return { ...design, pages: design.pages.map((page, at) => (at === 0 ? page : { ...page, elements: [...page.elements, code] })) };
}

test('records that cannot be printed are named by number and rule, blank pieces are printed [E065]', async () => {
  const design = mergedDocument(row);
  const records = [guest('Anna'), guest('\ue000'), { ...guest('Max'), name: undefined } as unknown as MergeRecord, blank('guest')];
  const { stops, hashes } = await check(design, records, 501);
  expect([...new Set(stops.map(({ record, rule }) => `${record} ${rule}`))]).toEqual(['502 missing-glyph', '503 missing']);
  expect(stops.every(({ isOfDesign }) => !isOfDesign)).toBe(true);
  expect(hashes).toHaveLength(4);
});

test('what is wrong with the design itself stops every record and is told apart [E065]', async () => {
  const design = mergedDocument(row);
  const [page, ...others] = design.pages as [CardDocument['pages'][number]];
  const box = { xUm: 5_000, yUm: 5_000, widthUm: 30_000, heightUm: 20_000, rotation: 0 };
  const frame = {
    kind: 'photo',
    id: 'frame',
    role: 'photo',
    ...box,
    photoId: null,
    shape: 'rect',
    crop: { zoom: 1, focusX: 0.5, focusY: 0.5 },
  };
  const element = { ...frame, ink: Object.keys(design.inks)[0] } as (typeof page.elements)[number];
  const { stops } = await check({ ...design, pages: [{ ...page, elements: [...page.elements, element] }, ...others] }, [
    guest('Anna'),
    guest('Max'),
  ]);
  expect(stops.map(({ record, rule, isOfDesign }) => [record, rule, isOfDesign])).toEqual([
    [1, 'empty-photo', true],
    [2, 'empty-photo', true],
  ]);
});

test('Sheets are packed without loss, and a record has the same hash wherever it stands [E065]', async () => {
  const design = mergedDocument(row);
  const { sheets, hashes } = await check(design, [guest('Anna'), guest('Max'), guest('Zoë')]);
  expect(unpackSheets(sheets).map(sheetsHash)).toEqual(hashes);
  expect((await check(design, [guest('Zoë')])).hashes).toEqual([hashes[2]]);
});

test('the code of every record is read, and a value that is too long for its place stops its record alone [E065]', async () => {
  const long = `https://beispiel.de/feier/${'a1b2c3'.repeat(20)}`;
  const { stops } = await check(withCode(14_000), [
    household('https://b.de/1'),
    household(long),
    household('https://b.de/2'),
    blank('household'),
  ]);
  const ofCode = stops.filter(({ element }) => element === 'code');
  expect(ofCode.map(({ record, rule }) => [record, rule])).toEqual([[2, 'qr-module']]);
  const missing = await check(withCode(14_000), [{ ...household(''), key: 'h', values: { personen: 'Anna' } }]);
  expect(missing.stops.map(({ rule, element }) => [rule, element])).toEqual([['missing', 'code']]);
});

test('a code that says something else than its element is found [E065]', async () => {
  const { sheets } = await check(withCode(14_000), [household('https://b.de/1')]);
  const [printed = []] = unpackSheets(sheets);
  const said = (content: string): CardDocument => {
    const design = withCode(14_000);
    const pages = design.pages.map((page) => ({
      ...page,
      elements: page.elements.map((element) => (element.kind === 'qr' ? { ...element, content } : element)),
    }));
    return { ...design, pages };
  };
  const wrong = createCodeReader();
  expect(await wrong(said('https://b.de/1'), printed)).toEqual([]);
  expect(await wrong(said('https://b.de/2'), printed)).toEqual([{ page: 'inside', element: 'code' }]);
});
