/** Type of a customer's account, as operators set it. */
import type { Store } from '#store/db/store.ts';
import { addAccountEvent, lockCustomer } from './customers.ts';

/** False where the account was that before; null for a number that no open account has. */
export async function setCustomerType(
  store: Store,
  { number, type, isWhitelabel, note }: { number: string; type: number; isWhitelabel: boolean; note: string },
  now: Date,
): Promise<boolean | null> {
  return store.write(async (trx) => {
    const found = await trx
      .selectFrom('customers')
      .select('id')
      .where('number', '=', number)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    if (!found) return null;
    const { row } = await lockCustomer(trx, store.engine, found.id);
    const whiteLabel = isWhitelabel ? 1 : 0;
    if (row.type === type && row.is_whitelabel === whiteLabel) return false;
    await trx.updateTable('customers').set({ type, is_whitelabel: whiteLabel }).where('id', '=', row.id).execute();
    const detail = JSON.stringify({ from: { type: row.type, isWhitelabel: row.is_whitelabel === 1 }, to: { type, isWhitelabel }, note });
    await addAccountEvent(trx, row.id, 'type-changed', now, { detail });
    return true;
  });
}
