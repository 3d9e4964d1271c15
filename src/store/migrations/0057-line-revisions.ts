/**
 * Revisions of the lines of orders, and what production found wrong with them. A line of before has the revision 1 without a row. The plate of a
 * line was made when its order first went to the press.
 */
import { SqliteAdapter, sql, type Transaction } from 'kysely';

const fixed = ['order_line', 'revision', 'document', 'choice', 'confirmed', 'approval', 'unit', 'total', 'made_at', 'actor'] as const;
const noted = ['sheets_key', 'sheets_sha256'] as const;

const same = (column: string) => `new."${column}" is not distinct from old."${column}"`;
const isAllowed = [...fixed.map(same), ...noted.map((column) => `(old."${column}" is null or ${same(column)})`)].join(' and ');
const refusal = 'a revision of a line is not changed';

async function createTrigger(trx: Transaction<unknown>): Promise<void> {
  const name = 'order_line_revisions_no_update';
  const isSqlite = trx.getExecutor().adapter instanceof SqliteAdapter;
  const statements = isSqlite
    ? [`create trigger ${name} before update on order_line_revisions when not (${isAllowed}) begin select raise(abort, '${refusal}'); end`]
    : [
        `create function ${name}() returns trigger language plpgsql as $$ begin raise exception '${refusal}'; end $$`,
        `create trigger ${name} before update on order_line_revisions for each row when (not (${isAllowed})) execute function ${name}()`,
      ];
  for (const statement of statements) await sql.raw(statement).execute(trx);
}

export async function up(trx: Transaction<unknown>): Promise<void> {
  const { schema } = trx;
  await schema
    .alterTable('order_lines')
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await schema.alterTable('order_lines').addColumn('plate_at', 'text').execute();
  await sql`update order_lines set plate_at = (
    select min(order_events.at) from order_events where order_events."order" = order_lines."order" and order_events.state = 'in_production'
  )`.execute(trx);
  await schema
    .createTable('order_line_revisions')
    .addColumn('order_line', 'text', (c) => c.notNull().references('order_lines.id'))
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('choice', 'text', (c) => c.notNull())
    .addColumn('confirmed', 'text', (c) => c.notNull())
    .addColumn('approval', 'text')
    .addColumn('sheets_key', 'text')
    .addColumn('sheets_sha256', 'text')
    .addColumn('unit', 'integer', (c) => c.notNull())
    .addColumn('total', 'integer', (c) => c.notNull())
    .addColumn('made_at', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('order_line_revisions_pkey', ['order_line', 'revision'])
    .execute();
  await createTrigger(trx);
  await schema
    .createTable('order_line_problems')
    .addColumn('order_line', 'text', (c) => c.notNull().references('order_lines.id'))
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('findings', 'text', (c) => c.notNull())
    .addColumn('found_at', 'text', (c) => c.notNull())
    .addColumn('told_at', 'text')
    .addPrimaryKeyConstraint('order_line_problems_pkey', ['order_line', 'revision'])
    .execute();
}
