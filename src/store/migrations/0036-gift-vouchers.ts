/** Gift vouchers, the codes in a cart, and which order used which voucher. */
import { sql, type Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  const { schema } = trx;
  await schema
    .createTable('gift_vouchers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('code_key', 'text', (c) => c.notNull().unique())
    .addColumn('code_encrypted', 'text', (c) => c.notNull())
    .addColumn('last_four', 'text', (c) => c.notNull())
    .addColumn('issued', 'integer', (c) => c.notNull())
    .addColumn('balance', 'integer', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('order_line', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addCheckConstraint('gift_vouchers_balance', sql`balance >= 0 and balance <= issued`)
    .execute();
  await schema
    .createTable('cart_codes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('cart', 'text', (c) => c.notNull().references('carts.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('voucher', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('cart_codes_once', ['cart', 'kind', 'voucher'])
    .execute();
  // No reference to orders: when the record of an order is deleted, what it used of a voucher stays used.
  await schema
    .createTable('voucher_redemptions')
    .addColumn('order', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('voucher', 'text', (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('returned_at', 'text')
    .addPrimaryKeyConstraint('voucher_redemptions_pkey', ['order', 'kind', 'voucher'])
    .execute();
  // The mail that brings a gift voucher: its code is written into it when it is sent.
  await schema.alterTable('mails').addColumn('gift_voucher', 'text').execute();
  // Whether an address has ordered before.
  await sql`create index orders_email on orders (lower(email))`.execute(trx);
  await schema.createIndex('voucher_redemptions_voucher').on('voucher_redemptions').columns(['kind', 'voucher']).execute();
}
