/** Gift vouchers straight in the store, for tests of what comes after their sale. */

import { lastFour } from '#core/order/voucher-code.ts';
import type { Currency } from '#core/values/money.ts';
import type { Store } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { codeKey, encryptCode } from '#store/order/voucher-keys.ts';
import { newVoucherCode } from '#store/order/vouchers.ts';

/** A gift voucher of this amount in minor units, sold by a line of an order; returns its code. */
export async function giftVoucher(
  { store, voucherSecret }: { store: Store; voucherSecret: string },
  amount: number,
  currency: Currency = 'EUR',
  orderLine = newToken(),
): Promise<string> {
  const id = newToken();
  const code = newVoucherCode('gift');
  await store.write((trx) =>
    trx
      .insertInto('gift_vouchers')
      .values({
        id,
        code_key: codeKey(voucherSecret, code),
        code_encrypted: encryptCode(voucherSecret, id, code),
        last_four: lastFour(code),
        issued: amount,
        balance: amount,
        currency,
        state: 'active',
        order_line: orderLine,
        created_at: '2026-11-01T10:00:00.000Z',
      })
      .execute(),
  );
  return code;
}
