/** Which pictures of a list are marked as the same. */
import { expect, test } from 'vitest';
import type { EditorPicture } from '#web/editor/state.ts';
import { duplicateIds } from './photo-marks.tsx';

const picture = (id: string, sameAs?: string[]): EditorPicture => ({
  id,
  name: id,
  width: 1,
  height: 1,
  preview: '',
  medium: '',
  thumb: '',
  warnings: [],
  ...(sameAs ? { sameAs } : {}),
});

test('a new photo that is the same as an older one marks both', () => {
  expect([...duplicateIds([picture('new', ['old']), picture('old', []), picture('other', [])])].sort()).toEqual(['new', 'old']);
});

test('a photo whose likeness is gone, and one without facts, have no mark', () => {
  expect(duplicateIds([picture('new', ['deleted']), picture('plain')]).size).toBe(0);
});
