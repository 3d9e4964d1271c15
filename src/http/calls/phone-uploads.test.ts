/** Photos from a phone over real connections: the code, its one opening, what the phone may do, and every way in which its link ends. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UploadLinkView } from '#api/phone/upload-links.ts';
import { uploadLinkTerms } from '#core/customer/upload-links.ts';
import { minuteMs } from '#core/values/unit.ts';
import { createWebServer } from '#http/web-server.ts';
import type { Shop } from '#services/handler.ts';
import { type Decoder, openDecoder } from '#services/images/decoder.ts';
import { openStore } from '#store/db/store.ts';
import { openFiles } from '#store/file/files.ts';
import { noStories } from '#tests/no-stories.ts';
import { type Answer, createBrowser as browserAt, location, type TestBrowser } from '#tests/upload-browser.ts';
import { germanBoundWords } from '#texts/bound-words.ts';
import { callRoutes } from './calls.ts';
import { phoneUploadsPath, uploadsPath } from './resumable-uploads.ts';

let folder: string;
let shop: Shop;
let decoder: Decoder;
let server: ReturnType<typeof createWebServer>;
let port: number;
const startedAt = Date.now();
/** The shop's clock stands still but for this. */
let lateMs = 0;
const logged: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'phone-'));
  decoder = openDecoder({ entry: join(import.meta.dirname, '../../decode.ts'), tempDir: join(folder, 'temp') });
  const settings = { dataDir: folder, databaseUrl: null, bucket: null };
  shop = {
    store: await openStore(settings, () => new Date()),
    files: await openFiles(settings),
    tempDir: join(folder, 'temp'),
    fonts: { face: () => null, emoji: () => null, boundWords: germanBoundWords },
    clock: () => new Date(startedAt + lateMs),
    log: (...line) => void logged.push(JSON.stringify(line)),
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
  const host = () => ({ channel: 'federleicht', country: 'DE', locale: 'de-DE', origin: 'http://localhost', secure: false }) as const;
  const calls = getRequestListener(callRoutes(shop, host as never, (incoming) => incoming.socket.remoteAddress ?? '').fetch);
  server = createWebServer((request, response) => void calls(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.close().closeAllConnections();
  await decoder.close();
  await shop.store.close();
  await rm(folder, { recursive: true });
});

type Browser = TestBrowser;
const createBrowser = () => browserAt(port);
type Made = { status: number; link: UploadLinkView; url: string; code: { path: string; side: number }; message: string };
type Told = { status: number; code: string; message: string; letters: string; files: number; leftMs: number };
type Listed = { pictures: { id: string; name: string; uploadedAt: string }[] };

const sentence = (answer: Answer) => JSON.parse(answer.body).message as string;
/** Of the owner of a link. */
async function partials(id: string): Promise<string[]> {
  const { owner } = await shop.store.db.selectFrom('upload_links').select('owner').where('id', '=', id).executeTakeFirstOrThrow();
  return (await readdir(join(shop.tempDir, 'partial'))).filter((name) => name.startsWith(owner));
}
const make = (desktop: Browser) => desktop.json<Made>('POST', '/web-api/upload-links', { formality: 'du' });
const openWith = (phone: Browser, token: string) => phone.json<Told>('POST', '/web-api/upload-link/open', { token });
const told = (phone: Browser) => phone.json<Told>('GET', '/web-api/upload-link/session');
const linkOf = (desktop: Browser, id: string) => desktop.json<UploadLinkView>('GET', `/web-api/upload-links/${id}`);
const cut = (desktop: Browser, id: string) => desktop.json<UploadLinkView>('DELETE', `/web-api/upload-links/${id}`);
const picturesOf = async (desktop: Browser) => (await desktop.json<Listed>('GET', '/web-api/customer-picture')).pictures;
const tokenOf = ({ url }: Made) => url.split('#')[1] ?? '';

let seed = 0;
async function photo(): Promise<Buffer> {
  seed += 1;
  const noise = { type: 'gaussian' as const, mean: 100 + seed, sigma: 40 };
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer();
}

async function connected() {
  const desktop = createBrowser();
  const made = await make(desktop);
  const phone = createBrowser();
  const opened = await openWith(phone, tokenOf(made));
  expect(opened).toMatchObject({ status: 200, letters: made.link.letters });
  return { desktop, phone, made, id: made.link.id };
}

async function setFiles(id: string, files: number): Promise<void> {
  await shop.store.write((trx) => trx.updateTable('upload_links').set({ files }).where('id', '=', id).execute());
}

test('a phone that opened the code sends photos to the pictures of its owner, and both screens show the same letters', async () => {
  const { desktop, phone, made, id } = await connected();
  expect(made.url).toMatch(/^http:\/\/localhost\/hochladen\/#[\w-]{22}$/);
  expect(made.link).toMatchObject({ state: 'waiting', files: 0, most: 200, leftMs: 15 * minuteMs });
  expect(made.link.letters).toMatch(/^[BCDFGHKLMNPRSTVX]{4}$/);
  expect(made.code.path).toMatch(/^M\d+ \d+h/);
  expect(await linkOf(desktop, id)).toMatchObject({ state: 'connected', leftMs: 60 * minuteMs });
  const bytes = await photo();
  const created = await phone.create(bytes);
  expect(location(created)).toMatch(new RegExp(`^${phoneUploadsPath}/`));
  const half = bytes.byteLength >> 1;
  expect((await phone.patch(location(created), bytes.subarray(0, half))).status).toBe(204);
  expect((await phone.send('HEAD', location(created))).headers['upload-offset']).toBe(String(half));
  phone.moveToAnotherNetwork();
  const done = await phone.patch(location(created), bytes, half);
  expect([done.status, JSON.parse(done.body)]).toEqual([200, { id: location(created).split('/').at(-1) }]);
  const pictures = await picturesOf(desktop);
  expect(pictures).toMatchObject([{ name: 'Foto 1.jpg' }]);
  expect(await linkOf(desktop, id)).toMatchObject({ files: 1 });
  expect(await told(phone)).toMatchObject({ status: 200, files: 1, leftMs: 60 * minuteMs });
});

test('what arrived since an instant is listed, and half a minute before it, so that none is missed', async () => {
  const { desktop, phone } = await connected();
  await phone.upload(await photo());
  const at = shop.clock().toISOString();
  const since = async (after: string) => (await desktop.json<Listed>('GET', `/web-api/customer-picture?after=${after}`)).pictures.length;
  lateMs += 20_000;
  await phone.upload(await photo());
  expect([await since(at), await since(shop.clock().toISOString())]).toEqual([2, 2]);
  lateMs += 40_000;
  expect(await since(shop.clock().toISOString())).toBe(0);
  expect((await desktop.send('GET', '/web-api/customer-picture?after=gestern')).status).toBe(422);
});

test('a code opens once: the second opening is answered 410 with a sentence, for the same phone and for another one', async () => {
  const { made, phone } = await connected();
  for (const second of [phone, createBrowser()])
    expect(await openWith(second, tokenOf(made))).toMatchObject({
      status: 410,
      code: 'upload-link-used',
      message: expect.stringMatching(/nur einmal/),
    });
  expect((await told(phone)).status).toBe(200);
  for (const token of ['', 'A'.repeat(22), `${tokenOf(made)}x`])
    expect(await openWith(createBrowser(), token)).toMatchObject({ status: 404, message: expect.stringMatching(/neuen Code/) });
});

test('the cookie of a phone is for its own path alone, and a phone reaches nothing else of the owner', async () => {
  const { desktop, phone, id } = await connected();
  const line = (await createBrowser().send('POST', '/web-api/upload-links', {})).headers['set-cookie'];
  expect(line).toBeUndefined();
  expect([...phone.jar]).toEqual([
    ['federleicht_upload-link', { value: expect.stringMatching(/^[\w-]{22}$/), path: '/web-api/upload-link/' }],
  ]);
  await desktop.create(await photo(), uploadsPath).then(async (created) => desktop.patch(location(created), await photo()));
  const bytes = await photo();
  const own = await desktop.create(bytes, uploadsPath);
  const ofPhone = location(await phone.create(bytes));
  // Neither sees what the other is sending, and the hash of a photo tells a phone nothing.
  expect(ofPhone).not.toBe('');
  expect((await phone.send('HEAD', location(own).replace(uploadsPath, phoneUploadsPath))).status).toBe(404);
  expect((await desktop.send('HEAD', ofPhone.replace(phoneUploadsPath, uploadsPath))).status).toBe(404);
  await desktop.patch(location(own), bytes);
  expect((await phone.create(bytes)).status).toBe(201);
  const { pictures } = await phone.json<Listed>('GET', '/web-api/customer-picture');
  expect(pictures).toEqual([]);
  expect((await phone.json<{ links: unknown[] }>('GET', '/web-api/upload-links')).links).toEqual([]);
  expect((await phone.send('GET', `/web-api/upload-links/${id}`)).status).toBe(404);
  expect((await phone.send('DELETE', `/web-api/upload-links/${id}`)).status).toBe(404);
  expect((await createBrowser().create(bytes)).status).toBe(404);
});

test('what a page of another site sends, or nobody says where from, is refused', async () => {
  const { phone, made } = await connected();
  const bytes = await photo();
  const upload = location(await phone.create(bytes));
  const part = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0', 'content-length': String(bytes.byteLength) };
  const origins: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': '' },
    { 'sec-fetch-site': '', origin: 'https://fremd.example' },
  ];
  for (const from of origins) expect((await phone.send('PATCH', upload, { ...part, ...from }, bytes)).status).toBe(403);
  const open = Buffer.from(JSON.stringify({ token: tokenOf(made) }));
  const headers = { 'content-type': 'application/json', 'content-length': String(open.length), 'sec-fetch-site': '' };
  expect((await createBrowser().send('POST', '/web-api/upload-link/open', headers, open)).status).toBe(403);
  const answer = await phone.send('GET', '/web-api/upload-link/session');
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

test('a link that is cut in the middle of an upload stores nothing, and says so to the phone', async () => {
  const { desktop, phone, id } = await connected();
  const bytes = await photo();
  const path = location(await phone.create(bytes));
  await phone.begin(path, bytes, bytes.byteLength >> 1);
  expect(await cut(desktop, id)).toMatchObject({ status: 200, state: 'cut', leftMs: 0 });
  expect(await partials(id)).toEqual([]);
  for (const answer of [await phone.patch(path, bytes, bytes.byteLength >> 1), await phone.create(bytes)])
    expect([answer.status, sentence(answer)]).toEqual([410, expect.stringMatching(/am anderen Gerät getrennt/)]);
  expect(await told(phone)).toMatchObject({ status: 410, code: 'upload-link-cut' });
  expect(await picturesOf(desktop)).toEqual([]);
});

test('a phone that says it is done ends its link: what arrived stays, what it was sending is not stored, and both sides are told', async () => {
  const { desktop, phone, id } = await connected();
  expect((await phone.upload(await photo())).status).toBe(200);
  const bytes = await photo();
  const begun = location(await phone.create(bytes));
  await phone.begin(begun, bytes, bytes.byteLength >> 1);
  const end = (browser: Browser) => browser.json<Told>('DELETE', '/web-api/upload-link/session');
  expect(await end(phone)).toMatchObject({ status: 200, files: 1, leftMs: 0 });
  expect(await linkOf(desktop, id)).toMatchObject({ state: 'cut', files: 1, leftMs: 0 });
  expect(await partials(id)).toEqual([]);
  for (const answer of [await phone.patch(begun, bytes, bytes.byteLength >> 1), await phone.create(bytes)])
    expect([answer.status, sentence(answer)]).toEqual([410, expect.stringMatching(/hier oder am anderen Gerät getrennt/)]);
  for (const told410 of [await told(phone), await end(phone)]) expect(told410).toMatchObject({ status: 410, code: 'upload-link-cut' });
  expect(await picturesOf(desktop)).toHaveLength(1);
  expect((await end(createBrowser())).status).toBe(404);
  // Another link of the same owner goes on.
  const other = createBrowser();
  const made = await make(desktop);
  expect((await openWith(other, tokenOf(made))).status).toBe(200);
  expect((await end(desktop)).status).toBe(404);
  expect((await told(other)).status).toBe(200);
});

test('a link that is cut while a photo is decoded stores nothing of it', async () => {
  const { desktop, phone, id } = await connected();
  const { decode } = shop;
  shop.decode = async (...given) => {
    const clean = await decode(...given);
    // Another process of the shop cuts it.
    await shop.store.write((trx) =>
      trx.updateTable('upload_links').set({ revoked_at: shop.clock().toISOString() }).where('id', '=', id).execute(),
    );
    return clean;
  };
  const answer = await phone.upload(await photo());
  shop.decode = decode;
  expect([answer.status, JSON.parse(answer.body).code]).toEqual([410, 'upload-link-cut']);
  expect([await picturesOf(desktop), await partials(id)]).toEqual([[], []]);
});

test('photo 201 of a code is refused with a sentence, also when it is under way already', async () => {
  const { desktop, phone, id } = await connected();
  await setFiles(id, uploadLinkTerms.files - 1);
  const last = await photo();
  const begun = location(await phone.create(last));
  const refused = await phone.create(await photo());
  expect([refused.status, sentence(refused)]).toEqual([507, expect.stringMatching(/^Über einen Code passen 200 Fotos.*neuen Code/)]);
  await setFiles(id, uploadLinkTerms.files);
  expect((await phone.patch(begun, last)).status).toBe(507);
  expect([await picturesOf(desktop), await partials(id)]).toEqual([[], []]);
  await setFiles(id, uploadLinkTerms.files - 1);
  expect((await phone.upload(last)).status).toBe(200);
  expect(await linkOf(desktop, id)).toMatchObject({ files: 200, state: 'connected' });
});

test('a photo that is there already counts as one of the code and is no second picture', async () => {
  const { desktop, phone, id } = await connected();
  const bytes = await photo();
  expect([(await phone.upload(bytes)).status, (await phone.upload(bytes)).status]).toEqual([200, 200]);
  expect(await picturesOf(desktop)).toHaveLength(1);
  expect(await linkOf(desktop, id)).toMatchObject({ files: 2 });
});

test('a code that nobody opens ends after 15 minutes', async () => {
  const desktop = createBrowser();
  const made = await make(desktop);
  lateMs += uploadLinkTerms.unopenedMs;
  expect(await openWith(createBrowser(), tokenOf(made))).toMatchObject({
    status: 410,
    code: 'upload-link-ended',
    message: expect.stringMatching(/Zeit/),
  });
  expect(await linkOf(desktop, made.link.id)).toMatchObject({ state: 'ended', leftMs: 0 });
});

test('an open link ends 60 minutes after its last photo, with what is under way then', async () => {
  const { desktop, phone } = await connected();
  lateMs += 59 * minuteMs;
  expect((await phone.upload(await photo())).status).toBe(200);
  const bytes = await photo();
  const begun = location(await phone.create(bytes));
  lateMs += 59 * minuteMs;
  expect(await told(phone)).toMatchObject({ status: 200, leftMs: minuteMs });
  lateMs += minuteMs;
  expect(await told(phone)).toMatchObject({ status: 410, code: 'upload-link-ended' });
  expect((await phone.patch(begun, bytes)).status).toBe(410);
  expect(await picturesOf(desktop)).toHaveLength(1);
});

test('a fourth code ends the oldest one that no phone has opened, and is refused while phones have opened three', async () => {
  const desktop = createBrowser();
  const madeLater = () => {
    lateMs += 1_000;
    return make(desktop);
  };
  const [first, ...others] = [await madeLater(), await madeLater(), await madeLater()] as [Made, Made, Made];
  await openWith(createBrowser(), tokenOf(first));
  const fourth = await madeLater();
  const states = async () => Promise.all([first, ...others, fourth].map(async ({ link }) => (await linkOf(desktop, link.id)).state));
  expect(await states()).toEqual(['connected', 'cut', 'waiting', 'waiting']);
  for (const { url } of [others[1] as Made, fourth]) await openWith(createBrowser(), url.split('#')[1] ?? '');
  expect(await make(desktop)).toMatchObject({ status: 507, message: expect.stringMatching(/^Es sind schon 3 Handys verbunden\./) });
  expect(await states()).toEqual(['connected', 'cut', 'connected', 'connected']);
});

test('a guest who signs out ends the link', async () => {
  const { desktop, phone } = await connected();
  await desktop.json('POST', '/web-api/sign-out', {});
  expect(await told(phone)).toMatchObject({ status: 410, code: 'upload-link-cut' });
  expect((await phone.create(await photo())).status).toBe(410);
});

test('neither the token nor the secret of a phone is in the database, in a file or in the log', async () => {
  const { phone, made } = await connected();
  await phone.upload(await photo());
  await openWith(createBrowser(), tokenOf(made));
  const secret = phone.jar.get('federleicht_upload-link')?.value ?? '';
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  expect(files.length).toBeGreaterThan(5);
  for (const text of [tokenOf(made), secret]) {
    expect(text).toHaveLength(22);
    for (const file of files) expect([file, file.includes(text) || (await readFile(file)).includes(text)]).toEqual([file, false]);
    expect(logged.filter((line) => line.includes(text))).toEqual([]);
  }
});
