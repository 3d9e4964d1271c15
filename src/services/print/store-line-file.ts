/** Paints a print file of an order line into a temporary file, checks it there, and puts it into the file store. */
import { mkdtemp, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Sheet } from '#core/layout/sheet.ts';
import type { Order, OrderLine } from '#core/order/order.ts';
import { flattenSheets } from '#paint/pdf/flatten.ts';
import { writePdf } from '#paint/pdf/paint-pdf.ts';
import type { PhotoSource } from '#paint/photo-source.ts';
import type { PrintProfile } from '#paint/print-profile.ts';
import { fontFile } from '#resources/fonts.ts';
import { iccFile } from '#resources/icc.ts';
import type { Shop } from '#services/handler.ts';
import { type FileFacts, openFileBytes, writeTemporaryFile } from '#store/file/temporary-file.ts';
import type { ProductionFile } from '#store/order/production.ts';
import type { StoredPicture } from '#store/picture/pictures.ts';
import { operatorText } from '#texts/server-texts.ts';
import { neededShares, photosForPress } from './apply-photo-filters.ts';
import { drawing, paintLabFile } from './lab-file.ts';
import type { LabLineFile, LineFile, PressLineFile } from './line-files.ts';
import { checkPrintFile } from './print-check.ts';
import { printedPages, type RecordPages } from './printed-pages.ts';

export type LineWork = { order: Order; line: OrderLine; pictures: StoredPicture[] };

/** Read when the painter comes to them: the photos of a book never lie in memory as a whole. */
function photosForPrint(
  shop: Shop,
  pictures: StoredPicture[],
  profile: Pick<PrintProfile, 'rgbAllowed'>,
  shareOf?: (id: string) => number,
): PhotoSource {
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  const stored = async (id: string) => {
    const picture = byId.get(id);
    return picture ? { bytes: await shop.files.get(picture.printKey), orientation: picture.orientation } : null;
  };
  return photosForPress(stored, profile, shareOf);
}

/** Throws an Error that names what is wrong with the file. */
async function writePressFile(
  shop: Shop,
  { order, line, pictures }: LineWork,
  file: PressLineFile,
  { sheets, slugs }: RecordPages | { sheets: Sheet[]; slugs: null },
  path: string,
): Promise<FileFacts> {
  const { profile, photoPpi } = file;
  const photo = photosForPrint(shop, pictures, profile, photoPpi ? neededShares(sheets, photoPpi) : undefined);
  const flat = profile.pdfx ? await flattenSheets(sheets, { ...drawing(shop), photo }) : { sheets, photo };
  const { sheets: printed, shared } = printedPages(flat.sheets, profile, slugs, shop.fonts);
  const resources = {
    font: fontFile,
    photo: flat.photo,
    output: iccFile('output'),
    srgb: iccFile('srgb'),
  };
  const facts = { title: `${order.number} ${line.name}`, date: order.placedAt };
  const written = await writeTemporaryFile(path, (write) => writePdf(printed, resources, profile, facts, write, shared));
  const bytes = openFileBytes(path);
  try {
    const findings = checkPrintFile(bytes, profile, printed);
    if (findings.length > 0)
      throw new Error(operatorText('press.failed', { findings: findings.map(({ text }) => operatorText(text)).join(' ') }));
  } finally {
    bytes.close();
  }
  return written;
}

async function writeLabFile(shop: Shop, { pictures }: LineWork, file: LabLineFile, path: string): Promise<FileFacts> {
  // Labs take sRGB, which the painter makes of every photo.
  const photo = photosForPrint(shop, pictures, { rgbAllowed: true });
  const picture = await paintLabFile(shop, file.sheet, photo, file.profile, file.own);
  return writeTemporaryFile(path, (write) => write(picture));
}

/** The note of the stored file. Its key has its hash in it, so only a checked and whole file is ever there. `pages`: of a file of records. */
export async function storeLineFile(shop: Shop, work: LineWork, file: LineFile, pages: RecordPages | null = null): Promise<ProductionFile> {
  const { order, line } = work;
  const folder = await mkdtemp(join(shop.tempDir, 'print-'));
  try {
    const path = join(folder, 'file');
    const { sha256, bytes } =
      file.kind === 'press'
        ? await writePressFile(shop, work, file, pages ?? { sheets: file.sheets, slugs: null }, path)
        : await writeLabFile(shop, work, file, path);
    const key = `orders/${order.number.toLowerCase()}/${line.position}-${sha256.slice(0, 16)}${extname(file.name)}`;
    await shop.files.put(key, path);
    return { orderLine: line.id, name: file.name, key, sha256, bytes };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
