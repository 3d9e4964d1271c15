import { describe, expect, test } from 'vitest';
import type { DesignDocument, Page } from '#core/design/document.ts';
import { printPhotoOf } from '#core/products/photo-set/print-page.ts';
import { blankPhotoprint } from '#core/products/photoprint/blank.ts';
import type { PhotoprintChoice } from '#core/products/photoprint/choice.ts';
import { completePhotoprint } from '#core/products/photoprint/complete.ts';
import { photoprintPrice } from '#core/products/photoprint/price.ts';
import { photoprintOptionsRow } from '#core/products/photoprint/rows.ts';
import { photoprintPrices } from '#seed/prices/photoprint.ts';
import { photoprintDocument } from '#web/configurators/photoprint/photo-print-content.ts';
import { photoPrintSet, pricedPrints } from '#web/configurators/photoprint/photo-print-set.ts';
import { repeatedRows } from './grid.tsx';
import {
  addRows,
  changeRows,
  type FindPicture,
  isEmptySet,
  moveRow,
  placePicture,
  printCountOf,
  removeRows,
  repeatRow,
  type SetPicture,
  takenPages,
  turnRows,
} from './photo-set.ts';

const set = photoPrintSet();
const pictures: SetPicture[] = [
  { id: 'lying-picture-000000', name: 'IMG_1.jpg', width: 4000, height: 3000, focusX: 0.5, focusY: 0.7 },
  { id: 'upright-picture-0000', name: 'IMG_2.jpg', width: 3000, height: 4500 },
  { id: 'square-picture-00000', name: 'IMG_3.jpg', width: 3000, height: 3000 },
];
const find: FindPicture = (id) => pictures.find((picture) => picture.id === id) ?? null;
const nothingTaken = { find, taken: new Set<string>() };

function blank(): DesignDocument {
  return blankPhotoprint(completePhotoprint({}, { rows: photoprintOptionsRow }));
}

/** A set with all pictures, in their order. */
function filled(): DesignDocument {
  const { design, slots } = addRows(set, blank(), pictures.length, nothingTaken);
  return slots.reduce((all, slot, at) => placePicture(set, all, slot, pictures[at] as SetPicture, find) ?? all, design);
}

const rowsOf = (design: DesignDocument) => (design.product as PhotoprintChoice).rows;
const photoOf = (page: Page | undefined) => (page && printPhotoOf(page)) ?? expect.fail('no photo');
const idsOf = (design: DesignDocument) => design.pages.map((page) => printPhotoOf(page)?.photoId ?? null);

