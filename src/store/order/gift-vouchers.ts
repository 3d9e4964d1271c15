/** Gift vouchers that were sold: made when their order is paid, blocked when it is cancelled. */
import type { LineItem } from '#core/order/line.ts';
import { lastFour } from '#core/order/voucher-code.ts';
import type { Change, Store } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { codeKey, decryptCode, encryptCode } from './voucher-keys.ts';
import { newVoucherCode } from './vouchers.ts';

const soldKind: LineItem['kind'] = 'gift-voucher';

/** Makes the gift vouchers of a paid order, one for each line that sells one. Calling it again makes none. */
export async function issueGiftVouchers(trx: Change, secret: string, order: string, now: Date): Promise<void> {
  const lines = await trx
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order')
    .select(['order_lines.id', 'order_lines.total', 'orders.currency'])
    .where('order_lines.order', '=', order)
    .where('order_lines.kind', '=', soldKind)
    .orderBy('order_lines.position')
    .execute();
  for (const line of lines) {
    const id = newToken();
    const code = newVoucherCode('gift');
    await trx
      .insertInto('gift_vouchers')
      .values({
        id,
        code_key: codeKey(secret, code),
        code_encrypted: encryptCode(secret, id, code),
        last_four: lastFour(code),
        issued: line.total,
        balance: line.total,
        currency: line.currency,
        state: 'active',
        order_line: line.id,
        created_at: now.toISOString(),
      })
      .onConflict((conflict) => conflict.column('order_line').doNothing())
      .execute();
  }
}

/** Whether a gift voucher that this order sold was used. On PostgreSQL none of them can be used until the transaction ends. */
export async function areSoldVouchersUsed(trx: Change, engine: Store['engine'], order: string): Promise<boolean> {
  const sold = await trx
    .selectFrom('gift_vouchers')
    .select(['balance', 'issued'])
    .where('order_line', 'in', linesOf(trx, order))
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .execute();
  return sold.some(({ balance, issued }) => balance < issued);
}

/** The codes that a cancelled order sold pay nothing any more. */
export async function blockSoldVouchers(trx: Change, order: string): Promise<void> {
  await trx.updateTable('gift_vouchers').set({ state: 'blocked' }).where('order_line', 'in', linesOf(trx, order)).execute();
}

function linesOf(trx: Change, order: string) {
  return trx.selectFrom('order_lines').select('id').where('order', '=', order);
}

/** Id of the gift voucher with this code (as `readCode` gives it), or null. */
export async function findGiftVoucher(store: Pick<Store, 'db'>, secret: string, code: string): Promise<string | null> {
  const row = await store.db.selectFrom('gift_vouchers').select('id').where('code_key', '=', codeKey(secret, code)).executeTakeFirst();
  return row?.id ?? null;
}

/** The codes of the gift vouchers that an order sold, by the id of their line; those that are blocked are left out. */
export async function soldCodes(store: Pick<Store, 'db'>, secret: string, order: string): Promise<ReadonlyMap<string, string>> {
  const rows = await store.db
    .selectFrom('gift_vouchers')
    .innerJoin('order_lines', 'order_lines.id', 'gift_vouchers.order_line')
    .select(['gift_vouchers.id', 'gift_vouchers.order_line', 'gift_vouchers.code_encrypted'])
    .where('order_lines.order', '=', order)
    .where('gift_vouchers.state', '=', 'active')
    .execute();
  return new Map(rows.map((row) => [row.order_line, decryptCode(secret, row.id, row.code_encrypted)]));
}
