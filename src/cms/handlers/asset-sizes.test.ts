import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readImagePath } from '#cms/protocol/image-path.ts';
import { Fault } from '#core/values/fault.ts';
import type { Shop } from '#services/handler.ts';
import { openStore } from '#store/db/store.ts';
import { openFiles } from '#store/file/files.ts';
import { claim, enqueue, finish } from '#store/job/jobs.ts';
import { assetSizeJobs, assetSizesOf } from './asset-sizes.ts';

const folder = mkdtempSync(join(tmpdir(), 'federleicht-sizes-'));
const fileKey = 'content/assets/a/file.webp';
const now = new Date('2026-11-22T10:00:00Z');
let shop: Shop;
beforeAll(async () => {
  const [store, files] = [
    await openStore({ dataDir: folder, databaseUrl: null }, () => now),
    await openFiles({ dataDir: folder, bucket: null }),
  ];
  shop = { store, files, clock: () => now, log: () => undefined } as unknown as Shop;
  await files.put(fileKey, await blank(600, 400).webp().toBuffer());
});
afterEach(() => shop.store.write((trx) => trx.deleteFrom('jobs').execute()));
afterAll(async () => {
  await shop.store.close();
  rmSync(folder, { recursive: true });
});

function blank(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#888' } });
}

function sizeOf(path: string, more: { isExact?: boolean; fileKey?: string } = {}) {
  const wishes = readImagePath(path);
  if (!wishes) throw new Error(`${path} is no size`);
  return { fileKey, wishes, isExact: false, ...more };
}

/** Type, width and height of a size, as a process with an empty memory serves it. */
async function served(path: string, isExact = false) {
  const { bytes, type, isFinal } = await assetSizesOf({ ...shop }).serve(sizeOf(path, { isExact }), 'image/webp');
  const { width, height } = await sharp(bytes).metadata();
  return { type, size: `${width}x${height}`, isFinal };
}

test('a new size is drawn once for all concurrent requests', async () => {
  const sizes = assetSizesOf({ ...shop });
  // More than may wait for drawings of their own.
  const made = await Promise.all(Array.from({ length: 150 }, () => sizes.serve(sizeOf('30x0'), 'image/webp')));
  expect(new Set(made.map(({ bytes }) => bytes)).size).toBe(1);
  expect(made[0]).toMatchObject({ type: 'image/webp', isFinal: true });
});

test('a size that could not be drawn is tried again', async () => {
  const later = { fileKey: 'content/assets/later/file.webp' };
  const sizes = assetSizesOf({ ...shop });
  await expect(sizes.serve(sizeOf('30x0', later), '')).rejects.toThrow();
  await shop.files.put(later.fileKey, await blank(60, 40).webp().toBuffer());
  expect((await sizes.serve(sizeOf('30x0', later), '')).type).toBe('image/jpeg');
});

test('a drawn size is stored: another process serves it without the picture', async () => {
  const gone = { fileKey: 'content/assets/gone/file.webp' };
  await shop.files.put(gone.fileKey, await blank(60, 40).webp().toBuffer());
  const before = (await shop.files.list('img/')).length;
  await assetSizesOf({ ...shop }).serve(sizeOf('31x0', gone), '');
  await expect.poll(async () => (await shop.files.list('img/')).length).toBe(before + 1);
  await shop.files.remove(gone.fileKey);
  expect(await assetSizesOf({ ...shop }).serve(sizeOf('31x0', gone), '')).toMatchObject({ type: 'image/jpeg', isFinal: true });
});

test.each([
  ['100x0', '100x67'],
  ['', '600x400'],
  // The next listed width, no quality but those of the list.
  ['500x0/filters:quality(61)', '575x383'],
  ['401x0', '479x319'],
  ['4000x4000', '400x400'],
  ['4000x2000', '600x300'],
  ['fit-in/4000x4000', '600x400'],
  ['fit-in/3000x3000/filters:fill(ffffff)', '600x600'],
  ['0x2000', '600x400'],
])('a size never enlarges and is one of the list: %s is %s', async (path, size) => {
  expect((await served(path)).size).toBe(size);
});

test('a signed address gets the size that it names', async () => {
  expect((await served('401x0', true)).size).toBe('401x267');
});

test('beyond one drawing and ten that wait a size is refused', async () => {
  const requests = 20;
  const everyRequest = Promise.withResolvers<void>();
  let arrived = 0;
  // All find the file store without their size before the first drawing begins, so that none is drawn while others arrive.
  const files = {
    ...shop.files,
    async get(key: string): Promise<Buffer> {
      arrived += 1;
      if (arrived === requests) everyRequest.resolve();
      await everyRequest.promise;
      throw new Fault('not-found', key);
    },
  };
  const sizes = assetSizesOf({ ...shop, files });
  const results = await Promise.allSettled(Array.from({ length: requests }, (_, at) => sizes.serve(sizeOf(`${200 + at}x0`), '')));
  expect(results.map(({ status }) => status)).toEqual([...Array(11).fill('fulfilled'), ...Array(9).fill('rejected')]);
  expect(results.at(-1)).toMatchObject({ reason: { code: 'busy' } });
});

test('a size whose clients have left is not drawn, and its place is free', async () => {
  const sizes = assetSizesOf({ ...shop });
  const left = new AbortController();
  const waiting = Array.from({ length: 11 }, (_, at) => sizes.serve(sizeOf(`${230 + at}x0`), '', left.signal));
  const results = Promise.allSettled(waiting);
  // All have looked into the file store.
  await new Promise((resolve) => setTimeout(resolve, 50));
  left.abort(new Error('left'));
  const drawn = await Promise.all(Array.from({ length: 10 }, (_, at) => sizes.serve(sizeOf(`${250 + at}x0`), '')));
  expect(drawn).toHaveLength(10);
  await results;
});

test('AVIF is encoded by a job; until then the size is WebP', async () => {
  const path = '300x0/filters:format(avif)';
  expect(await served(path)).toEqual({ type: 'image/webp', size: '300x200', isFinal: false });
  const job = await claim(shop.store, 'test', ['asset-avif'], 60);
  await assetSizeJobs['asset-avif'](job?.payload ?? {}, shop);
  if (job) await shop.store.write((trx) => finish(trx, job, now));
  expect(await served(path)).toEqual({ type: 'image/avif', size: '300x200', isFinal: true });
});

test('no AVIF is enqueued while 500 wait', async () => {
  await shop.store.write(async (trx) => {
    for (let at = 0; at < 500; at += 1) await enqueue(trx, { kind: 'asset-avif', payload: { at } }, now);
  });
  expect(await served('310x0/filters:format(avif)')).toMatchObject({ type: 'image/webp', isFinal: false });
  const { length } = await shop.store.db.selectFrom('jobs').select('id').execute();
  expect(length).toBe(500);
});
