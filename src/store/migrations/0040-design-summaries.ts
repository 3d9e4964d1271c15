/**
 * What lists show of a design, beside its document (core/products/design-summary.ts). Null until a design of before is read for the first time
 * or by the job 'fill-summaries'.
 */
import { SqliteAdapter, type Transaction } from 'kysely';

type Moved = { designs: { document: string; moved: string } };

export async function up(trx: Transaction<unknown>): Promise<void> {
  const { schema } = trx;
  for (const column of ['summary', 'pages', 'photos', 'suite_texts'])
    await schema.alterTable('designs').addColumn(column, 'text').execute();
  await schema
    .createIndex('designs_unfilled')
    .on('designs')
    .column('id')
    .where('summary' as never, 'is', null)
    .execute();
  await schema.createIndex('designs_deleted').on('designs').columns(['owner', 'deleted_at']).execute();
  // SQLite reads a row up to the column that is asked for: with the document last, a list does not pass through it.
  if (trx.getExecutor().adapter instanceof SqliteAdapter) await moveDocumentBehind(trx as unknown as Transaction<Moved>);
}

async function moveDocumentBehind(trx: Transaction<Moved>): Promise<void> {
  await trx.schema
    .alterTable('designs')
    .addColumn('moved', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await trx
    .updateTable('designs')
    .set(({ ref }) => ({ moved: ref('document') }))
    .execute();
  await trx.schema.alterTable('designs').dropColumn('document').execute();
  await trx.schema.alterTable('designs').renameColumn('moved', 'document').execute();
}
