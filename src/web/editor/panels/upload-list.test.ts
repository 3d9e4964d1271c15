/** Which uploads the list of a panel shows. */
import { expect, test } from 'vitest';
import type { Upload } from '#web/editor/state.ts';
import { listedUploads } from './upload-list.tsx';

const upload = (id: string, status: Upload['status']): Upload => ({
  id,
  status,
  file: new File([], `${id}.jpg`),
  ref: null,
  share: 0,
  message: null,
  problem: null,
  canRetry: false,
  pictureId: null,
});

test('a panel that is opened anew lists what is under way or refused, and nothing that ended well before', () => {
  const before = [upload('1', 'done'), upload('2', 'known'), upload('3', 'refused'), upload('4', 'sending')];
  expect(listedUploads(before, before).map(({ id }) => id)).toEqual(['3', '4']);
  const now = [...before.slice(0, 3), upload('4', 'done'), upload('5', 'queued')];
  expect(listedUploads(now, before).map(({ id }) => id)).toEqual(['3', '4', '5']);
  expect(listedUploads(now, now).map(({ id }) => id)).toEqual(['3', '5']);
});

test('a panel under which everything is uploaded lists all of it', () => {
  const done = [upload('1', 'done'), upload('2', 'done')];
  expect(listedUploads(done, [])).toEqual(done);
});
