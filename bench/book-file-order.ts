/** A printed photo book of 160 pages with 400 photos, laid out as for a customer, in the order of a shop with a data folder of its own. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { openShop } from '#app/open-shop.ts';
import { readSettings } from '#app/settings.ts';
import { layoutBook } from '#core/auto-layout/auto-layout.ts';
import { firstRecord } from '#core/auto-layout/layout-record.ts';
import type { Element } from '#core/design/document.ts';
import { layout } from '#core/layout/layout.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import type { Order, OrderLine } from '#core/order/order.ts';
import { blankPhotobook, type PhotobookDocument } from '#core/products/photobook/blank.ts';
import { completePhotobook } from '#core/products/photobook/complete.ts';
import { photobookOptionsRow } from '#core/products/photobook/rows.ts';
import { pdfPhotoItems } from '#paint/pdf/paint-pdf.ts';
import { openFonts } from '#resources/fonts.ts';
import { seedRows } from '#seed/catalogue-rows.ts';
import { neededShares } from '#services/print/apply-photo-filters.ts';
import { seedCatalogue } from '#store/catalogue/catalogue.ts';
import { createPicture } from '#store/picture/pictures.ts';
import { createOwner } from '#store/session/sessions.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { bookInput } from '#web/configurators/photobook/book-input.ts';
import { filledBook } from '#web/configurators/photobook/book-pages.ts';

export const bookPages = 160;
export const bookPhotos = 400;
const [width, height] = [4_000, 3_000];

/** The photos of a page as a program without Sheets would place them: lengths in points from the upper left corner, `share` of the pixels a side. */
export type BarePage = { width: number; height: number; photos: { file: string; x: number; y: number; width: number; share: number }[] };
export type BookFiles = { order: Order; line: OrderLine; pages: BarePage[] };

export function settingsOf(dataDir: string) {
  return readSettings({ ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir });
}

/** A picture with the grain of a camera that is larger than a photo: each photo is another part of it. */
async function source(): Promise<{ data: Buffer; width: number; height: number }> {
  const size = { width: width + 200, height: height + 100 };
  const noise = { type: 'gaussian', mean: 128, sigma: 14 } as const;
  const grain = await sharp({ create: { ...size, channels: 3, background: '#808080', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { data } = await sharp('tests/render/photo.jpg')
    .resize({ ...size, fit: 'fill' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, ...size };
}

async function makePhoto(whole: Awaited<ReturnType<typeof source>>, index: number, file: string): Promise<void> {
  const part = { left: (index % 20) * 10, top: Math.floor(index / 20) * 5, width, height };
  await sharp(whole.data, { raw: { width: whole.width, height: whole.height, channels: 3 } })
    .extract(part)
    .jpeg({ quality: 88 })
    .toFile(file);
}

function bookWith(photoIds: readonly string[]): PhotobookDocument {
  const t = serverTexts({ locale: 'de-DE' });
  const choice = { type: 'digitalfotobuch', size: 'a4-quer', paper: 'standard', pageCount: bookPages };
  const blank = blankPhotobook(completePhotobook(choice, { rows: photobookOptionsRow }), t);
  const pictures = photoIds.map((id, index) => {
    const takenAt = new Date(Date.UTC(2026, 6, 1, 10) + index * 3_600_000).toISOString().slice(0, 19);
    const facts = { takenAt, offsetMin: null, camera: null, dhash: null, faces: [], sharpness: 1, entropy: 7 };
    return { id, name: `IMG_${1_000 + index}.jpg`, width, height, ...facts };
  });
  const settings = { ...firstRecord, pageCount: bookPages, requiredIds: [...photoIds] };
  const laidOut = layoutBook(bookInput(blank, pictures as never, settings));
  const { document } = filledBook(blank, laidOut, t);
  return { ...document, pages: document.pages.map((page) => ({ ...page, elements: page.elements.map(titled) })) };
}

/** Sample words are not printed. */
function titled(element: Element): Element {
  return element.kind === 'spine-title' || element.kind === 'text' ? { ...element, text: 'Sommer in Norwegen' } : element;
}

async function sheetsOf(design: PhotobookDocument): Promise<Sheet[]> {
  const resources = { fonts: await openFonts(), artwork: () => null, photo: (id: string) => ({ id, width, height }) };
  return layout(design, resources).sheets;
}

function barePages(sheets: readonly Sheet[], fileOf: (id: string) => string): BarePage[] {
  const shareOf = neededShares(sheets, { above: 450, to: 300 });
  const points = (um: number) => (um * 72) / 25_400;
  return sheets.map(({ items, widthUm, heightUm, bleedUm }) => ({
    width: points(widthUm + 2 * bleedUm),
    height: points(heightUm + 2 * bleedUm),
    photos: pdfPhotoItems(items).map(({ photoId, matrix: [a, , , , e, f] }) => {
      return { file: fileOf(photoId), x: points(e + bleedUm), y: points(f + bleedUm), width: points(a), share: shareOf(photoId) };
    }),
  }));
}

/** Fills the folder: the shop's data, and `book.json` with all that the sides of the measurement need. */
export async function makeBook(dataDir: string): Promise<void> {
  const { shop, close } = await openShop(settingsOf(dataDir), 'work', 'src/decode.ts');
  await seedCatalogue(shop.store, { number: 1, rows: seedRows });
  const owner = (await createOwner(shop.store, shop.clock())).id;
  const whole = await source();
  const files = new Map<string, string>();
  for (let index = 0; index < bookPhotos; index += 1) {
    const file = join(shop.tempDir, 'photo.jpg');
    await makePhoto(whole, index, file);
    const key = `pictures/photo-${index}.jpg`;
    await shop.files.put(key, file);
    const keys = { printKey: key, previewKey: key, thumbKey: key };
    const facts = { width, height, orientation: 1, focusX: 0.5, focusY: 0.5, kind: 'jpeg-original' };
    const { id } = await createPicture(shop.store, owner, { ...keys, ...facts, name: 'Foto.jpg', sha256: key, bytes: 1, warnings: [] });
    files.set(id, await shop.files.path(key));
  }
  await close();
  const design = bookWith([...files.keys()]);
  const [, ...inside] = await sheetsOf(design);
  const placed = new Set(inside.flatMap(({ items }) => pdfPhotoItems(items).map(({ photoId }) => photoId)));
  if (inside.length !== bookPages || placed.size !== bookPhotos) throw new Error(`${placed.size} photos on ${inside.length} pages`);
  const line = {
    id: 'line',
    position: 1,
    quantity: 1,
    name: 'Fotobuch',
    document: design,
    sheets: null,
    item: { kind: 'printed', product: 'photobook', choice: {}, design: null },
  };
  const order = { number: 'F1', placedAt: '2026-11-26T10:00:00Z', lines: [line] };
  writeFileSync(join(dataDir, 'book.json'), JSON.stringify({ order, line, pages: barePages(inside, (id) => files.get(id) ?? '') }));
}
