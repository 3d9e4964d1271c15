/** Who is signed in, as calls of accounts answer it. */
import type { CustomerDto } from '#api/customer-account.ts';
import type { Customer } from '#core/customer/customer.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import type { Shop } from '#services/handler.ts';
import { sha256 } from '#services/sha256.ts';
import { cartCount, openCartLabel, sampleCount } from '#store/cart/carts.ts';
import { customerById } from '#store/customer/customers.ts';

/** A guest where the customer is null or closed. */
export async function customerData(
  { store }: Pick<Shop, 'store'>,
  { owner, customer }: { owner: OwnerId | null; customer: Pick<Customer, 'id'> | null },
): Promise<CustomerDto> {
  const row = customer && (await customerById(store, customer.id));
  return {
    emailHash: row ? sha256(row.email_key) : '',
    firstName: row?.first_name ?? '',
    lastName: row?.last_name ?? '',
    isLoggedIn: row !== null,
    isWhitelabelCustomer: row?.is_whitelabel === 1,
    number: row?.number ?? '',
    order: row && owner ? await openCartLabel(store, owner) : null,
    type: row?.type ?? 0,
    cartCount: owner ? await cartCount(store, owner) : 0,
    sampleCount: owner ? await sampleCount(store, owner) : 0,
    hasSession: owner !== null,
  };
}
