import { expect, test } from 'vitest';
import type { EditorPicture } from '#web/editor/state.ts';
import { dayOfPicture, filteredPictures, firstEnd, picturesByDay } from './pictures-by-day.ts';

const picture = (id: string, change: Partial<EditorPicture> = {}): EditorPicture => ({
  id,
  name: `${id}.jpg`,
  width: 10,
  height: 10,
  preview: '',
  medium: '',
  thumb: '',
  warnings: [],
  ...change,
});
const idsOf = (pictures: readonly EditorPicture[]) => pictures.map(({ id }) => id);

test('pictures stand by the day the camera took them, the newest day first, without one by that of their upload', () => {
  const days = picturesByDay([
    picture('late', { takenAt: '2026-05-03T18:00:00', uploadedAt: '2026-11-20T10:00:00.000Z' }),
    picture('early', { takenAt: '2026-05-03T08:00:00', uploadedAt: '2026-11-20T10:00:00.000Z' }),
    // After midnight in Berlin.
    picture('scan', { takenAt: null, uploadedAt: '2026-11-20T23:30:00.000Z' }),
    picture('unknown'),
  ]);
  expect(days.map(({ day, pictures }) => [day, idsOf(pictures)])).toEqual([
    ['2026-11-21', ['scan']],
    ['2026-05-03', ['early', 'late']],
    [null, ['unknown']],
  ]);
  expect(dayOfPicture(picture('unknown'))).toBeNull();
});

test('the filters leave what this design does not use, and what was uploaded last', () => {
  const all = [
    picture('a', { uploadedAt: '2026-11-20T10:00:00.000Z' }),
    picture('b', { uploadedAt: '2026-11-20T09:30:00.000Z' }),
    picture('c', { uploadedAt: '2026-11-20T08:00:00.000Z' }),
    picture('d', { uploadedAt: '2026-11-01T08:00:00.000Z' }),
  ];
  const known = { used: new Set(['a', 'd']), uploaded: new Set(['d']) };
  expect(idsOf(filteredPictures(all, 'all', known))).toEqual(['a', 'b', 'c', 'd']);
  expect(idsOf(filteredPictures(all, 'unused', known))).toEqual(['b', 'c']);
  expect(idsOf(filteredPictures(all, 'fresh', known))).toEqual(['a', 'b', 'd']);
  expect(filteredPictures([], 'fresh', known)).toEqual([]);
});

test('the first end is that of the picture that goes next, and none while all are in use', () => {
  const ends = ['2026-12-20T08:00:00.000Z', '2026-12-03T08:00:00.000Z'].map((keptUntil, at) => picture(String(at), { keptUntil }));
  expect(firstEnd([...ends, picture('used', { keptUntil: null })])).toBe('2026-12-03');
  expect(firstEnd([picture('used', { keptUntil: null })])).toBeNull();
});
