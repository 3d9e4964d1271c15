import { expect, test } from 'vitest';
import type { Upload } from '#web/editor/state.ts';
import { type ChipState, chipStateOf } from './upload-chip.tsx';

const upload = (status: Upload['status']): Upload => ({
  id: status,
  status,
  file: new File([], 'foto.jpg'),
  ref: null,
  share: 0,
  message: null,
  problem: null,
  canRetry: false,
  pictureId: null,
});

test.each<[ChipState, Upload['status'][]]>([
  ['under-way', ['done', 'sending', 'refused']],
  ['under-way', ['waiting', 'sending']],
  ['under-way', ['queued']],
  ['waiting', ['waiting', 'queued', 'refused']],
  ['refused', ['done', 'refused', 'known']],
  ['done', ['done', 'known']],
])('the chip says "%s" of uploads that are %j', (state, statuses) => {
  expect(chipStateOf(statuses.map(upload))).toBe(state);
});
