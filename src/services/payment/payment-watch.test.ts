/** What hangs between the shop and its providers is taken up again, and what a job looks after is left alone. */
import { expect, test } from 'vitest';
import { hourMs, minuteMs } from '#core/values/unit.ts';
import { agree } from '#dev/test-payments.ts';
import { NonRetryableError } from '#services/jobs/job-loop.ts';
import type { Store } from '#store/db/store.ts';
import { attemptsOf } from '#store/payment/attempts.ts';
import { refundsOf } from '#store/payment/refunds.ts';
import { withStore } from '#tests/engines.ts';
import { orderToPay, type PayableShop, payableShop } from '#tests/payment/payable-shop.ts';
import { paymentJobs } from './payment.job.ts';
import { watchPayments } from './payment-watch.ts';

/** What one run logs; what it enqueues is written. */
async function watch({ shop }: PayableShop): Promise<unknown[]> {
  const logged: unknown[] = [];
  const write = await watchPayments({ ...shop, log: (_level, event, details) => void logged.push({ event, ...details }) });
  if (write) await shop.store.write(write);
  return logged;
}

async function endJobs(store: Store, kind: string): Promise<void> {
  await store.write((trx) =>
    trx.updateTable('jobs').set({ state: 'failed' }).where('kind', '=', kind).where('state', '=', 'queued').execute(),
  );
}

async function queued(store: Store, kind: string): Promise<number> {
  return (await store.db.selectFrom('jobs').select('id').where('kind', '=', kind).where('state', '=', 'queued').execute()).length;
}

withStore('the watch over payments', (open) => {
  test('takes up an attempt whose looks failed, once an hour, and the attempt begins and is paid', async () => {
    const store = await open();
    const world = payableShop(store);
    const order = await orderToPay(world);
    world.pass(6 * minuteMs);
    expect(await watch(world)).toEqual([]);
    await endJobs(store, 'payment-look');
    const [{ id = '' } = {}] = await attemptsOf(store.db, order.id);
    expect(await watch(world)).toEqual([{ event: 'payment-hangs', what: 'attempt', id }]);
    expect(await watch(world)).toEqual([]);
    expect(await queued(store, 'payment-look')).toBe(1);
    await endJobs(store, 'payment-look');
    expect(await watch(world)).toHaveLength(1);
    expect(await queued(store, 'payment-look')).toBe(0);
    world.pass(hourMs);
    await watch(world);
    await world.work();
    const [begun] = await attemptsOf(store.db, order.id);
    await agree(world.payments, begun?.ref ?? '', 'ok', world.now());
    world.pass(hourMs);
    await world.work();
    expect(await attemptsOf(store.db, order.id)).toMatchObject([{ state: 'captured' }]);
    expect(await watch(world)).toEqual([]);
  });

  test('leaves attempts and refunds whose provider is not set up any more to operators, and takes them up when it is again', async () => {
    const store = await open();
    const world = payableShop(store);
    const order = await orderToPay(world);
    const paid = await orderToPay(world);
    await paid.guest.call('POST /web-api/orders/:token/pay', { token: paid.token });
    await agree(world.payments, (await attemptsOf(store.db, paid.id))[0]?.ref ?? '', 'ok', world.now());
    await paid.guest.call('POST /web-api/orders/:token/cancel', { token: paid.token });
    const without = { ...world, shop: { ...world.shop, payments: world.shop.payments.slice(1) } };
    await expect(
      paymentJobs('http://localhost')['payment-look']?.({ attempt: (await attemptsOf(store.db, order.id))[0]?.id }, without.shop),
    ).rejects.toThrow(NonRetryableError);
    for (const kind of ['payment-look', 'payment-refund']) await endJobs(store, kind);
    for (let hours = 0; hours < 3; hours += 1) {
      world.pass(hourMs);
      expect(await watch(without)).toEqual([]);
    }
    expect(await watch(world)).toMatchObject([{ what: 'attempt' }, { what: 'refund' }]);
  });

  test('leaves an attempt that is younger than its request may take, and one by transfer that waits for its day', async () => {
    const store = await open();
    const world = payableShop(store);
    await orderToPay(world, 'prepayment');
    world.pass(hourMs);
    await orderToPay(world);
    await store.write((trx) => trx.deleteFrom('jobs').where('created_at', '=', world.now().toISOString()).execute());
    world.pass(4 * minuteMs);
    expect(await watch(world)).toEqual([]);
    world.pass(2 * minuteMs);
    expect(await watch(world)).toHaveLength(1);
  });

  test('takes up a refund whose job failed, and the provider makes it once', async () => {
    const store = await open();
    const world = payableShop(store);
    const order = await orderToPay(world);
    await order.guest.call('POST /web-api/orders/:token/pay', { token: order.token });
    const [attempt] = await attemptsOf(store.db, order.id);
    await agree(world.payments, attempt?.ref ?? '', 'ok', world.now());
    await order.guest.call('POST /web-api/orders/:token/cancel', { token: order.token });
    const [refund] = await refundsOf(store.db, order.id);
    expect(refund).toMatchObject({ state: 'approved' });
    await endJobs(store, 'payment-refund');
    world.pass(9 * minuteMs);
    expect(await watch(world)).toEqual([]);
    world.pass(2 * minuteMs);
    expect(await watch(world)).toEqual([{ event: 'payment-hangs', what: 'refund', id: refund?.id }]);
    await world.work();
    expect(await refundsOf(store.db, order.id)).toMatchObject([{ state: 'done', amount: order.due }]);
    world.pass(hourMs);
    expect(await watch(world)).toEqual([]);
  });
});
