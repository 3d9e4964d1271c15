/** Bytes of uploads: when they count, when they come back, and whose share of the shop's day they take. */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Customer } from '#core/customer/customer.ts';
import { partialUploads } from '#core/customer/limits.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { isFault } from '#core/values/fault.ts';
import type { Context, RequestOwner, Shop } from '#services/handler.ts';
import { type Decoder, openDecoder } from '#services/images/decoder.ts';
import { appendToUpload, cancelUpload, createUpload, type UploadState } from '#services/images/resumable-upload.ts';
import { uploadPicture } from '#services/images/upload.ts';
import { consumeLimit } from '#services/rate-limits.ts';
import { openStore } from '#store/db/store.ts';
import { openFiles } from '#store/file/files.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { createOwner } from '#store/session/sessions.ts';
import { noSession } from '#tests/no-session.ts';
import { noStories } from '#tests/no-stories.ts';
import { guestWithCart, orderFor } from '#tests/orders.ts';
import { germanBoundWords } from '#texts/bound-words.ts';

let folder: string;
let shop: Shop;
let decoder: Decoder;
let now = Date.parse('2026-11-20T10:00:00Z');
let photo: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upload-budget-'));
  decoder = openDecoder({ entry: join(import.meta.dirname, '../../../decode.ts'), tempDir: join(folder, 'temp') });
  const settings = { dataDir: folder, databaseUrl: null, bucket: null };
  const clock = () => new Date(now);
  shop = {
    store: await openStore(settings, clock),
    files: await openFiles(settings),
    tempDir: join(folder, 'temp'),
    clock,
    log: () => {},
    hosts: [],
    bank: { recipient: '', iban: '' },
    payments: [],
    voucherSecret: '',
    serviceMail: '',
    stories: noStories,
    uploadBytesPerDay: 20e9,
    fonts: { face: () => null, emoji: () => null, boundWords: germanBoundWords },
    decode: decoder.decode,
    readOwnFile: decoder.readOwnFile,
    readGrid: decoder.readGrid,
  };
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  photo = await sharp({ create: { width: 1300, height: 900, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
});
afterAll(async () => {
  await decoder.close();
  await shop.store.close();
  await rm(folder, { recursive: true });
});
/** Each test has a day and addresses of its own. */
let network = 0;
beforeEach(() => {
  now += 3 * 86_400_000;
  network += 1;
});

const address = (host: number) => `203.0.${network}.${host}`;

function from(host: number, own: Partial<Context> & { current?: OwnerId } = {}): Context {
  const { current = null, ...rest } = own;
  const owner: RequestOwner = {
    ...noSession,
    current,
    async ensure() {
      owner.current ??= (await createOwner(shop.store)).id;
      return owner.current;
    },
  };
  const site = { channel: 'federleicht', country: 'DE', locale: 'de-DE', origin: 'http://localhost' } as const;
  return { shop, site, actor: { kind: 'visitor', owner }, requestId: 'test', ipAddress: address(host), header: () => null, ...rest };
}

async function customer(host: number, own: Partial<Context> = {}): Promise<Context> {
  const current = (await createOwner(shop.store)).id;
  const context = from(host, { ...own, current });
  return { ...context, actor: { kind: 'customer', owner: context.actor.owner, customer: { id: current } as unknown as Customer } };
}

async function begun(context: Context, bytes: number, sha256: string | null = null): Promise<UploadState> {
  const created = await createUpload({ name: 'foto.jpg', bytes, sha256 }, context);
  if ('picture' in created) throw new Error('the photo was there');
  return created.upload;
}

function patch(context: Context, id: string, bytes: Uint8Array, offset = 0) {
  const body = bytes as Uint8Array<ArrayBuffer>;
  return appendToUpload(id, offset, new Request('http://localhost/', { method: 'PATCH', body }), context);
}

/** A photo that begins and arrives. */
async function sent(context: Context, bytes: Buffer = photo): Promise<string> {
  return outcome(begun(context, bytes.length).then(({ id }) => patch(context, id, bytes)));
}

function outcome(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'taken',
    (error: unknown) => (isFault(error) ? `${error.code} ${error.details.text?.key ?? ''}`.trim() : String(error)),
  );
}

/** Points of the shop's counters of bytes, by name. */
async function points(): Promise<Record<string, number>> {
  const rows = await shop.store.db.selectFrom('rate_limits').selectAll().where('expires_at', '>', new Date(now).toISOString()).execute();
  const bytes = rows.filter(({ id }) => id.startsWith('upload-bytes'));
  return Object.fromEntries(bytes.map(({ id, points: count }) => [id.split(' ')[0], Number(count)]));
}

test('331 uploads of 52 MB that four addresses announce and never send keep no one from uploading', async () => {
  for (let at = 0; at < 331; at += 1) await begun(from(1 + (at % 4)), 52_000_000);
  expect(await points()).toMatchObject({ 'upload-bytes': 0, 'upload-bytes-new': 0 });
  expect([await sent(from(9)), await sent(await customer(10))]).toEqual(['taken', 'taken']);
  expect(await sent(from(1))).toBe('taken');
});

