/** The records that a line of an order is printed with, as they were ordered. */
import { sql } from 'kysely';
import type { OwnerId } from '#core/customer/owner.ts';
import { mergeRecordSchema, orderedMergeSchema } from '#core/merge/merge-schema.ts';
import type { OrderedMerge } from '#core/merge/merge-settings.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import { parseStored } from '#core/values/parse-stored.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { inBatches } from '#store/people/household-rows.ts';
import type { LineRevision } from './line-revisions.ts';

export type LineRecord = {
  record: MergeRecord;
  /** SHA-256 of `recordContent`. */
  hash: string;
};

/** Stores the records of a line at a revision, in the order in which they are printed. They never change. */
export async function insertLineRecords(
  trx: StoreTransaction,
  { id, revision }: LineRevision,
  records: readonly LineRecord[],
): Promise<void> {
  const rows = records.map(({ record, hash }, at) => ({
    order_line: id,
    revision,
    position: at + 1,
    key: record.key,
    record: JSON.stringify(record),
    hash,
  }));
  for (const some of inBatches(rows)) await trx.insertInto('order_line_records').values(some).execute();
}

/** In the order in which they are printed; none for a line without records. */
export async function lineRecords({ db }: { db: Store['db'] | StoreTransaction }, { id, revision }: LineRevision): Promise<LineRecord[]> {
  const rows = await db
    .selectFrom('order_line_records')
    .select(['record', 'hash', 'position'])
    .where('order_line', '=', id)
    .where('revision', '=', revision)
    .orderBy('position')
    .execute();
  return rows.map(({ record, hash, position }) => {
    const { name, ...parsed } = parseStored(`record ${position} of line ${id}`, mergeRecordSchema, JSON.parse(record));
    return { record: name ? { ...parsed, name } : parsed, hash };
  });
}

/** Gives a new line the records of one that its owner ordered before, as that one has them now; how many there are. */
export async function copyLineRecords(trx: StoreTransaction, owner: OwnerId, from: string, to: string): Promise<number> {
  const row = await ownLine({ db: trx }, owner, from);
  if (!row?.merge) return 0;
  const records = await lineRecords({ db: trx }, { id: from, revision: row.revision });
  await insertLineRecords(trx, { id: to, revision: 1 }, records);
  await trx.updateTable('order_lines').set({ merge: row.merge }).where('id', '=', to).execute();
  return records.length;
}

/** How many records a line of this owner has, and how many of them are blank; null for a foreign line, and for one without records. */
export async function orderedRecords(
  { db }: Pick<Store, 'db'>,
  owner: OwnerId,
  line: string,
): Promise<{ pieces: number; blanks: number } | null> {
  const row = await ownLine({ db }, owner, line);
  if (!row) return null;
  const { pieces, blanks } = await db
    .selectFrom('order_line_records')
    .select(({ fn }) => [fn.countAll<number>().as('pieces'), sql<number | null>`sum(case when key = '' then 1 else 0 end)`.as('blanks')])
    .where('order_line', '=', line)
    .where('revision', '=', row.revision)
    .executeTakeFirstOrThrow();
  return Number(pieces) === 0 ? null : { pieces: Number(pieces), blanks: Number(blanks) };
}

/** Whether a design is letter for letter what a line was ordered as. */
export async function isDesignOfLine({ db }: Pick<Store, 'db'>, design: string, line: string): Promise<boolean> {
  const row = await db
    .selectFrom('designs')
    .innerJoin('order_lines', 'order_lines.document', 'designs.document')
    .select('designs.id')
    .where('designs.id', '=', design)
    .where('order_lines.id', '=', line)
    .executeTakeFirst();
  return row !== undefined;
}

function ownLine({ db }: { db: Store['db'] | StoreTransaction }, owner: OwnerId, line: string) {
  return db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order')
    .select(['order_lines.revision', 'order_lines.merge'])
    .where('order_lines.id', '=', line)
    .where('orders.owner', '=', owner)
    .executeTakeFirst();
}

/** How a line is printed with its records; null for one that has none. */
export async function lineMerge({ db }: { db: Store['db'] | StoreTransaction }, line: string): Promise<OrderedMerge | null> {
  const row = await db.selectFrom('order_lines').select('merge').where('id', '=', line).executeTakeFirst();
  return row?.merge ? parseStored(`the merge of line ${line}`, orderedMergeSchema, JSON.parse(row.merge)) : null;
}
