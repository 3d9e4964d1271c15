import { expect, test } from 'vitest';
import type { PhotoElement } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { canPan, panCrop } from '#core/layout/crop.ts';
import { pictureMatrix } from '#core/layout/photo.ts';
import { refOf, toolDesign } from '#tests/tool-fixture.ts';
import { pannedOf } from './panned.ts';

const facts = { id: 'photo-0123456789abcdef', width: 4000, height: 3000 };
const photo = () => facts;
const slot = toolDesign.pages[0]?.elements.find((element) => element.kind === 'photo');
if (!slot) throw new Error('the fixture has no photo');
const crop = { zoom: 2, focusX: 0.5, focusY: 0.5 };

function designWith(change: Partial<PhotoElement>) {
  const pages = toolDesign.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) => (element.kind === 'photo' ? { ...element, crop, ...change } : element)),
  }));
  return { ...toolDesign, pages };
}

function cropEdit(changed: PhotoElement['crop']): Edit {
  return { kind: 'setCrop', ...refOf('photo'), crop: changed };
}

test.each<Partial<PhotoElement>>([
  {},
  { turn: 90 },
  { turn: 180 },
  { turn: 270 },
  { tilt: 7 },
  { mirrored: true },
  { rotation: 30 },
  { rotation: 12, turn: 90, tilt: -5, mirrored: true },
])('a picture with %j is moved by as much as the pointer', (change) => {
  const tall = { ...change, widthUm: 20_000, heightUm: 50_000 };
  const panned = pannedOf(designWith(tall), [cropEdit(panCrop({ ...slot, crop, ...tall }, facts, 3_000, -2_000))], photo);
  const { xUm = Number.NaN, yUm = Number.NaN } = panned?.get('page photo') ?? {};
  expect(Math.abs(xUm - 3_000)).toBeLessThan(3);
  expect(Math.abs(yUm + 2_000)).toBeLessThan(3);
});

test.each([90, 270] as const)('a picture that is turned by %i degrees can be moved to its edges', (turn) => {
  const tall = { ...slot, turn, widthUm: 20_000, heightUm: 50_000 };
  const far = panCrop({ ...tall, crop }, facts, 1_000_000, 1_000_000);
  expect(canPan({ ...tall, crop: far }, facts)).toEqual({ left: true, right: false, up: true, down: false });
});

test('a turned or mirrored picture goes where its crop lays it out', () => {
  for (const change of [{ turn: 90 }, { mirrored: true }, { turn: 180, tilt: 4, mirrored: true }] as const) {
    const after = { ...crop, focusX: 0.4, focusY: 0.55 };
    const [from, to] = [crop, after].map((one) => pictureMatrix({ ...slot, ...change, crop: one }, facts).matrix);
    const shift = pannedOf(designWith(change), [cropEdit(after)], photo)?.get('page photo');
    expect(shift).toEqual({ xUm: (to?.[4] ?? 0) - (from?.[4] ?? 0), yUm: (to?.[5] ?? 0) - (from?.[5] ?? 0) });
    expect(Math.hypot(shift?.xUm ?? 0, shift?.yUm ?? 0)).toBeGreaterThan(1_000);
  }
});

test('the picture of a turned element is moved in directions of the page', () => {
  const after = { ...crop, focusX: 0.4 };
  const upright = pannedOf(designWith({}), [cropEdit(after)], photo)?.get('page photo');
  const turned = pannedOf(designWith({ rotation: 90 }), [cropEdit(after)], photo)?.get('page photo');
  expect(upright?.yUm).toBe(0);
  expect(turned?.xUm).toBeCloseTo(0, 6);
  expect(turned?.yUm).toBeCloseTo(upright?.xUm ?? Number.NaN, 6);
});

test('nothing is drawn for another zoom, an unknown photo, or an edit of another kind', () => {
  const design = designWith({});
  expect(pannedOf(design, [cropEdit({ ...crop, zoom: 2.5 })], photo)).toBeNull();
  expect(pannedOf(design, [cropEdit(crop)], () => null)).toBeNull();
  expect(pannedOf(designWith({ photoId: null }), [cropEdit(crop)], photo)).toBeNull();
  expect(pannedOf(design, [{ ...cropEdit(crop), element: 'gone' } as Edit], photo)).toBeNull();
  expect(pannedOf(design, [cropEdit(crop), { kind: 'moveElement', ...refOf('photo'), xUm: 0, yUm: 0 }], photo)).toBeNull();
});
