import { expect, test } from 'vitest';
import { plainDesign } from '#tests/orders.ts';
import { draftPhotos } from '#web/editor/draft/content.ts';
import { type EditorPicture, initialState } from '#web/editor/state.ts';
import { createEditorStore } from '#web/editor/store.ts';
import { placeInSlots } from './place-in-slots.ts';

const [mine, ...others] = ['a', 'b', 'c'].map((letter) => letter.repeat(22)) as [string, string, string];
const picture = (id: string): EditorPicture => ({
  id,
  name: `${id}.jpg`,
  width: 3000,
  height: 2000,
  preview: '',
  medium: '',
  thumb: '',
  warnings: [],
});

function storeOf(photos: (string | null)[]) {
  const plain = plainDesign(photos.map((photo) => photo ?? mine));
  let at = 0;
  const design = {
    ...plain,
    pages: plain.pages.map((page) => ({
      ...page,
      elements: page.elements.map((element) => (element.kind === 'photo' ? { ...element, photoId: photos[at++] ?? null } : element)),
    })),
  };
  return createEditorStore(initialState({ content: { design, choice: {} }, savedAt: null }), Date.now);
}
const shown = (store: ReturnType<typeof storeOf>) =>
  draftPhotos(store.getState().history.content.design).map(({ element }) => element.photoId);

test('chosen pictures fill the empty slots in their order as one step, and what finds none is left', () => {
  const store = storeOf([mine, null, null]);
  const [second, third] = others as [string, string];
  const rest = placeInSlots(store, [second, third, mine].map(picture));
  expect(shown(store)).toEqual([mine, second, third]);
  expect(rest.map(({ id }) => id)).toEqual([mine]);
  store.dispatch({ type: 'undo' });
  expect(shown(store)).toEqual([mine, null, null]);
});

test('the selected slot takes the first picture, also where it has one', () => {
  const store = storeOf([mine, null]);
  const [slot] = draftPhotos(store.getState().history.content.design);
  store.dispatch({ type: 'select', ref: slot?.ref ?? null });
  expect(placeInSlots(store, others.map(picture))).toEqual([]);
  expect(shown(store)).toEqual(others);
});

test('the only slot of a design takes a picture without being selected', () => {
  const store = storeOf([mine]);
  expect(placeInSlots(store, [picture(others[0] ?? '')])).toEqual([]);
  expect(shown(store)).toEqual([others[0]]);
});

test('a picture of the library in a slot with a tilted, mirrored and corrected photo begins upright, and keeps shape and tone', () => {
  const store = storeOf([mine]);
  const [slot] = draftPhotos(store.getState().history.content.design);
  if (!slot) throw new Error('the design has a slot');
  const own = {
    tilt: 4,
    mirrored: true as const,
    turn: 90 as const,
    filter: { tone: 'bw' as const, warmth: 30 },
    shape: 'circle' as const,
  };
  store.edit([{ kind: 'setProperties', ...slot.ref, properties: own }]);
  const rest = [others[0] ?? '', others[1] ?? ''].map(picture);
  expect(placeInSlots(store, rest)).toEqual(rest.slice(1));
  const [placed] = draftPhotos(store.getState().history.content.design);
  expect(placed?.element).toMatchObject({ photoId: others[0], shape: 'circle', filter: { tone: 'bw' } });
  expect(placed?.element.filter).toEqual({ tone: 'bw' });
  for (const key of ['tilt', 'mirrored', 'turn']) expect(placed?.element).not.toHaveProperty(key);
});
