/** Gift vouchers that were sold: made when their order is paid, blocked when it is cancelled or refunded. */
import type { GiftItem } from '#core/order/line.ts';
import { lastFour } from '#core/order/voucher-code.ts';
import { berlinInstant } from '#core/values/date.ts';
import { storedItem } from '#store/cart/carts.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { enqueue } from '#store/job/jobs.ts';
import { codeKey, decryptCode, encryptCode } from './voucher-keys.ts';
import { newVoucherCode } from './vouchers.ts';

const soldKind: GiftItem['kind'] = 'gift-voucher';

/** At eight in the morning of a day. */
const sendHour = 8;

/**
 * Makes the gift vouchers of a paid order, one for each line that sells one, and enqueues 'voucher-mail' ({orderLine}) for the time it is to
 * be sent; one that is printed goes with the order. Calling it again changes nothing.
 */
export async function issueGiftVouchers(trx: StoreTransaction, secret: string, order: string, now: Date): Promise<void> {
  const lines = await trx
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order')
    .select(['order_lines.id', 'order_lines.kind', 'order_lines.design', 'order_lines.data', 'order_lines.total', 'orders.currency'])
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
    const item = storedItem(`order line ${line.id}`, line) as GiftItem;
    if (item.delivery.kind === 'print') continue;
    const day = item.delivery.kind === 'email' ? item.delivery.sendOn : null;
    const runAt = new Date(Math.max(now.getTime(), day === null ? 0 : berlinInstant(day, sendHour)));
    await enqueue(trx, { kind: 'voucher-mail', payload: { orderLine: line.id }, dedupe: `voucher-mail:${line.id}`, runAt }, now);
  }
}

/** Whether a gift voucher that this order sold was used. On PostgreSQL none of them can be used until the transaction ends. */
export async function areSoldVouchersUsed(trx: StoreTransaction, engine: Store['engine'], order: string): Promise<boolean> {
  const sold = await trx
    .selectFrom('gift_vouchers')
    .select(['balance', 'issued'])
    .where('order_line', 'in', linesOf(trx, order))
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .execute();
  return sold.some(({ balance, issued }) => balance < issued);
}

/** The codes that a cancelled or refunded order sold pay nothing any more. */
export async function blockSoldVouchers(trx: StoreTransaction, order: string): Promise<void> {
  await trx.updateTable('gift_vouchers').set({ state: 'blocked' }).where('order_line', 'in', linesOf(trx, order)).execute();
}

function linesOf(trx: StoreTransaction, order: string) {
  return trx.selectFrom('order_lines').select('id').where('order', '=', order);
}

/** Id of the gift voucher with this code (as `readCode` gives it), or null. */
export async function findGiftVoucher(store: Pick<Store, 'db'>, secret: string, code: string): Promise<string | null> {
  const row = await store.db.selectFrom('gift_vouchers').select('id').where('code_key', '=', codeKey(secret, code)).executeTakeFirst();
  return row?.id ?? null;
}

/** With its code in the open. */
export type SoldGiftVoucher = { id: string; orderLine: string; code: string; lastFour: string; isBlocked: boolean };

/** A gift voucher by its id or the line that sold it, or null. Throws an Error where its code is of another secret. */
export async function giftVoucherOf(
  { db }: Pick<Store, 'db'>,
  secret: string,
  by: { id: string } | { line: string },
): Promise<SoldGiftVoucher | null> {
  const row = await db
    .selectFrom('gift_vouchers')
    .selectAll()
    .where('id' in by ? 'id' : 'order_line', '=', 'id' in by ? by.id : by.line)
    .executeTakeFirst();
  if (!row) return null;
  const code = decryptCode(secret, row.id, row.code_encrypted);
  return { id: row.id, orderLine: row.order_line, code, lastFour: row.last_four, isBlocked: row.state === 'blocked' };
}
