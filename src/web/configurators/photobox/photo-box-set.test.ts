/** Photo boxes in the editor: how many prints they take, one crop a print, and photos that are in them twice. */
import { describe, expect, test } from 'vitest';
import type { DesignDocument, Page } from '#core/design/document.ts';
import { printPhotoOf } from '#core/products/photo-set/print-page.ts';
import { blankPhotobox } from '#core/products/photobox/blank.ts';
import { boxMaterials, boxTypes, countLimits } from '#core/products/photobox/boxes.ts';
import { completePhotobox } from '#core/products/photobox/complete.ts';
import { photoboxOptionsRow } from '#core/products/photobox/rows.ts';
import { repeatedRows } from '#web/configurators/photo-set/grid.tsx';
import { addRows, type FindPicture, placePicture, repeatRow, type SetPicture } from '#web/configurators/photo-set/photo-set.ts';
import { photoBoxSet } from './photo-box-set.ts';

const pictures: SetPicture[] = [
  { id: 'lying-picture-000000', name: 'IMG_1.jpg', width: 4000, height: 3000, focusX: 0.3, focusY: 0.7 },
  { id: 'upright-picture-0000', name: 'IMG_2.jpg', width: 3000, height: 4500, focusX: 0.5, focusY: 0.2 },
];
const find: FindPicture = (id) => pictures.find((picture) => picture.id === id) ?? null;
const photoOf = (page: Page | undefined) => (page && printPhotoOf(page)) ?? expect.fail('no photo');

/** A box with both pictures, and the first once more beside itself. */
function filled(photoboxType: (typeof boxTypes)[number]) {
  const choice = completePhotobox({ photoboxType }, { rows: photoboxOptionsRow });
  const set = photoBoxSet(choice);
  const blank: DesignDocument = blankPhotobox(choice);
  const { design, slots } = addRows(set, blank, pictures.length, { find, taken: new Set() });
  const placed = slots.reduce((all, slot, at) => placePicture(set, all, slot, pictures[at] as SetPicture, find) ?? all, design);
  return { set, design: repeatRow(set, placed, slots[0]?.page ?? '', find) };
}

describe.each(boxTypes)('the prints of a box (%s)', (photoboxType) => {
  test('have one crop each: another crop of one leaves the others, even those of the same photo, as they are [E011]', () => {
    const { set, design } = filled(photoboxType);
    const copy = set.rowsOf(design)[1]?.id;
    const crop = { zoom: 1.5, focusX: 0.1, focusY: 0.1 };
    const pages = design.pages.map((page) =>
      page.id === copy
        ? { ...page, elements: page.elements.map((element) => (element.kind === 'photo' ? { ...element, crop } : element)) }
        : page,
    );
    const rows = set.rowsOf(design);
    const cropped = set.withRows({ ...design, pages }, rows, { find });
    const crops = rows.slice(0, 3).map(({ id }) => photoOf(cropped.pages.find((page) => page.id === id)).crop);
    const before = rows.slice(0, 3).map(({ id }) => photoOf(design.pages.find((page) => page.id === id)).crop);
    expect(crops).toEqual([before[0], crop, before[2]]);
    expect(before[0]).not.toEqual(before[2]);
  });

  test('say that a photo is in the box twice, by its file and by what it shows [E011]', () => {
    const { set, design } = filled(photoboxType);
    const rows = set.rowsOf(design);
    expect([...repeatedRows(rows, design, find)]).toEqual([rows[1]?.id]);
    const alike: FindPicture = (id) => {
      const picture = find(id);
      return picture && id === pictures[1]?.id ? { ...picture, sameAs: [pictures[0]?.id ?? ''] } : picture;
    };
    expect([...repeatedRows(rows, design, alike)]).toEqual([rows[1]?.id, rows[2]?.id]);
  });

  test.each(boxMaterials)('are as many in the editor as the box takes on %s', (photoboxMaterial) => {
    const { min, max } = countLimits(photoboxType, photoboxMaterial);
    expect(photoBoxSet({ photoboxType, photoboxMaterial })).toMatchObject({ minPrints: min, maxPrints: max });
  });
});
