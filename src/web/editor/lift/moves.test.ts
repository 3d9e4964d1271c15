import { expect, test } from 'vitest';
import type { DesignDocument, PhotoElement } from '#core/design/document.ts';
import { applyEdits } from '#core/design/edit.ts';
import { firstCrop } from '#core/layout/crop.ts';
import { photoElement } from '#tests/render/fixture-design.ts';
import { toolDesign } from '#tests/tool-fixture.ts';
import { emptyEdits, fillEdits, photoAt, swapEdits } from './moves.ts';

const crop = { zoom: 1.5, focusX: 0.4, focusY: 0.6 };
const picture = { id: 'photo-000000000b', width: 4_000, height: 3_000, focusX: 0.8, focusY: 0.5 };
const find = (id: string) => ({ ...picture, id });
const [a, b] = ['a', 'b'].map((element) => ({ page: 'page', element })) as [
  { page: string; element: string },
  { page: string; element: string },
];

function designWith(first: Partial<PhotoElement>, second: Partial<PhotoElement>): DesignDocument {
  const pages = toolDesign.pages.map((page) => ({
    ...page,
    elements: [
      photoElement({ id: 'a', photoId: 'photo-000000000a', crop, ...first }),
      photoElement({ id: 'b', photoId: 'photo-000000000b', ...second }),
    ],
  }));
  return { ...toolDesign, pages };
}
const edited = (design: DesignDocument, edits: ReturnType<typeof swapEdits>) => applyEdits(design, edits)?.design ?? design;

test('a swap, frames whose ratios differ by 3 %, keeps the crop; by more it is cropped anew', () => {
  const near = designWith({ widthUm: 60_000, heightUm: 40_000 }, { widthUm: 61_800, heightUm: 40_000 });
  expect(photoAt(edited(near, swapEdits(near, a, b, find)), b)?.crop).toEqual(crop);
  const far = designWith({ widthUm: 60_000, heightUm: 40_000 }, { widthUm: 30_000, heightUm: 40_000 });
  const frame = photoAt(far, b);
  const placed = photoAt(edited(far, swapEdits(far, a, b, find)), b);
  expect(placed).toMatchObject({ photoId: 'photo-000000000a', widthUm: 30_000 });
  expect(placed?.crop).toEqual(frame && firstCrop(frame, find('photo-000000000a')));
});

test('corrections of a picture go with it, shape and line stay with the frame', () => {
  const frame = { ink: 'ink', widthUm: 500 };
  const design = designWith({ filter: { tone: 'bw' }, mirrored: true, shape: 'circle', frame }, {});
  const moved = edited(design, swapEdits(design, a, b, find));
  expect(photoAt(moved, b)).toMatchObject({ photoId: 'photo-000000000a', filter: { tone: 'bw' }, mirrored: true, shape: 'rect' });
  expect(photoAt(moved, a)).toMatchObject({ photoId: 'photo-000000000b', shape: 'circle', frame });
  expect(photoAt(moved, a)?.filter).toBeUndefined();
});

test('corrections stay where a designer fixed the look of a frame', () => {
  const design = designWith({ filter: { tone: 'bw' } }, { slot: { allows: ['content'] } });
  const moved = edited(design, swapEdits(design, a, b, find));
  expect([photoAt(moved, a)?.filter, photoAt(moved, b)?.filter]).toEqual([{ tone: 'bw' }, undefined]);
  expect([photoAt(moved, a)?.photoId, photoAt(moved, b)?.photoId]).toEqual(['photo-000000000b', 'photo-000000000a']);
});

test('an empty place is filled, and the frame of before is empty', () => {
  const design = designWith({}, { photoId: null });
  const moved = edited(design, swapEdits(design, a, b, find));
  expect([photoAt(moved, a)?.photoId, photoAt(moved, b)?.photoId]).toEqual([null, 'photo-000000000a']);
});

test('a photo from the tray takes the frame without the corrections of before; taken out, the frame is empty', () => {
  const design = designWith({}, { filter: { tone: 'sepia' }, tilt: 3 });
  const filled = photoAt(edited(design, fillEdits(design, b, 'photo-000000000c', find)), b);
  expect(filled).toMatchObject({ photoId: 'photo-000000000c' });
  expect([filled?.filter, filled?.tilt]).toEqual([undefined, undefined]);
  expect(photoAt(edited(design, emptyEdits(design, b)), b)).toMatchObject({ photoId: null, crop: { zoom: 1, focusX: 0.5, focusY: 0.5 } });
});

test('nothing is done with a frame and itself, an empty one, or one that is not there', () => {
  const design = designWith({}, { photoId: null });
  expect(swapEdits(design, a, a, find)).toEqual([]);
  expect(swapEdits(design, b, a, find)).toEqual([]);
  expect(swapEdits(design, a, { page: 'page', element: 'gone' }, find)).toEqual([]);
  expect(emptyEdits(design, b)).toEqual([]);
});
