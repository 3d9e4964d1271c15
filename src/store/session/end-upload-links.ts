/** Who signs out ends the links by which phones send photos. */
import type { CustomerId } from '#core/customer/customer.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import type { StoreTransaction } from '#store/db/store.ts';

/** Those of a guest's owner, or of a customer. */
export async function endUploadLinks(trx: StoreTransaction, of: { owner: OwnerId } | { customer: CustomerId }, now: Date): Promise<void> {
  const owners = trx.selectFrom('owners').select('owners.id');
  await trx
    .updateTable('upload_links')
    .set({ revoked_at: now.toISOString() })
    .where('revoked_at', 'is', null)
    .where('owner', 'in', 'owner' in of ? [of.owner] : owners.where('customer', '=', of.customer))
    .execute();
}
