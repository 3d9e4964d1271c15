/** A saved design names its product type; until now every design was a card, and the column held the id of its template. */
import type { Transaction } from 'kysely';

type Before = { designs: { product: string } };

export async function up(trx: Transaction<unknown>): Promise<void> {
  await trx.schema.alterTable('designs').renameColumn('card', 'product').execute();
  await (trx as unknown as Transaction<Before>).updateTable('designs').set({ product: 'card' }).execute();
}
