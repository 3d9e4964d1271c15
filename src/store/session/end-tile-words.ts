/** Who signs out takes along the names that were typed for the tiles of all designs. */
import type { CustomerId } from '#core/customer/customer.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import type { StoreTransaction } from '#store/db/store.ts';

/** Those of a guest's owner, or of a customer. */
export async function endTileWords(trx: StoreTransaction, of: { owner: OwnerId } | { customer: CustomerId }): Promise<void> {
  const owners = trx.selectFrom('owners').select('owners.id');
  await trx
    .deleteFrom('tile_words')
    .where('owner', 'in', 'owner' in of ? [of.owner] : owners.where('customer', '=', of.customer))
    .execute();
}
