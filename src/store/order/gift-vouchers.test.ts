import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Store } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { onEachEngine } from '#tests/engines.ts';
import { guestWithCart, orderFor } from '#tests/orders.ts';
import { areSoldVouchersUsed, findGiftVoucher, giftVoucherOf, issueGiftVouchers } from './gift-vouchers.ts';
import { transitionOrder } from './orders.ts';
import { placeOrder } from './place-order.ts';
import { redeemVouchers, returnVouchers } from './voucher-redemptions.ts';

const secret = 'a secret of the shop';
const now = new Date('2026-11-25T12:00:00Z');

/** A placed order of one plain card whose line became one that sells a gift voucher of 50 EUR. */
async function voucherSold(store: Store): Promise<{ order: string; voucher: string; code: string; line: string }> {
  const { owner } = await guestWithCart(store);
  const placed = await placeOrder(store, owner, await orderFor(store, owner, { payment: 'prepayment', events: waiting }), now);
  if (!placed.ok) throw new Error(placed.reason);
  const order = placed.order.id;
  const item = { amount: 5_000, message: '', recipient: '', sender: '', delivery: { kind: 'pdf' } };
  await store.write(async (trx) => {
    await trx
      .updateTable('order_lines')
      .set({ kind: 'gift-voucher', design: null, data: JSON.stringify(item), total: 5_000 })
      .where('order', '=', order)
      .execute();
    await issueGiftVouchers(trx, secret, order, now);
  });
  const { id: line } = await store.db.selectFrom('order_lines').select('id').where('order', '=', order).executeTakeFirstOrThrow();
  const sold = await giftVoucherOf(store, secret, { line });
  if (!sold) throw new Error('no voucher was made');
  expect(await findGiftVoucher(store, secret, sold.code)).toBe(sold.id);
  return { order, line, code: sold.code, voucher: sold.id };
}

const waiting = [
  { state: 'placed', actor: 'customer', reason: 'shop' },
  { state: 'awaiting_payment', actor: 'shop', reason: 'prepayment' },
] as const;

const balance = async (store: Store, id: string) =>
  (await store.db.selectFrom('gift_vouchers').select('balance').where('id', '=', id).executeTakeFirstOrThrow()).balance;

const redeem = (store: Store, order: string, voucher: string, amount: number) =>
  store.write((trx) => redeemVouchers(trx, order, [{ kind: 'gift', voucher, amount }], now));

