/** Resumable uploads over real connections: the tus protocol, lost connections, restarts, owners, quotas. */
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepTemp } from '#app/data-folder.ts';
import { partialUploads } from '#core/customer/limits.ts';
import { createWebServer } from '#http/web-server.ts';
import type { Shop } from '#services/handler.ts';
import { type Decoder, openDecoder } from '#services/images/decoder.ts';
import { openStore } from '#store/db/store.ts';
import { openFiles } from '#store/file/files.ts';
import { noStories } from '#tests/no-stories.ts';
import { germanBoundWords } from '#texts/bound-words.ts';
import { callRoutes } from './calls.ts';
import { uploadsPath } from './resumable-uploads.ts';

let folder: string;
let shop: Shop;
let decoder: Decoder;
let server: ReturnType<typeof createWebServer>;
let port: number;
const startedAt = Date.now();
/** The shop's clock stands still but for this. */
let lateMs = 0;

async function listen(): Promise<void> {
  const host = () => ({ channel: 'federleicht', country: 'DE', locale: 'de-DE', origin: 'http://localhost', secure: false }) as const;
  const calls = getRequestListener(callRoutes(shop, host as never, (incoming) => incoming.socket.remoteAddress ?? '').fetch);
  server = createWebServer((request, response) => void calls(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'resumable-'));
  decoder = openDecoder({ entry: join(import.meta.dirname, '../../decode.ts'), tempDir: join(folder, 'temp') });
  const settings = { dataDir: folder, databaseUrl: null, bucket: null };
  shop = {
    store: await openStore(settings, () => new Date()),
    files: await openFiles(settings),
    tempDir: join(folder, 'temp'),
    fonts: { face: () => null, emoji: () => null, boundWords: germanBoundWords },
    clock: () => new Date(startedAt + lateMs),
    log: () => {},
    hosts: [],
    bank: { recipient: '', iban: '' },
    payments: [],
    uploadBytesPerDay: 20e9,
    voucherSecret: '',
    serviceMail: '',
    stories: noStories,
    decode: decoder.decode,
    readOwnFile: decoder.readOwnFile,
    readGrid: decoder.readGrid,
  };
  await listen();
});
afterAll(async () => {
  server.close().closeAllConnections();
  await decoder.close();
  await shop.store.close();
  await rm(folder, { recursive: true });
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

let lastIpAddress = 0;

/** A browser with an address and a cookie of its own. */
function createBrowser() {
  lastIpAddress += 1;
  const localAddress = `127.0.9.${lastIpAddress}`;
  let cookie = '';

  function open(method: string, path: string, headers: Record<string, string>, onAnswer: (answer: Answer) => void) {
    const all = {
      'tus-resumable': '1.0.0',
      'sec-fetch-site': 'same-origin',
      'x-channel': 'federleicht-de',
      'x-locale': 'de-DE',
      cookie,
      ...headers,
    };
    return httpRequest({ host: '127.0.0.1', port, localAddress, method, path, headers: all, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        cookie = response.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie;
        onAnswer({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString() });
      });
    });
  }

  function send(method: string, path: string, headers: Record<string, string> = {}, body?: Uint8Array): Promise<Answer> {
    return new Promise((resolve, reject) => {
      open(method, path, headers, resolve).on('error', reject).end(body);
    });
  }

  function partHeaders(bytes: Uint8Array, offset: number) {
    return {
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      'content-length': String(bytes.byteLength - offset),
    };
  }

  return {
    send,
    forgetSession() {
      cookie = '';
    },
    create(bytes: Uint8Array, name = 'Foto 1.jpg', sha256: string | null = hashOf(bytes), length = bytes.byteLength) {
      const encoded = (text: string) => Buffer.from(text).toString('base64');
      const metadata = [`filename ${encoded(name)}`, ...(sha256 === null ? [] : [`sha256 ${encoded(sha256)}`])].join(',');
      return send('POST', uploadsPath, { 'upload-length': String(length), 'upload-metadata': metadata, 'content-length': '0' });
    },
    patch(path: string, bytes: Uint8Array, offset: number) {
      return send('PATCH', path, partHeaders(bytes, offset), bytes.subarray(offset));
    },
    /** Sends the bytes from `offset` to `end` of a part that is longer, and waits for them to be stored. */
    async begin(path: string, bytes: Uint8Array, offset: number, end: number) {
      const request = open('PATCH', path, partHeaders(bytes, offset), () => {}).on('error', () => {});
      request.write(bytes.subarray(offset, end));
      await expect.poll(() => this.offset(path), { timeout: 20_000 }).toBe(end);
      return request;
    },
    async offset(path: string): Promise<number> {
      return Number((await send('HEAD', path)).headers['upload-offset']);
    },
  };
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const location = ({ headers }: Answer) => headers.location ?? '';
const partials = () => readdir(join(shop.tempDir, 'partial'));

async function photo(seed: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 100 + seed, sigma: 40 };
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer();
}

