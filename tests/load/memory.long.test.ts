/** Memory of the shop's processes while files and bodies arrive that are made to fill it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileForm } from '#tests/file-form.ts';
import { largePhoto, numbered, sendPhotos } from '#tests/photo-uploads.ts';
import { hasProcessMemory, peakMB, processesMB, settledMB, sumMB } from '#tests/process-memory.ts';
import { prewarmed, type RunningShop, removeData, startShop } from '#tests/shop.ts';
import { type Answer, createClient } from './client.ts';
import { evenPhoto, withSides } from './large-photos.ts';

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
  await prewarmed(shop);
});

afterAll(async () => {
  await shop?.stop();
  if (shop) removeData(shop);
});

describe.skipIf(!hasProcessMemory)('memory', () => {
  test('grows by 700 MB at most whatever is sent, and is free again afterwards', async () => {
    const client = createClient(shop.port, '127.0.0.1');
    const root = shop.process.pid ?? 0;
    const before = await settledMB(root);
    const largest = await evenPhoto(16_000, 16_000).png({ compressionLevel: 9 }).toBuffer();
    const inputs: Buffer[] = [
      // 256 megapixels in a few hundred kilobytes.
      largest,
      withSides(largest, 60_000),
      await evenPhoto(16_000, 16_000).jpeg({ progressive: true }).toBuffer(),
      Buffer.alloc(49_000_000, 0xff),
    ];
    let answers: Answer[] = [];
    const peak = await peakMB(root, async () => {
      answers = await Promise.all([
        ...inputs.map((bytes) => client.send('POST', '/web-api/customer-picture', fileForm(bytes))),
        ...[`${'['.repeat(200_000)}${']'.repeat(200_000)}`, `{"a":"${'x'.repeat(1_900_000)}"}`].map((body) =>
          client.send('POST', '/web-api/designs', {
            headers: { 'x-channel': 'federleicht-de', 'x-locale': 'de-DE', 'content-type': 'application/json' },
            body,
          }),
        ),
      ]);
    });
    for (const { status } of answers) expect([200, 400, 413, 415, 422, 429, 503]).toContain(status);
    client.close();
    expect(sumMB(peak) - sumMB(before), JSON.stringify([[...before], [...peak]])).toBeLessThanOrEqual(700);
    await expect.poll(() => sumMB(processesMB(root)) - sumMB(before), { timeout: 90_000, interval: 500 }).toBeLessThanOrEqual(200);
  });

  test('grows by 400 MB at most while a customer sends twelve photos of 12 MP', async () => {
    const root = shop.process.pid ?? 0;
    const photo = await largePhoto(1);
    const before = await settledMB(root, 'share');
    let statuses: number[] = [];
    const peak = await peakMB(
      root,
      async () => {
        statuses = await sendPhotos(shop, 12, (at) => numbered(photo, at));
      },
      'share',
    );
    expect(statuses).toEqual(Array(12).fill(200));
    expect(sumMB(peak) - sumMB(before), JSON.stringify([[...before], [...peak]])).toBeLessThanOrEqual(400);
  });
});
