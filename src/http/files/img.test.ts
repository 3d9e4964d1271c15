/** The image service over HTTP, with real pictures, a real store, and files in a folder and in a bucket. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteAsset, fileUploaded, finishAsset, publicImage, signAsset } from '#cms/store/assets.ts';
import { rateLimits } from '#core/customer/limits.ts';
import { type ImageParams, imagePath, placeholderWish } from '#core/site/image-address.ts';
import type { Shop } from '#services/handler.ts';
import { imageJobs, trimImages } from '#services/images/img.job.ts';
import { openImages } from '#services/images/img.ts';
import type { CatalogueImageSources } from '#services/images/img-source.ts';
import { consumeLimit } from '#services/rate-limits.ts';
import { openStore } from '#store/db/store.ts';
import { openFiles } from '#store/file/files.ts';
import { claim, countJobs, finish } from '#store/job/jobs.ts';
import { noStories } from '#tests/no-stories.ts';
import { type S3StandIn, startS3 } from '#tests/s3-stand-in.ts';
import { builtPictures, resizedPicturePath, serveImages } from './img.ts';

const space = 1001;
const wish: ImageParams = { width: 319, height: 0, format: 'webp', quality: 85, fit: 'cover', background: null, blur: 0 };
const browser = 'image/avif,image/webp,image/apng,*/*;q=0.8';

