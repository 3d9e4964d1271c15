/** Codes for a discount, given once to one owner, and new codes of every kind. What orders use of them is in voucher-redemptions.ts. */
import { randomInt } from 'node:crypto';
import { type CodeKind, codeLengths, codeLetters, groupedCode } from '#core/order/voucher-code.ts';
import type { Money } from '#core/values/money.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { emailOwnerHash } from './email-owners.ts';

/** `minimum` is the value of goods in minor units from which it counts. */
export type NewVoucher = { kind: 'newsletter'; value: Money; minimum: number; firstOrderOnly: boolean; validUntil: Date };

/** "7KQ2-M9XH-4TBC": random letters. */
export function newVoucherCode(kind: CodeKind = 'promo'): string {
  return groupedCode(Array.from({ length: codeLengths[kind] }, () => codeLetters[randomInt(codeLetters.length)]).join(''));
}

/** Gives the owner of an address a voucher that can be used once, and returns its code; null when this owner already had one of this kind. */
export async function giveVoucher(trx: StoreTransaction, email: string, voucher: NewVoucher, now: Date): Promise<string | null> {
  const code = newVoucherCode();
  const result = await trx
    .insertInto('vouchers')
    .values({
      code,
      kind: voucher.kind,
      owner: emailOwnerHash(email),
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
