/** Makes the print files of an order line, checks them, and writes job ticket and manifest once every line of the order has its file. */

import { photoIds } from '#core/design/document.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import { designedOf, lineKinds, printedOf, voucherLineOf } from '#core/order/line-kind.ts';
import type { Order, OrderLine } from '#core/order/order.ts';
import { findingKey, openFindings } from '#core/preflight/confirmed.ts';
import type { LineProblem } from '#core/preflight/line-problem.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { type ProductDocument, readDesign } from '#core/products/document.ts';
import { withGiftCode } from '#designs/gift-voucher/document.ts';
import { actorName } from '#services/actor.ts';
import { askCustomer, resumeOrder } from '#services/ask-customer.ts';
import { checkPool, documentCheck, storedCheck } from '#services/checks/check-document.ts';
import { problemPool } from '#services/checks/line-problems.ts';
import type { JobHandler, Shop } from '#services/handler.ts';
import { NonRetryableError } from '#services/jobs/job-loop.ts';
import { readFrozen, storeSheets } from '#services/print/frozen-sheets.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { enqueue } from '#store/job/jobs.ts';
import { freezeSheets, type SheetsFile } from '#store/order/frozen-sheets.ts';
import { giftVoucherOf } from '#store/order/gift-vouchers.ts';
import { lineDocument, lineDocumentText } from '#store/order/line-content.ts';
import { lineMerge } from '#store/order/line-records.ts';
import { isCurrentRevision } from '#store/order/line-revisions.ts';
import { hasMovedSince } from '#store/order/order-changes.ts';
import { orderById, orderOfLine, transitionOrder } from '#store/order/orders.ts';
import { isReleased, type ProductionFile, productionFiles, recordFile } from '#store/order/production.ts';
import { lockOrder } from '#store/payment/books.ts';
import { picturesForPrint, type StoredPicture } from '#store/picture/pictures.ts';
import { operatorText } from '#texts/server-texts.ts';
import { brokenPictures } from './broken-photos.ts';
import { lineFiles, type PrintedLine } from './line-files.ts';
import { produceRecords } from './record-files.ts';
import { storeLineFile } from './store-line-file.ts';
import { checkDeadlineMs, overBudget, UnprintableLine } from './unprintable-line.ts';
import { writeTicket } from './write-ticket.ts';

async function documentOf({ store }: Pick<Shop, 'store'>, line: OrderLine): Promise<ProductDocument> {
  const read = readDesign(await lineDocument(store, line.id));
  if (!read.ok) throw new NonRetryableError(`the document of line ${line.position} is not readable (${read.reason})`);
  return read.design;
}

/** Throws NonRetryableError for a document that takes too long: the order stays as it is, and the failed job tells an operator. */
async function checkedSheets(shop: Shop, line: OrderLine, design: ProductDocument, pictures: StoredPicture[]) {
  const check = documentCheck(await catalogueOf(shop.store), design, pictures);
  try {
    return await checkPool().run({ kind: 'sheets', ...check }, checkDeadlineMs);
  } catch (error) {
    throw overBudget(error, line);
  }
}

