/** The records that pieces of a design are ordered for, over all orders of its owner that were not cancelled. */
import type { OwnerId } from '#core/customer/owner.ts';
import { recordContent } from '#core/merge/merge-settings.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import type { Translations } from '#core/merge/translate.ts';
import { contentOfFields, fieldsWithTranslations } from '#core/merge/used-fields.ts';
import type { PrintedItem } from '#core/order/line.ts';
import { designedOf } from '#core/order/line-kind.ts';
import { storedItem } from '#store/cart/carts.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { storedSummary } from '#store/design/summaries.ts';
import { type LineRecord, lineRecords } from './line-records.ts';
import { endedStates } from './one-parcel.ts';

export type OrderedPieces = {
  /** Of lines whose document is letter for letter the one that the design has now. Null where all have another one. */
  pieces: LineRecord[] | null;
  /** What was chosen beside the document for the last of these lines. */
  choice: PrintedItem['choice'];
  /** What is printed of a record, as one text; of all its values where nobody has read yet which fields the design has. */
  contentOf: (record: MergeRecord) => string;
};

/**
 * Null for a design that no piece with a name is ordered of, for one with a line that still takes names, and for one whose ordered names were erased
 * after their period.
 */
export async function orderedPieces(
  { db }: { db: Store['db'] | StoreTransaction },
  owner: OwnerId,
  { design, translations }: { design: string; translations: Translations },
): Promise<OrderedPieces | null> {
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order')
    .innerJoin('designs', 'designs.id', 'order_lines.design')
    .selectAll('order_lines')
    .select(['orders.documents_erased_at', 'designs.summary as design_summary'])
    .select(({ eb }) => eb('order_lines.document', '=', eb.ref('designs.document')).as('is_same'))
    .where('order_lines.design', '=', design)
    .where('orders.owner', '=', owner)
    .where('orders.state', 'not in', endedStates)
    .orderBy('orders.placed_at', 'desc')
    .execute();
  if (rows.some((row) => row.documents_erased_at !== null || (row.records_due_at !== null && row.plate_at === null))) return null;
  const lines = rows.filter(({ merge }) => merge !== null);
  if (lines.length === 0) return null;
  const same = lines.filter((row) => Boolean(row.is_same));
  const [last = lines[0]] = same;
  const item = last && designedOf(storedItem(`order line ${last.id}`, last));
  const pieces: LineRecord[] = [];
  for (const { id, revision } of same) pieces.push(...(await lineRecords({ db }, { id, revision })));
  const summary = storedSummary(rows[0]?.design_summary ?? null);
  const fields = summary && typeof summary === 'object' ? fieldsWithTranslations(summary.fields, translations) : null;
  const contentOf = (record: MergeRecord) => (fields ? contentOfFields(record, fields) : recordContent(record));
  return { pieces: same.length > 0 ? pieces : null, choice: item?.choice ?? {}, contentOf };
}
