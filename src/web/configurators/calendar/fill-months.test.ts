/** Photos of months that are replaced, swapped and sorted: what belongs to the frame stays, what belongs to the picture goes with it. */
import { expect, test } from 'vitest';
import type { PhotoElement } from '#core/design/document.ts';
import { plainDesign } from '#tests/orders.ts';
import { draftPhotos } from '#web/editor/draft/content.ts';
import { type EditorPicture, initialState } from '#web/editor/state.ts';
import { createEditorStore } from '#web/editor/store.ts';
import { fillMonths, putPhoto, swapPhotos } from './fill-months.ts';

const [early, middle, late] = ['a', 'b', 'c'].map((letter) => letter.repeat(22)) as [string, string, string];
const days = { [early]: '2026-01-01', [middle]: '2026-05-01', [late]: '2026-09-01' };
const pictures = [early, middle, late].map((id): EditorPicture => {
  const shown = { preview: '', medium: '', thumb: '', warnings: [] };
  return { id, name: `${id}.jpg`, width: 3_000, height: 2_000, ...shown, takenAt: `${days[id]}T12:00:00` };
});
const picture = (id: string) => pictures.find((one) => one.id === id) ?? expect.fail(id);
const corrected: Partial<PhotoElement> = { turn: 90, tilt: 4, mirrored: true, filter: { tone: 'bw', warmth: 30 } };

/** The first frame is framed, and its photo is tilted, mirrored and corrected. */
function monthsOf(photos: (string | null)[]) {
  const plain = plainDesign(photos.map(() => early));
  let at = 0;
  const next = (element: PhotoElement): PhotoElement => {
    const photoId = photos[at] ?? null;
    at += 1;
    const frame: Partial<PhotoElement> = at === 1 ? { shape: 'circle', ...(photoId === null ? {} : corrected) } : {};
    return { ...element, photoId, ...frame };
  };
  const pages = plain.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) => (element.kind === 'photo' ? next(element) : element)),
  }));
  const content = { design: { ...plain, pages }, choice: {} };
  const store = createEditorStore({ ...initialState({ content, savedAt: null }), pictures }, () => 1);
  const shown = () => draftPhotos(store.getState().history.content.design).map(({ element }) => element);
  return { store, shown };
}

test('another photo in a month keeps shape and tone, and drops tilt, mirror, turn and sliders', () => {
  const { store, shown } = monthsOf([early, null]);
  const before = shown();
  putPhoto(store, 0, picture(late));
  const { turn: _, tilt: __, mirrored: ___, ...kept } = before[0] ?? expect.fail('no month');
  expect(shown()[0]).toEqual({ ...kept, photoId: late, filter: { tone: 'bw' }, crop: shown()[0]?.crop });
  store.dispatch({ type: 'undo' });
  expect(shown()).toEqual(before);
});

test('a month without its photo has none of its corrections, and keeps its shape', () => {
  const { store, shown } = monthsOf([early, null]);
  putPhoto(store, 0, null);
  const [month] = shown();
  expect(month).toMatchObject({ photoId: null, shape: 'circle' });
  for (const key of ['turn', 'tilt', 'mirrored', 'filter']) expect(month).not.toHaveProperty(key);
});

test('photos that change their months take their corrections along, whichever of both months is empty', () => {
  for (const [from, to] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const { store, shown } = monthsOf([early, null]);
    swapPhotos(store, from, to);
    const [first, second] = shown();
    expect(first).toMatchObject({ photoId: null, shape: 'circle' });
    expect(first).not.toHaveProperty('tilt');
    expect(second).toMatchObject({ photoId: early, ...corrected });
    expect(second?.shape).not.toBe('circle');
  }
});

test('an earlier photo moves the others on, each with its corrections, as one step', () => {
  const { store, shown } = monthsOf([middle, late, null]);
  const before = shown();
  expect(fillMonths(store, [picture(early)])).toBe(0);
  expect(shown().map(({ photoId }) => photoId)).toEqual([early, middle, late]);
  const [first, second] = shown();
  expect(first).toMatchObject({ shape: 'circle', filter: { tone: 'bw' } });
  expect(first).not.toHaveProperty('tilt');
  expect(second).toMatchObject(corrected);
  store.dispatch({ type: 'undo' });
  expect(shown()).toEqual(before);
});
