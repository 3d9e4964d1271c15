/** Photos on wall art from the call to the lab's file: saved, priced in the cart, ordered, exposed, described to the lab. */
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentVersion } from '#core/design/document.ts';
import type { PhotoframeChoice } from '#core/products/photoframe/choice.ts';
import { completePhotoframe } from '#core/products/photoframe/complete.ts';
import { photoframePages } from '#core/products/photoframe/pages.ts';
import { photoframeOptionsRow } from '#core/products/photoframe/rows.ts';
import { photoframeSku } from '#core/products/photoframe/sku.ts';
import { isFault } from '#core/values/fault.ts';
import { standardProfile } from '#paint/print-profile.ts';
import { iccFile } from '#resources/icc.ts';
import type { Shop } from '#services/handler.ts';
import { checkPrintFile } from '#services/print/print-check.ts';
import { producePrintFiles } from '#services/print/produce.job.ts';
import { ticketKeys } from '#services/print/write-ticket.ts';
import { openStore } from '#store/db/store.ts';
import { findOrder } from '#store/order/orders.ts';
import { orderBody, orderKey } from '#tests/customer.ts';
import { coloursOf, expectColour, openLabShop, quarters } from '#tests/lab-orders.ts';
import { readPlates, readPress } from './press.ts';
import { missingJudges } from './tools.ts';

const clock = () => new Date('2026-11-25T10:00:00.000Z');
const storeDir = mkdtempSync(join(tmpdir(), 'federleicht-wall-art-'));
let lab: Awaited<ReturnType<typeof openLabShop>>;
let shop: Shop;
let home: (typeof lab)['home'];

beforeAll(async () => {
  lab = await openLabShop(() => openStore({ dataDir: storeDir, databaseUrl: null }, clock), clock);
  ({ shop, home } = lab);
}, 60_000);
afterAll(async () => {
  await lab.close();
  await shop.store.close();
  rmSync(storeDir, { recursive: true, force: true });
});

/** The photo over the whole page, as far as it is printed. */
function documentOf(product: PhotoframeChoice, shown = lab.photoId) {
  const pages = photoframePages(product).map((page) => {
    const bleedUm = page.bleedUm ?? 0;
    const box = { xUm: -bleedUm, yUm: -bleedUm, widthUm: page.widthUm + 2 * bleedUm, heightUm: page.heightUm + 2 * bleedUm };
    const photo = {
      kind: 'photo' as const,
      id: 'photo',
      role: 'photo' as const,
      ...box,
      rotation: 0,
      photoId: shown,
      shape: 'rect' as const,
    };
    return { ...page, background: null, elements: [{ ...photo, crop: { zoom: 1, focusX: 0.5, focusY: 0.5 }, ink: 'text' }] };
  });
  return { version: documentVersion, product, inks: { text: { c: 0, m: 0, y: 0, k: 100, hex: '#1d1d1b' } }, pages };
}

async function saved(given: Partial<PhotoframeChoice>, quantity = 1, shown = lab.photoId): Promise<string> {
  const product = completePhotoframe(given, { rows: photoframeOptionsRow });
  const { type: _, ...choice } = product;
  const { id } = await home.call('POST /web-api/designs', { design: documentOf(product, shown) as never, choice: { ...choice, quantity } });
  return id;
}

/** The order of these pieces. */
async function ordered(...pieces: Partial<PhotoframeChoice>[]) {
  const ids = [];
  for (const piece of pieces) ids.push(await saved(piece));
  return lab.ordered(...ids);
}

/** A poster as the shop draws it, saved. */
async function savedPoster(given: Partial<PhotoframeChoice>): Promise<string> {
  const { template } = await home.call('GET /web-api/poster-template', { poster: 'sommernacht' });
  const product = completePhotoframe(given, { rows: photoframeOptionsRow, template });
  const { design } = await home.call('GET /web-api/poster-blank', { sku: photoframeSku(product), colourway: product.colourway });
  const words = (element: (typeof design.pages)[number]['elements'][number]) =>
    element.kind === 'text' && element.personal ? { ...element, text: 'Wolfgangsee, 2. September 2026' } : element;
  const pages = design.pages.map((page) => ({ ...page, elements: page.elements.map(words) }));
  const { type: _, ...choice } = product;
  const { id } = await home.call('POST /web-api/designs', { design: { ...design, pages } as never, choice: { ...choice, quantity: 1 } });
  return id;
}

