/** Photo books from the call to the files of press and lab: saved, priced in the cart, ordered, painted, described. */
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Element, Page } from '#core/design/document.ts';
import { layout } from '#core/layout/layout.ts';
import type { Resources } from '#core/layout/resources.ts';
import { blankPhotobook, type PhotobookDocument } from '#core/products/photobook/blank.ts';
import { completePhotobook } from '#core/products/photobook/complete.ts';
import { photobookOptionsRow } from '#core/products/photobook/rows.ts';
import { labSize } from '#paint/lab/paint-lab.ts';
import { openFonts } from '#resources/fonts.ts';
import { iccFile } from '#resources/icc.ts';
import type { Shop } from '#services/handler.ts';
import { type Decoder, openDecoder } from '#services/images/decoder.ts';
import { savePicture } from '#services/images/upload.ts';
import { lineFiles } from '#services/print/line-files.ts';
import { producePrintFiles } from '#services/print/produce.job.ts';
import { ticketKeys, writeTicket } from '#services/print/write-ticket.ts';
import { openStore } from '#store/db/store.ts';
import { openFiles } from '#store/file/files.ts';
import { findOrder } from '#store/order/orders.ts';
import { orderBody, orderKey } from '#tests/customer.ts';
import { accountShop, browser, zoe } from '#tests/customer-browser.ts';
import { seededShop } from '#tests/guest-calls.ts';
import { serverTexts } from '#texts/server-texts.ts';

const clock = () => new Date('2026-11-25T10:00:00.000Z');
const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-photobook-'));
const t = serverTexts({ locale: 'de-DE' });
const colour = '#2040c0';
let decoder: Decoder;
let shop: Shop;
let home: ReturnType<typeof browser>;
let photoId: string;

beforeAll(async () => {
  decoder = openDecoder({ entry: join(import.meta.dirname, '../../src/decode.ts'), tempDir: dataDir });
  const base = await seededShop(() => openStore({ dataDir, databaseUrl: null }, clock), clock);
  const files = await openFiles({ dataDir: mkdtempSync(join(dataDir, 'files-')), databaseUrl: null, bucket: null } as never);
  const { decode } = decoder;
  shop = { ...accountShop(base.store, clock), ...base, files, tempDir: dataDir, decode, uploadBytesPerDay: 20e9 } as Shop;
  home = browser(shop);
  await home.call('POST /web-api/customer-signup', zoe);
  const file = join(dataDir, 'photo');
  const photo = sharp({ create: { width: 2400, height: 1800, channels: 3, background: colour } });
  await writeFile(file, await photo.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer());
  photoId = (await home.withContext((context) => savePicture(context, file, 'Foto.jpg'))).id;
});
afterAll(async () => {
  await decoder.close();
  await shop.store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function fullPhoto({ widthUm, heightUm, bleedUm = 0 }: Page): Element {
  const box = { xUm: -bleedUm, yUm: -bleedUm, widthUm: widthUm + 2 * bleedUm, heightUm: heightUm + 2 * bleedUm };
  const crop = { zoom: 1, focusX: 0.5, focusY: 0.5 };
  return { kind: 'photo', id: 'photo', role: 'photo', ...box, rotation: 0, photoId, shape: 'rect', crop, ink: 'slot' };
}

/** A book with the photo over the pages that are named, and a title on front and spine. */
function bookOf(given: Record<string, unknown>, pages: readonly string[]): PhotobookDocument {
  const design = blankPhotobook(completePhotobook(given, { rows: photobookOptionsRow }), t);
  const titled = (element: Element): Element =>
    element.kind === 'spine-title' || element.kind === 'text' ? { ...element, text: 'Sommer in Norwegen' } : element;
  const filled = design.pages.map((page) => ({
    ...page,
    elements: [...(pages.includes(page.id) ? [fullPhoto(page)] : []), ...page.elements.map(titled)],
  }));
  return { ...design, pages: filled };
}

/** Ordered, painted and described. */
async function produced(design: PhotobookDocument) {
  const { type: _, ...choice } = design.product;
  const saved = await home.call('POST /web-api/designs', { design, choice: { ...choice, quantity: 1 } } as never);
  // Pages without a photo are asked about.
  const { findings } = await home.call('GET /web-api/designs/:id/preflight', { id: saved.id });
  await home.call('POST /web-api/cart/lines', { designId: saved.id, confirmed: findings.map(({ key }) => key) });
  const cart = await home.call('GET /web-api/cart', {});
  const { token } = await home.call('POST /web-api/order', { ...orderBody(cart as never), payment: 'prepayment' } as never, {
    'idempotency-key': orderKey(),
  });
  const order = (await findOrder(shop.store, token)) ?? expect.fail('no order');
  const [line] = order.lines;
  if (!line) throw new Error('no line');
  const produced = await producePrintFiles(shop, order, line);
  const { files } = produced;
  await writeTicket(shop, order, files, new Map([[line.id, produced]]));
  const bytes = new Map<string, Buffer>();
  for (const { name, key } of files) bytes.set(name.split('_')[3] ?? name, await shop.files.get(key));
  const keys = ticketKeys(order);
  const ticket = (await shop.files.get(keys['ticket.xjdf'])).toString();
  return { cart, order, names: files.map(({ name }) => name), bytes, ticket, keys };
}

/** A box of the first page of a PDF in whole tenths of millimetres: x, y, width and height. */
function pdfBox(pdf: Buffer, name: string): number[] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] =
    new RegExp(`/${name} \\[([^\\]]+)\\]`).exec(pdf.toString('latin1'))?.[1]?.split(' ').map(Number) ?? [];
  return [x1, y1, x2 - x1, y2 - y1].map((points) => Math.round((points / 72) * 254) / 10);
}

function pdfPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

async function colourAt(jpeg: Buffer, x: number, y: number): Promise<number[]> {
  const { width = 1, height = 1 } = await sharp(jpeg).metadata();
  const area = { left: Math.floor(x * width), top: Math.floor(y * height), width: 1, height: 1 };
  return [...(await sharp(jpeg).extract(area).raw().toBuffer())];
}

function expectNear(actual: number[], hex: string): void {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  for (const [index, value] of actual.entries()) expect(Math.abs(value - (wanted[index] ?? 0))).toBeLessThanOrEqual(4);
}

describe('a photo book [F170]', () => {
  test('that is printed becomes a PDF of its cover and one of its pages, single and in order', { timeout: 120_000 }, async () => {
    const { cart, names, bytes, ticket, order } = await produced(
      bookOf({ size: 'a5-quer', paper: 'standard', pageCount: 24 }, ['page-1', 'page-2', 'page-24']),
    );
    const price = await home.call('GET /web-api/photobook-price', { size: 'a5-quer', paper: 'standard', pageCount: '24' });
    expect(cart.lines.at(-1)).toMatchObject({
      product: 'photobook',
      name: 'Digitalfotobuch',
      problems: [],
      unit: { amount: 2199 },
      options: 'A5 quer (21\u00a0×\u00a014,8\u00a0cm), 24 Seiten, Hardcover, Klebebindung, Papier Standard, Einband matt kaschiert',
    });
    expect(price.unit.amount).toBe(2199);
    const sku = 'photobook-digitalfotobuch-a5-quer-hard-pur-standard-matt-24';
    expect(names).toEqual([
      `${order.number}_01_${sku}_cover_474x188_1x_1p_v1.pdf`,
      `${order.number}_01_${sku}_content_210x148_1x_24p_v1.pdf`,
    ]);
    const [cover, content] = [bytes.get('cover'), bytes.get('content')];
    if (!cover || !content) throw new Error('no files');
    // 2·17 + 2·(210 + 6.5) + 6.7 and 2·17 + 148 + 6: the sheet of a hard cover is not trimmed.
    expect([pdfPages(cover), pdfBox(cover, 'TrimBox'), pdfBox(cover, 'MediaBox')]).toEqual([1, [0, 0, 473.7, 188], [0, 0, 473.7, 188]]);
    expect([pdfPages(content), pdfBox(content, 'TrimBox'), pdfBox(content, 'MediaBox')]).toEqual([24, [3, 3, 210, 148], [0, 0, 216, 154]]);
    for (const pdf of [cover, content]) expect(pdf.toString('latin1')).not.toMatch(/\/Separation/);
    expect(ticket).toContain('<BindingIntent BindingType="HardCover" BindingSide="Left" ChildRefs="P1-cover P1-content">');
    expect(ticket).toMatch(/<Part Product="P1-cover"\/>\s+<RunList Pages="0 0">.*\s.*_cover_/);
    expect(ticket).toMatch(/<Part Product="P1-content"\/>\s+<RunList Pages="0 23">.*\s.*_content_/);
    expect(ticket).toContain('<LaminatingIntent Surface="Front" Texture="Matte"/>');
  });

  test('that is stapled has a cover folded without a spine', { timeout: 120_000 }, async () => {
    const { bytes, ticket } = await produced(bookOf({ type: 'fotoheft', size: 'a6-quer', pageCount: 16 }, ['cover', 'page-16']));
    const [cover, content] = [bytes.get('cover'), bytes.get('content')];
    if (!cover || !content) throw new Error('no files');
    expect([pdfPages(cover), pdfBox(cover, 'TrimBox')]).toEqual([1, [3, 3, 296, 105]]);
    expect([pdfPages(content), pdfBox(content, 'TrimBox')]).toEqual([16, [3, 3, 148, 105]]);
    expect(ticket).toContain('BindingType="SaddleStitch"');
  });

  test('of photo paper that opens flat becomes a picture of each spread, white beside the first and the last page', {
    timeout: 240_000,
  }, async () => {
    const { names, bytes, keys } = await produced(
      bookOf({ type: 'echtfotobuch', size: '200-200', pageCount: 16 }, ['page-1', 'page-2', 'page-3', 'page-16']),
    );
    const parts = ['cover', ...Array.from({ length: 9 }, (_, at) => `spread-0${at}`)];
    expect([...bytes.keys()]).toEqual(parts);
    expect(names[1]).toMatch(/_spread-00_400x200_1x_1p_v1\.jpg$/);
    const spread = (number: number) => bytes.get(`spread-0${number}`) ?? expect.fail('no spread');
    // (2·200 + 2·5) × (200 + 2·5) mm.
    const facts = await sharp(spread(0)).metadata();
    expect(facts).toMatchObject({ width: 4843, height: 2480, density: 300, chromaSubsampling: '4:4:4', channels: 3 });
    expect(facts.icc?.equals(iccFile('srgb'))).toBe(true);
    for (const y of [0, 0.5, 0.999]) {
      for (const x of [0, 0.25, 0.499]) expect(await colourAt(spread(0), x, y)).toEqual([255, 255, 255]);
      for (const x of [0.501, 0.75, 0.999]) expectNear(await colourAt(spread(0), x, y), colour);
      for (const x of [0, 0.499, 0.5, 0.501, 0.999]) expectNear(await colourAt(spread(1), x, y), colour);
      for (const x of [0, 0.25, 0.499]) expectNear(await colourAt(spread(8), x, y), colour);
      for (const x of [0.501, 0.75, 0.999]) expect(await colourAt(spread(8), x, y)).toEqual([255, 255, 255]);
    }
    // 2·17 + 2·(200 + 6.5) + 9 and 2·17 + 200 + 6.
    expect(await sharp(bytes.get('cover')).metadata()).toMatchObject({ width: 5386, height: 2835 });
    const lab = JSON.parse((await shop.files.get(keys['order.json'])).toString());
    expect(lab).toHaveLength(10);
    expect(lab[0]).toMatchObject({
      cover: 'hard',
      content: { paper: 'matt' },
      lamination: 'matt',
      spine: 9,
      bleed: 0,
      mm: { width: 456, height: 240 },
    });
    expect(lab[9]).toMatchObject({ spread: 8, spreads: 9, bleed: 5, mm: { width: 400, height: 200 } });
  });

  test.each([
    ['a4-quer', 'layflat', 'spread-01', 7134, 2598],
    ['a3-quer', 'layflat', 'spread-01', 10039, 3626],
    ['a4-hoch', 'pur', 'page-01', 2598, 3626],
  ])('of photo paper in %s, %s, has files of %s with %i × %i pixels', async (size, binding, part, width, height) => {
    const design = blankPhotobook(
      completePhotobook({ type: 'echtfotobuch', size, binding, pageCount: 16 }, { rows: photobookOptionsRow }),
      t,
    );
    const resources: Resources = { fonts: await openFonts(), artwork: () => null, photo: () => null };
    const { sheets } = layout(design, resources);
    const files = lineFiles({ order: { number: 'F1' }, line: { position: 1, quantity: 1, revision: 1 }, design }, sheets);
    const file = files.find(({ name }) => name.includes(`_${part}_`));
    if (file?.kind !== 'lab') throw new Error('no picture');
    expect(labSize(file.sheet, file.profile)).toEqual({ width, height });
    expect(files).toHaveLength(binding === 'layflat' ? 10 : 17);
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  });
});
