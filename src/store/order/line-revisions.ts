/** Revisions of the lines of an order until its plates are made, and what production found wrong with a revision. */
import { type LineProblem, lineProblemsSchema } from '#core/preflight/line-problem.ts';
import { parseStored } from '#core/values/parse-stored.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';

/** A line at one of its revisions. */
export type LineRevision = { id: string; revision: number };

/** `columns`: what else of the line is another one at its new revision; absent: nothing. */
export type RevisedContent = {
  document: string;
  summary: string;
  confirmed: readonly string[];
  columns?: { data: string; options: string; quantity: number; unit: number; total: number };
};

/**
 * Gives a line its next revision, at the same price unless `columns` has another one, if it still has the given one and its plate is not made: false otherwise. What was produced was
 * another document. The old revision stays as a row.
 */
export async function reviseLine(
  trx: StoreTransaction,
  { id, revision }: LineRevision,
  { document, summary, confirmed, columns }: RevisedContent,
  { actor, now }: { actor: string; now: Date },
): Promise<boolean> {
  const row = await trx
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order')
    .selectAll('order_lines')
    .select('orders.placed_at')
    .where('order_lines.id', '=', id)
    .executeTakeFirst();
  if (!row || row.document === null) return false;
  const before = { ...row, document: row.document };
  // What was approved is the document as it was.
  const approval = document === before.document ? before.approval : null;
  const { numUpdatedRows } = await trx
    .updateTable('order_lines')
    .set({
      revision: revision + 1,
      document,
      summary,
      confirmed: JSON.stringify(confirmed),
      approval,
      sheets: null,
      sheets_key: null,
      sheets_sha256: null,
      ...columns,
    })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('plate_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const { data: choice, unit, total } = before;
  const priced = { order_line: id, choice, unit, total };
  const noSheets = { sheets_key: null, sheets_sha256: null };
  await trx
    .insertInto('order_line_revisions')
    .values([
      // The first revision has no row until there is another one.
      {
        ...priced,
        revision,
        document: before.document,
        confirmed: before.confirmed,
        approval: before.approval,
        sheets_key: before.sheets_key,
        sheets_sha256: before.sheets_sha256,
        made_at: before.placed_at,
        actor: 'customer',
      },
      {
        ...priced,
        ...noSheets,
        ...(columns ? { choice: columns.data, unit: columns.unit, total: columns.total } : {}),
        revision: revision + 1,
        document,
        confirmed: JSON.stringify(confirmed),
        approval,
        made_at: now.toISOString(),
        actor,
      },
    ])
    .onConflict((conflict) => conflict.columns(['order_line', 'revision']).doNothing())
    .execute();
  await copyRecords(trx, { id, revision });
  await trx.deleteFrom('production_files').where('order_line', '=', id).execute();
  return true;
}

/** The next revision is printed for the same records. */
async function copyRecords(trx: StoreTransaction, { id, revision }: LineRevision): Promise<void> {
  const before = trx
    .selectFrom('order_line_records')
    .select(({ val }) => ['order_line', val(revision + 1).as('revision'), 'position', 'key', 'record', 'hash'])
    .where('order_line', '=', id)
    .where('revision', '=', revision);
  const columns = ['order_line', 'revision', 'position', 'key', 'record', 'hash'] as const;
  await trx.insertInto('order_line_records').columns(columns).expression(before).execute();
}

export async function isCurrentRevision(trx: StoreTransaction, { id, revision }: LineRevision): Promise<boolean> {
  const row = await trx.selectFrom('order_lines').select('revision').where('id', '=', id).executeTakeFirst();
  return row?.revision === revision;
}

/** Whether each line of the order that was changed has its Sheets. Lines that never changed are not asked: orders of before went on without. */
export async function areProduced(trx: StoreTransaction, order: string): Promise<boolean> {
  const row = await trx
    .selectFrom('order_lines')
    .select('id')
    .where('order', '=', order)
    .where('revision', '>', 1)
    .where('document', 'is not', null)
    .where('sheets_key', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row === undefined;
}

/** The order goes to the press: its lines stay as they are from now on. A line that has gone there before keeps its time. */
export async function fixPlates(trx: StoreTransaction, order: string, now: Date): Promise<void> {
  const lines = await trx.selectFrom('order_lines').select(['id', 'revision']).where('order', '=', order).execute();
  for (const { id, revision } of lines) {
    await trx
      .updateTable('order_lines')
      .set({ plate_at: now.toISOString() })
      .where('id', '=', id)
      .where('plate_at', 'is', null)
      .where('revision', '=', revision)
      .execute();
  }
}

/** Notes what is wrong with a line at a revision; a second time changes nothing. `isTold`: its customer sees it at once. */
export async function saveProblems(
  trx: StoreTransaction,
  { id, revision }: LineRevision,
  problems: readonly LineProblem[],
  { now, isTold }: { now: Date; isTold: boolean },
): Promise<void> {
  const at = now.toISOString();
  await trx
    .insertInto('order_line_problems')
    .values({ order_line: id, revision, findings: JSON.stringify(problems), found_at: at, told_at: isTold ? at : null })
    .onConflict((conflict) => conflict.columns(['order_line', 'revision']).doNothing())
    .execute();
}

export type ProblemLine = LineRevision & { position: number; problems: LineProblem[]; isTold: boolean };

/** What is wrong with the lines of an order as they are now, in their order. */
export async function problemLines({ db }: { db: Store['db'] | StoreTransaction }, order: string): Promise<ProblemLine[]> {
  const rows = await db
    .selectFrom('order_line_problems')
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.id', '=', 'order_line_problems.order_line')
        .onRef('order_lines.revision', '=', 'order_line_problems.revision'),
    )
    .select(['order_lines.id', 'order_lines.revision', 'position', 'findings', 'told_at'])
    .where('order_lines.order', '=', order)
    .where('order_lines.sheets_key', 'is', null)
    .orderBy('position')
    .execute();
  return rows.map(({ id, revision, position, findings, told_at }) => ({
    id,
    revision,
    position,
    problems: parseStored(`problems of line ${position}`, lineProblemsSchema, JSON.parse(findings)),
    isTold: told_at !== null,
  }));
}

/** Notes that the customer was told of what is wrong with these lines. */
export async function markTold(trx: StoreTransaction, lines: readonly LineRevision[], now: Date): Promise<void> {
  for (const { id, revision } of lines) {
    await trx
      .updateTable('order_line_problems')
      .set({ told_at: now.toISOString() })
      .where('order_line', '=', id)
      .where('revision', '=', revision)
      .where('told_at', 'is', null)
      .execute();
  }
}

/** Whether a line of the order that its customer designed is neither produced nor found wrong. */
export async function hasUndecidedLine(trx: StoreTransaction, order: string): Promise<boolean> {
  const row = await trx
    .selectFrom('order_lines')
    .select('id')
    .where('order', '=', order)
    .where('kind', '=', 'printed')
    .where('document', 'is not', null)
    .where('sheets', 'is', null)
    .where('sheets_key', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_line_problems')
            .select('order_line')
            .whereRef('order_line_problems.order_line', '=', 'order_lines.id')
            .whereRef('order_line_problems.revision', '=', 'order_lines.revision'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