/** Laid out now and checked by the same rules as in the editor. */
async function printableSheets(shop: Shop, line: OrderLine, design: ProductDocument, pictures: StoredPicture[]): Promise<Sheet[]> {
  const { sheets, findings } = await checkedSheets(shop, line, design, pictures);
  // The order was accepted when more could be measured than today: what was measured is printable.
  // A sample shows the catalogue's texts and photo frames on purpose; its design was checked with the catalogue.
  const { isChecked } = lineKinds[line.item.kind];
  // A customer confirms findings of an own design only.
  const stops = designedOf(line.item) ? openFindings(findings, line.confirmed) : findings.filter(({ level }) => level === 'block');
  const open = isChecked ? stops.filter(({ rule }) => rule !== 'too-complex') : [];
  if (open.length > 0) throw new UnprintableLine(`not printable: ${open.map(findingKey).join(', ')}`, []);
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

/** `frozen`: the file of the Sheets; null where none is written yet. */
export type ProducedLine = PrintedLine & { files: ProductionFile[]; frozen: SheetsFile | 'before' | null };

/** Pictures of a document that are there. Throws UnprintableLine for one that cannot be read. */
async function wholePictures(shop: Shop, line: OrderLine, design: ProductDocument, isLastTry: boolean): Promise<StoredPicture[]> {
  const ids = [...new Set(photoIds(design))];
  const pictures = await picturesForPrint(shop.store, ids);
  const known = new Set(pictures.map(({ id }) => id));
  const broken = [...ids.filter((id) => !known.has(id)), ...(await brokenPictures(shop, pictures, isLastTry))];
  if (broken.length > 0)
    throw new UnprintableLine(operatorText('press.broken-photos', { position: line.position, photos: broken }), broken);
  return pictures;
}

/**
 * Writes, checks and stores the print files of a line, one after the other; returns the notes of them and what they were painted from. Before
 * the last try, the file of a photo that is missing is waited for.
 */
export async function producePrintFiles(shop: Shop, order: Order, line: OrderLine, isLastTry = false): Promise<ProducedLine> {
  const design = await documentOf(shop, line);
  const pictures = await wholePictures(shop, line, design, isLastTry);
  const frozen = await readFrozen(shop, line);
  const merge = await lineMerge(shop.store, line.id);
  if (merge) return produceRecords(shop, { order, line, pictures }, { design, merge, frozen });
  const sheets = frozen?.sheets ?? (await printableSheets(shop, line, design, pictures));
  const painted = await paintedSheets(shop, line, design, sheets);
  const files: ProductionFile[] = [];
  for (const file of lineFiles({ order, line, design }, painted)) files.push(await storeLineFile(shop, { order, line, pictures }, file));
  if (files.length === 0) throw new NonRetryableError(`no supplier makes ${sheets.length} pages of ${design.product.type}`);
  return { files, design, sheets, parts: null, frozen: frozen && 'before' };
}

type LineOfOrder = { order: Order; line: OrderLine };
/** `toFreeze`: the file of the Sheets of a first production. */
type Made = { files: readonly ProductionFile[]; toFreeze: SheetsFile | null; run: string };

/** What the print files of an order's lines are painted from, by the ids of the lines. */
async function printedLines(shop: Shop, { lines }: Order): Promise<Map<string, PrintedLine>> {
  const printed = new Map<string, PrintedLine>();
  for (const line of lines.filter(({ hasDocument }) => hasDocument)) {
    const read = readDesign(await lineDocument(shop.store, line.id));
    const frozen = (await readFrozen(shop, line)) ?? { sheets: [], parts: null };
    printed.set(line.id, { design: read.ok ? read.design : null, ...frozen });
  }
  return printed;
}

/** An order whose lines may still change. */
function isBeforePress({ state }: Order): boolean {
  return isReleased(state) || state === 'preflight' || state === 'needs_customer';
}

/** An order that is never printed: cancelled after its production had started. */
function isCalledOff({ state }: Order): boolean {
  return state === 'cancelled' || state === 'refunded';
}

/** A job of before names no revision: it is for the one that there is. */
function isSuperseded({ revision }: Record<string, unknown>, line: OrderLine): boolean {
  return revision !== undefined && revision !== line.revision;
}

/** What the customer has to answer before the line can be printed; null where it is not the customer's to answer. */
async function problemsOf(shop: Shop, { order, line }: LineOfOrder, { broken }: UnprintableLine): Promise<LineProblem[] | null> {
  if (!isBeforePress(order) || !lineKinds[line.item.kind].isChecked || designedOf(line.item) === null) return null;
  const document = await lineDocumentText(shop.store, line.id);
  if (document === null) return null;
  const design = await documentOf(shop, line);
  const pictures = await picturesForPrint(shop.store, [...new Set(photoIds(design))]);
  const check = storedCheck(await catalogueOf(shop.store), { document, product: design.product }, pictures);
  // The slot of a picture without a row is empty, which is a finding of its own.
  const input = { ...check, confirmed: line.confirmed, broken: pictures.flatMap(({ id }) => (broken.includes(id) ? [id] : [])) };
  return problemPool().run({ kind: 'problems', ...input }, checkDeadlineMs);
}

/** Notes the files of a line that was produced. An order that waited for its customer goes on once nothing is wrong with it any more. */
async function saveProduced(trx: StoreTransaction, shop: Shop, { order, line }: LineOfOrder, made: Made): Promise<void> {
  const now = shop.clock();
  await lockOrder(trx, shop.store.engine, order.id);
  if (!(await isCurrentRevision(trx, line))) return;
  if (made.toFreeze) await freezeSheets(trx, line, made.toFreeze);
  for (const file of made.files) await recordFile(trx, file, now);
  await resumeOrder(trx, order, { actor: actorName({ kind: 'job' }), reason: 'files-written' }, now);
  // Whichever line is last finds the files of all: only then the ticket is written.
  const word = [line.id, ...(line.revision === 1 ? [] : [`r${line.revision}`]), ...(made.run === '' ? [] : [made.run])].join(':');
  await enqueue(trx, { kind: 'order-ticket', payload: { order: order.id }, dedupe: `order-ticket:${word}` }, now);
}

export const printJobs: Record<string, JobHandler> = {
  async 'produce-line'(payload, shop, isLastTry = false) {
    const found = await orderOfLine(shop.store, String(payload.orderLine));
    if (!found) throw new NonRetryableError(`no order line ${String(payload.orderLine)}`);
    const { order, line } = found;
    if (isCalledOff(order) || isSuperseded(payload, line)) return null;
    try {
      const { files, sheets, frozen } = await producePrintFiles(shop, order, line, isLastTry);
      const toFreeze = frozen === 'before' ? null : (frozen ?? (await storeSheets(shop.files, found, JSON.stringify(sheets))));
      // A reprint writes the ticket again.
      return (trx) => saveProduced(trx, shop, found, { files, toFreeze, run: payload.run ? String(payload.run) : '' });
    } catch (error) {
      const problems = error instanceof UnprintableLine ? await problemsOf(shop, found, error) : null;
      if (!problems || problems.length === 0) throw error;
      return (trx) => askCustomer(trx, shop, found, problems);
    }
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
