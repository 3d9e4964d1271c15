/** Upload, list, delete and serving of a guest's pictures, with a real store, real files and the real decode process. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { safeParse } from 'zod/mini';
import { ownPictureSchema } from '#api/designs.ts';
import { isFault } from '#core/values/fault.ts';
import type { Context, RequestOwner, Shop } from '#services/handler.ts';
import { openStore } from '#store/db/store.ts';
import { openFiles } from '#store/file/files.ts';
import { listPictures } from '#store/picture/pictures.ts';
import { createOwner } from '#store/session/sessions.ts';
import { noSession } from '#tests/no-session.ts';
import { noStories } from '#tests/no-stories.ts';
import { germanBoundWords } from '#texts/bound-words.ts';
import { renderMessages } from '#texts/render-messages.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { type Decoder, openDecoder } from './decoder.ts';
import { shownName } from './refusal-messages.ts';
import { pictureFile, pictureHandlers, uploadPicture } from './upload.ts';

let folder: string;
let shop: Shop;
let decoder: Decoder;
const now = Date.parse('2026-11-20T10:00:00Z');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upload-test-'));
  decoder = openDecoder({ entry: join(import.meta.dirname, '../../decode.ts'), tempDir: join(folder, 'temp') });
  const settings = { dataDir: folder, databaseUrl: null, bucket: null };
  const fonts = { face: () => null, emoji: () => null, boundWords: germanBoundWords };
  shop = {
    store: await openStore(settings, () => new Date()),
    files: await openFiles(settings),
    tempDir: join(folder, 'temp'),
    fonts,
    clock: () => new Date(now),
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
});
afterAll(async () => {
  await decoder.close();
  await shop.store.close();
  await rm(folder, { recursive: true });
});

function guest(): Context {
  const owner: RequestOwner = {
    ...noSession,
    current: null,
    async ensure() {
      owner.current ??= (await createOwner(shop.store)).id;
      return owner.current;
    },
  };
  return {
    shop,
    site: { channel: 'federleicht', country: 'DE', locale: 'de-DE', origin: 'http://localhost' },
    actor: { kind: 'visitor', owner },
    requestId: 'test',
    ipAddress: '127.0.0.1',
    header: () => null,
  };
}
const t = serverTexts({ locale: 'de-DE' });

async function upload(context: Context, bytes: Uint8Array | string, name: string) {
  const body = new FormData();
  body.set('file', new File([bytes as Uint8Array<ArrayBuffer>], name));
  return renderMessages(await uploadPicture(new Request('http://localhost/', { method: 'POST', body }), context), t);
}
async function fault(work: Promise<unknown>): Promise<{ code: string; text: string | undefined }> {
  const outcome = await work.catch((error: unknown) => error);
  if (!isFault(outcome)) throw new Error('expected a fault');
  return { code: outcome.code, text: outcome.details.text && t(outcome.details.text) };
}
const photo = (hue: string) =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: hue } })
    .jpeg()
    .toBuffer();

test('an uploaded picture belongs to its guest, who can list, see and delete it', async () => {
  const context = guest();
  const picture = await upload(context, await photo('#264'), 'C:\\Fotos\\Zoë.jpg');
  expect(safeParse(ownPictureSchema, picture).success).toBe(true);
  expect(picture).toMatchObject({
    name: 'Zoë.jpg',
    width: 1200,
    height: 900,
    preview: `/img/pictures/${picture.id}/preview.webp`,
    medium: `/img/pictures/${picture.id}/medium.webp`,
    warnings: [],
  });
  expect((await pictureHandlers['GET /web-api/customer-picture']({}, context)).pictures).toEqual([picture]);
  const served = await pictureFile(shop, context.actor.owner.current, picture.id, 'preview');
  expect(served.type).toBe('image/webp');
  expect(await sharp(served.path).metadata()).toMatchObject({ format: 'webp', width: 1200 });
  const medium = await pictureFile(shop, context.actor.owner.current, picture.id, 'medium');
  expect(await sharp(medium.path).metadata()).toMatchObject({ format: 'webp', width: 1024 });

  expect(await pictureHandlers['DELETE /web-api/customer-picture']({ id: picture.id }, context)).toEqual({ deleted: true });
  expect((await fault(pictureFile(shop, context.actor.owner.current, picture.id, 'preview'))).code).toBe('not-found');
  expect(await shop.files.list('pictures/')).toEqual([]);
});

test('a picture from before medium copies is shown by its large one', async () => {
  const context = guest();
  const { id } = await upload(context, await photo('#462'), 'a.jpg');
  await shop.store.write((trx) => trx.updateTable('pictures').set({ medium_key: null }).where('id', '=', id).execute());
  const { current } = context.actor.owner;
  expect(await pictureFile(shop, current, id, 'medium')).toEqual(await pictureFile(shop, current, id, 'preview'));
});

test('a foreign picture is a missing picture, to see and to delete [E072]', async () => {
  const owner = guest();
  const picture = await upload(owner, await photo('#642'), 'a.jpg');
  const stranger = guest();
  await stranger.actor.owner.ensure();
  const missing = 'AAAAAAAAAAAAAAAAAAAAAA';
  for (const context of [stranger, guest()]) {
    const { current } = context.actor.owner;
    expect(await fault(pictureFile(shop, current, picture.id, 'thumb'))).toEqual(await fault(pictureFile(shop, current, missing, 'thumb')));
    const remove = (id: string) => fault(pictureHandlers['DELETE /web-api/customer-picture']({ id }, context));
    expect(await remove(picture.id)).toEqual(await remove(missing));
    expect(await pictureHandlers['GET /web-api/customer-picture']({}, context)).toEqual({ pictures: [], before: null });
  }
  expect((await pictureFile(shop, owner.actor.owner.current, picture.id, 'thumb')).path).toBeTruthy();
});

test('the same file again is the same picture for this guest and another one for the next [E016]', async () => {
  const context = guest();
  const bytes = await photo('#462');
  const first = await upload(context, bytes, 'a.jpg');
  expect((await upload(context, bytes, 'kopie.jpg')).id).toBe(first.id);
  expect((await upload(guest(), bytes, 'a.jpg')).id).not.toBe(first.id);
});

test('what is refused leaves no session, no row and no file behind', async () => {
  const context = guest();
  const before = await shop.files.list('pictures/');
  expect(await fault(upload(context, 'Liebe Oma', 'foto.jpg'))).toMatchObject({
    code: 'picture-refused',
    text: expect.stringContaining('ist ein Text'),
  });
  expect(await fault(upload(context, new Uint8Array(60 * 1024 * 1024), 'riese.jpg'))).toEqual({
    code: 'too-large',
    text: '„riese.jpg“ ist größer als 50 MB. Bitte das Bild kleiner speichern und noch einmal hochladen. Das bisherige Bild bleibt erhalten.',
  });
  expect(context.actor.owner.current).toBeNull();
  expect(await shop.files.list('pictures/')).toEqual(before);
  expect((await readdir(shop.tempDir)).filter((name) => name.startsWith('upload-'))).toEqual([]);
});

test('an upload in progress lies in the folder of the shop for temporary files', async () => {
  const decoded: string[] = [];
  const spied: Shop = {
    ...shop,
    decode(file, name, use) {
      decoded.push(file);
      return shop.decode(file, name, use);
    },
  };
  await upload({ ...guest(), shop: spied }, await photo('#357'), 'foto.jpg');
  expect(decoded).toEqual([expect.stringMatching(/\/upload-[^/]+\/upload$/)]);
  expect(decoded[0]?.startsWith(shop.tempDir)).toBe(true);
});

/** The answer to an upload whose body of `length` bytes is never read. */
function attempt(context: Context, length = 0) {
  const headers = { 'content-length': String(length) };
  return fault(uploadPicture(new Request('http://localhost/', { method: 'POST', headers }), context));
}