test('a photo in two parts is the picture of its owner, and its parts are gone [E016]', async () => {
  const browser = createBrowser();
  const bytes = await photo(1);
  const created = await browser.create(bytes);
  expect(created).toMatchObject({ status: 201, headers: { 'tus-resumable': '1.0.0', 'upload-offset': '0' } });
  expect(Date.parse(String(created.headers['upload-expires']))).toBeGreaterThan(Date.now());
  const path = location(created);
  const half = bytes.byteLength >> 1;
  expect(await browser.patch(path, bytes.subarray(0, half), 0)).toMatchObject({ status: 204, headers: { 'upload-offset': String(half) } });
  const done = await browser.patch(path, bytes, half);
  expect(done.status).toBe(200);
  expect(JSON.parse(done.body)).toMatchObject({ name: 'Foto 1.jpg', width: 1200, height: 900 });
  expect((await browser.send('HEAD', path)).status).toBe(404);
  expect(await partials()).toEqual([]);
  const { pictures } = JSON.parse((await browser.send('GET', '/web-api/customer-picture')).body);
  expect(pictures).toEqual([JSON.parse(done.body)]);
});

test('a connection that is cut in the middle goes on where it broke, also after a restart of the server [E016]', async () => {
  const browser = createBrowser();
  const bytes = await photo(2);
  const path = location(await browser.create(bytes));
  const third = Math.floor(bytes.byteLength / 3);
  (await browser.begin(path, bytes, 0, third)).destroy();
  await expect.poll(() => browser.patch(path, bytes.subarray(0, third), third).then(({ status }) => status), { timeout: 20_000 }).toBe(204);
  await browser.begin(path, bytes, third, 2 * third);
  server.close().closeAllConnections();
  await listen();
  expect(await browser.offset(path)).toBe(2 * third);
  // The same file, chosen once more after the window was closed, goes on as well.
  const again = await browser.create(bytes);
  expect([location(again), again.headers['upload-offset']]).toEqual([path, String(2 * third)]);
  const done = await browser.patch(path, bytes, 2 * third);
  expect(done.status).toBe(200);
  const { id } = JSON.parse(done.body);
  const original = await shop.store.db.selectFrom('pictures').select('sha256').where('id', '=', id).executeTakeFirstOrThrow();
  expect(original.sha256).toBe(hashOf(bytes));
});

test('a photo that the owner has already is answered without sending it, for another owner it is unknown [E016]', async () => {
  const browser = createBrowser();
  const bytes = await photo(3);
  const { body } = await browser.patch(location(await browser.create(bytes)), bytes, 0);
  expect(await browser.create(bytes, 'Kopie.jpg')).toMatchObject({ status: 200, body });
  expect((await createBrowser().create(bytes)).status).toBe(201);
});

