/** Makes the print file of an order line, checks it, and writes job ticket and manifest once every line of the order has its file. */

import { photoIds } from '#core/design/document.ts';
import { extendBleed } from '#core/layout/extend-bleed.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import { printedOf } from '#core/order/line.ts';
import type { Order, OrderLine } from '#core/order/order.ts';
import { findingKey } from '#core/preflight/confirmed.ts';
import { type ProductDocument, readDesign } from '#core/products/document.ts';
import { productOf } from '#core/products/registry.ts';
import { paintPdf } from '#paint/pdf/paint-pdf.ts';
import type { PhotoSource } from '#paint/photo-source.ts';
import { type PrintProfile, suppliers } from '#paint/print-profile.ts';
import { fontFile } from '#resources/fonts.ts';
import { iccFile } from '#resources/icc.ts';
import { checkPool, documentCheck } from '#services/check-document.ts';
import type { JobHandler, Shop } from '#services/handler.ts';
import { FinalFailure } from '#services/job-loop.ts';
import { sha256 } from '#services/sha256.ts';
import { isOverBudget } from '#services/thread-pool.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { enqueue } from '#store/job/jobs.ts';
import { freezeSheets, orderById, orderOfLine, transitionOrder } from '#store/order/orders.ts';
import { type ProductionFile, productionFiles, recordFile } from '#store/order/production.ts';
import { picturesForPrint, type StoredPicture } from '#store/picture/pictures.ts';
import { operatorText } from '#texts/server-texts.ts';
import { photosForPress } from './apply-photo-filters.ts';
import { paintLabFile } from './lab-file.ts';
import { checkPrintFile } from './print-check.ts';
import { printFileName } from './ticket.ts';
import { writeTicket } from './write-ticket.ts';

function documentOf(line: OrderLine): ProductDocument {
  const read = readDesign(line.document);
  if (!read.ok) throw new FinalFailure(`the document of line ${line.position} is not readable (${read.reason})`);
  return read.design;
}

/** Nobody waits for it, but a lane of jobs does. */
const checkDeadlineMs = 5 * 60_000;

/** Throws FinalFailure for a document that takes too long: the order stays as it is, and the failed job tells an operator. */
async function checkedSheets(shop: Shop, line: OrderLine, design: ProductDocument, pictures: StoredPicture[]) {
  const check = documentCheck(await catalogueOf(shop.store), design, pictures);
  try {
    return await checkPool().run({ kind: 'sheets', ...check }, checkDeadlineMs);
  } catch (error) {
    if (!isOverBudget(error)) throw error;
    throw new FinalFailure(operatorText('press.too-complex', { position: line.position, minutes: checkDeadlineMs / 60_000 }));
  }
}

/** The Sheets of a line: the frozen ones of its first production, or laid out now and checked by the same rules as in the editor. */
async function sheetsOf(shop: Shop, line: OrderLine, design: ProductDocument, pictures: StoredPicture[]): Promise<Sheet[]> {
  if (line.sheets) return line.sheets as Sheet[];
  const { sheets, findings } = await checkedSheets(shop, line, design, pictures);
  // The order was accepted when more could be measured than today: what was measured is printable.
  // A sample shows the catalogue's texts and photo frames on purpose; its design was checked with the catalogue.
  const isSample = line.item.kind === 'sample';
  const blocking = findings.filter(({ level, rule }) => level === 'block' && rule !== 'too-complex' && !isSample);
  if (blocking.length > 0) throw new FinalFailure(`not printable: ${blocking.map(findingKey).join(', ')}`);
  return sheets;
}

/** Read when the painter comes to them: a book of sixty photos never lies in memory as a whole. */
function photosForPrint(shop: Shop, pictures: StoredPicture[], profile: Pick<PrintProfile, 'rgbAllowed'>): PhotoSource {
  return photosForPress(async (id) => {
    const picture = pictures.find((one) => one.id === id);
    return picture ? { bytes: await shop.files.get(picture.printKey), orientation: picture.orientation } : null;
  }, profile);
}

function fileName(order: Order, line: OrderLine, design: ProductDocument, sheets: Sheet[], extension: 'pdf' | 'jpg'): string {
  const [first] = sheets;
  const product = productOf(design.product.type);
  const lab = product.labFile?.(design.product);
  return printFileName({
    orderNumber: order.number,
    position: line.position,
    sku: product.sku(design.product),
    widthMm: lab?.widthMm ?? Math.round((first?.widthUm ?? 0) / 1000),
    heightMm: lab?.heightMm ?? Math.round((first?.heightUm ?? 0) / 1000),
    quantity: line.quantity,
    pages: sheets.length,
    revision: 1,
    extension,
  });
}

