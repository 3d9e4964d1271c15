/** Mails to guests name the request that they are for, and go with it. */
import type { Transaction } from 'kysely';

export async function up({ schema }: Transaction<unknown>): Promise<void> {
  await schema
    .alterTable('mails')
    .addColumn('address_request', 'text', (c) => c.references('address_requests.id').onDelete('cascade'))
    .execute();
  await schema.createIndex('mails_address_request').on('mails').columns(['address_request']).execute();
}