test('a poster with foil goes to the press with its plate, the same without to the lab [F469][E064]', { timeout: 60_000 }, async () => {
  const {
    order,
    files,
    lab: told,
    printed,
  } = await lab.ordered(await savedPoster({ format: '210x297' }), await savedPoster({ format: '210x297', refinement: 'none' }));
  expect([...files.keys()]).toEqual([
    `${order.number}_01_poster-sommernacht-poster-210x297-gold_210x297_1x_1p_v1.pdf`,
    `${order.number}_02_poster-sommernacht-poster-210x297-none_210x297_1x_1p_v1.jpg`,
  ]);
  // The lab is told of its own piece only; the ticket says how the other one is stamped.
  expect(told.map(({ pos }: { pos: number }) => pos)).toEqual([2]);
  expect((await shop.files.get(ticketKeys(order)['ticket.xjdf'])).toString()).toContain('FoilColor="Gold"');
  const pdf = files.get([...files.keys()][0] ?? '');
  if (!pdf) throw new Error('no print file');
  expect(checkPrintFile(pdf, standardProfile, printed.get(order.lines[0]?.id ?? '')?.sheets ?? [])).toEqual([]);
  if (missingJudges.length > 0) return;
  const { exif } = await readPress(pdf, ['exif']);
  expect(exif['XMP-pdfxid:GTS_PDFXVersion']).toBe('PDF/X-4');
  const { whole, mostInk } = await readPlates(pdf, 1);
  expect(whole.FOIL_GOLD?.inked).toBeGreaterThan(0);
  expect(mostInk).toBeLessThanOrEqual(standardProfile.inkLimit + 0.5);
});

