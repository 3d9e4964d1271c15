/** Vouchers: codes worth an amount, given once to one owner. Taking their value off an order is not here. */
import { createHash, randomInt } from 'node:crypto';
import type { Money } from '#core/values/money.ts';
import type { Change } from '#store/db/store.ts';

/** `minimum` is the value of goods in minor units from which it counts. */
export type NewVoucher = { kind: 'newsletter'; value: Money; minimum: number; firstOrderOnly: boolean; validUntil: Date };

/** No 0, 1, I, L, O, U: what people read aloud and type stays what it is. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** "7KQ2-M9XH-4TBC": 12 of 30 letters, 58 random bits. */
export function newVoucherCode(): string {
  const groups = [0, 1, 2].map(() => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join(''));
  return groups.join('-');
}

/** Gives `owner` a voucher that can be used once, and returns its code; null when this owner already had one of this kind. */
export async function giveVoucher(trx: Change, owner: string, voucher: NewVoucher, now: Date): Promise<string | null> {
  const code = newVoucherCode();
  const result = await trx
    .insertInto('vouchers')
    .values({
      code,
      kind: voucher.kind,
      owner: createHash('sha256').update(owner).digest('hex'),
      amount: voucher.value.amount,
      currency: voucher.value.currency,
      minimum: voucher.minimum,
      first_order_only: voucher.firstOrderOnly ? 1 : 0,
      uses: 1,
      used: 0,
      valid_until: voucher.validUntil.toISOString(),
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['kind', 'owner']).doNothing())
    .returning('code')
    .executeTakeFirst();
  return result ? code : null;
}
