/** A customer sends a hundred photos of 12 MP from the editor: growth of the shop's processes, against what is promised. Reads /proc. */
import { largePhoto, numbered, sendPhotos } from '#tests/photo-uploads.ts';
import { peakMB, processesMB, sumMB } from '#tests/process-memory.ts';
import { prewarmed, removeData, startShop } from '#tests/shop.ts';
import type { Figure } from './run.ts';

const promisedMB = 400;
const photos = 100;

export async function run(): Promise<Figure[]> {
  const shop = await startShop();
  try {
    await prewarmed(shop);
    const samples = await Promise.all([1, 2, 3].map(largePhoto));
    const root = shop.process.pid ?? 0;
    const before = sumMB(processesMB(root, 'share'));
    const began = performance.now();
    const peak = await peakMB(
      root,
      async () => {
        const statuses = await sendPhotos(shop, photos, (at) => numbered(samples[at % samples.length] ?? Buffer.alloc(0), at));
        if (statuses.some((status) => status !== 200)) throw new Error(`not all were taken: ${statuses.join(' ')}`);
      },
      'share',
    );
    const seconds = (performance.now() - began) / 1000;
    const growth = sumMB(peak) - before;
    console.log(`${photos} photos in ${seconds.toFixed(0)} s`);
    return [{ bench: 'uploads', ours: growth, reference: promisedMB, unit: 'MB', ratio: growth / promisedMB, n: photos }];
  } finally {
    await shop.stop();
    removeData(shop);
  }
}
