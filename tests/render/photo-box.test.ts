/** Photo boxes from the call to the files of lab and press: saved, priced in the cart, ordered, exposed, described. */
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentVersion, type Page } from '#core/design/document.ts';
import type { Photobox, PhotoboxChoice } from '#core/products/photobox/choice.ts';
import { completePhotobox } from '#core/products/photobox/complete.ts';
import { photoboxPages, printPart } from '#core/products/photobox/pages.ts';
import { photoboxOptionsRow } from '#core/products/photobox/rows.ts';
import type { PageGeometry } from '#core/products/product.ts';
import { iccFile } from '#resources/icc.ts';
import type { Shop } from '#services/handler.ts';
import { type Decoder, openDecoder } from '#services/images/decoder.ts';
import { savePicture } from '#services/images/upload.ts';
import type { PrintedLine } from '#services/print/line-files.ts';
import { producePrintFiles } from '#services/print/produce.job.ts';
import { ticketKeys, writeTicket } from '#services/print/write-ticket.ts';
import { openFiles } from '#store/file/files.ts';
import { findOrder } from '#store/order/orders.ts';
import { orderBody, orderKey } from '#tests/customer.ts';
import { accountShop, browser, zoe } from '#tests/customer-browser.ts';
import { withStore } from '#tests/engines.ts';
import { seededShop } from '#tests/guest-calls.ts';

const clock = () => new Date('2026-11-25T10:00:00.000Z');
const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-photo-box-'));
/** An even photo each. */
const colours = ['#c02020', '#20a040', '#2040c0'] as const;
let decoder: Decoder;

