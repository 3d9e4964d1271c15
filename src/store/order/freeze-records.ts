/** The records of a line at the moment of its order: what was priced and approved, or nothing is ordered. */
import type { OwnerId } from '#core/customer/owner.ts';
import { type OrderedMerge, recordContent } from '#core/merge/merge-settings.ts';
import { neededRecords } from '#core/order/later/needed-records.ts';
import type { RecordPrice } from '#core/order/later/records-later.ts';
import { mergeRecords } from '#core/people/records/merge-records.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { doPrintedKeysOpen } from '#store/people/event/page-addresses.ts';
import { peopleOf } from '#store/people/event/printed-answers.ts';
import { findGuestList } from '#store/people/guest-lists.ts';
import { findMerge } from '#store/people/merges.ts';
import { copyLineRecords, insertLineRecords, type LineRecord } from './line-records.ts';
import { orderedPieces } from './ordered-pieces.ts';

export type RecordsToPlace =
  | {
      of: 'list';
      design: string;
      /** Of the merge of the design. */
      version: number;
      merge: OrderedMerge;
      /** In the order of printing, blank pieces last. */
      records: readonly LineRecord[];
      /** Those of them that no piece of the design was ordered for, which alone are printed; absent: all. */
      needed?: readonly LineRecord[];
    }
  /** They follow until then, and have the prices of today. */
  | { of: 'later'; due: string; prices: readonly RecordPrice[] }
  /** Those of a line that was ordered before. */
  | { of: 'order'; line: string; count: number };

/** Stores the records of a new line. False where they are not the given ones any more. The owner is locked by the transaction. */
export async function freezeRecords(trx: StoreTransaction, owner: OwnerId, line: string, records: RecordsToPlace): Promise<boolean> {
  if (records.of === 'order') return (await copyLineRecords(trx, owner, records.line, line)) === records.count;
  if (records.of === 'later') {
    const { due, prices } = records;
    await trx
      .updateTable('order_lines')
      .set({ records_due_at: due, record_prices: JSON.stringify(prices) })
      .where('id', '=', line)
      .execute();
    return true;
  }
  if (!(await areRecordsUnchanged(trx, owner, records))) return false;
  const { needed } = records;
  if (needed && !(await areStillNeeded(trx, owner, { ...records, needed }))) return false;
  await insertLineRecords(trx, { id: line, revision: 1 }, needed ?? records.records);
  await trx
    .updateTable('order_lines')
    .set({ merge: JSON.stringify(records.merge) })
    .where('id', '=', line)
    .execute();
  return true;
}

/** Whether the list of a design has the given records now. */
export async function areRecordsUnchanged(
  trx: StoreTransaction,
  owner: OwnerId,
  { design, version, records }: Extract<RecordsToPlace, { of: 'list' }>,
): Promise<boolean> {
  const merge = await findMerge({ db: trx }, owner, design);
  const list = merge?.version === version ? await findGuestList({ db: trx }, owner, merge.list) : null;
  if (!merge || !list) return false;
  const now = mergeRecords(await peopleOf({ db: trx }, { list: list.id, from: merge.settings.from }), list, merge.settings);
  const named = records.filter(({ record }) => record.key !== '');
  const isSame = now.length === named.length && now.every((record, at) => sameRecord(record, withoutPage(named[at]?.record)));
  return (
    isSame &&
    doPrintedKeysOpen(
      { db: trx },
      list.id,
      named.map(({ record }) => record),
    )
  );
}

/** Addresses of pages are known by the hashes of their keys alone. */
function withoutPage(record: LineRecord['record'] | undefined): LineRecord['record'] | undefined {
  if (record?.values.seite === undefined) return record;
  const { seite: _, ...values } = record.values;
  return { ...record, values };
}

type SupplementToPlace = Pick<Extract<RecordsToPlace, { of: 'list' }>, 'design' | 'records' | 'merge'> & { needed: readonly LineRecord[] };

/** Whether exactly these of the records have no piece yet. */
async function areStillNeeded(
  trx: StoreTransaction,
  owner: OwnerId,
  { design, records, merge, needed }: SupplementToPlace,
): Promise<boolean> {
  const ordered = await orderedPieces({ db: trx }, owner, { design, translations: merge.translations });
  if (!ordered?.pieces) return false;
  const now = neededRecords(records, ordered.pieces, ordered.contentOf).needed;
  return now.length === needed.length && now.every(({ record }, at) => sameRecord(record, needed[at]?.record));
}

function sameRecord(a: LineRecord['record'], b: LineRecord['record'] | undefined): boolean {
  return b !== undefined && a.key === b.key && recordContent(a) === recordContent(b);
}
