/** A customer's copy of the data, read into an empty shop: the same print files. And files that are no such copy, or a damaged one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import type { CopyReport } from '#api/customer-privacy.ts';
import { copyLimits, quotas } from '#core/customer/limits.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { photoIds } from '#core/design/document.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { faults, isFault } from '#core/values/fault.ts';
import { importedCopy } from '#http/calls/imported-copy.ts';
import { importCopy } from '#services/customer/copy/import-copy.ts';
import { downloadExport } from '#services/customer/download-export.ts';
import { exportJobs } from '#services/erasure/export.job.ts';
import type { Context, Shop } from '#services/handler.ts';
import { type Decoder, openDecoder } from '#services/images/decoder.ts';
import { savePicture } from '#services/images/upload.ts';
import { producePrintFiles } from '#services/print/produce.job.ts';
import { addLine } from '#store/cart/carts.ts';
import { openStore } from '#store/db/store.ts';
import { createDesign, listDesigns, loadDesign } from '#store/design/designs.ts';
import { openFiles } from '#store/file/files.ts';
import { orderById } from '#store/order/orders.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { listPictures, type StoredPicture } from '#store/picture/pictures.ts';
import { accountShop, browser, runJobs, type TestBrowser, zoe } from '#tests/customer-browser.ts';
import { staleDesigns } from '#tests/design-facts.ts';
import { seededShop } from '#tests/guest-calls.ts';
import { orderFor, plainContent, plainLine } from '#tests/orders.ts';
import { readZip } from '#tests/read-zip.ts';

const at = '2026-11-22T10:00:00.000Z';
const folders: string[] = [];
const closing: (() => Promise<void>)[] = [];
let decoder: Decoder;
/** A customer with a card, and the copy of the customer's data. */
let old: Awaited<ReturnType<typeof customerWithCard>>;
let zip: Buffer;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'federleicht-decode-'));
  folders.push(folder);
  decoder = openDecoder({ entry: join(import.meta.dirname, '../src/decode.ts'), tempDir: folder });
  old = await customerWithCard();
  zip = await copyOf(old);
}, 60_000);
afterAll(async () => {
  await decoder.close();
  for (const close of closing) await close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A shop without customers on a folder and database of its own, and its one customer. */
async function emptyShop(clock = () => new Date(at)) {
  const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-copy-'));
  folders.push(dataDir);
  const settings = { dataDir, databaseUrl: null, bucket: null };
  const files = await openFiles(settings);
  const base = await seededShop(() => openStore(settings, clock), clock);
  const { decode } = decoder;
  const shop = { ...accountShop(base.store, clock), ...base, hosts: [], files, tempDir: dataDir, decode, uploadBytesPerDay: 20e9 } as Shop;
  closing.push(() => base.store.close());
  const home = browser(shop);
  await home.call('POST /web-api/customer-signup', zoe);
  return { shop, home, owner: (await home.owner()) as OwnerId, dataDir };
}
type Place = Awaited<ReturnType<typeof emptyShop>>;

/** Sends a file by the form of the page of designs, as browsers do: with its length. */
async function readIn(home: TestBrowser, zip: Buffer): Promise<CopyReport> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(zip)], 'meine-daten.zip'));
  const sent = new Response(form);
  const body = await sent.arrayBuffer();
  const headers = { 'content-type': sent.headers.get('content-type') ?? '', 'content-length': String(body.byteLength) };
  const request = new Request('http://localhost/', { method: 'POST', body, headers });
  return home.withContext((context) => importedCopy(request, context));
}

async function copyOf({ shop, home }: Place): Promise<Buffer> {
  await home.call('POST /web-api/customer-export', {});
  await runJobs(
    shop,
    exportJobs(async () => Buffer.from('%PDF')),
  );
  return Buffer.from(await (await home.withContext(downloadExport)).arrayBuffer());
}

async function zipOf(entries: Iterable<[string, Buffer | string]>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of entries) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The copy with entries in place of its own, or without those that are null. */
function changed(zip: Buffer, changes: Record<string, (content: string) => string | Buffer | null>): Promise<Buffer> {
  return zipOf(
    [...readZip(zip)].flatMap(([path, content]): [string, Buffer | string][] => {
      const change = Object.entries(changes).find(([part]) => path.includes(part))?.[1];
      const result = change ? change(String(content)) : content;
      return result === null ? [] : [[path, result]];
    }),
  );
}

/** One face, as the programs of Microsoft write it. */
const faces = `<x:xmpmeta xmlns:x="adobe:ns:meta/" xmlns:MPRI="http://ns.microsoft.com/photo/1.2/t/RegionInfo#" xmlns:MPReg="http://ns.microsoft.com/photo/1.2/t/Region#">
  <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""><MPRI:Regions><rdf:Bag>
  <rdf:li MPReg:Rectangle="0.1, 0.2, 0.3, 0.4"/></rdf:Bag></MPRI:Regions></rdf:Description></rdf:RDF></x:xmpmeta>`;

