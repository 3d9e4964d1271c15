/** The address book of a customer. Every statement names the customer; a foreign address is a missing one. */
import { type CustomerId, maxAddresses } from '#core/customer/customer.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { lockCustomer } from './customers.ts';

export type SavedAddress = { id: string; body: unknown; isDelivery: boolean; isBilling: boolean };
export type AddressToSave = { id: string | null; body: object; isDelivery: boolean; isBilling: boolean };

/** In the order of adding. */
export async function listAddresses({ db }: Pick<Store, 'db'>, customer: CustomerId): Promise<SavedAddress[]> {
  const rows = await db
    .selectFrom('customer_addresses')
    .selectAll()
    .where('customer', '=', customer)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, body, is_delivery, is_billing }) => ({
    id,
    body: JSON.parse(body),
    isDelivery: is_delivery === 1,
    isBilling: is_billing === 1,
  }));
}

/** Adds an address or changes one. At most one address is the first for deliveries, and one for bills. False: no address of this id. Throws Fault 'quota-full'. */
export async function saveAddress(store: Store, customer: CustomerId, input: AddressToSave, now: Date): Promise<boolean> {
  const { id, body, isDelivery, isBilling } = input;
  const columns = { body: JSON.stringify(body), is_delivery: isDelivery ? 1 : 0, is_billing: isBilling ? 1 : 0 };
  return store.write(async (trx) => {
    await lockCustomer(trx, store.engine, customer);
    const known = await listAddresses({ db: trx }, customer);
    if (id !== null && !known.some((address) => address.id === id)) return false;
    if (id === null && known.length >= maxAddresses)
      throw new Fault('quota-full', 'addresses', { text: message('fault.address-book-full', { max: maxAddresses }) });
    await clearFirst(trx, customer, isDelivery, isBilling);
    if (id === null)
      await trx
        .insertInto('customer_addresses')
        .values({ id: newToken(), customer, ...columns, created_at: now.toISOString() })
        .execute();
    else await trx.updateTable('customer_addresses').set(columns).where('id', '=', id).where('customer', '=', customer).execute();
    return true;
  });
}

async function clearFirst(trx: StoreTransaction, customer: CustomerId, isDelivery: boolean, isBilling: boolean): Promise<void> {
  if (isDelivery) await trx.updateTable('customer_addresses').set({ is_delivery: 0 }).where('customer', '=', customer).execute();
  if (isBilling) await trx.updateTable('customer_addresses').set({ is_billing: 0 }).where('customer', '=', customer).execute();
}

/** False: no address of this id. */
export async function deleteAddress(store: Store, customer: CustomerId, id: string): Promise<boolean> {
  const { numDeletedRows } = await store.write((trx) =>
    trx.deleteFrom('customer_addresses').where('id', '=', id).where('customer', '=', customer).executeTakeFirst(),
  );
  return Number(numDeletedRows) === 1;
}