test('a finished upload is gone, and its photo is the answer to the next attempt', async () => {
  const browser = createBrowser();
  const bytes = await photo(4);
  const path = location(await browser.create(bytes));
  (await browser.begin(path, bytes, 0, bytes.byteLength - 1)).destroy();
  await expect.poll(async () => (await browser.patch(path, bytes, bytes.byteLength - 1)).status, { timeout: 20_000 }).toBe(200);
  expect((await browser.send('HEAD', path)).status).toBe(404);
  expect((await browser.create(bytes)).status).toBe(200);
});

test('an upload of another owner or of an ended session does not exist [E072]', async () => {
  const browser = createBrowser();
  const bytes = await photo(5);
  const path = location(await browser.create(bytes));
  const stranger = createBrowser();
  await stranger.create(await photo(6));
  for (const method of ['HEAD', 'DELETE']) expect((await stranger.send(method, path)).status).toBe(404);
  expect((await stranger.patch(path, bytes, 0)).status).toBe(404);
  browser.forgetSession();
  expect((await browser.send('HEAD', path)).status).toBe(404);
});

test('two windows that send the same photo share one upload, and the slower one gets the picture', async () => {
  const browser = createBrowser();
  const bytes = await photo(7);
  const half = bytes.byteLength >> 1;
  const path = location(await browser.create(bytes));
  expect(location(await browser.create(bytes))).toBe(path);
  const first = await browser.begin(path, bytes, 0, half);
  expect((await browser.patch(path, bytes, half)).status).toBe(423);
  first.end(bytes.subarray(half));
  await expect.poll(async () => (await browser.create(bytes)).status, { timeout: 20_000 }).toBe(200);
});

test('a writer that is silent gives way to the connection that goes on', async () => {
  const browser = createBrowser();
  const bytes = await photo(8);
  const half = bytes.byteLength >> 1;
  const path = location(await browser.create(bytes));
  const silent = await browser.begin(path, bytes, 0, half);
  expect((await browser.patch(path, bytes, half)).status).toBe(423);
  lateMs += 6_000;
  expect((await browser.patch(path, bytes, half)).status).toBe(200);
  silent.destroy();
});

test.each([
  ['a wrong offset', 409, { 'upload-offset': '7' }],
  ['an offset that is no number', 400, { 'upload-offset': 'x7' }],
  ['another content type', 415, { 'content-type': 'image/jpeg' }],
  ['a content type with a parameter', 415, { 'content-type': 'application/offset+octet-stream; charset=utf-8' }],
  ['another version of the protocol', 412, { 'tus-resumable': '0.2.2' }],
  ['a later version of the protocol', 412, { 'tus-resumable': '2.0.0' }],
  ['a page of another site', 403, { 'sec-fetch-site': 'cross-site' }],
] as const)('%s is refused with a sentence, and the upload stays', async (_, status, headers) => {
  const browser = createBrowser();
  const bytes = await photo(9);
  const path = location(await browser.create(bytes));
  const usual = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0', 'content-length': String(bytes.byteLength) };
  const answer = await browser.send('PATCH', path, { ...usual, ...headers }, bytes);
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.body).message).toMatch(/\. /);
  expect(answer.headers['tus-version']).toBe(status === 412 ? '1.0.0' : undefined);
  expect(answer.headers['tus-resumable']).toBe('1.0.0');
  expect(await browser.offset(path)).toBe(0);
});

test('more bytes than were announced, a file that is too large or empty, and a file that is no picture are refused', async () => {
  const browser = createBrowser();
  const bytes = await photo(10);
  const path = location(await browser.create(bytes.subarray(0, 100)));
  expect((await browser.patch(path, bytes, 0)).status).toBe(413);
  expect(await browser.create(bytes, 'riese.jpg', null, 60e6)).toMatchObject({
    status: 413,
    body: expect.stringContaining('größer als 50 MB'),
  });
  expect(await browser.create(bytes, 'leer.jpg', null, 0)).toMatchObject({ status: 422, body: expect.stringContaining('ist leer') });
  const text = Buffer.from('Liebe Oma');
  const refused = await browser.patch(location(await browser.create(text, 'foto.jpg')), text, 0);
  expect(refused).toMatchObject({ status: 422, body: expect.stringContaining('„foto.jpg“ ist ein Text und kein Bild') });
});

