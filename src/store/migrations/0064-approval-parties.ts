/** Parties that approve a design with its list by a link of their own. */
import type { Transaction } from 'kysely';

export async function up({ schema }: Transaction<unknown>): Promise<void> {
  await schema
    .createTable('approval_parties')
    .addColumn('share', 'text', (c) => c.primaryKey().references('design_shares.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('site', 'text', (c) => c.notNull())
    .addColumn('approval', 'text')
    .addColumn('wished_at', 'text')
    .addColumn('mails', 'integer', (c) => c.notNull())
    .addColumn('mailed_at', 'text')
    .addColumn('checked_at', 'text')
    .addColumn('told_at', 'text')
    .execute();
}
