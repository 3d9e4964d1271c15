/** Makes the print files of an order line, checks them, and writes job ticket and manifest once every line of the order has its file. */

import { photoIds } from '#core/design/document.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import { lineKinds, printedOf, voucherLineOf } from '#core/order/line-kind.ts';
import type { Order, OrderLine } from '#core/order/order.ts';
import { findingKey } from '#core/preflight/confirmed.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { type ProductDocument, readDesign } from '#core/products/document.ts';
import { withGiftCode } from '#designs/gift-voucher/document.ts';
import { actorName } from '#services/actor.ts';
import { checkPool, documentCheck } from '#services/checks/check-document.ts';
import type { JobHandler, Shop } from '#services/handler.ts';
import { NonRetryableError } from '#services/jobs/job-loop.ts';
import { isOverBudget } from '#services/jobs/thread-pool.ts';
import { readSheets, storeSheets } from '#services/print/frozen-sheets.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { enqueue } from '#store/job/jobs.ts';
import { freezeSheets } from '#store/order/frozen-sheets.ts';
import { giftVoucherOf } from '#store/order/gift-vouchers.ts';
import { lineDocument } from '#store/order/line-content.ts';
import { hasMovedSince } from '#store/order/order-changes.ts';
import { orderById, orderOfLine, transitionOrder } from '#store/order/orders.ts';
import { type ProductionFile, productionFiles, recordFile } from '#store/order/production.ts';
import { picturesForPrint, type StoredPicture } from '#store/picture/pictures.ts';
import { operatorText } from '#texts/server-texts.ts';
import { lineFiles, type PrintedLine } from './line-files.ts';
import { storeLineFile } from './store-line-file.ts';
import { writeTicket } from './write-ticket.ts';

async function documentOf({ store }: Pick<Shop, 'store'>, line: OrderLine): Promise<ProductDocument> {
  const read = readDesign(await lineDocument(store, line.id));
  if (!read.ok) throw new NonRetryableError(`the document of line ${line.position} is not readable (${read.reason})`);
  return read.design;
}

/** Runs in a job lane, so the limit is minutes, not seconds. */
const checkDeadlineMs = 5 * 60_000;

/** Throws NonRetryableError for a document that takes too long: the order stays as it is, and the failed job tells an operator. */
async function checkedSheets(shop: Shop, line: OrderLine, design: ProductDocument, pictures: StoredPicture[]) {
  const check = documentCheck(await catalogueOf(shop.store), design, pictures);
  try {
    return await checkPool().run({ kind: 'sheets', ...check }, checkDeadlineMs);
  } catch (error) {
    if (!isOverBudget(error)) throw error;
    throw new NonRetryableError(operatorText('press.too-complex', { position: line.position, minutes: checkDeadlineMs / 60_000 }));
  }
}

/** Laid out now and checked by the same rules as in the editor. */
async function printableSheets(shop: Shop, line: OrderLine, design: ProductDocument, pictures: StoredPicture[]): Promise<Sheet[]> {
  const { sheets, findings } = await checkedSheets(shop, line, design, pictures);
  // The order was accepted when more could be measured than today: what was measured is printable.
  // A sample shows the catalogue's texts and photo frames on purpose; its design was checked with the catalogue.
  const { isChecked } = lineKinds[line.item.kind];
  const blocking = findings.filter(({ level, rule }) => level === 'block' && rule !== 'too-complex' && isChecked);
  if (blocking.length > 0) throw new NonRetryableError(`not printable: ${blocking.map(findingKey).join(', ')}`);
  return sheets;
}

/** The Sheets that are painted. The code of a gift voucher is on them alone: documents and frozen Sheets have a mask in its place. */
async function paintedSheets(shop: Shop, line: OrderLine, design: ProductDocument, sheets: Sheet[]): Promise<Sheet[]> {
  const voucherLine = voucherLineOf(line.item);
  if (voucherLine === null) return sheets;
  const voucher = await giftVoucherOf(shop.store, shop.voucherSecret, { line: voucherLine });
  if (!voucher || voucher.isBlocked) throw new NonRetryableError(`no gift voucher to print for line ${line.position}`);
  return printableSheets(shop, line, withGiftCode(design as CardDocument, voucher.code), []);
}