test('the same photo twice without a hash is one picture', async () => {
  const browser = createBrowser();
  const bytes = await photo(11);
  const send = async () => JSON.parse((await browser.patch(location(await browser.create(bytes, 'a.jpg', null)), bytes, 0)).body).id;
  expect(await send()).toBe(await send());
});

test('uploads that are not finished count as space of their owner, the oldest goes first, and all expire', async () => {
  const browser = createBrowser();
  const bytes = await photo(12);
  const oldest = location(await browser.create(bytes, 'a.jpg', hashOf(Buffer.of(0))));
  for (let at = 1; at <= partialUploads.perOwner; at += 1)
    expect((await browser.create(bytes, 'a.jpg', hashOf(Buffer.of(at)))).status).toBe(201);
  expect((await browser.send('HEAD', oldest)).status).toBe(404);

  const { id } = JSON.parse((await browser.patch(location(await browser.create(bytes)), bytes, 0)).body);
  const left = 30 * bytes.byteLength;
  await shop.store.write((trx) =>
    trx
      .updateTable('pictures')
      .set({ bytes: 5_000_000_000 - left })
      .where('id', '=', id)
      .execute(),
  );
  const full = await browser.create(bytes, 'b.jpg', hashOf(Buffer.of(99)));
  expect(full).toMatchObject({ status: 507, body: expect.stringContaining('sehr viele Bilder') });

  const places = (await partials()).map((name) => join(shop.tempDir, 'partial', name));
  const [kept = '', ...others] = places;
  const before = new Date(Date.now() - partialUploads.expireMs - 60_000);
  for (const place of others) await utimes(join(place, 'file'), before, before);
  await sweepTemp(shop.tempDir, new Date());
  expect((await partials()).map((name) => join(shop.tempDir, 'partial', name))).toEqual([kept]);
});

test('an upload that was cancelled is gone', async () => {
  const browser = createBrowser();
  const path = location(await browser.create(await photo(13)));
  expect((await browser.send('DELETE', path)).status).toBe(204);
  expect((await browser.send('HEAD', path)).status).toBe(404);
});

test('a client that can send POST only names the method it means, and is held to the rules of that method', async () => {
  const browser = createBrowser();
  const bytes = await photo(14);
  const path = location(await browser.create(bytes));
  const means = (method: string, headers: Record<string, string> = {}, body?: Uint8Array) =>
    browser.send('POST', path, { 'x-http-method-override': method, 'content-length': String(body?.byteLength ?? 0), ...headers }, body);
  const part = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
  expect(await means('HEAD')).toMatchObject({ status: 200, headers: { 'upload-offset': '0' }, body: '' });
  expect((await means('PATCH', { ...part, 'sec-fetch-site': 'cross-site' }, bytes)).status).toBe(403);
  expect((await means('DELETE', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await means('PUT')).status).toBe(405);
  // Programs that are no browsers send no site of their page.
  const half = bytes.subarray(0, bytes.byteLength >> 1);
  expect(await means('patch', { ...part, 'sec-fetch-site': '' }, half)).toMatchObject({
    status: 204,
    headers: { 'upload-offset': String(half.byteLength) },
  });
  expect((await means('DELETE')).status).toBe(204);
  expect((await browser.send('HEAD', path)).status).toBe(404);
});

test('the abilities of the protocol are told', async () => {
  const { status, headers } = await createBrowser().send('OPTIONS', uploadsPath);
  expect(status).toBe(204);
  expect(headers).toMatchObject({ 'tus-version': '1.0.0', 'tus-extension': 'creation,termination,expiration', 'tus-max-size': '52428800' });
});
