/** Guests, designs, pictures, carts, orders, jobs, mails and production files: all tables the first order needs. */
import { type Kysely, sql, type Transaction } from 'kysely';

/** Plain schema builder only, so that both engines get the same tables. `trx` knows no columns yet. */
export async function up(trx: Transaction<unknown>): Promise<void> {
  const { schema } = trx;

  await schema
    .createTable('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .execute();

  await schema
    .createTable('designs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('session', 'text', (c) => c.notNull().references('sessions.id'))
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('choice', 'text', (c) => c.notNull())
    .addColumn('card', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await index(trx, 'designs', ['session', 'updated_at']);
  await index(trx, 'designs', ['expires_at']);

  await schema
    .createTable('design_versions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('design', 'text', (c) => c.notNull().references('designs.id').onDelete('cascade'))
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('choice', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await index(trx, 'design_versions', ['design', 'reason', 'created_at']);

  await schema
    .createTable('pictures')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('session', 'text', (c) => c.notNull().references('sessions.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('orientation', 'integer', (c) => c.notNull())
    .addColumn('focus_x', 'double precision', (c) => c.notNull())
    .addColumn('focus_y', 'double precision', (c) => c.notNull())
    .addColumn('print_key', 'text', (c) => c.notNull())
    .addColumn('preview_key', 'text', (c) => c.notNull())
    .addColumn('thumb_key', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('warnings', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('hidden_at', 'text')
    .execute();
  await index(trx, 'pictures', ['session', 'created_at']);

  await schema
    .createTable('carts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('session', 'text', (c) => c.notNull().references('sessions.id'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('ordered_at', 'text')
    .execute();
  // A guest has one open cart.
  await schema.createIndex('carts_open').on('carts').column('session').unique().where(sql.ref('ordered_at'), 'is', null).execute();

  await schema
    .createTable('cart_lines')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('cart', 'text', (c) => c.notNull().references('carts.id').onDelete('cascade'))
    .addColumn('design', 'text', (c) => c.notNull().references('designs.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('cart_lines_once', ['cart', 'design'])
    .execute();
  await index(trx, 'cart_lines', ['design']);

  await orders(trx);
  await background(trx);
}

async function orders(trx: Transaction<unknown>): Promise<void> {
  const { schema } = trx;

  let table = schema
    .createTable('orders')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('number', 'text', (c) => c.notNull().unique())
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('session', 'text', (c) => c.notNull())
    .addColumn('cart', 'text', (c) => c.notNull().unique());
  for (const name of [
    'fingerprint',
    'channel',
    'country',
    'locale',
    'currency',
    'email',
    'delivery',
    'billing',
    'shipping_type',
    'payment',
  ]) {
    table = table.addColumn(name, 'text', (c) => c.notNull());
  }
  for (const name of ['goods', 'shipping', 'total']) table = table.addColumn(name, 'integer', (c) => c.notNull());
  for (const name of ['vat', 'delivery_from', 'delivery_to', 'state', 'comment', 'placed_at']) {
    table = table.addColumn(name, 'text', (c) => c.notNull());
  }
  await table.execute();
  await index(trx, 'orders', ['session']);

  await schema
    .createTable('order_lines')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('design', 'text', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('choice', 'text', (c) => c.notNull())
    .addColumn('sheets', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('quantity', 'integer', (c) => c.notNull())
    .addColumn('unit', 'integer', (c) => c.notNull())
    .addColumn('total', 'integer', (c) => c.notNull())
    .addColumn('vat_percent', 'text', (c) => c.notNull())
    .addUniqueConstraint('order_lines_position', ['order', 'position'])
    .execute();

  await schema
    .createTable('order_pictures')
    .addColumn('order_line', 'text', (c) => c.notNull().references('order_lines.id'))
    .addColumn('picture', 'text', (c) => c.notNull().references('pictures.id'))
    .addPrimaryKeyConstraint('order_pictures_once', ['order_line', 'picture'])
    .execute();
  await index(trx, 'order_pictures', ['picture']);

  await schema
    .createTable('order_events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addUniqueConstraint('order_events_position', ['order', 'position'])
    .execute();

  await schema
    .createTable('answers')
    .addColumn('session', 'text', (c) => c.notNull().references('sessions.id'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('fingerprint', 'text', (c) => c.notNull())
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('answers_once', ['session', 'key'])
    .execute();
}

async function background(trx: Transaction<unknown>): Promise<void> {
  const { schema } = trx;

  await schema
    .createTable('jobs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('max_attempts', 'integer', (c) => c.notNull())
    .addColumn('run_at', 'text', (c) => c.notNull())
    .addColumn('claimed_by', 'text')
    .addColumn('claimed_until', 'text')
    .addColumn('error', 'text')
    .addColumn('dedupe', 'text', (c) => c.unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('done_at', 'text')
    .execute();
  await index(trx, 'jobs', ['state', 'run_at']);

  await schema
    .createTable('mails')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('to_address', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('html', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('order', 'text', (c) => c.references('orders.id'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('error', 'text')
    .execute();
  await index(trx, 'mails', ['created_at']);

  await schema
    .createTable('production_files')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_line', 'text', (c) => c.notNull().references('order_lines.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('production_files_once', ['order_line', 'name'])
    .execute();

  for (const name of ['versions', 'counters']) {
    await schema
      .createTable(name)
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'integer', (c) => c.notNull())
      .execute();
  }
  await schema
    .createTable('settings')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
  await (trx as unknown as Kysely<{ counters: { name: string; value: number } }>)
    .insertInto('counters')
    .values({ name: 'order', value: 1_000_000 })
    .execute();
}

async function index(trx: Transaction<unknown>, table: string, columns: string[]): Promise<void> {
  await trx.schema
    .createIndex(`${table}_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
}
