/** Lists of households and guests with their changes, files that were read into them, and the occasions that they are for. */
import type { CreateTableBuilder, Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  await lists(trx);
  await households(trx);
  await guests(trx);
  await imports(trx);
  const { schema } = trx;
  await withList(schema.createTable('list_changes'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('inverse', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('list_changes_key', ['list', 'version'])
    .execute();
  await schema.createIndex('list_changes_at').on('list_changes').columns(['at']).execute();
  await schema
    .createTable('events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('owner', 'text', (c) => c.notNull().references('owners.id'))
    .addColumn('list', 'text', (c) => c.references('guest_lists.id').onDelete('set null'))
    .addColumn('occasion', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute();
  await schema.createIndex('events_owner').on('events').columns(['owner']).execute();
  await schema.createIndex('events_list').on('events').columns(['list']).execute();
}

function withList<Name extends string>(table: CreateTableBuilder<Name>) {
  return table.addColumn('list', 'text', (c) => c.notNull().references('guest_lists.id').onDelete('cascade'));
}

async function lists({ schema }: Transaction<unknown>): Promise<void> {
  await schema
    .createTable('guest_lists')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('owner', 'text', (c) => c.notNull().references('owners.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('formality', 'text', (c) => c.notNull())
    .addColumn('tone', 'text', (c) => c.notNull())
    .addColumn('order_rule', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('settings_version', 'integer', (c) => c.notNull())
    .addColumn('changed_at', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('guest_lists_owner').on('guest_lists').columns(['owner', 'changed_at']).execute();
  await schema.createIndex('guest_lists_changed').on('guest_lists').columns(['changed_at']).execute();
}

async function households({ schema }: Transaction<unknown>): Promise<void> {
  await withList(schema.createTable('households').addColumn('id', 'text', (c) => c.primaryKey()))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('label', 'text')
    .addColumn('company', 'text')
    .addColumn('street', 'text', (c) => c.notNull())
    .addColumn('extra', 'text', (c) => c.notNull())
    .addColumn('postcode', 'text', (c) => c.notNull())
    .addColumn('city', 'text', (c) => c.notNull())
    .addColumn('region', 'text')
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('address_state', 'text', (c) => c.notNull())
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('language', 'text')
    .addColumn('tone', 'text')
    .addColumn('envelope_text', 'text')
    .addColumn('opening_text', 'text')
    .addColumn('plus_ones', 'integer', (c) => c.notNull())
    .addColumn('side', 'text')
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('source', 'text')
    .addColumn('search', 'text', (c) => c.notNull())
    .execute();
  // Not unique: positions move together, and both engines check uniqueness row by row.
  await schema.createIndex('households_list').on('households').columns(['list', 'position']).execute();
}

async function guests({ schema }: Transaction<unknown>): Promise<void> {
  await schema
    .createTable('guests')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('household', 'text', (c) => c.notNull().references('households.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('given', 'text', (c) => c.notNull())
    .addColumn('noble', 'text', (c) => c.notNull())
    .addColumn('family', 'text', (c) => c.notNull())
    .addColumn('suffix', 'text', (c) => c.notNull())
    .addColumn('nick', 'text', (c) => c.notNull())
    .addColumn('gender', 'text')
    .addColumn('gender_source', 'text', (c) => c.notNull())
    .addColumn('language', 'text')
    .addColumn('email', 'text')
    .addColumn('invited', 'integer', (c) => c.notNull())
    .addColumn('plus_of', 'text')
    .addColumn('note', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('guests_household').on('guests').columns(['household', 'position']).execute();
}

async function imports({ schema }: Transaction<unknown>): Promise<void> {
  await withList(schema.createTable('imports').addColumn('id', 'text', (c) => c.primaryKey()))
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('format', 'text', (c) => c.notNull())
    .addColumn('encoding', 'text')
    .addColumn('sheet', 'text')
    .addColumn('mapping', 'text', (c) => c.notNull())
    .addColumn('stats', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('grid_key', 'text')
    .addColumn('made_at', 'text', (c) => c.notNull())
    .addColumn('committed_at', 'text')
    .execute();
  await schema.createIndex('imports_list').on('imports').columns(['list', 'made_at']).execute();
  await schema.createIndex('imports_made').on('imports').columns(['made_at']).execute();
  await schema
    .createTable('import_rows')
    .addColumn('import', 'text', (c) => c.notNull().references('imports.id').onDelete('cascade'))
    .addColumn('row', 'integer', (c) => c.notNull())
    .addColumn('raw_hash', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('guest', 'text')
    .addColumn('household', 'text')
    .addColumn('problems', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('import_rows_key', ['import', 'row'])
    .execute();
}