beforeAll(async () => {
  decoder = openDecoder({ entry: join(import.meta.dirname, '../../src/decode.ts'), tempDir: dataDir });
  for (const [at, background] of colours.entries()) {
    const photo = sharp({ create: { width: 1800, height: 1350, channels: 3, background } });
    await writeFile(join(dataDir, `photo-${at}`), await photo.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer());
  }
});
afterAll(async () => {
  await decoder.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const middle = { zoom: 1, focusX: 0.5, focusY: 0.5 };

/** The photo over the page and its bleed, or in a box. */
function photoPage(page: PageGeometry, photoId: string, inset?: { xUm: number; yUm: number; widthUm: number; heightUm: number }): Page {
  const out = page.bleedUm ?? 0;
  const box = inset ?? { xUm: -out, yUm: -out, widthUm: page.widthUm + 2 * out, heightUm: page.heightUm + 2 * out };
  const photo = { kind: 'photo' as const, id: 'photo', role: 'photo' as const, ...box, rotation: 0, photoId, shape: 'rect' as const };
  return { ...page, background: null, elements: [{ ...photo, crop: middle, ink: 'slot' }] };
}

type Given = Partial<PhotoboxChoice>;

/** A box whose prints show the photos in turn; every other print of the large box stands, the second is shown as a whole. */
function boxOf(given: Given, photos: readonly string[]) {
  const { count, ...choice } = completePhotobox(given, { rows: photoboxOptionsRow });
  const isLying = (at: number) => choice.photoboxType === 'small' || at % 2 === 0;
  const prints = Array.from({ length: count }, (_, at) => ({
    id: printPart(at + 1),
    isLying: isLying(at),
    fit: at === 1 ? ('whole' as const) : ('fill' as const),
  }));
  const product: Photobox = { ...choice, prints };
  const photoOf = (at: number) => photos[at % photos.length] ?? '';
  const pages = photoboxPages(product).map((page, at) => {
    // 4:3 within 3 mm of white.
    const whole = { xUm: 3_000, widthUm: page.widthUm - 6_000, heightUm: Math.round(((page.widthUm - 6_000) * 3) / 4) };
    const inset = at === 1 ? { ...whole, yUm: Math.round((page.heightUm - whole.heightUm) / 2) } : undefined;
    return photoPage(page, photoOf(page.id === 'lid' ? 2 : at), inset);
  });
  const ink = (k: number, hex: string) => ({ c: 0, m: 0, y: 0, k, hex });
  const design = { version: documentVersion, product, inks: { slot: ink(10, '#e4e1da') }, pages };
  const { type: _, ...sent } = choice;
  return { design, choice: { ...sent, count, quantity: 1 } };
}

const near = (actual: number[], hex: string) => {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  for (const [index, value] of actual.entries()) expect(Math.abs(value - (wanted[index] ?? 0))).toBeLessThanOrEqual(3);
};

/** The colour in the middle of a strip of one pixel in so many. */
async function colourAt(jpeg: Buffer, x: number, y: number): Promise<number[]> {
  const { width = 1, height = 1 } = await sharp(jpeg).metadata();
  const area = { left: Math.floor(x * width), top: Math.floor(y * height), width: 1, height: 1 };
  return [...(await sharp(jpeg).extract(area).raw().toBuffer())];
}

withStore('photo boxes', (open) => {
  async function openBoxShop() {
    const base = await seededShop(open, clock);
    const files = await openFiles({ dataDir: mkdtempSync(join(dataDir, 'files-')), databaseUrl: null, bucket: null } as never);
    const { decode } = decoder;
    const shop = { ...accountShop(base.store, clock), ...base, files, tempDir: dataDir, decode, uploadBytesPerDay: 20e9 } as Shop;
    const home = browser(shop);
    await home.call('POST /web-api/customer-signup', zoe);
    const photos: string[] = [];
    for (const at of colours.keys()) {
      const file = join(dataDir, `upload-${at}`);
      await writeFile(
        file,
        await sharp(join(dataDir, `photo-${at}`))
          .jpeg({ quality: 95 })
          .toBuffer(),
      );
      photos.push((await home.withContext((context) => savePicture(context, file, `Foto ${at}.jpg`))).id);
    }
    const save = (given: Given) => home.call('POST /web-api/designs', boxOf(given, photos) as never);
    return { shop, home, photos, save };
  }

  test('lie in the cart at the price of their page, and become prints of the very pixels and a lid that passes the print check', {
    timeout: 120_000,
  }, async () => {
    const { shop, home, save } = await openBoxShop();
    const boxes: Given[] = [
      { photoboxType: 'small', photoboxDesignType: 'motiv', count: 12 },
      { photoboxType: 'photoprint', photoboxMaterial: 'hahnemuehle', count: 20 },
    ];
    for (const box of boxes) await home.call('POST /web-api/cart/lines', { designId: (await save(box)).id });
    const cart = await home.call('GET /web-api/cart', {});
    const prices = await Promise.all([
      home.call('GET /photoboxes', { type: 'small', design: 'motiv', count: '12' }),
      home.call('GET /photoboxes', { type: 'photoprint', material: 'hahnemuehle', count: '20' }),
    ]);
    expect(cart.lines).toMatchObject([
      {
        product: 'photobox',
        name: 'Fotobox',
        quantity: 1,
        problems: [],
        unit: { amount: prices[0].unit.amount },
        options: 'Kleine Fotobox, 12 Fotos auf Fotopapier matt, Deckel bedruckt',
      },
      { unit: { amount: prices[1].unit.amount }, options: 'Große Fotobox, 20 Fotos auf Hahnemühle FineArt, Deckel aus Graupappe' },
    ]);
    expect(prices.map(({ unit }) => unit.amount)).toEqual([899 + 12 * 45 + 400, 1199 + 20 * 139]);

    const { token } = await home.call('POST /web-api/order', orderBody(cart as never) as never, { 'idempotency-key': orderKey() });
    const order = (await findOrder(shop.store, token)) ?? expect.fail('no order');
    const files = new Map<string, Buffer>();
    const noted = [];
    const printed = new Map<string, PrintedLine>();
    for (const line of order.lines) {
      const made = await producePrintFiles(shop, order, line);
      for (const file of made.files) files.set(file.name, await shop.files.get(file.key));
      printed.set(line.id, made);
      noted.push(...made.files);
    }
    await writeTicket(shop, order, noted, printed);
    const nameOf = (pos: string, sku: string, part: string, size: string, kind = 'jpg') =>
      `${order.number}_${pos}_${sku}_${part}_${size}_1x_1p_v1.${kind}`;
    const small = 'photobox-small-matt-motiv-12';
    const large = 'photobox-photoprint-hahnemuehle-natur-20';
    expect([...files.keys()]).toEqual([
      ...Array.from({ length: 12 }, (_, at) => nameOf('01', small, printPart(at + 1), '105x105')),
      nameOf('01', small, 'lid', '143x143', 'pdf'),
      ...Array.from({ length: 20 }, (_, at) => nameOf('02', large, printPart(at + 1), at % 2 === 0 ? '148x105' : '105x148')),
    ]);

    // (105 + 4) and (148 + 4) mm at 300 dpi.
    const [square, long] = [1287, 1795];
    const fileOf = (pos: string, sku: string, number: number, size: string) =>
      files.get(nameOf(pos, sku, printPart(number), size)) ?? expect.fail(`no print ${number}`);
    const shapes = [
      ['01', small, 1, '105x105', square, square],
      ['02', large, 1, '148x105', long, square],
      ['02', large, 2, '105x148', square, long],
    ] as const;
    for (const [pos, sku, number, size, width, height] of shapes) {
      const facts = await sharp(fileOf(pos, sku, number, size)).metadata();
      expect(facts).toMatchObject({ format: 'jpeg', width, height, density: 300, space: 'srgb', channels: 3, chromaSubsampling: '4:4:4' });
      expect(facts.icc?.equals(iccFile('srgb'))).toBe(true);
      expect(facts.exif).toBeUndefined();
    }
    // The photos come in their order, to the edge of the file.
    for (const number of [1, 3, 4, 12]) {
      const print = fileOf('01', small, number, '105x105');
      for (const [x, y] of [
        [0.5, 0.5],
        [0, 0],
        [0.999, 0.999],
      ] as const)
        near(await colourAt(print, x, y), colours[(number - 1) % 3] ?? '');
    }
    // The second is shown as a whole, with white around it.
    const whole = fileOf('01', small, 2, '105x105');
    near(await colourAt(whole, 0.5, 0.5), colours[1]);
    for (const [x, y] of [
      [0, 0.5],
      [0.5, 0.05],
      [0.5, 0.95],
    ] as const)
      near(await colourAt(whole, x, y), '#ffffff');

    const lid = (files.get(nameOf('01', small, 'lid', '143x143', 'pdf')) ?? expect.fail('no lid')).toString('latin1');
    const box = (name: string) => new RegExp(`/${name} \\[([^\\]]+)\\]`).exec(lid)?.[1]?.split(' ').map(Number) ?? [];
    // 143 mm in points, inside 3 mm of bleed.
    expect(box('TrimBox').map((points) => points.toFixed(2))).toEqual(['8.50', '8.50', '413.86', '413.86']);
    expect(lid.match(/\/Type \/Page\b/g)).toHaveLength(1);

    const lab = JSON.parse((await shop.files.get(ticketKeys(order)['order.json'])).toString());
    expect(lab.map(({ file }: { file: string }) => file)).toEqual([...files.keys()].filter((name) => name.endsWith('.jpg')));
    expect(lab[11]).toMatchObject({
      order: order.number,
      pos: 1,
      sku: small,
      quantity: 1,
      material: 'matt',
      print: 12,
      of: 12,
      back: '12',
      bleed: 2,
      dpi: 300,
      px: { width: square, height: square },
      mm: { width: 105, height: 105 },
    });
    expect(lab[13]).toMatchObject({ pos: 2, material: 'hahnemuehle', print: 2, back: '2', mm: { width: 105, height: 148 } });
    const ticket = (await shop.files.get(ticketKeys(order)['ticket.xjdf'])).toString();
    for (const name of files.keys()) expect(ticket).toContain(name);
    const manifest = (await shop.files.get(ticketKeys(order)['manifest.sha256'])).toString();
    for (const name of ['order.json', ...files.keys()]) expect(manifest).toContain(`  ${name}\n`);
  });

  test('are not saved with fewer prints than are sold, with pages of another box or with a choice of another document', async () => {
    const { home, photos, save } = await openBoxShop();
    const { design, choice } = boxOf({ count: 10 }, photos);
    const refused = (body: object) =>
      expect(home.call('POST /web-api/designs', body as never)).rejects.toMatchObject({ code: 'bad-input' });
    const prints = design.product.prints.slice(1);
    await refused({
      design: { ...design, product: { ...design.product, prints }, pages: design.pages.slice(1) },
      choice: { ...choice, count: 9 },
    });
    await refused({ design, choice: { ...choice, count: 11 } });
    await refused({ design: { ...design, pages: design.pages.slice(1) }, choice });
    await refused({ design, choice: { ...choice, photoboxDesignType: 'motiv' } });
    const other = { ...design.product, photoboxType: 'photoprint' as const };
    await refused({ design: { ...design, product: other }, choice: { ...choice, photoboxType: 'photoprint' } });
    const [first] = design.product.prints;
    const twice = { ...design.product, prints: [first, ...design.product.prints.slice(0, -1)] };
    await refused({ design: { ...design, product: twice }, choice });

    const { id } = await save({ count: 10 });
    const stored = await home.call('GET /web-api/designs/:id', { id });
    expect(stored).toMatchObject({ choice: { photoboxType: 'small', count: 10, quantity: 1 }, design: { product: design.product } });
    const { drafts } = await home.call('GET /web-api/customer-area', {});
    expect(drafts[0]).toMatchObject({ name: 'Fotobox', format: 'Kleine Fotobox 10,5\u00a0×\u00a010,5\u00a0cm' });
  });

  test('with an empty print cannot be ordered, and keep their order when it is changed', async () => {
    const { home, photos } = await openBoxShop();
    const { design, choice } = boxOf({ count: 10 }, photos);
    const empty = design.pages.map((page, at) =>
      at === 4 ? { ...page, elements: page.elements.map((element) => ({ ...element, photoId: null })) } : page,
    );
    const { id, revision } = await home.call('POST /web-api/designs', { design: { ...design, pages: empty }, choice } as never);
    const { findings, orderable } = await home.call('GET /web-api/designs/:id/preflight', { id });
    expect(orderable).toBe(false);
    expect(findings).toMatchObject([{ rule: 'empty-photo', page: 'print-005', level: 'block' }]);
    const { product } = design;
    const turned = { ...design, product: { ...product, prints: product.prints.toReversed() }, pages: design.pages.toReversed() };
    await home.call('PUT /web-api/designs/:id', { id, revision, design: turned, choice } as never);
    const stored = await home.call('GET /web-api/designs/:id', { id });
    expect(stored.design.pages.map((page) => page.id)).toEqual(turned.pages.map((page) => page.id));
    expect((await home.call('GET /web-api/designs/:id/preflight', { id })).orderable).toBe(true);
  });
});
