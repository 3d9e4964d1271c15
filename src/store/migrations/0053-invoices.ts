/**
 * Invoices, corrections and receipts as they were issued, and the numbers of their circles. The database itself refuses to change or delete
 * one: retention marks a row first (`expired_at`), and only after its term it goes. The files of a document are noted once.
 */
import { SqliteAdapter, sql, type Transaction } from 'kysely';

const fixed = [
  'id',
  'number',
  'circle',
  'kind',
  'order',
  'cause',
  'corrects',
  'issued_on',
  'currency',
  'gross',
  'net',
  'vat',
  'snapshot',
  'created_at',
] as const;
const noted = ['xml_key', 'pdf_key', 'sha256', 'expired_at'] as const;

/** Whole years after the end of that in which it was issued. */
const years = 10;

const same = (column: string) => `new."${column}" is not distinct from old."${column}"`;
const isAllowed = [...fixed.map(same), ...noted.map((column) => `(old."${column}" is null or ${same(column)})`)].join(' and ');
const isKept = `old.expired_at is null or cast(substr(old.expired_at, 1, 4) as integer) <= cast(substr(old.issued_on, 1, 4) as integer) + ${years}`;
const refusals = { update: 'an invoice is not changed', delete: 'an invoice is not deleted before its term' } as const;
const conditions = { update: `not (${isAllowed})`, delete: isKept } as const;

async function createTriggers(trx: Transaction<unknown>): Promise<void> {
  const isSqlite = trx.getExecutor().adapter instanceof SqliteAdapter;
  for (const event of ['update', 'delete'] as const) {
    const name = `invoices_no_${event}`;
    const statements = isSqlite
      ? [
          `create trigger ${name} before ${event} on invoices when ${conditions[event]} begin select raise(abort, '${refusals[event]}'); end`,
        ]
      : [
          `create function ${name}() returns trigger language plpgsql as $$ begin raise exception '${refusals[event]}'; end $$`,
          `create trigger ${name} before ${event} on invoices for each row when (${conditions[event]}) execute function ${name}()`,
        ];
    for (const statement of statements) await sql.raw(statement).execute(trx);
  }
}

export async function up(trx: Transaction<unknown>): Promise<void> {
  const { schema } = trx;
  await schema
    .createTable('number_circles')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('year', 'integer', (c) => c.notNull())
    .addColumn('last', 'integer', (c) => c.notNull())
    .addColumn('last_day', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('number_circles_pkey', ['name', 'year'])
    .execute();
  await schema
    .createTable('invoices')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('number', 'text', (c) => c.notNull().unique())
    .addColumn('circle', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('order', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('cause', 'text', (c) => c.notNull())
    // Not a reference: a document may reach its term before its correction of a later year.
    .addColumn('corrects', 'text')
    .addColumn('issued_on', 'text', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('gross', 'integer', (c) => c.notNull())
    .addColumn('net', 'integer', (c) => c.notNull())
    .addColumn('vat', 'integer', (c) => c.notNull())
    .addColumn('snapshot', 'text', (c) => c.notNull())
    .addColumn('xml_key', 'text')
    .addColumn('pdf_key', 'text')
    .addColumn('sha256', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expired_at', 'text')
    .addUniqueConstraint('invoices_cause', ['order', 'kind', 'cause'])
    .execute();
  await schema.createIndex('invoices_issued_on').on('invoices').column('issued_on').execute();
  await createTriggers(trx);
}
