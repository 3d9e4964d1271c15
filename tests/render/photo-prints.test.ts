/** Photo prints from the call to the lab's files: saved, priced in the cart, ordered, exposed, counted. */
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from '#core/design/document.ts';
import { blankPhotoprint, withPrints } from '#core/products/photoprint/blank.ts';
import type { PhotoprintChoice, PrintRow } from '#core/products/photoprint/choice.ts';
import { photoprintPrice } from '#core/products/photoprint/price.ts';
import { photoprint } from '#core/products/photoprint/product.ts';
import type { Fault } from '#core/values/fault.ts';
import { iccFile } from '#resources/icc.ts';
import { photoprintPrices } from '#seed/prices/photoprint.ts';
import type { Shop } from '#services/handler.ts';
import { type Decoder, openDecoder } from '#services/images/decoder.ts';
import { savePicture } from '#services/images/upload.ts';
import type { PrintedLine } from '#services/print/line-files.ts';
import { producePrintFiles } from '#services/print/produce.job.ts';
import { ticketKeys, writeTicket } from '#services/print/write-ticket.ts';
import type { Store } from '#store/db/store.ts';
import { openFiles } from '#store/file/files.ts';
import { findOrder } from '#store/order/orders.ts';
import { orderBody, orderKey } from '#tests/customer.ts';
import { accountShop, browser, zoe } from '#tests/customer-browser.ts';
import { withStore } from '#tests/engines.ts';
import { seededShop } from '#tests/guest-calls.ts';
import { allTexts } from '#texts/de/all.ts';
import { createTexts } from '#texts/translate.ts';

const clock = () => new Date('2026-11-25T10:00:00.000Z');
const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-prints-'));
let decoder: Decoder;