/** A noisy picture whose right half is dark, so that turning it shows. */
async function photo(orientation: number, format: 'jpeg' | 'png' = 'jpeg', width = 900): Promise<Buffer> {
  const pixels = Buffer.alloc(width * 600 * 3, 200).map(
    (value, index) => value - (((index / 3) % width) * 120) / width + ((index * 7) % 31),
  );
  const image = sharp(pixels, { raw: { width, height: 600, channels: 3 } });
  return format === 'png'
    ? image.png().toBuffer()
    : image
        .withExif({ IFD0: { Orientation: String(orientation), Model: 'Kamera' }, IFD2: { DateTimeOriginal: '2026:05:03 14:05:09' } })
        .withXmp(faces)
        .withMetadata({ orientation })
        .jpeg()
        .toBuffer();
}

/** A customer with a card of three pictures: one as it came and turned, one that was encoded anew, one with a filter. */
async function customerWithCard() {
  const place = await emptyShop();
  const { home, dataDir } = place;
  const pictures: StoredPicture[] = [];
  for (const [index, bytes] of [await photo(6), await photo(1, 'png'), await photo(1, 'jpeg', 901)].entries()) {
    const file = join(dataDir, `photo-${index}`);
    await writeFile(file, bytes);
    pictures.push(await home.withContext((context) => savePicture(context, file, `Bild ${index}.jpg`)));
  }
  expect(pictures.map(({ kind, orientation }) => [kind, orientation])).toEqual([
    ['jpeg-original', 6],
    ['jpeg', 1],
    ['jpeg-original', 1],
  ]);
  const blank = await home.call('GET /web-api/card-blank', { card: 'olivia', form: 'folded', format: 'a6' });
  const pages = blank.design.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) => {
      if (element.kind === 'photo') return { ...element, photoId: pictures[0]?.id ?? null };
      return element.kind === 'text' && element.personal ? { ...element, text: 'Zoë & Max' } : element;
    }),
  }));
  const design = { ...blank.design, pages } as CardDocument;
  const box = { yUm: 30_000, widthUm: 20_000, heightUm: 20_000, rotation: 0 };
  pictures.forEach(({ id: photoId }, index) => {
    design.pages[0]?.elements.push({
      kind: 'photo',
      id: `own-${index}`,
      role: 'photo',
      xUm: 15_000 + 25_000 * index,
      ...box,
      photoId,
      shape: 'rect',
      crop: { zoom: 1, focusX: 0.5, focusY: 0.5 },
      ink: Object.keys(design.inks)[0],
      ...(index === 2 ? { filter: { tone: 'sepia' } } : {}),
    } as never);
  });
  const choice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none', quantity: 50 } as const;
  const saved = await home.call('POST /web-api/designs', { design: design as never, choice });
  await home.call('PUT /web-api/designs/:id/name', { id: saved.id, name: 'Unsere Einladung' });
  return { ...place, design: saved.id };
}

/** The print file of an order of a design, whose number and day are the same everywhere. */
async function printFileOf({ shop, owner }: Place, design: string): Promise<{ bytes: Buffer; hash: string }> {
  const { store } = shop;
  await addLine(store, owner, plainLine(design));
  const placed = await placeOrder(store, owner, await orderFor(store, owner), shop.clock());
  if (!placed.ok) throw new Error(placed.reason);
  const order = await orderById(store, placed.order.id);
  const line = order?.lines[0];
  if (!order || !line) throw new Error('no order');
  const { files } = await producePrintFiles(shop, { ...order, number: 'FL-1', placedAt: at }, line);
  const [file] = files;
  if (!file) throw new Error('no file');
  return { bytes: await shop.files.get(file.key), hash: file.sha256 };
}

async function refusal(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'taken',
    (error) => (isFault(error) ? `${faults[error.code].status} ${error.details.shown?.text}` : String(error)),
  );
}

