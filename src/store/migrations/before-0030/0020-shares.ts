/** Named versions and deleted designs, links that share a design, and what their visitors write. */
import type { Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  const { schema } = trx;
  await schema.alterTable('design_versions').addColumn('name', 'text').execute();
  await schema.alterTable('designs').addColumn('deleted_at', 'text').execute();
  await schema
    .createTable('design_shares')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('design', 'text', (c) => c.notNull().references('designs.id').onDelete('cascade'))
    .addColumn('permission', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('revoked_at', 'text')
    .execute();
  await schema.createIndex('design_shares_design').on('design_shares').columns(['design', 'created_at']).execute();
  await schema.createIndex('design_shares_expires').on('design_shares').columns(['expires_at']).execute();
  await schema
    .createTable('design_notes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('design', 'text', (c) => c.notNull().references('designs.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('page', 'text', (c) => c.notNull())
    .addColumn('element', 'text')
    .addColumn('x_um', 'integer')
    .addColumn('y_um', 'integer')
    .addColumn('author', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('replaced', 'text')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('design_notes_design').on('design_notes').columns(['design', 'created_at']).execute();
}