describe.each(['a folder', 'a bucket'])('pictures with files in %s', (kind) => {
  let folder: string;
  let s3: S3StandIn | null = null;
  let shop: Shop;
  let server: Server;
  let origin: string;
  let photo: string;
  let sources: CatalogueImageSources;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'img-test-'));
    s3 = kind === 'a bucket' ? await startS3() : null;
    shop = {
      store: await openStore({ dataDir: folder, databaseUrl: null }, () => new Date()),
      files: await openFiles({ dataDir: folder, bucket: s3 }),
      tempDir: folder,
      fonts: { face: () => null } as unknown as Shop['fonts'],
      hosts: [],
      stories: noStories,
      bank: { recipient: '', iban: '' },
      payments: [],
      uploadBytesPerDay: 20e9,
      voucherSecret: '',
      serviceMail: '',
      clock: () => new Date(),
      log: () => {},
      decode: () => Promise.reject(new Error('nothing comes from outside here')),
      readOwnFile: () => Promise.reject(new Error('nothing comes from outside here')),
      readGrid: () => Promise.reject(new Error('nothing comes from outside here')),
    };
    const client = join(folder, 'client');
    mkdirSync(join(client, 'assets'), { recursive: true });
    writeFileSync(join(client, 'assets/ground-Ab12.png'), await plain(600, 400, '#336699').png().toBuffer());
    writeFileSync(join(client, 'assets/secret.txt'), 'no picture');
    sources = { space, asset: (token) => publicImage(shop.store, token), files: await builtPictures(client) };
    const images = openImages(shop);
    server = createServer((request, response) => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      if (!resizedPicturePath.test(path)) response.writeHead(418).end();
      else void serveImages(shop, images, sources, request, response, path, ipAddress);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    photo = await asset(await plain(1200, 800, '#cc3322').webp({ lossless: true }).toBuffer());
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await shop.store.close();
    await s3?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function plain(width: number, height: number, background: string) {
    return sharp({ create: { width, height, channels: 4, background } });
  }

  let ipAddress = '127.0.0.1';
  let uploads = 0;
  async function asset(bytes: Buffer, more: { isPrivate?: boolean; contentType?: string } = {}): Promise<string> {
    const writer = { store: shop.store, space, clock: shop.clock };
    const { isPrivate = false, contentType = 'image/webp' } = more;
    const signed = await signAsset(writer, { name: 'foto.jpg', size: 'x', isPrivate, folder: null, replaces: null, fields: {} });
    const { width, height } = await sharp(bytes).metadata();
    const size = `${width}x${height}`;
    const fileKey = `content/assets/test${++uploads}/file.webp`;
    await shop.files.put(fileKey, bytes);
    await fileUploaded(writer, signed.token, { contentType, contentLength: bytes.byteLength, fileKey, size });
    await finishAsset(writer, signed.id);
    return `/cms/f/${space}/${size}/${signed.token}/foto.jpg`;
  }

  async function get(path: string, accept = browser, more: RequestInit = {}) {
    const answer = await fetch(origin + path, { ...more, headers: { accept, ...(more.headers as Record<string, string>) } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return {
      status: answer.status,
      headers: answer.headers,
      bytes,
      facts: answer.ok && bytes.length > 0 ? await sharp(bytes).metadata() : null,
    };
  }

  test('an address that had six hundred pictures drawn in a minute gets those that are there, and no more drawn', async () => {
    const known = imagePath(photo, { ...wish, height: 319, format: 'jpeg' });
    expect((await get(known)).status).toBe(200);
    ipAddress = '203.0.113.7';
    await consumeLimit(shop, 'drawing', { owner: null, address: ipAddress }, { points: 600 });
    const { status, headers } = await get(imagePath(photo, { ...wish, height: 319, format: 'png' }));
    expect([status, headers.get('retry-after')]).toEqual([429, '60']);
    expect((await get(known)).status).toBe(200);
    ipAddress = '127.0.0.1';
    expect((await get(imagePath(photo, { ...wish, height: 319, format: 'png' }))).status).toBe(200);
  });

  test('a size comes in its width, height and format, for ever [F420]', async () => {
    const { status, headers, facts } = await get(imagePath(photo, { ...wish, height: 319 }));
    expect(status).toBe(200);
    expect(facts).toMatchObject({ format: 'webp', width: 319, height: 319 });
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('vary')).toBe('accept');
  });

  test('each fit does what it says', async () => {
    const sizes: Record<string, string> = {};
    for (const fit of ['cover', 'contain', 'fill', 'inside', 'outside'] as const) {
      const { facts } = await get(imagePath(photo, { ...wish, height: 319, fit }));
      sizes[fit] = `${facts?.width}x${facts?.height}`;
    }
    expect(sizes).toEqual({ cover: '319x319', contain: '319x319', fill: '319x319', inside: '319x213', outside: '478x319' });
  });

  test('the background lies under what is left over and under what is clear', async () => {
    const clear = await asset(await plain(400, 300, '#00000000').webp({ lossless: true }).toBuffer());
    for (const [source, more] of [
      [clear, {}],
      [photo, { height: 319, fit: 'contain' }],
    ] as const) {
      const { bytes } = await get(imagePath(source, { ...wish, ...more, format: 'png', background: '1b2540' }));
      const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      expect([...data.subarray(0, 3)]).toEqual([0x1b, 0x25, 0x40]);
    }
    const kept = await get(imagePath(clear, wish));
    expect((await sharp(kept.bytes).stats()).isOpaque).toBe(false);
  });

  test('a picture is never enlarged, but keeps the wished shape', async () => {
    const wide = await get(imagePath(photo, { ...wish, width: 3800, format: 'jpeg' }));
    expect(wide.facts).toMatchObject({ width: 1200, height: 800 });
    const square = await get(imagePath(photo, { ...wish, width: 1900, height: 1900, format: 'jpeg' }));
    expect(square.facts).toMatchObject({ width: 800, height: 800 });
  });

  test('auto answers WebP or JPEG by Accept until the work role has made AVIF [F419]', async () => {
    const address = imagePath(photo, { ...wish, width: 479, format: 'auto' });
    const old = await get(address, 'image/png,*/*');
    expect([old.facts?.format, old.headers.get('cache-control')]).toEqual(['jpeg', 'public, max-age=31536000, immutable']);
    const refused = await get(address, 'image/webp;q=0,image/avif;q=0,image/png');
    expect(refused.facts?.format).toBe('jpeg');
    const webp = await get(address, 'image/webp,*/*');
    expect(webp.facts?.format).toBe('webp');

    const first = await get(address);
    expect(first.facts?.format).toBe('webp');
    expect(first.headers.get('cache-control')).toContain('max-age=3600');
    await get(address);
    expect((await countJobs(shop.store)).queued).toBe(1);
    const job = await claim(shop.store, 'test', ['image-avif'], 60);
    await imageJobs(sources)['image-avif'](job?.payload ?? {}, shop);
    if (job) await shop.store.write((trx) => finish(trx, job, new Date()));
    const later = await get(address);
    expect([later.headers.get('content-type'), later.facts?.width]).toEqual(['image/avif', 479]);
    expect(later.headers.get('cache-control')).toContain('immutable');
    expect(later.headers.get('etag')).not.toBe(first.headers.get('etag'));
  });

  test('the blurred placeholder is tiny [F421]', async () => {
    const { facts, bytes } = await get(imagePath(photo, placeholderWish));
    expect(facts).toMatchObject({ width: 10, height: 10, format: 'webp' });
    expect(bytes.length).toBeLessThan(300);
  });

  test('who has it already gets no bytes, and HEAD none either', async () => {
    const address = imagePath(photo, wish);
    const whole = await get(address);
    const etag = whole.headers.get('etag') ?? '';
    const again = await get(address, browser, { headers: { 'if-none-match': etag } });
    expect([again.status, again.bytes.length, again.headers.get('etag')]).toEqual([304, 0, etag]);
    const head = await get(address, browser, { method: 'HEAD' });
    expect([head.status, head.bytes.length, head.headers.get('content-length')]).toEqual([200, 0, String(whole.bytes.length)]);
  });

  test('many at once get the same picture, and it is written once', async () => {
    const source = await asset(await plain(900, 700, '#118833').webp({ lossless: true }).toBuffer());
    const before = (await shop.files.entries('img/')).length;
    const all = await Promise.all(Array.from({ length: 30 }, () => get(imagePath(source, { ...wish, width: 767 }))));
    expect(new Set(all.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    await expect.poll(async () => (await shop.files.entries('img/')).length).toBe(before + 1);
    if (s3) expect(s3.requests.filter((one) => one.startsWith('PUT') && one.includes('767x0-cover')).length).toBe(1);
  });

  test('pictures of the build are sources, other files are not', async () => {
    const { status, facts } = await get(imagePath('/assets/ground-Ab12.png', wish));
    expect([status, facts?.width, facts?.height]).toEqual([200, 319, 213]);
    expect((await get(imagePath('/assets/secret.txt', wish))).status).toBe(404);
  });

  test('an address that asked for sixty missing pictures in a minute is refused more of them, and gets those that are there', async () => {
    const missing = (at: number) => get(imagePath(`/assets/missing-${at}.png`, wish));
    ipAddress = '203.0.113.8';
    try {
      for (let at = 0; at < rateLimits['missing-file'][0].max; at += 1) expect((await missing(at)).status).toBe(404);
      const { status, headers, bytes } = await missing(60);
      expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([429, '60', 'no-store']);
      expect(bytes.toString('utf8')).toBe('Das waren viele Versuche. Es ist nichts verloren. Bitte einen Moment warten.');
      expect((await get(imagePath(photo, wish))).status).toBe(200);
      ipAddress = '203.0.113.9';
      expect((await missing(61)).status).toBe(404);
    } finally {
      ipAddress = '127.0.0.1';
    }
  });

  test('what is not offered is a clear 404, never an error of the server', async () => {
    const hidden = await asset(await plain(50, 50, '#ffffff').webp().toBuffer(), { isPrivate: true });
    const film = await asset(await plain(60, 60, '#ffffff').webp().toBuffer(), { contentType: 'video/mp4' });
    const refused = [
      imagePath(photo, { ...wish, width: 320 }),
      imagePath(hidden, wish),
      imagePath(film, wish),
      imagePath(photo.replace('1200x800', '1x1'), wish),
      imagePath(photo.replace(String(space), '2002'), wish),
      imagePath('/assets/../store.sqlite', wish),
      imagePath('/assets/%2e%2e/store.sqlite', wish),
      imagePath('/cms/f/1001/1x1/AAAAAAAAAAAAAAAAAAAAAA/x.jpg', wish),
      `/img/319x0/https://elsewhere.example/a.jpg`,
      `/img/319x0/filters:format(webp):quality(85)/%E0%A4%A`,
      '/img/0x0/',
    ];
    for (const path of refused) {
      const { status, bytes, headers } = await get(path);
      expect([status, headers.get('cache-control')], path).toEqual([404, 'no-store']);
      expect(bytes.toString()).toContain('Bild');
    }
    expect((await get(imagePath(photo, wish), browser, { method: 'POST' })).status).toBe(405);
    expect((await get('/img/cards/x')).status).toBe(418);
  });

  test('escaped brackets are brackets', async () => {
    const address = imagePath(photo, wish).replaceAll('(', '%28').replaceAll(')', '%29');
    expect((await get(address)).status).toBe(200);
  });

  test('a deleted asset has no sizes any more', async () => {
    const source = await asset(await plain(320, 200, '#4455aa').webp().toBuffer());
    expect((await get(imagePath(source, wish))).status).toBe(200);
    const [row] = await shop.store.db.selectFrom('assets').select('id').orderBy('id', 'desc').limit(1).execute();
    await deleteAsset({ store: shop.store, space, clock: shop.clock }, row?.id ?? 0);
    await expect.poll(async () => (await get(imagePath(source, wish))).status, { timeout: 10_000 }).toBe(404);
  });

  test('large sizes of a new picture are made ahead, none wider than the first that holds it', async () => {
    const write = await imageJobs(sources)['image-ahead']({ path: photo, width: 1200 }, shop);
    await shop.store.write((trx) => write?.(trx) ?? Promise.resolve());
    const jobs = await shop.store.db.selectFrom('jobs').select('payload').where('dedupe', 'like', 'ahead %').execute();
    expect(jobs.map(({ payload }) => JSON.parse(payload).wish.width).sort()).toEqual([1023, 1536, 767]);
  });

  test('room is made by removing what was written first', async () => {
    await expect.poll(async () => (await shop.files.entries('img/')).length).toBeGreaterThan(5);
    const entries = await shop.files.entries('img/');
    const all = entries.reduce((sum, { bytes }) => sum + bytes, 0);
    await trimImages(shop, Math.floor(all / 2));
    const left = await shop.files.entries('img/');
    expect(left.length).toBeGreaterThan(0);
    expect(left.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(all / 2);
    expect(await shop.files.has('content/assets/test1/file.webp')).toBe(true);
  });
});