test('a copy that is read into an empty shop gives byte-identical print files, and nothing twice', { timeout: 120_000 }, async () => {
  const [turned] = await listPictures(old.shop.store, old.owner).then((all) => all.filter(({ orientation }) => orientation === 6));
  const exported = readZip(zip).get(`pictures/${turned?.id}.jpg`);
  expect((await sharp(exported).metadata()).orientation).toBe(6);

  const fresh = await emptyShop();
  const report = await readIn(fresh.home, zip);
  expect(report).toEqual({ designs: ['Unsere Einladung'], pictures: 3, known: 0, refused: [], isFull: false });
  const [draft] = await listDesigns(fresh.shop.store, fresh.owner, 10, fresh.shop.clock());
  expect(draft).toMatchObject({ name: 'Unsere Einladung', product: 'card', quantity: 50 });
  const facts = async ({ shop, owner }: Place) =>
    (await listPictures(shop.store, owner))
      .map(({ name, sha256, kind, width, height, orientation, focusX, facts: { takenAt, camera, faces } }) => ({
        name,
        sha256,
        kind,
        width,
        height,
        orientation,
        focusX,
        takenAt,
        camera,
        faces,
      }))
      .sort((a, b) => a.name.localeCompare(b.name));
  expect((await facts(old)).map(({ takenAt, faces: found }) => [takenAt, found.length])).toEqual([
    ['2026-05-03T14:05:09', 1],
    [null, 0],
    ['2026-05-03T14:05:09', 1],
  ]);
  expect(await facts(fresh)).toEqual(await facts(old));

  expect(await readIn(fresh.home, zip)).toMatchObject({ designs: [], pictures: 0, known: 1, refused: [] });
  expect(await readIn(old.home, zip)).toMatchObject({ designs: [], pictures: 0, known: 1, refused: [] });
  for (const { shop, owner } of [fresh, old]) {
    expect(await listDesigns(shop.store, owner, 10, shop.clock())).toHaveLength(1);
    expect(await listPictures(shop.store, owner)).toHaveLength(3);
  }
  expect(await staleDesigns(fresh.shop.store)).toEqual([]);
  const stored = await loadDesign(fresh.shop.store, fresh.owner, draft?.id ?? '', fresh.shop.clock());
  const ids = photoIds(stored?.document as CardDocument);
  expect(ids.length).toBeGreaterThanOrEqual(3);
  expect(ids).not.toContain(turned?.id);

  const first = await printFileOf(old, old.design);
  const second = await printFileOf(fresh, draft?.id ?? '');
  expect(first.bytes.length).toBeGreaterThan(50_000);
  expect(second.hash).toBe(first.hash);
  expect(second.bytes.equals(first.bytes)).toBe(true);
  expect((await readdir(fresh.dataDir)).filter((name) => name.startsWith('upload-'))).toEqual([]);
});

test('a file that is no copy is refused with a sentence, and nothing of it is stored', { timeout: 120_000 }, async () => {
  const { shop, home, owner } = await emptyShop();
  const upwards = await zipOf([['xx/evil.json', '{}']]);
  for (let from = upwards.indexOf('xx/'); from >= 0; from = upwards.indexOf('xx/', from)) upwards.write('../', from);
  const huge = Buffer.from(zip);
  // The size that the directory declares for the manifest: 4 GB less some bytes.
  const manifest = huge.lastIndexOf('manifest.json');
  huge.writeUInt32LE(0xf0000000, manifest - 46 + 24);
  const bomb = await zipOf([['manifest.json', Buffer.alloc(copyLimits.textBytes - 1, ' ')]]);
  const many = await zipOf([['manifest.json', '{}']]);
  // Numbers of entries in the end record.
  for (const place of [14, 12]) many.writeUInt16LE(copyLimits.entries + 1, many.length - place);
  const twice = await zipOf([
    ['manifest.json', '{}'],
    ['manifest.json', '{}'],
  ]);
  const flipped = Buffer.from(zip);
  const table = flipped.indexOf('tables/pictures.json') + 40;
  flipped[table] = (flipped[table] ?? 0) ^ 0xff;
  const cases: [string, Buffer, RegExp][] = [
    ['no ZIP', Buffer.from('Guten Tag '.repeat(50)), /^422 Das ist keine ZIP-Datei/],
    ['an empty file', Buffer.alloc(0), /^422 Das ist keine ZIP-Datei/],
    ['a cut ZIP', zip.subarray(0, zip.length - 5000), /^422 Das ist keine ZIP-Datei/],
    ['flipped bits', flipped, /^422 Diese ZIP-Datei ist beschädigt/],
    ['a foreign ZIP', await zipOf([['urlaub.txt', 'Sonne']]), /^422 In dieser ZIP-Datei liegt keine Kopie/],
    ['a foreign manifest', await zipOf([['manifest.json', '{"name":"x"}']]), /^422 In dieser ZIP-Datei liegt keine Kopie/],
    ['a name upwards', upwards, /^422 Diese ZIP-Datei ist beschädigt/],
    ['a name twice', twice, /^422 Diese ZIP-Datei ist beschädigt/],
    ['a declared size', huge, /^422 Diese Datei ist größer/],
    ['a bomb', bomb, /^422 Diese Datei ist größer/],
    ['many entries', many, /^422 Diese Datei ist größer/],
    ['another form', await changed(zip, { manifest: (text) => text.replace('"format": 2', '"format": 9') }), /^422 Diese Kopie stammt/],
    ['no table', await changed(zip, { 'tables/pictures': () => null }), /^422 Diese ZIP-Datei ist beschädigt/],
  ];
  for (const [name, bytes, sentence] of cases)
    expect([name, await refusal(readIn(home, bytes))]).toEqual([name, expect.stringMatching(sentence)]);
  expect(await refusal(readIn(browser(shop), zip))).toMatch(/^401 /);
  expect(await listDesigns(shop.store, owner, 10, shop.clock())).toEqual([]);
  expect(await listPictures(shop.store, owner)).toEqual([]);
  expect(await shop.files.list('pictures/')).toEqual([]);
});

