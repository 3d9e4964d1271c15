/** What orders use of vouchers: taken in the transaction of the order, given back in that of its cancellation. */
import type { CodeKind } from '#core/order/voucher-code.ts';
import type { StoreTransaction } from '#store/db/store.ts';

/** `voucher` is the code of a promo, the id of a gift voucher; `amount` minor units, more than 0. */
export type VoucherUse = { kind: CodeKind; voucher: string; amount: number };

/**
 * Takes what an order uses of its vouchers. False when one of them does not have it any more: roll back in that case. Vouchers are taken in
 * one order for every transaction, so that two orders never wait for each other.
 */
export async function redeemVouchers(trx: StoreTransaction, order: string, uses: readonly VoucherUse[], now: Date): Promise<boolean> {
  const at = now.toISOString();
  const sorted = uses.toSorted((a, b) => (`${a.kind} ${a.voucher}` < `${b.kind} ${b.voucher}` ? -1 : 1));
  for (const use of sorted) {
    const isTaken = use.kind === 'gift' ? await redeemBalance(trx, use) : await countUse(trx, use.voucher, at);
    if (!isTaken) return false;
    await trx
      .insertInto('voucher_redemptions')
      .values({ ...use, order, at, returned_at: null })
      .execute();
  }
  return true;
}

async function redeemBalance(trx: StoreTransaction, { voucher, amount }: VoucherUse): Promise<boolean> {
  const taken = await trx
    .updateTable('gift_vouchers')
    .set((row) => ({ balance: row('balance', '-', amount) }))
    .where('id', '=', voucher)
    .where('state', '=', 'active')
    .where('balance', '>=', amount)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

async function countUse(trx: StoreTransaction, code: string, at: string): Promise<boolean> {
  const taken = await trx
    .updateTable('vouchers')
    .set((row) => ({ used: row('used', '+', 1) }))
    .where('code', '=', code)
    .where('valid_until', '>', at)
    .whereRef('used', '<', 'uses')
    .returning('code')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Gives back what a cancelled order used. Calling it again changes nothing. */
export async function returnVouchers(trx: StoreTransaction, order: string, now: Date): Promise<void> {
  const returned = await trx
    .updateTable('voucher_redemptions')
    .set({ returned_at: now.toISOString() })
    .where('order', '=', order)
    .where('returned_at', 'is', null)
    .returning(['kind', 'voucher', 'amount'])
    .execute();
  for (const { kind, voucher, amount } of returned.toSorted((a, b) => (a.voucher < b.voucher ? -1 : 1))) {
    if (kind === 'gift')
      await trx
        .updateTable('gift_vouchers')
        .set((row) => ({ balance: row('balance', '+', amount) }))
        .where('id', '=', voucher)
        .execute();
    else
      await trx
        .updateTable('vouchers')
        .set((row) => ({ used: row('used', '-', 1) }))
        .where('code', '=', voucher)
        .execute();
  }
}