describe('wall art', () => {
  test('is priced in the cart with its material and frame, and has no express', async () => {
    const id = await saved({ format: '600x400', frameType: 'alurahmen', matSize: 30 }, 2);
    const { lines } = await home.call('POST /web-api/cart/lines', { designId: id });
    expect(lines).toMatchObject([
      {
        product: 'photoframe',
        name: 'Gerahmtes Wandbild',
        quantity: 2,
        unit: { amount: 6933 },
        total: { amount: 13_866 },
        options: 'Poster 60\u00a0×\u00a040\u00a0cm, Alurahmen schwarz, mit weißem Passepartout 3 cm',
      },
    ]);
    await home.call('DELETE /web-api/cart/lines/:id', { id: lines[0]?.id ?? '' });
  });

  test('is not saved in a size, frame or mat that is not made', async () => {
    const product = completePhotoframe({}, { rows: photoframeOptionsRow });
    for (const wrong of [{ format: '600X400' }, { format: '50x50' }, { matSize: 30 }, { material: 'leinwand', frameType: 'alurahmen' }]) {
      const { type: _, ...choice } = { ...product, ...wrong };
      const design = { ...documentOf(product), product: { ...product, ...wrong } };
      const save = home.call('POST /web-api/designs', { design: design as never, choice: { ...choice, quantity: 1 } as never });
      await expect(save).rejects.toMatchObject({ code: 'bad-input' });
    }
  });

  test('a poster and canvases of 600 × 400 become files of the very pixels, in sRGB, with what the lab is told', {
    timeout: 120_000,
  }, async () => {
    const canvas = { material: 'leinwand', format: '600x400', stretcher: '25' } as const;
    const {
      order,
      files,
      lab: told,
    } = await ordered(
      { material: 'poster', format: '600x400' },
      { ...canvas, edge: 'wrap' },
      { ...canvas, format: '300x200', edge: 'mirror' },
      { ...canvas, format: '200x200', edge: 'colour', edgeColour: '203040' },
      { material: 'aludibond', format: '200x200', hanging: 'drill' },
    );
    // (size + 2 × bleed or wrap) × dpi / 25.4, rounded.
    const pixels = [
      ['600x400', 4772, 3197],
      ['660x460', 5197, 3622],
      ['360x260', 4252, 3071],
      ['260x260', 3071, 3071],
      ['200x200', 2433, 2433],
    ] as const;
    expect([...files.keys()].map((name) => name.split('_')[3])).toEqual(pixels.map(([size]) => size));
    for (const [at, bytes] of [...files.values()].entries()) {
      const facts = await sharp(bytes).metadata();
      const [, width, height] = pixels[at] ?? [];
      const dpi = at > 1 ? 300 : 200;
      expect(facts).toMatchObject({ format: 'jpeg', width, height, density: dpi, space: 'srgb', channels: 3, chromaSubsampling: '4:4:4' });
      expect(facts.icc?.equals(iccFile('srgb'))).toBe(true);
      expect(facts.exif).toBeUndefined();
    }
    const [poster, wrap, mirror, colour] = [...files.values()] as [Buffer, Buffer, Buffer, Buffer];
    for (const bytes of [poster, wrap, mirror, colour]) {
      const at = await coloursOf(bytes);
      expectColour(at(0.25, 0.25), '#c02020');
      expectColour(at(0.75, 0.25), '#20a040');
      expectColour(at(0.25, 0.75), '#2040c0');
      expectColour(at(0.75, 0.75), '#808080');
    }
    expectColour((await coloursOf(wrap))(0.01, 0.25), '#c02020');
    expectColour((await coloursOf(mirror))(0.01, 0.25), '#c02020');
    expectColour((await coloursOf(mirror))(0.99, 0.99), '#808080');
    const border = await coloursOf(colour);
    for (const [x, y] of [
      [0.01, 0.25],
      [0.5, 0.02],
      [0.99, 0.99],
    ] as const)
      expectColour(border(x, y), '#203040');

    expect(told).toHaveLength(5);
    expect(told.map(({ file }: { file: string }) => file)).toEqual([...files.keys()]);
    expect(told[1]).toMatchObject({
      order: order.number,
      pos: 2,
      sku: 'photoframe-leinwand-600x400-25-wrap',
      quantity: 1,
      material: 'leinwand',
      frame: null,
      px: { width: 5197, height: 3622 },
      mm: { width: 660, height: 460 },
      edge: { kind: 'wrap', wrap: 30 },
      stretcher: { depth: 25 },
    });
    expect(told.map(({ bleed }: { bleed: number }) => bleed)).toEqual([3, 0, 0, 0, 3]);
    expect(told[3]).toMatchObject({ edge: { kind: 'colour', colour: '#203040' } });
    expect(told[4]).toMatchObject({ hanging: 'drill', drill: [{ x: 20, y: 20, d: 7 }, {}, {}, {}] });
    const ticket = (await shop.files.get(ticketKeys(order)['ticket.xjdf'])).toString();
    expect(ticket).toContain('MimeType="image/jpeg"');
    expect(ticket).toContain('MediaType="Textile"');
    expect(ticket.match(/Sides="OneSided" Pages="1"/g)).toHaveLength(5);
    expect(ticket.match(/Surface="Front" ColorsUsed="Red Green Blue"/g)).toHaveLength(5);
    expect(ticket).not.toContain('Cyan');
    expect((await readdir(lab.dataDir)).filter((name) => name.startsWith('lab-'))).toEqual([]);
    const manifest = (await shop.files.get(ticketKeys(order)['manifest.sha256'])).toString();
    for (const name of ['order.json', ...files.keys()]) expect(manifest).toContain(`  ${name}\n`);
  });

  test('of a soft photo is asked about once and printed when that is accepted; of a small one it cannot be ordered [E018]', {
    timeout: 60_000,
  }, async () => {
    const small = await lab.uploaded(
      sharp(await quarters())
        .resize(1200, 800)
        .jpeg()
        .toBuffer(),
      'klein.jpg',
    );
    // 50 ppi on 60 × 40 cm, where 49 are the least; 34 on 90 × 60, where it is 38.
    const [soft, coarse] = [await saved({ format: '600x400' }, 1, small), await saved({ format: '900x600' }, 1, small)];
    const check = async (id: string) => (await home.call('GET /web-api/designs/:id/preflight', { id })).findings;
    const [asked] = await check(soft);
    expect(asked).toMatchObject({ rule: 'photo-resolution', level: 'confirm' });
    expect((await check(coarse))[0]).toMatchObject({ rule: 'photo-resolution', level: 'block' });

    const place = async () => {
      const cart = await home.call('GET /web-api/cart', {});
      const order = home.call('POST /web-api/order', { ...orderBody(cart as never), payment: 'prepayment' } as never, {
        'idempotency-key': orderKey(),
      });
      return order.then(
        ({ token }) => token,
        (error) => (isFault(error) ? error.code : String(error)),
      );
    };
    const problems = async (designId: string, confirmed: string[]) => {
      const cart = await home.call('POST /web-api/cart/lines', { designId, confirmed });
      return cart.lines.find((line) => line.designId === designId)?.problems.length;
    };
    expect(await problems(soft, [])).toBe(1);
    const refused = await place();
    expect(await findOrder(shop.store, refused)).toBeNull();
    // The key of the question counts for nothing else, and a guessed one does not open the other size.
    expect(await problems(coarse, [asked?.key ?? '', (await check(coarse))[0]?.key ?? ''])).toBe(1);
    expect(await place()).toBe(refused);
    const { lines } = await home.call('GET /web-api/cart', {});
    await home.call('DELETE /web-api/cart/lines/:id', { id: lines.find(({ designId }) => designId === coarse)?.id ?? '' });
    expect(await problems(soft, [asked?.key ?? ''])).toBe(0);
    const order = await findOrder(shop.store, await place());
    if (!order?.lines[0]) throw new Error('no order');
    expect((await producePrintFiles(shop, order, order.lines[0])).files).toHaveLength(1);
  });

  test('of a picture with clear places is white there, and of a panorama of 20 to 1 shows its middle', { timeout: 60_000 }, async () => {
    const red = await sharp({ create: { width: 1000, height: 1300, channels: 4, background: '#c02020' } })
      .png()
      .toBuffer();
    const clear = sharp({ create: { width: 2000, height: 1300, channels: 4, background: { r: 0, g: 80, b: 0, alpha: 0 } } });
    const logo = await lab.uploaded(
      clear
        .composite([{ input: red, left: 0, top: 0 }])
        .png()
        .toBuffer(),
      'logo.png',
    );
    const strip = sharp({ create: { width: 24_000, height: 1200, channels: 3, background: '#2040c0' } });
    const green = await sharp({ create: { width: 2100, height: 1200, channels: 3, background: '#20a040' } })
      .png()
      .toBuffer();
    const panorama = await lab.uploaded(
      strip
        .composite([{ input: green, left: 10_950, top: 0 }])
        .jpeg({ quality: 95 })
        .toBuffer(),
      'weit.jpg',
    );
    const file = async (shown: string) => {
      const { files } = await lab.ordered(await saved({ format: '300x200' }, 1, shown));
      const [jpeg] = files.values();
      return coloursOf(jpeg ?? expect.fail('no file'));
    };
    const paper = await file(logo);
    expectColour(paper(0.2, 0.5), '#c02020');
    expectColour(paper(0.8, 0.5), '#ffffff');
    // 1,200 rows of 3:2 are 1,800 columns of the middle.
    const wide = await file(panorama);
    for (const x of [0.05, 0.5, 0.95]) expectColour(wide(x, 0.5), '#20a040');
  });

  test('of an owner stands in the customer area by its title and format', async () => {
    await saved({ material: 'acrylglas', format: '800x600' });
    const { drafts } = await home.call('GET /web-api/customer-area', {});
    expect(drafts).toContainEqual(expect.objectContaining({ name: 'Wandbild', format: 'Acrylglas 80\u00a0×\u00a060\u00a0cm' }));
  });
});
