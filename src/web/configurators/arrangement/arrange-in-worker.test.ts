import { expect, it } from 'vitest';
import type { ArrangeInput } from '#core/arrange/arrangement.ts';
import { arrangeInWorker } from './arrange-in-worker.ts';

const inputOf = (count: number): ArrangeInput => ({
  photos: Array.from({ length: count }, (_, at) => ({ id: `photo-${at}`, ratio: 1.5 })),
  widthUm: 300_000,
  heightUm: 200_000,
  gapUm: 4_000,
  mode: 'grid',
  seed: 0,
});

it('arranges on the main thread where there are no workers, the newest request only', async () => {
  const older = arrangeInWorker(inputOf(3));
  const newer = arrangeInWorker(inputOf(2), { effort: 'first' });
  expect(await older).toBeNull();
  expect((await newer)?.cells).toHaveLength(2);
  await expect(arrangeInWorker(inputOf(0))).rejects.toMatchObject({ code: 'bad-input' });
});
