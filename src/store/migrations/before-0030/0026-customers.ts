/** Customer accounts: the account, its sign-ins, links sent by mail, addresses and wish list. Owners may belong to a customer. */
import { type CreateTableBuilder, sql, type Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  const { schema } = trx;
  await accounts(trx);
  await schema.alterTable('owners').addColumn('customer', 'text').execute();
  await schema.createIndex('owners_customer').on('owners').column('customer').unique().where(sql.ref('customer'), 'is not', null).execute();
  await schema.alterTable('sessions').addColumn('login', 'text').execute();
  await schema.alterTable('sessions').addColumn('channel', 'text').execute();
  await schema.createIndex('sessions_login').on('sessions').column('login').execute();
  await schema.alterTable('session_transfers').addColumn('login', 'text').execute();
  await schema
    .alterTable('carts')
    .addColumn('white_label', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await signIns(trx);
  await belongings(trx);
}

async function accounts({ schema }: Transaction<unknown>): Promise<void> {
  await schema
    .createTable('customers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('number', 'text', (c) => c.notNull().unique())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('email_key', 'text', (c) => c.notNull().unique())
    .addColumn('email_verified_at', 'text')
    .addColumn('password', 'text')
    .addColumn('password_at', 'text')
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('last_name', 'text', (c) => c.notNull())
    .addColumn('type', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('is_whitelabel', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('company', 'text')
    .addColumn('vat_id', 'text')
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('closed_at', 'text')
    .execute();
}

/** A table whose rows go with their customer. */
function ofCustomer<T extends string>(table: CreateTableBuilder<T>) {
  return table.addColumn('customer', 'text', (c) => c.notNull().references('customers.id').onDelete('cascade'));
}

async function signIns({ schema }: Transaction<unknown>): Promise<void> {
  await ofCustomer(schema.createTable('logins').addColumn('id', 'text', (c) => c.primaryKey()))
    .addColumn('method', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('auth_at', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('end_reason', 'text')
    .execute();
  await schema.createIndex('logins_customer').on('logins').columns(['customer', 'created_at']).execute();
  await schema.createIndex('logins_expires_at').on('logins').column('expires_at').execute();
  await ofCustomer(schema.createTable('google_identities').addColumn('sub', 'text', (c) => c.primaryKey()))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('linked_at', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('google_identities_customer').on('google_identities').column('customer').execute();
  await ofCustomer(schema.createTable('passkeys').addColumn('id', 'text', (c) => c.primaryKey()))
    .addColumn('rp_id', 'text', (c) => c.notNull())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'integer', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('backed_up', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await schema.createIndex('passkeys_customer').on('passkeys').column('customer').execute();
  await schema
    .createTable('account_links')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('customer', 'text', (c) => c.references('customers.id').onDelete('cascade'))
    .addColumn('email_key', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await schema.createIndex('account_links_email_key').on('account_links').columns(['email_key', 'created_at']).execute();
  await schema.createIndex('account_links_customer').on('account_links').column('customer').execute();
  await schema.createIndex('account_links_expires_at').on('account_links').column('expires_at').execute();
}

async function belongings({ schema }: Transaction<unknown>): Promise<void> {
  await ofCustomer(schema.createTable('account_events').addColumn('id', 'text', (c) => c.primaryKey()))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('login', 'text')
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('account_events_customer').on('account_events').columns(['customer', 'at']).execute();
  await schema.createIndex('account_events_at').on('account_events').column('at').execute();
  await ofCustomer(schema.createTable('customer_addresses').addColumn('id', 'text', (c) => c.primaryKey()))
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('is_delivery', 'integer', (c) => c.notNull())
    .addColumn('is_billing', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('customer_addresses_customer').on('customer_addresses').column('customer').execute();
  await schema
    .createTable('wishes')
    .addColumn('owner', 'text', (c) => c.notNull().references('owners.id'))
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('card', 'text', (c) => c.notNull())
    .addColumn('colourway', 'text')
    .addColumn('added_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('wishes_pk', ['owner', 'channel', 'card'])
    .execute();
}