onEachEngine('a gift voucher', (open) => {
  test('is made once when its order is paid, found by its code, and its code is nowhere in the database', async () => {
    const store = await open();
    const { order, voucher, code } = await voucherSold(store);
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}(-[2-9A-HJKMNP-TV-Z]{4}){3}$/);
    await store.write((trx) => issueGiftVouchers(trx, secret, order, now));
    const rows = await store.db.selectFrom('gift_vouchers').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ id: voucher, issued: 5_000, balance: 5_000, currency: 'EUR', last_four: code.slice(-4) });
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(await findGiftVoucher(store, secret, '7KQ2-M9XH-4TBC-WXYZ')).toBeNull();
    expect(await findGiftVoucher(store, 'another secret', code)).toBeNull();
    await expect(giftVoucherOf(store, 'another secret', { id: voucher })).rejects.toThrow();
  });

  test('that 200 orders want to use at once is used by exactly one', async () => {
    const store = await open();
    const { voucher } = await voucherSold(store);
    const answers = await Promise.all(Array.from({ length: 200 }, () => redeem(store, newToken(), voucher, 5_000)));
    expect(answers.filter((isTaken) => isTaken)).toHaveLength(1);
    expect(await balance(store, voucher)).toBe(0);
    expect(await store.db.selectFrom('voucher_redemptions').selectAll().execute()).toHaveLength(1);
  });

  test.each([1, 2, 3, 4])('keeps the right balance through any order of redemptions and cancellations (seed %i)', async (seed) => {
    const store = await open();
    const { voucher } = await voucherSold(store);
    const step = fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 6_000 }), fc.nat(9));
    let left = 5_000;
    const used: { order: string; amount: number }[] = [];
    for (const [isRedemption, amount, at] of fc.sample(step, { numRuns: 60, seed })) {
      const earlier = used[at];
      if (isRedemption) {
        const order = newToken();
        expect(await redeem(store, order, voucher, amount)).toBe(amount <= left);
        if (amount <= left) used.unshift({ order, amount });
        if (amount <= left) left -= amount;
      } else if (earlier) {
        for (let round = 0; round < 2; round += 1) await store.write((trx) => returnVouchers(trx, earlier.order, now));
        left += earlier.amount;
        used.splice(at, 1);
      }
      expect(await balance(store, voucher)).toBe(left);
      expect(left).toBeGreaterThanOrEqual(0);
    }
    const rows = await store.db.selectFrom('voucher_redemptions').selectAll().where('returned_at', 'is', null).execute();
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(5_000 - left);
  });

  test('is debited in the transaction of the order, and credited when the order is cancelled', async () => {
    const store = await open();
    const { voucher } = await voucherSold(store);
    const { owner } = await guestWithCart(store);
    const input = await orderFor(store, owner, { payment: 'prepayment', events: waiting });
    const facts = { ...input.facts, gift: 3_000, due: input.facts.total - 3_000 };
    const paid = { ...input, facts, vouchers: [{ kind: 'gift' as const, voucher, amount: 3_000 }] };
    const greedy = { ...paid, vouchers: [{ kind: 'gift' as const, voucher, amount: 5_001 }] };
    await expect(placeOrder(store, owner, greedy, now)).rejects.toMatchObject({ code: 'price-changed' });
    expect(await balance(store, voucher)).toBe(5_000);
    const placed = await placeOrder(store, owner, paid, now);
    if (!placed.ok) throw new Error(placed.reason);
    expect(await placeOrder(store, owner, paid, now)).toMatchObject({ ok: true, replay: true });
    expect(await balance(store, voucher)).toBe(2_000);
    const step = { state: 'cancelled', actor: 'operator', reason: 'call' } as const;
    await store.write((trx) => transitionOrder(trx, placed.order.id, step, now));
    expect(await balance(store, voucher)).toBe(5_000);
  });

  test('pays nothing once the order that sold it was cancelled', async () => {
    const store = await open();
    const { order, voucher } = await voucherSold(store);
    const areUsed = () => store.write((trx) => areSoldVouchersUsed(trx, store.engine, order));
    expect(await areUsed()).toBe(false);
    const other = newToken();
    await redeem(store, other, voucher, 100);
    expect(await areUsed()).toBe(true);
    await store.write((trx) => returnVouchers(trx, other, now));
    await store.write((trx) => transitionOrder(trx, order, { state: 'cancelled', actor: 'operator', reason: 'call' }, now));
    expect(await redeem(store, newToken(), voucher, 100)).toBe(false);
    expect(await giftVoucherOf(store, secret, { id: voucher })).toMatchObject({ isBlocked: true });
  });
});

onEachEngine('a code for a discount', (open) => {
  test('is used as often as it may be, and again after a cancellation', async () => {
    const store = await open();
    await store.write((trx) =>
      trx
        .insertInto('vouchers')
        .values({
          code: '7KQ2-M9XH-4TBC',
          kind: 'newsletter',
          owner: 'x',
          amount: 500,
          currency: 'EUR',
          minimum: 0,
          first_order_only: 1,
          uses: 1,
          used: 0,
          valid_until: '2027-11-25T12:00:00.000Z',
          created_at: now.toISOString(),
        })
        .execute(),
    );
    const use = (order: string) =>
      store.write((trx) => redeemVouchers(trx, order, [{ kind: 'promo', voucher: '7KQ2-M9XH-4TBC', amount: 500 }], now));
    const orders = Array.from({ length: 20 }, newToken);
    const answers = await Promise.all(orders.map(use));
    expect(answers.filter((isTaken) => isTaken)).toHaveLength(1);
    await store.write((trx) => returnVouchers(trx, orders[answers.indexOf(true)] ?? '', now));
    expect(await use(newToken())).toBe(true);
  });
});
