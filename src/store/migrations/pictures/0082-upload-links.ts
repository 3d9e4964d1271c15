/** Links by which a phone sends photos to the pictures of their owner. */
import type { Transaction } from 'kysely';

export async function up({ schema }: Transaction<unknown>): Promise<void> {
  await schema
    .createTable('upload_links')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('owner', 'text', (c) => c.notNull().references('owners.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('opened_at', 'text')
    .addColumn('revoked_at', 'text')
    .addColumn('phone_hash', 'text', (c) => c.unique())
    .addColumn('files', 'integer', (c) => c.notNull())
    .execute();
  await schema.createIndex('upload_links_owner').on('upload_links').columns(['owner', 'expires_at']).execute();
  await schema.createIndex('upload_links_end').on('upload_links').columns(['expires_at']).execute();
}