type Work = { order: Order; line: OrderLine; design: ProductDocument; sheets: Sheet[]; pictures: StoredPicture[] };

/** The file of a press, painted and checked. Throws an Error that names what is wrong with it. */
async function pressFile(shop: Shop, { order, line, sheets, pictures }: Work, profile: PrintProfile): Promise<Uint8Array> {
  const printed = sheets.map((sheet) => extendBleed(sheet, profile.bleedUm));
  const pdf = await paintPdf(
    printed,
    { font: fontFile, photo: photosForPrint(shop, pictures, profile), output: iccFile('output'), srgb: iccFile('srgb') },
    profile,
    {
      title: `${order.number} ${line.name}`,
      date: order.placedAt,
    },
  );
  const findings = checkPrintFile(pdf, profile, printed);
  if (findings.length > 0)
    throw new Error(operatorText('press.failed', { findings: findings.map(({ text }) => operatorText(text)).join(' ') }));
  return pdf;
}

/** By the supplier of the product. Throws FinalFailure for a product without one, and for one of several pages that a lab would expose. */
async function printedFile(shop: Shop, work: Work): Promise<{ bytes: Uint8Array; extension: 'pdf' | 'jpg' }> {
  const { product } = work.design;
  const { outputs, labFile } = productOf(product.type);
  const profile = outputs[0] && suppliers[outputs[0].supplier];
  const [sheet, ...others] = work.sheets;
  if (profile?.kind === 'press') return { bytes: await pressFile(shop, work, profile), extension: 'pdf' };
  if (!profile || !sheet || others.length > 0) throw new FinalFailure(`no supplier makes ${work.sheets.length} pages of ${product.type}`);
  // Labs take sRGB, which the painter makes of every photo.
  const photo = photosForPrint(shop, work.pictures, { rgbAllowed: true });
  return { bytes: await paintLabFile(shop, sheet, photo, profile, labFile?.(product)), extension: 'jpg' };
}

/** Writes, checks and stores the print file of a line; returns the note of it and the Sheets it was painted from. */
export async function producePrintFile(shop: Shop, order: Order, line: OrderLine): Promise<{ file: ProductionFile; sheets: Sheet[] }> {
  const design = documentOf(line);
  const pictures = await picturesForPrint(shop.store, photoIds(design));
  const sheets = await sheetsOf(shop, line, design, pictures);
  const { bytes, extension } = await printedFile(shop, { order, line, design, sheets, pictures });
  const name = fileName(order, line, design, sheets, extension);
  const hash = sha256(bytes);
  const key = `orders/${order.number.toLowerCase()}/${line.position}-${hash.slice(0, 16)}.${extension}`;
  await shop.files.put(key, bytes);
  return { file: { orderLine: line.id, name, key, sha256: hash, bytes: bytes.byteLength }, sheets };
}

/** An order that is never printed: cancelled after its production had started. */
function isCalledOff({ state }: Order): boolean {
  return state === 'cancelled' || state === 'refunded';
}

export const printJobs: Record<string, JobHandler> = {
  async 'produce-line'(payload, shop) {
    const found = await orderOfLine(shop.store, String(payload.orderLine));
    if (!found) throw new FinalFailure(`no order line ${String(payload.orderLine)}`);
    if (isCalledOff(found.order)) return null;
    const { file, sheets } = await producePrintFile(shop, found.order, found.line);
    return async (trx) => {
      await freezeSheets(trx, found.line.id, sheets);
      await recordFile(trx, file, shop.clock());
      // Whichever line is last finds the files of all: only then the ticket is written.
      await enqueue(
        trx,
        { kind: 'order-ticket', payload: { order: found.order.id }, dedupe: `order-ticket:${found.line.id}` },
        shop.clock(),
      );
    };
  },

  async 'order-ticket'(payload, shop) {
    const order = await orderById(shop.store, String(payload.order));
    if (!order) throw new FinalFailure(`no order ${String(payload.order)}`);
    if (isCalledOff(order)) return null;
    const files = await productionFiles(shop.store, order.id);
    if (order.lines.some((line) => printedOf(line.item) && !files.some((file) => file.orderLine === line.id))) return null;
    await writeTicket(shop, order, files);
    // Paid work goes on to the press; what still waits for money stays where it is.
    if (order.state !== 'invoice_open' && order.state !== 'paid') return null;
    return async (trx) => {
      // Returns without a change where the newer state of the order does not allow the move.
      await transitionOrder(trx, order.id, { state: 'preflight', actor: 'shop', reason: 'files-written' }, shop.clock());
    };
  },
};
