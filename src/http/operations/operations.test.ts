import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import type { Shop } from '#services/handler.ts';
import { countEvents } from '#services/operations/event-counts.ts';
import type { Store } from '#store/db/store.ts';
import { claim, enqueue, fail } from '#store/job/jobs.ts';
import { attemptsOf } from '#store/payment/attempts.ts';
import { insertDifference } from '#store/payment/differences.ts';
import { markEvent, saveEvent } from '#store/payment/events.ts';
import { askRefund } from '#store/payment/refunds.ts';
import { onEachEngine, withStore } from '#tests/engines.ts';
import { orderToPay, payableShop } from '#tests/payment/payable-shop.ts';
import { countRequests, createMetrics } from './metrics.ts';
import { createReadiness } from './readiness.ts';

function answered(statusCode: number, writableFinished = true): ServerResponse {
  return Object.assign(new EventEmitter(), { statusCode, writableFinished }) as unknown as ServerResponse;
}

const pageCounts = () => ({ hits: 3, misses: 1, bytes: 500 });

withStore('operations', (open) => {
  test('the shop is ready while its database answers and its disk has room', async () => {
    const store = await open();
    expect(await createReadiness({ store, tempDir: tmpdir() })()).toBe(true);
    expect(await createReadiness({ store, tempDir: '/nowhere' })()).toBe(false);
  });

  test('metrics name requests, cache, lanes, failed jobs, disk and memory', async () => {
    const store = await open();
    const later = () => new Date(Date.now() + 60_000);
    for (const kind of ['send-mail', 'webhook']) await store.write((trx) => enqueue(trx, { kind, payload: {} }, new Date()));
    const job = await claim(store, 'test', ['webhook'], 60);
    if (job) await fail(store, job, 'no', { final: true });
    const requests = countRequests();
    for (const response of [answered(200), answered(204), answered(503), answered(200, false)]) {
      requests.count(response);
      response.emit('close');
    }
    const { log, counts: events } = countEvents(() => {});
    log('info', 'login-refused');
    for (const limit of ['login', 'login', 'render', 'invented']) log('info', 'limit-met', { limit });
    const metrics = createMetrics({ shop: { store, clock: later, tempDir: tmpdir() }, requests, pageCounts, events, workers: () => 2 });
    const text = await metrics();
    for (const line of [
      '# TYPE shop_requests_total counter',
      'shop_requests_total{class="2xx"} 2',
      'shop_requests_total{class="5xx"} 1',
      'shop_requests_total{class="aborted"} 1',
      'shop_page_cache_requests_total{result="hit"} 3',
      'shop_workers 2',
      'shop_events_total{event="login-refused"} 1',
      'shop_events_total{event="passkey-refused"} 0',
      'shop_events_total{event="limit-met",limit="login"} 2',
      'shop_events_total{event="limit-met",limit="render"} 1',
      'shop_database_up 1',
      'shop_jobs_due{lane="orders"} 0',
      'shop_jobs_oldest_due_seconds{lane="mail"} 60',
      'shop_jobs_failed 1',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    expect(text).not.toContain('invented');
    expect(text).toMatch(/^shop_event_loop_delay_seconds\{quantile="0\.99"\} [\d.]+$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text).toMatch(/^shop_disk_free_bytes \d+$/m);
    expect(text.endsWith('\n')).toBe(true);
  });
});

onEachEngine('metrics of payments', (open) => {
  test('name attempts, refunds, events, the last event of each provider, and differences', async () => {
    const store = await open();
    const world = payableShop(store);
    const order = await orderToPay(world);
    await orderToPay(world, 'prepayment');
    const event = (eventId: string, at: string) =>
      store.write((trx) => saveEvent(trx, { provider: 'test', eventId, attempt: null, ref: null }, new Date(at)));
    await event('first', '2026-11-28T09:00:00Z');
    await event('second', '2026-11-28T09:59:00Z');
    await store.write(async (trx) => {
      await markEvent(trx, { provider: 'test', eventId: 'first', attempt: null, ref: null, outcome: 'new' }, 'done');
      await insertDifference(trx, { provider: 'test', kind: 'amount', ref: 'capture' }, world.now());
      const [attempt] = await attemptsOf(trx, order.id);
      const refund = { order: order.id, attempt: attempt?.id ?? '', captureRef: 'capture', money: { amount: 1, currency: 'EUR' } } as const;
      await askRefund(trx, { ...refund, reason: 'goodwill', by: 'operator' }, world.now());
    });
    const shop = { store, clock: world.now, tempDir: tmpdir() };
    const text = await createMetrics({ shop, requests: countRequests(), pageCounts, events: () => [], workers: () => 1 })();
    expect(text.split('\n').filter((line) => /^shop_(payment|refund)/.test(line))).toEqual([
      'shop_payments{provider="test",state="created"} 1',
      'shop_payments{provider="transfer",state="created"} 1',
      'shop_refunds{state="approved"} 1',
      'shop_payment_events{provider="test",outcome="done"} 1',
      'shop_payment_events{provider="test",outcome="new"} 1',
      'shop_payment_last_event_seconds{provider="test"} 60',
      'shop_payment_differences{kind="amount"} 1',
    ]);
  });
});

test('a database that does not answer makes the shop unready in time, and costs one look for all', async () => {
  let looks = 0;
  const executeQuery = () => {
    looks += 1;
    return new Promise(() => {});
  };
  const db = { getExecutor: () => ({ transformQuery: (node: unknown) => node, compileQuery: () => ({}), executeQuery }) };
  const store = { db } as unknown as Store;
  const isReady = createReadiness({ store, tempDir: tmpdir() } as Pick<Shop, 'store' | 'tempDir'>, 50);
  expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([false, false, false]);
  expect(looks).toBe(1);
});

test('metrics of the process are there while the database is gone', async () => {
  const shop = { store: {} as Store, clock: () => new Date(), tempDir: tmpdir() };
  const text = await createMetrics({ shop, requests: countRequests(), pageCounts, events: () => [], workers: () => 0 })();
  expect(text).toContain('\nshop_database_up 0\n');
  expect(text).toContain('\nshop_workers 0\n');
});
