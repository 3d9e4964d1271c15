import { expect, test } from 'vitest';
import type { Ground, PhotoElement } from '#core/design/document.ts';
import { applyEdits } from '#core/design/edit.ts';
import { applyColours } from '#core/layout/colours/apply-colours.ts';
import { photoColours } from '#core/layout/colours/photo-colours.ts';
import { fixtureDesign, photoElement } from '#tests/render/fixture-design.ts';
import { filterAt, filterEdits, photosOfPage, plainFilter } from './filter-edits.ts';
import { replaceEdits } from './replace-edits.ts';

const photoId = 'photo-0123456789abcdef';
const [first, second] = fixtureDesign.pages;
if (!first || !second) throw new Error('the fixture has two pages');
const ground: Ground = { kind: 'photo', photoId, crop: { zoom: 1, focusX: 0.5, focusY: 0.5 } };
const locked = photoElement({ id: 'locked', photoId, locked: true });
const design = {
  ...fixtureDesign,
  pages: [
    { ...first, ground, elements: [photoElement({ id: 'one', photoId }), photoElement({ id: 'empty', photoId: null }), locked] },
    { ...second, elements: [photoElement({ id: 'two', photoId, filter: { tone: 'sepia' } })] },
  ],
};

test('the look of one photo goes to all others that may have it in one step, and undoing gives the very document', () => {
  const refs = design.pages.flatMap(photosOfPage);
  expect(refs.map(({ element }) => element)).toEqual(['background', 'one', 'two']);
  const edits = filterEdits(design, refs, { tone: 'bw', warmth: 20, contrast: 0 });
  const applied = applyEdits(design, edits);
  expect(refs.map((ref) => applied && filterAt(applied.design, ref))).toEqual(refs.map(() => ({ tone: 'bw', warmth: 20 })));
  expect(applied && JSON.stringify(applyEdits(applied.design, applied.inverse)?.design)).toBe(JSON.stringify(design));
  expect(applied && filterEdits(applied.design, refs, { tone: 'bw', warmth: 20 })).toEqual([]);
});

test('a filter of zeros is none, so that a photo whose sliders are reset is stored and printed as it was uploaded', () => {
  expect(plainFilter({ warmth: 0, saturation: 0, brightness: 0, contrast: 0 })).toBeNull();
  const ref = { page: second.id, element: 'two' };
  const applied = applyEdits(design, filterEdits(design, [ref], {}));
  const element = applied?.design.pages[1]?.elements[0];
  expect(element && 'filter' in element).toBe(false);
  expect(photoColours({ warmth: 0, saturation: 0, brightness: 0, contrast: 0 })).toBeUndefined();
});

test('a saturation of -100 gives the very pixels of black and white', () => {
  const pixels = Uint8Array.from({ length: 3 * 4_096 }, (_, at) => (at * 7_919) % 256);
  const [grey, bw] = [pixels.slice(), pixels.slice()];
  applyColours(grey, 3, photoColours({ saturation: -100 }) ?? {});
  applyColours(bw, 3, photoColours({ tone: 'bw' }) ?? {});
  expect(grey).toEqual(bw);
});

test('another picture keeps box, shape, line and tone, and drops turns, mirror and sliders', () => {
  const before: PhotoElement = photoElement({
    id: 'one',
    photoId,
    shape: 'mask',
    maskId: 'star',
    frame: { ink: 'ink', widthUm: 400 },
    turn: 90,
    tilt: 4,
    mirrored: true,
    filter: { tone: 'bw', warmth: 30 },
    crop: { zoom: 3, focusX: 0.2, focusY: 0.2 },
  });
  const other = { id: 'photo-fedcba9876543210', width: 3_000, height: 4_000 };
  const one = { ...design, pages: [{ ...first, elements: [before] }] };
  const after = applyEdits(one, replaceEdits({ page: first.id, element: 'one' }, before, other))?.design.pages[0]?.elements[0];
  const { turn: _, tilt: __, mirrored: ___, ...kept } = before;
  expect(after).toEqual({ ...kept, photoId: other.id, filter: { tone: 'bw' }, crop: { zoom: 1, focusX: 0.5, focusY: 0.5 } });
});

test('a first picture in an empty slot is one edit', () => {
  const empty = photoElement({ id: 'empty', photoId: null });
  expect(replaceEdits({ page: 'p', element: 'empty' }, empty, { id: photoId, width: 4, height: 3 }).map(({ kind }) => kind)).toEqual([
    'setPhoto',
  ]);
});
