/**
 * Frozen Sheets lie in the file store; a line has the key and the SHA-256 of its file, and the summary of its document. Rows of before hold the
 * Sheets in `sheets` until the nightly job has moved them: the index holds those rows alone.
 */
import { sql, type Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  for (const column of ['summary', 'sheets_key', 'sheets_sha256'])
    await trx.schema.alterTable('order_lines').addColumn(column, 'text').execute();
  await sql`create index order_lines_unmoved on order_lines (id) where sheets is not null`.execute(trx);
}
