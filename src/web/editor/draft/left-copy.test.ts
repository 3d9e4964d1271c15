import { expect, test } from 'vitest';
import { type DesignDocument, type Element, photoIds } from '#core/design/document.ts';
import { plainDesign } from '#tests/orders.ts';
import { fixtureDesign } from '#tests/render/fixture-design.ts';
import { freshHistory } from './history.ts';
import { leftCopy } from './left-copy.ts';
import type { LocalCopy } from './restore.ts';

type Choice = { quantity: number };
const [mine, theirs] = ['m'.repeat(22), 't'.repeat(22)];

function copyOf(design: DesignDocument, change: Partial<LocalCopy<Choice>> = {}): LocalCopy<Choice> {
  const edited = freshHistory({ design, choice: { quantity: 50 } });
  return { key: 'k', design: 'd'.repeat(22), revision: 7, isUnsaved: false, at: 10, edited, accepted: ['a'], parked: {}, ...change };
}

const draft = { key: 'new', name: 'card:olivia', at: 20 };
const photosOf = ({ pages }: DesignDocument) =>
  pages.flatMap(({ elements }) => elements.flatMap((one: Element) => (one.kind === 'photo' ? [one.photoId] : [])));

test('a browser without a copy offers nothing', () => {
  expect(leftCopy([], new Set())).toBeNull();
});

test('what is left becomes a draft that was never saved, with everything in it', () => {
  const left = leftCopy(
    [copyOf(fixtureDesign, { sent: [], creationKey: 'x', conflict: { copy: 'c', places: [] } })],
    new Set(photoIds(fixtureDesign)),
  );
  expect(left?.lostPhotos).toBe(0);
  const made = left?.asDraft(draft);
  expect(made).toMatchObject({ key: 'new', at: 20, design: 'card:olivia', revision: 0, isUnsaved: true, accepted: ['a'] });
  expect(made).toMatchObject({ base: null, sent: [], creationKey: null, conflict: null });
  expect(made?.edited.content.design).toEqual(fixtureDesign);
});

test('unsaved work goes before a newer copy of what was saved', () => {
  const unsaved = copyOf(plainDesign(), { isUnsaved: true, at: 5 });
  expect(leftCopy([copyOf(fixtureDesign), unsaved], new Set())?.content).toBe(unsaved.edited.content);
});

test('photos that the session does not have are counted and left out, its own stay', () => {
  const parked = {
    slot: { name: { key: 'element.role.photo' }, photo: { photoId: theirs, crop: { zoom: 1, focusX: 0.5, focusY: 0.5 } } },
    words: { name: { key: 'element.role.text' }, text: 'Wir' },
  };
  const left = leftCopy([copyOf(plainDesign([mine, theirs]), { parked })], new Set([mine]));
  expect(left?.lostPhotos).toBe(1);
  const made = left?.asDraft(draft);
  expect(made && photosOf(made.edited.content.design)).toEqual([mine, null]);
  expect(Object.keys(made?.parked ?? {})).toEqual(['words']);
});
