/** Writes the names of a line that was ordered by its number: its next revision, with the document and the records that its customer approved. */
import type { OwnerId } from '#core/customer/owner.ts';
import { fittingOf, type OrderedMerge } from '#core/merge/merge-settings.ts';
import type { Lowered } from '#core/order/later/lowered-sums.ts';
import type { LineRecords } from '#core/order/line.ts';
import { designedOf } from '#core/order/line-kind.ts';
import { recordsText } from '#core/order/line-quantities.ts';
import type { OrderLine } from '#core/order/order.ts';
import { Fault } from '#core/values/fault.ts';
import type { Locale } from '#core/values/locale.ts';
import { message } from '#core/values/message.ts';
import { resumeOrder } from '#services/ask-customer.ts';
import type { Shop } from '#services/handler.ts';
import { creditDocuments } from '#services/invoice/issue-documents.ts';
import type { MergedDesign } from '#services/merge/merged-design.ts';
import { settleOrder } from '#services/payment/settle.ts';
import { ofList } from '#services/pricing/line-records.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import type { SavedDesign } from '#store/design/designs.ts';
import { enqueue } from '#store/job/jobs.ts';
import { areRecordsUnchanged } from '#store/order/freeze-records.ts';
import { insertPictures } from '#store/order/insert-lines.ts';
import { lineColumns, lowerOrder, setLineRecords } from '#store/order/later-lines.ts';
import type { LineRecord } from '#store/order/line-records.ts';
import { reviseLine } from '#store/order/line-revisions.ts';
import { appendEvent } from '#store/order/orders.ts';
import { startLine } from '#store/order/production.ts';
import { lockOrder } from '#store/payment/books.ts';
import { lockOwner } from '#store/session/sessions.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { contentOfDesign, type Lack, loweredBy, type NamesOfLine, recordsToPrint } from './names-of-line.ts';

/** States in which a line gets its names. */
const openStates = ['awaiting_payment', 'paid', 'invoice_open', 'preflight', 'needs_customer'] as const;
type OpenState = (typeof openStates)[number];

export function namesRefused(key: 'late' | 'ended' | 'changed' | 'unapproved' | 'product' | 'gone' | 'no-refund' | 'more'): Fault {
  return new Fault('order-refused', `names: ${key}`, { text: message(`fault.names-${key}`) });
}

/** The options of a line in words, with other words for what it is printed for. */
export function optionsWith(
  { options, quantity, item }: OrderLine,
  next: { quantity: number; records: LineRecords },
  locale: Locale,
): string {
  const t = serverTexts({ locale });
  const records = designedOf(item)?.records;
  const before = records ? t(recordsText(quantity, records)) : '';
  const after = t(recordsText(next.quantity, next.records));
  return before !== '' && options.startsWith(before) ? after + options.slice(before.length) : options;
}

type Writing = {
  names: NamesOfLine;
  saved: SavedDesign;
  merged: MergedDesign;
  records: LineRecord[];
  lowered: Lowered | null;
  content: { document: string; summary: string };
};

/** Takes the list that the design of a line has now. Throws Fault 'order-refused' with the reason. */
export async function freezeNames(shop: Shop, owner: OwnerId, names: NamesOfLine, how: Lack): Promise<void> {
  const { saved, merged, line } = names;
  if (!saved || !merged) throw namesRefused('gone');
  const records = recordsToPrint(names, merged, how);
  const lowered = records.length < line.quantity ? loweredBy(names, records.length) : null;
  if (records.length < line.quantity && !lowered) throw namesRefused('no-refund');
  const content = await contentOfDesign(shop, owner, saved);
  const writing = { names, saved, merged, records, lowered, content };
  await shop.store.write((trx) => write(trx, shop, owner, writing));
}

async function write(trx: StoreTransaction, shop: Shop, owner: OwnerId, writing: Writing): Promise<void> {
  const { order, line, later } = writing.names;
  const { store } = shop;
  const now = shop.clock();
  await lockOwner(trx, store.engine, owner);
  if (!(await isDesignUnchanged(trx, owner, writing))) throw namesRefused('changed');
  await lockOrder(trx, store.engine, order.id);
  const state = await openState(trx, order.id);
  const merge = orderedMerge(writing);
  const isNew = await reviseLine(
    trx,
    line,
    { ...writing.content, confirmed: line.confirmed, columns: columnsOf(writing, merge.blanks) },
    { actor: 'customer', now },
  );
  if (!isNew) throw namesRefused('changed');
  const next = { id: line.id, revision: line.revision + 1 };
  await setLineRecords(trx, next, { merge, records: writing.records });
  if (!(await insertPictures(trx, owner, line.id, writing.content.document))) throw namesRefused('changed');
  await appendEvent(trx, order.id, { state, actor: 'customer', reason: 'names' }, now, 'change');
  await lower(trx, shop, writing, now);
  if (state !== 'awaiting_payment') await startLine(trx, next, now);
  const isResumed = state === 'needs_customer' && (await resumeOrder(trx, order, { actor: 'customer', reason: 'names' }, now));
  if (isResumed && Date.parse(later.due) <= now.getTime())
    await enqueue(
      trx,
      { kind: 'records-mail', payload: { order: order.id, step: 'came' }, dedupe: `records-mail:${line.id}:came:${next.revision}` },
      now,
    );
}

/** Throws Fault 'order-refused' for an order that has ended or is printed. */
async function openState(trx: StoreTransaction, order: string): Promise<OpenState> {
  const { state } = await trx.selectFrom('orders').select('state').where('id', '=', order).executeTakeFirstOrThrow();
  const open = openStates.find((one) => one === state);
  if (!open) throw namesRefused(state === 'cancelled' || state === 'refunded' ? 'ended' : 'late');
  return open;
}

/** Whether document and list are those that were read and approved. */
async function isDesignUnchanged(trx: StoreTransaction, owner: OwnerId, { saved, merged, content }: Writing): Promise<boolean> {
  const row = await trx
    .selectFrom('designs')
    .select(['revision', 'document'])
    .where('id', '=', saved.id)
    .where('owner', '=', owner)
    .executeTakeFirst();
  if (row?.revision !== saved.revision || row.document !== content.document) return false;
  return areRecordsUnchanged(trx, owner, ofList(merged));
}

function orderedMerge({ merged: { merge, list }, records }: Writing): OrderedMerge {
  const blanks = records.filter(({ record }) => record.key === '').length;
  return { kind: merge.settings.kind, ...fittingOf(merge.settings), blanks, list: list.id };
}

function columnsOf({ names: { order, line, item }, merged: { merge }, records, lowered }: Writing, blanks: number) {
  const until = item.records && 'until' in item.records ? item.records.until : undefined;
  const own = { of: 'list', blanks, kind: merge.settings.kind, ...(until === undefined ? {} : { until }) } as const;
  const sums = lowered?.line ?? line;
  return lineColumns({ ...item, records: own }, optionsWith(line, { quantity: records.length, records: own }, order.locale), sums);
}

/** The order costs less: its documents are corrected, and what was paid too much goes back. */
async function lower(trx: StoreTransaction, shop: Shop, { names: { order, line }, lowered }: Writing, now: Date): Promise<void> {
  if (!lowered) return;
  await lowerOrder(trx, order.id, lowered.sums);
  const credit = { lines: [{ position: line.position, gross: lowered.less }], shipping: 0 };
  await creditDocuments(trx, order.id, { cause: `fewer:${line.id}:${line.revision}`, reason: 'refunded', credit }, now);
  await settleOrder(trx, shop, order.id, { actor: 'customer', reason: 'names' }, now);
}