beforeAll(() => {
  decoder = openDecoder({ entry: join(import.meta.dirname, '../../src/decode.ts'), tempDir: dataDir });
});
afterAll(async () => {
  await decoder.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const t = createTexts([allTexts], { language: 'de', address: 'du' });

const size = { width: 2400, height: 1600 };

/** A lying photo of even stripes, red, green and blue, with a frame of yellow around it. */
async function striped(): Promise<Buffer> {
  const band = (fill: string, x: number) => `<rect x="${x}" y="0" width="800" height="1600" fill="${fill}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1600">${band('#c02020', 0)}${band('#20a040', 800)}${band('#2040c0', 1600)}<rect x="20" y="20" width="2360" height="1560" fill="none" stroke="#f0d020" stroke-width="40"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** A customer with a photo, in a shop of its own. */
async function customer(open: () => Promise<Store>) {
  const settings = { dataDir: mkdtempSync(join(dataDir, 'shop-')), databaseUrl: null, bucket: null };
  const base = await seededShop(open, clock);
  const files = await openFiles(settings);
  const rest = { hosts: [], files, tempDir: dataDir, decode: decoder.decode, uploadBytesPerDay: 20e9 };
  const shop = { ...accountShop(base.store, clock), ...base, ...rest } as Shop;
  const home = browser(shop);
  await home.call('POST /web-api/customer-signup', zoe);
  const file = join(settings.dataDir, 'photo');
  await writeFile(file, await striped());
  const photoId = (await home.withContext((context) => savePicture(context, file, 'Foto.jpg'))).id;
  return { shop, home, photoId };
}
type Customer = Awaited<ReturnType<typeof customer>>;

function product(rows: Partial<PrintRow>[], more: Partial<PhotoprintChoice> = {}): PhotoprintChoice {
  const full = rows.map((row, at) => ({ id: `print-${at + 1}`, format: '10x15', isLying: true, fit: 'fill' as const, copies: 1, ...row }));
  return { type: 'photoprint', paper: 'matt', border: 0, rows: full, ...more };
}

/** The photo on every page, as its row says. */
function documentOf(choice: PhotoprintChoice, photoId: string) {
  const blank = blankPhotoprint(choice);
  const withPhoto = (page: Page) => ({ ...page, elements: page.elements.map((element) => ({ ...element, photoId })) }) as Page;
  const replaced = new Map(blank.pages.map((page) => [page.id, withPhoto(page)]));
  return withPrints(blank, choice, { find: () => size, replaced });
}

async function saved({ home, photoId }: Customer, choice: PhotoprintChoice): Promise<string> {
  const { type: _, ...given } = choice;
  const { id } = await home.call('POST /web-api/designs', {
    design: documentOf(choice, photoId) as never,
    choice: { ...given, quantity: 1 },
  });
  return id;
}

/** The order of the cart, with the bytes of each file by its name, and `order.json`. */
async function ordered({ home, shop }: Customer) {
  const cart = await home.call('GET /web-api/cart', {});
  for (const line of cart.lines) expect(line).toMatchObject({ problems: [] });
  const { token } = await home.call('POST /web-api/order', { ...orderBody(cart as never), payment: 'prepayment' } as never, {
    'idempotency-key': orderKey(),
  });
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
  const lab = JSON.parse((await shop.files.get(ticketKeys(order)['order.json'])).toString());
  return { order, files, lab };
}

/** The colour at a place in shares of width and height, as the nearest of these. */
async function colourAt(jpeg: Buffer) {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const named = { red: [192, 32, 32], green: [32, 160, 64], blue: [32, 64, 192], yellow: [240, 208, 32], white: [255, 255, 255] } as const;
  return (x: number, y: number) => {
    const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 3;
    const distance = (colour: readonly number[]) =>
      colour.reduce((sum, value, channel) => sum + (value - (data[at + channel] ?? 0)) ** 2, 0);
    return Object.entries(named).reduce((best, one) => (distance(one[1]) < distance(best[1]) ? one : best))[0];
  };
}

withStore('photo prints', (open) => {
  test('are saved, priced as on their page, ordered, and exposed row by row with their counts', { timeout: 120_000 }, async () => {
    const own = await customer(open);
    const { home } = own;
    const choice = product([
      { copies: 3 },
      { format: '13x18', fit: 'whole', copies: 2 },
      { format: 'retro', isLying: false },
      { format: '9x13', isLying: false, copies: 60 },
    ]);
    const id = await saved(own, choice);
    expect(await home.call('GET /web-api/designs/:id/preflight', { id })).toMatchObject({ orderable: true });
    const cart = await home.call('POST /web-api/cart/lines', { designId: id });
    const price = photoprintPrice(choice, 1, { prices: photoprintPrices, country: 'DE' });
    const asked = await home.call('GET /web-api/photoprint-price', {
      paper: 'matt',
      border: 0,
      quantity: 1,
      rows: '10x15:3,13x18:2,retro:1,9x13:60' as never,
    });
    expect(asked.total).toMatchObject({ amount: price.total.amount });
    expect(cart.lines).toMatchObject([
      {
        product: 'photoprint',
        name: 'Fotoabzüge',
        quantity: 1,
        total: { amount: price.total.amount },
        options: '3 Abzüge 10 × 15 cm, 2 Abzüge 13 × 18 cm, 1 Abzug Retro 9 × 11 cm, 60 Abzüge 9 × 13 cm, Fotopapier matt',
      },
    ]);
    await expect(home.call('PATCH /web-api/cart/lines/:id', { id: cart.lines[0]?.id ?? '', quantity: 2 })).rejects.toMatchObject({
      code: 'off-ladder',
    });

    const { order, files, lab } = await ordered(own);
    const sku = photoprint.sku(choice);
    const names = [
      `${order.number}_01_${sku}_10x15-001-x3_152x102_3x_1p_v1.jpg`,
      `${order.number}_01_${sku}_13x18-002-x2_178x127_2x_1p_v1.jpg`,
      `${order.number}_01_${sku}_retro-003-x1_88x107_1x_1p_v1.jpg`,
      `${order.number}_01_${sku}_9x13-004-x60_89x127_60x_1p_v1.jpg`,
    ];
    expect([...files.keys()]).toEqual(names);
    expect(lab.map((entry: Record<string, unknown>) => [entry.file, entry.quantity, entry.format, entry.fit])).toEqual([
      [names[0], 3, '10x15', 'fill'],
      [names[1], 2, '13x18', 'whole'],
      [names[2], 1, 'retro', 'fill'],
      [names[3], 60, '9x13', 'fill'],
    ]);
    expect(lab[0]).toMatchObject({ sku, material: 'matt', border: 0, dpi: 300, bleed: 2, mm: { width: 152, height: 102 } });
    expect(lab[2]).toMatchObject({ border: null });
    // (trim + 2 × 2 mm) × 300 / 25.4, rounded.
    const pixels = [
      [1843, 1252],
      [2150, 1547],
      [1087, 1311],
      [1098, 1547],
    ];
    for (const [at, bytes] of [...files.values()].entries()) {
      const [width, height] = pixels[at] ?? [];
      const facts = await sharp(bytes).metadata();
      expect(facts).toMatchObject({ format: 'jpeg', width, height, density: 300, space: 'srgb', chromaSubsampling: '4:4:4' });
      expect(facts.icc?.equals(iccFile('srgb'))).toBe(true);
    }
    const [fill, whole, retro] = [...files.values()] as [Buffer, Buffer, Buffer];
    const filled = await colourAt(fill);
    expect([filled(0.2, 0.5), filled(0.5, 0.5), filled(0.8, 0.5)]).toEqual(['red', 'green', 'blue']);
    // All of the photo: its frame on all four sides, and white beyond.
    const shown = await colourAt(whole);
    const [left, top] = [(5 + 1) / 182, (2 + 6 + 1) / 131];
    expect([shown(left, 0.5), shown(1 - left, 0.5), shown(0.4, top), shown(0.6, 1 - top)]).toEqual(Array(4).fill('yellow'));
    expect([shown(0.01, 0.5), shown(0.99, 0.5), shown(0.5, 0.02), shown(0.5, 0.98)]).toEqual(Array(4).fill('white'));
    // The foot is white, and at the bottom.
    const foot = await colourAt(retro);
    expect([foot(0.5, 0.5), foot(0.5, 0.85), foot(0.5, 0.02), foot(0.02, 0.5)]).toEqual(['green', 'white', 'white', 'white']);
  });

  test('are not saved where they cannot be made, and nothing of the set that was saved before is lost', async () => {
    const own = await customer(open);
    const { home, photoId } = own;
    const good = product([{}]);
    const id = await saved(own, good);
    const refusals: [PhotoprintChoice, string][] = [
      [product([{}], { border: 4 }), 'Einen Rand von 4 mm gibt es nicht. Am nächsten kommt ein Rand von 5 mm.'],
      [product([{}], { paper: 'hahnemuehle' }), 'Hahnemühle FineArt gibt es erst ab 13 × 18 cm'],
      [product([{ copies: 500 }, { format: '9x13' }]), 'Das wären 501 Abzüge.'],
      [product([{ format: '81x81' }]), 'Das Format „81x81“ gibt es nicht.'],
    ];
    for (const [choice, sentence] of refusals) {
      const { type: _, ...given } = choice;
      const design = { ...documentOf(good, photoId), product: choice };
      const put = home.call('PUT /web-api/designs/:id', { id, revision: 1, design: design as never, choice: { ...given, quantity: 1 } });
      const fault = await put.catch((error: Fault) => error);
      expect(fault).toMatchObject({ code: 'bad-input' });
      expect(t((fault as Fault).details.text ?? expect.fail('no sentence'))).toContain(sentence);
    }
    expect((await home.call('GET /web-api/designs/:id', { id })).choice).toMatchObject({ border: 0, rows: [{ format: '10x15' }] });
  });
});

describe('a full set', () => {
  test('of 500 photos fits the limits of a saved design', () => {
    const choice = product(Array.from({ length: 500 }, () => ({ fit: 'whole' as const })));
    const text = JSON.stringify({ design: documentOf(choice, 'p'.repeat(22)), choice });
    // As many bytes and entries as a request for a design may have (http/request/input.ts).
    expect(text.length).toBeLessThan(2_000_000);
    expect(text.split(/[,[{]/).length).toBeLessThan(50_000);
  });
});