/** `isFrozen`: the Sheets are those of an earlier production. */
type ProducedLine = PrintedLine & { files: ProductionFile[]; isFrozen: boolean };

/** Writes, checks and stores the print files of a line, one after the other; returns the notes of them and what they were painted from. */
export async function producePrintFiles(shop: Shop, order: Order, line: OrderLine): Promise<ProducedLine> {
  const design = await documentOf(shop, line);
  const pictures = await picturesForPrint(shop.store, [...new Set(photoIds(design))]);
  const frozen = await readSheets(shop, line);
  const sheets = frozen ?? (await printableSheets(shop, line, design, pictures));
  const painted = await paintedSheets(shop, line, design, sheets);
  const files: ProductionFile[] = [];
  for (const file of lineFiles({ order, line, design }, painted)) files.push(await storeLineFile(shop, { order, line, pictures }, file));
  if (files.length === 0) throw new NonRetryableError(`no supplier makes ${sheets.length} pages of ${design.product.type}`);
  return { files, design, sheets, isFrozen: frozen !== null };
}

/** What the print files of an order's lines are painted from, by the ids of the lines. */
async function printedLines(shop: Shop, { lines }: Order): Promise<Map<string, PrintedLine>> {
  const printed = new Map<string, PrintedLine>();
  for (const line of lines.filter(({ hasDocument }) => hasDocument)) {
    const read = readDesign(await lineDocument(shop.store, line.id));
    printed.set(line.id, { design: read.ok ? read.design : null, sheets: (await readSheets(shop, line)) ?? [] });
  }
  return printed;
}

/** An order that is never printed: cancelled after its production had started. */
function isCalledOff({ state }: Order): boolean {
  return state === 'cancelled' || state === 'refunded';
}

export const printJobs: Record<string, JobHandler> = {
  async 'produce-line'(payload, shop) {
    const found = await orderOfLine(shop.store, String(payload.orderLine));
    if (!found) throw new NonRetryableError(`no order line ${String(payload.orderLine)}`);
    if (isCalledOff(found.order)) return null;
    // A reprint writes the ticket again.
    const run = payload.run ? `:${String(payload.run)}` : '';
    const { files, sheets, isFrozen } = await producePrintFiles(shop, found.order, found.line);
    const toFreeze = isFrozen ? null : await storeSheets(shop.files, found, JSON.stringify(sheets));
    return async (trx) => {
      if (toFreeze) await freezeSheets(trx, found.line.id, toFreeze);
      for (const file of files) await recordFile(trx, file, shop.clock());
      // Whichever line is last finds the files of all: only then the ticket is written.
      await enqueue(
        trx,
        { kind: 'order-ticket', payload: { order: found.order.id }, dedupe: `order-ticket:${found.line.id}${run}` },
        shop.clock(),
      );
    };
  },

  async 'order-ticket'(payload, shop) {
    const order = await orderById(shop.store, String(payload.order));
    if (!order) throw new NonRetryableError(`no order ${String(payload.order)}`);
    if (isCalledOff(order)) return null;
    const files = await productionFiles(shop.store, order.id);
    if (order.lines.some((line) => printedOf(line.item) && !files.some((file) => file.orderLine === line.id))) return null;
    await writeTicket(shop, order, files, await printedLines(shop, order));
    return async (trx) => {
      // Another address came while the papers were written: they may have the one of before.
      if (await hasMovedSince(trx, order)) {
        await enqueue(trx, { kind: 'order-ticket', payload: { order: order.id } }, shop.clock());
        return;
      }
      // Paid work goes on to the press; what still waits for money stays where it is.
      if (order.state !== 'invoice_open' && order.state !== 'paid') return;
      // Returns without a change where the newer state of the order does not allow the move.
      await transitionOrder(
        trx,
        order.id,
        { state: 'preflight', actor: actorName({ kind: 'job' }), reason: 'files-written' },
        shop.clock(),
      );
    };
  },
};
