/** Makes the print files of an order line, checks them, and writes job ticket and manifest once every line of the order has its file. */

import { photoIds } from '#core/design/document.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import { printedOf } from '#core/order/line.ts';
import type { Order, OrderLine } from '#core/order/order.ts';
import { findingKey } from '#core/preflight/confirmed.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { type ProductDocument, readDesign } from '#core/products/document.ts';
import { withGiftCode } from '#designs/gift-voucher/document.ts';
import { checkPool, documentCheck } from '#services/check-document.ts';
import type { JobHandler, Shop } from '#services/handler.ts';
import { FinalFailure } from '#services/job-loop.ts';
import { isOverBudget } from '#services/thread-pool.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { enqueue } from '#store/job/jobs.ts';
import { giftVoucherOf } from '#store/order/gift-vouchers.ts';
import { freezeSheets, orderById, orderOfLine, transitionOrder } from '#store/order/orders.ts';
import { type ProductionFile, productionFiles, recordFile } from '#store/order/production.ts';
import { picturesForPrint, type StoredPicture } from '#store/picture/pictures.ts';
import { operatorText } from '#texts/server-texts.ts';
import { lineFiles } from './line-files.ts';
import { storeLineFile } from './store-line-file.ts';
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

/** The Sheets that are painted. The code of a gift voucher is on them alone: documents and frozen Sheets have a mask in its place. */
async function paintedSheets(shop: Shop, line: OrderLine, design: ProductDocument, sheets: Sheet[]): Promise<Sheet[]> {
  if (line.item.kind !== 'gift-card') return sheets;
  const voucher = await giftVoucherOf(shop.store, shop.voucherSecret, { line: line.item.parent });
  if (!voucher || voucher.isBlocked) throw new FinalFailure(`no gift voucher to print for line ${line.position}`);
  return sheetsOf(shop, { ...line, sheets: null }, withGiftCode(design as CardDocument, voucher.code), []);
}

/** Writes, checks and stores the print files of a line, one after the other; returns the notes of them and the Sheets to freeze. */
export async function producePrintFiles(shop: Shop, order: Order, line: OrderLine): Promise<{ files: ProductionFile[]; sheets: Sheet[] }> {
  const design = documentOf(line);
  const pictures = await picturesForPrint(shop.store, [...new Set(photoIds(design))]);
  const sheets = await sheetsOf(shop, line, design, pictures);
  const painted = await paintedSheets(shop, line, design, sheets);
  const files: ProductionFile[] = [];
  for (const file of lineFiles({ order, line, design }, painted)) files.push(await storeLineFile(shop, { order, line, pictures }, file));
  if (files.length === 0) throw new FinalFailure(`no supplier makes ${sheets.length} pages of ${design.product.type}`);
  return { files, sheets };
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
    const { files, sheets } = await producePrintFiles(shop, found.order, found.line);
    return async (trx) => {
      await freezeSheets(trx, found.line.id, sheets);
      for (const file of files) await recordFile(trx, file, shop.clock());
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