describe('a set of photos', () => {
  test('begins empty, and takes files into its empty slots before it grows', () => {
    const empty = blank();
    expect(isEmptySet(empty)).toBe(true);
    const { design, slots } = addRows(set, empty, 3, nothingTaken);
    expect(slots.map(({ page }) => page)).toEqual(['print-1', 'print-2', 'print-3']);
    expect(addRows(set, design, 2, { find, taken: new Set(['print-1', 'print-2']) }).slots.map(({ page }) => page)).toEqual([
      'print-3',
      'print-4',
    ]);
  });

  test('prices photos that are there or on their way, and no file that was refused', () => {
    const full = filled();
    const { design, slots } = addRows(set, full, 3, nothingTaken);
    const statuses = ['refused', 'sending', 'waiting'] as const;
    const uploads = slots.map((ref, at) => ({ ref, status: statuses[at] ?? ('done' as const) }));
    expect([...takenPages(design, uploads)]).toEqual(['print-1', 'print-2', 'print-3', 'print-5', 'print-6']);
    const market = { prices: photoprintPrices, country: 'DE' } as const;
    const priced = pricedPrints(photoprintDocument(design), uploads);
    expect(printCountOf(priced.rows)).toBe(5);
    const paid = (rows: PhotoprintChoice['rows']) => photoprintPrice({ ...priced, rows }, 1, market).total.amount;
    expect(paid(priced.rows)).toBe(paid(rowsOf(design).slice(0, 5)));
    expect(paid(priced.rows)).toBeLessThan(paid(rowsOf(design)));
    const refused = slots.map((ref) => ({ ref, status: 'refused' as const }));
    expect(pricedPrints(photoprintDocument(blank()), refused).rows).toEqual([]);
    expect(photoprintPrice({ ...priced, rows: [] }, 1, market)).toMatchObject({ total: { amount: 0 }, average: { amount: 0 } });
  });

  test('prints every photo as it lies, in the order of the files, whichever arrives first', () => {
    const { design, slots } = addRows(set, blank(), 3, nothingTaken);
    const arrived = [2, 0, 1].reduce((all, at) => {
      const [slot, picture] = [slots[at], pictures[at]];
      return (slot && picture && placePicture(set, all, slot, picture, find)) ?? all;
    }, design);
    expect(idsOf(arrived)).toEqual(pictures.map(({ id }) => id));
    expect(rowsOf(arrived).map(({ isLying }) => isLying)).toEqual([true, false, false]);
    // The first crop looks where the picture's middle of interest is.
    expect(photoOf(arrived.pages[0]).crop.focusY).toBeGreaterThan(0.5);
    expect(placePicture(set, arrived, { page: 'print-9', element: 'photo' }, pictures[0] as SetPicture, find)).toBeNull();
  });

  test('changes the format of some, which lie as their photos do', () => {
    const changed = changeRows(set, filled(), new Set(['print-1', 'print-2']), (row) => ({ ...row, format: '13x18' }), find);
    expect(rowsOf(changed).map(({ format, isLying }) => [format, isLying])).toEqual([
      ['13x18', true],
      ['13x18', false],
      ['10x15', false],
    ]);
    expect(changed.pages.map(({ widthUm, heightUm }) => [widthUm, heightUm])).toEqual([
      [178_000, 127_000],
      [127_000, 178_000],
      [102_000, 152_000],
    ]);
  });

  test('gives each photo the format of its shape', () => {
    const design = filled();
    const all = new Set(rowsOf(design).map(({ id }) => id));
    const fitted = changeRows(
      set,
      design,
      all,
      (row, size) => ({ ...row, format: (size && set.fittingFormat(design, size)) ?? row.format }),
      find,
    );
    expect(rowsOf(fitted).map(({ format }) => format)).toEqual(['10x13', '10x15', '10x10']);
  });

  test('shows a photo whole, and filling again from its middle of interest', () => {
    const ids = new Set(['print-1']);
    const whole = changeRows(set, filled(), ids, (row) => ({ ...row, fit: 'whole' }), find);
    const { widthUm, heightUm, crop } = photoOf(whole.pages[0]);
    expect(widthUm / heightUm).toBeCloseTo(4 / 3, 3);
    expect(crop).toEqual({ zoom: 1, focusX: 0.5, focusY: 0.5 });
    const fills = changeRows(set, whole, ids, (row) => ({ ...row, fit: 'fill' }), find);
    expect(photoOf(fills.pages[0])).toEqual(photoOf(filled().pages[0]));
  });

  test('turns a photo with its paper, and back after four quarters', () => {
    const ids = new Set(['print-1']);
    const once = turnRows(set, filled(), ids, find);
    expect(rowsOf(once)[0]?.isLying).toBe(false);
    expect(photoOf(once.pages[0]).turn).toBe(90);
    const four = [1, 2, 3].reduce((all) => turnRows(set, all, ids, find), once);
    expect(four).toEqual(filled());
  });

  test('loses photos that are removed, and is empty again without any', () => {
    const design = filled();
    const less = removeRows(set, design, new Set(['print-2']), find);
    expect(idsOf(less)).toEqual([pictures[0]?.id, pictures[2]?.id]);
    expect(less.pages[0]).toBe(design.pages[0]);
    const none = removeRows(set, design, new Set(['print-1', 'print-2', 'print-3']), find);
    expect(isEmptySet(none)).toBe(true);
  });

  test('moves a photo to another place, and stays where there is none', () => {
    const design = filled();
    expect(idsOf(moveRow(set, design, 'print-3', 0, find))).toEqual([pictures[2]?.id, pictures[0]?.id, pictures[1]?.id]);
    expect(idsOf(moveRow(set, design, 'print-1', 99, find)).at(-1)).toBe(pictures[0]?.id);
    expect(moveRow(set, design, 'print-1', -1, find)).toBe(design);
    expect(moveRow(set, design, 'print-9', 1, find)).toBe(design);
  });

  test('prints a photo once more beside itself, and marks what is in it twice in one format', () => {
    const twice = repeatRow(set, filled(), 'print-2', find);
    expect(idsOf(twice)).toEqual([pictures[0]?.id, pictures[1]?.id, pictures[1]?.id, pictures[2]?.id]);
    expect(rowsOf(twice).map(({ id }) => id)).toEqual(['print-1', 'print-2', 'print-4', 'print-3']);
    expect([...repeatedRows(rowsOf(twice), twice, find)]).toEqual(['print-4']);
    const other = changeRows(set, twice, new Set(['print-4']), (row) => ({ ...row, format: '20x30' }), find);
    expect([...repeatedRows(rowsOf(other), other, find)]).toEqual([]);
  });

  test('a photo that shows the same as an earlier one is marked, whichever of them was uploaded first', () => {
    const design = filled();
    const [first, second] = pictures.map(({ id }) => id);
    const alike = (from: number, sameAs: string): FindPicture => {
      const known = pictures.map((picture, at) => (at === from ? { ...picture, sameAs: [sameAs] } : picture));
      return (id) => known.find((picture) => picture.id === id) ?? null;
    };
    expect([...repeatedRows(rowsOf(design), design, alike(1, first ?? ''))]).toEqual(['print-2']);
    expect([...repeatedRows(rowsOf(design), design, alike(0, second ?? ''))]).toEqual(['print-2']);
    expect([...repeatedRows(rowsOf(design), design, alike(1, 'a-picture-not-in-it'))]).toEqual([]);
  });
});