test('a form without a length counts what arrives of it', async () => {
  const form = new FormData();
  form.set('file', new File([photo as BlobPart], 'foto.jpg'));
  const { headers, body } = new Response(form);
  const request = new Request('http://localhost/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  await uploadPicture(request, from(1));
  const { 'upload-bytes': counted = 0 } = await points();
  expect(counted).toBeGreaterThan(photo.length);
  expect(counted).toBeLessThan(photo.length + 1_000);
});

test('what was sent of an upload that is cancelled comes back once, and only to its own day', async () => {
  const context = from(1);
  const part = photo.subarray(0, 100_000);
  const { id } = await begun(context, photo.length);
  await patch(context, id, part);
  expect(await points()).toMatchObject({ 'upload-bytes': 100_000, 'upload-bytes-new': 100_000 });
  const other = await begun(context, photo.length);
  await patch(context, other.id, part);
  const outcomes = await Promise.all([1, 2, 3].map(() => outcome(cancelUpload(id, context))));
  expect(outcomes).toContain('taken');
  expect(await points()).toMatchObject({ 'upload-bytes': 100_000, 'upload-bytes-new': 100_000 });

  now += 86_400_000;
  await sent(from(2));
  await cancelUpload(other.id, context);
  expect(await points()).toMatchObject({ 'upload-bytes': photo.length, 'upload-bytes-new': photo.length });
});

test('files that are refused come back, a photo that is kept does not', async () => {
  const text = Buffer.from('Liebe Oma, '.repeat(1_000));
  expect(await sent(from(1), text)).toMatch(/^picture-refused/);
  const form = new FormData();
  form.set('file', new File([text], 'foto.jpg'));
  expect(await outcome(uploadPicture(new Request('http://localhost/', { method: 'POST', body: form }), from(1)))).toMatch(
    /^picture-refused/,
  );
  expect(await points()).toMatchObject({ 'upload-bytes': 0, 'upload-bytes-new': 0 });
  expect(await sent(from(1))).toBe('taken');
  expect(await points()).toMatchObject({ 'upload-bytes': photo.length });
});

test('what has arrived stays with its address, whatever became of it', async () => {
  const client = { owner: null, address: address(1) };
  await consumeLimit(shop, 'upload-bytes', client, { points: 5_000_000_000 - 50_000 });
  expect(await sent(from(1), Buffer.from('Liebe Oma, '.repeat(10_000)))).toBe('too-many fault.too-many-bytes');
  expect(await sent(from(1))).toBe('too-many fault.too-many-bytes');
  expect(await sent(from(2))).toBe('taken');
});

test('owners without an order use up half of the day, guests with one the rest, customers have a day of their own', async () => {
  const lines: string[] = [];
  const small: Shop = { ...shop, uploadBytesPerDay: 3 * photo.length, log: (level, event) => lines.push(`${level} ${event}`) };
  const { owner } = await guestWithCart(shop.store);
  await placeOrder(shop.store, owner, await orderFor(shop.store, owner));
  expect(await sent(from(1, { shop: small }))).toBe('taken');
  expect(await sent(from(2, { shop: small }))).toBe('too-many fault.upload-budget');
  expect(await sent(from(3, { shop: small }))).toBe('too-many fault.upload-budget');
  expect(lines).toContain('error shop-budget-met');
  expect(await sent(from(4, { shop: small, current: owner }))).toBe('taken');
  expect(await sent(await customer(5, { shop: small }))).toBe('taken');
  expect(await points()).toEqual({
    'upload-bytes-new': 2 * photo.length,
    'upload-bytes': 3 * photo.length,
    'upload-bytes-customer': photo.length,
  });
});

test('a full disk is told before a day that is used up, and an upload only asks for what its owner and its address have begun', async () => {
  const asked: number[] = [];
  const room = async (bytes = 0) => void asked.push(bytes);
  const watched = { ...shop, files: { ...shop.files, room } };
  await begun(from(1, { shop: watched }), 40_000_000);
  await begun(from(1, { shop: watched }), 30_000_000);
  await begun(from(2, { shop: watched }), 20_000_000);
  expect(asked).toEqual([40_000_000, 70_000_000, 20_000_000]);

  const { statfs } = await import('node:fs/promises');
  const { bavail, bsize } = await statfs(folder);
  await expect(shop.files.room(bavail * bsize)).rejects.toThrow('bytes free');
  const full = { ...shop, uploadBytesPerDay: 0, files: { ...shop.files, room: () => shop.files.room(2 * bavail * bsize) } };
  expect(await outcome(begun(from(3, { shop: full }), 1_000))).toBe('storage-full');
});

test('the browsers behind an address have 200 open uploads together, and the one that rests longest goes first', async () => {
  const owners = [from(1), from(1)];
  const oldest = await begun(owners[0] as Context, 1_000);
  const second = await begun(owners[1] as Context, 1_000);
  await patch(owners[0] as Context, oldest.id, photo.subarray(0, 10));
  for (let at = 2; at < partialUploads.perAddress; at += 1) await begun(from(1), 1_000);
  const place = (context: Context | undefined, { id }: UploadState) =>
    stat(join(shop.tempDir, 'partial', `${context?.actor.owner.current}.${id}`));
  await place(owners[1], second);
  await begun(from(1), 1_000);
  await expect(place(owners[1], second)).rejects.toThrow('ENOENT');
  await place(owners[0], oldest);
});