/** How many of `count` attempts, one after the other, meet a limit. */
async function refusals(count: number, attempt: () => Promise<{ code: string }>): Promise<number> {
  let refused = 0;
  for (let at = 0; at < count; at += 1) if ((await attempt()).code === 'too-many') refused += 1;
  return refused;
}

test('more than 120 uploads a minute have to wait', async () => {
  const context = { ...guest(), ipAddress: '203.0.113.1' };
  const picture = await photo('#777');
  await upload(context, picture, 'a.jpg');
  expect(await refusals(121, () => attempt(context))).toBe(1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  try {
    expect((await upload(context, picture, 'a.jpg')).width).toBe(1200);
  } finally {
    vi.useRealTimers();
  }
});

test('an owner with 5 GB of pictures is told so before the body is read, and has the pictures', async () => {
  const context = { ...guest(), ipAddress: '203.0.113.9' };
  const { id } = await upload(context, await photo('#999'), 'a.jpg');
  await shop.store.write((trx) => trx.updateTable('pictures').set({ bytes: 5_000_000_000 }).where('id', '=', id).execute());
  expect(await attempt(context)).toEqual({
    code: 'quota-full',
    text: 'Hier liegen schon sehr viele Bilder. Alle bleiben gespeichert. Bitte nicht mehr gebrauchte Bilder löschen und es noch einmal versuchen.',
  });
  const owner = context.actor.owner.current;
  expect(owner && (await listPictures(shop.store, owner)).map((picture) => picture.id)).toEqual([id]);
});

test('uploads without a session meet the limit of their address, and those of another address do not', async () => {
  expect(await refusals(301, () => attempt({ ...guest(), ipAddress: '203.0.113.2' }))).toBe(1);
  expect(await attempt({ ...guest(), ipAddress: '203.0.113.3' })).toMatchObject({ code: 'bad-input' });
});

test('a served copy is what was decoded, not what was sent', async () => {
  const context = guest();
  const page = '<script>alert(1)</script>';
  const picture = await upload(context, Buffer.concat([await photo('#135'), Buffer.from(page)]), 'a.html');
  for (const kind of ['preview', 'thumb'] as const) {
    const { path } = await pictureFile(shop, context.actor.owner.current, picture.id, kind);
    expect((await readFile(path)).includes('script')).toBe(false);
  }
  expect(picture.warnings.join()).toContain('Der Name der Datei passt nicht zu ihrem Inhalt');
});

test('of a file name the last part is shown, composed and without what cannot be seen', () => {
  expect(shownName('C:\\\\fakepath\\\\u\u0308ber\u202egpj.\u200bexe')).toBe('\u00fcbergpj.exe');
  expect(shownName('/tmp/\u{1f469}\u200d\u{1f680}\n\u2028.jpg')).toBe('\u{1f469}\u200d\u{1f680}.jpg');
  expect(shownName('\u200b')).toBe('');
});

test('a name of marks and a long one are cut', () => {
  expect(shownName(`a${'\u0300\u0316'.repeat(5_000)}`).length).toBeLessThan(32);
  expect(Array.from(shownName(`${'\u00e4'.repeat(300)}.jpg`))).toHaveLength(57);
});