test('a design is taken as a whole or named with the reason why not', { timeout: 120_000 }, async () => {
  let now = new Date(at);
  const { shop, home, owner } = await emptyShop(() => now);
  const designs = () => listDesigns(shop.store, owner, 200, shop.clock());
  const reasons = async (bytes: Buffer) => {
    const { designs: taken, refused, isFull } = await readIn(home, bytes);
    expect(taken).toEqual([]);
    expect(await designs()).toEqual([]);
    return [isFull, ...refused.map(({ name, reason }) => `${name}: ${reason}`)];
  };
  const parsed = (change: (design: { document: { version: number; pages: { widthUm: number }[] } }) => void) => (text: string) => {
    const design = JSON.parse(text);
    change(design);
    return JSON.stringify(design);
  };
  const later = await changed(zip, {
    [`designs/${old.design}.json`]: parsed(({ document }) => void Object.assign(document, { version: 99 })),
  });
  expect((await reasons(later))[1]).toMatch(/^Entwurf 1: Er stammt aus einer neueren Version des Shops\.$/);
  const bent = await changed(zip, {
    [`designs/${old.design}.json`]: parsed(({ document }) => void Object.assign(document.pages[0] ?? {}, { widthUm: 1 })),
  });
  expect((await reasons(bent))[1]).toMatch(/^Unsere Einladung: Dieses Produkt gibt es so nicht mehr/);
  const garbage = await changed(zip, { [`designs/${old.design}.json`]: () => '{"id":' });
  expect((await reasons(garbage))[1]).toMatch(/^Entwurf 1: /);
  // The pictures of the copies above were taken on their own: another shop has none yet.
  const second = await emptyShop();
  const text = await changed(zip, { 'pictures/': (content) => (content.startsWith('[') ? content : 'Guten Tag') });
  const report = await readIn(second.home, text);
  expect(report).toMatchObject({ designs: [], pictures: 0 });
  expect(report.refused).toHaveLength(3);
  expect(report.refused[0]).toMatchObject({ name: 'Unsere Einladung', reason: expect.stringMatching(/kein Bild|Text|Bild/) });
  expect(await second.shop.files.list('pictures/')).toEqual([]);

  for (let count = 0; count < quotas.designs; count += 1) await createDesign(shop.store, owner, plainContent(), shop.clock());
  const full = await readIn(home, zip);
  expect(full).toMatchObject({
    designs: [],
    isFull: true,
    refused: [{ name: 'Unsere Einladung', reason: expect.stringContaining(String(quotas.designs)) }],
  });
  expect(await designs()).toHaveLength(quotas.designs);

  // A clock that runs on at each look: the time is up before the first design.
  const late = () => {
    now = new Date(now.getTime() + copyLimits.workMs);
    return now;
  };
  const third = await emptyShop(late);
  expect((await readIn(third.home, zip)).refused[0]?.reason).toMatch(/dieselbe Datei noch einmal/);
});

test('copies that arrive slowly hold up nobody: one that is there is read in meanwhile', async () => {
  const { home } = await emptyShop();
  const noIntake = { maxBytes: 0, store: () => Promise.reject(new Error('nothing is stored')) };
  const leaving = new AbortController();
  const slow = (_request: Request, { signal }: Context) =>
    new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('left'))));
  // The signal of a request is aborted as long as the request is referenced.
  const requests = Array.from({ length: 8 }, () => new Request('http://localhost/', { method: 'POST', signal: leaving.signal }));
  const crowd = requests.map((request) =>
    home.withContext((context) => importCopy(request, context, { ...noIntake, receive: slow })).catch((error: unknown) => error),
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await readIn(home, zip)).toMatchObject({ refused: [], isFull: false });
  leaving.abort();
  expect(requests.every(({ signal }) => signal.aborted)).toBe(true);
  expect((await Promise.all(crowd)).map((error) => (error as Error).message)).toEqual(Array(8).fill('left'));
});
