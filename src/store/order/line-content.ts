/** What a line of an order is printed from. Pages, mails and lists show its summary: a document has up to 1.9 MB. */
import type { DesignSummary, Unreadable } from '#core/products/design-summary.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { storedSummary } from '#store/design/summaries.ts';

/** The document of a line as it was ordered, as JSON in its stored version; null for a line without one. */
export async function lineDocumentText({ db }: Pick<Store, 'db'>, line: string): Promise<string | null> {
  const row = await db.selectFrom('order_lines').select('document').where('id', '=', line).executeTakeFirst();
  return row?.document ?? null;
}

/** As `lineDocumentText`, parsed as JSON. */
export async function lineDocument(store: Pick<Store, 'db'>, line: string): Promise<unknown> {
  return JSON.parse((await lineDocumentText(store, line)) ?? 'null');
}

/** Summaries of the documents of an order by the ids of its lines; null where the column has to be filled. */
export async function lineSummaries({ db }: Pick<Store, 'db'>, order: string): Promise<Map<string, DesignSummary | Unreadable | null>> {
  const rows = await db.selectFrom('order_lines').select(['id', 'summary']).where('order', '=', order).execute();
  return new Map(rows.map(({ id, summary }) => [id, storedSummary(summary)]));
}

/** Positions of the lines with a document by the ids of their orders, in the order of the lines. */
export async function printedPositions({ db }: Pick<Store, 'db'>, orders: readonly string[]): Promise<Map<string, number[]>> {
  if (orders.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_lines')
    .select(['order', 'position'])
    .where('order', 'in', orders)
    .where('document', 'is not', null)
    .orderBy('position')
    .execute();
  const byOrder = Map.groupBy(rows, ({ order }) => order);
  return new Map([...byOrder].map(([order, lines]) => [order, lines.map(({ position }) => position)]));
}

/** Ids of the pictures that the document of a line shows, or showed at an earlier revision. */
export async function picturesOfLine({ db }: Pick<Store, 'db'>, line: string): Promise<string[]> {
  const rows = await db.selectFrom('order_pictures').select('picture').where('order_line', '=', line).execute();
  return rows.map(({ picture }) => picture);
}

/** Notes that a line shows a picture, which is kept from now on as long as the document of the line is. */
export async function addPictureOfLine(trx: StoreTransaction, line: string, picture: string): Promise<void> {
  await trx
    .insertInto('order_pictures')
    .values({ order_line: line, picture })
    .onConflict((conflict) => conflict.columns(['order_line', 'picture']).doNothing())
    .execute();
}

/** Fills the summary of a line of before; nothing for one whose document was erased meanwhile. */
export async function fillLineSummary(trx: StoreTransaction, line: string, summary: string): Promise<void> {
  await trx.updateTable('order_lines').set({ summary }).where('id', '=', line).where('document', 'is not', null).execute();
}
