/** Kills a shop again and again while guests check out, and counts what became of their orders. Knows no shop in particular. */

import { sql } from 'kysely';
import { expect } from 'vitest';
import { openStore, type Store, type StoreSettings } from '#store/db/store.ts';
import { isLongForm } from '#tests/long-form.ts';

/** A running shop. `Checkout` is all a guest needs to submit the same checkout again, also after a restart. */
export type Running<Checkout> = {
  /** A new guest with a filled cart, ready to order. Rejects when the shop dies meanwhile. */
  prepare(): Promise<Checkout>;
  /** Submits and gives the acknowledged order number. Rejects when no answer came. */
  submit(checkout: Checkout): Promise<string>;
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
};

export type Subject<Checkout> = { settings: StoreSettings; start(): Promise<Running<Checkout>> };

export type CrashResult = { rounds: number; acknowledged: number; killedInFlight: number; slowestStartMs: number };

const customers = 8;
/** Acknowledged orders in a round before it is killed. */
const acknowledgedARound = 10;

/** One round proves that the next start finds every order; more of them meet further moments of a kill. */
export const crashRounds = isLongForm ? 10 : 1;

/**
 * Runs the rounds and expects that no acknowledged order is lost and none is doubled: every checkout whose answer was cut off is
 * submitted again under its key, every acknowledged one is submitted once more at the end, and the database is counted.
 */
export async function crashRoundsOf<Checkout>(subject: Subject<Checkout>, rounds = crashRounds): Promise<CrashResult> {
  const acknowledged = new Map<Checkout, string>();
  let open: Checkout[] = [];
  let slowestStartMs = 0;
  let killedInFlight = 0;

  async function started(): Promise<Running<Checkout>> {
    const began = performance.now();
    const running = await subject.start();
    slowestStartMs = Math.max(slowestStartMs, performance.now() - began);
    return running;
  }

  function note(checkout: Checkout, number: string): void {
    const before = acknowledged.get(checkout);
    if (before !== undefined) expect(number).toBe(before);
    acknowledged.set(checkout, number);
  }

  for (let round = 1; round <= rounds; round += 1) {
    const running = await started();
    const again = open;
    open = [];
    let count = 0;
    let over = false;
    const goal = acknowledgedARound + Math.floor(Math.random() * 5);
    let reached: () => void = () => {};
    const enough = new Promise<void>((resolve) => {
      reached = resolve;
    });

    async function customer(): Promise<void> {
      while (!over) {
        let checkout: Checkout | undefined;
        try {
          checkout = again.pop() ?? (await running.prepare());
          note(checkout, await running.submit(checkout));
          count += 1;
          if (count >= goal) reached();
        } catch (error) {
          // Before the kill every failure is the shop's.
          if (!over) throw error;
          if (checkout) open.push(checkout);
        }
      }
    }

    const all = Promise.all(Array.from({ length: customers }, customer));
    await Promise.race([enough, all]);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
    over = true;
    await running.kill();
    await all;
    killedInFlight += open.length;
    open.push(...again);
  }

  const last = await started();
  for (const checkout of open) note(checkout, await last.submit(checkout));
  for (const checkout of [...acknowledged.keys()]) note(checkout, await last.submit(checkout));
  await last.kill();
  await expectWholeOrders(subject.settings, [...acknowledged.values()]);
  return { rounds, acknowledged: acknowledged.size, killedInFlight, slowestStartMs: Math.round(slowestStartMs) };
}

/** Expects exactly these orders, each once and whole: lines, events, an ended cart, the jobs of every line and of the mail. */
export async function expectWholeOrders(settings: StoreSettings, numbers: string[]): Promise<void> {
  const store = await openStore(settings, () => new Date());
  try {
    const orders = await wholeOrders(store);
    expect(orders.toSorted()).toEqual(numbers.toSorted());
  } finally {
    await store.close();
  }
}

/** The numbers of all orders, after expecting that the database is sound and each order whole. */
export async function wholeOrders(store: Store): Promise<string[]> {
  if (store.engine === 'sqlite') {
    const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store.db);
    expect(check.rows).toEqual([{ integrity_check: 'ok' }]);
  }
  const orders = await store.db.selectFrom('orders').select(['id', 'number', 'cart', 'goods']).orderBy('number').execute();
  const lines = await store.db.selectFrom('order_lines').select(['id', 'order', 'total']).execute();
  const events = await store.db.selectFrom('order_events').select('order').execute();
  const jobs = new Set((await store.db.selectFrom('jobs').select('dedupe').execute()).map((job) => job.dedupe));
  const ended = await store.db.selectFrom('carts').select('id').where('ordered_at', 'is not', null).execute();
  expect(new Set(ended.map((cart) => cart.id))).toEqual(new Set(orders.map((order) => order.cart)));
  expect(new Set(orders.map((order) => order.cart)).size).toBe(orders.length);
  for (const order of orders) {
    const own = lines.filter((line) => line.order === order.id);
    expect(own.reduce((sum, line) => sum + line.total, 0)).toBe(order.goods);
    expect(own.length).toBeGreaterThan(0);
    expect(events.some((event) => event.order === order.id)).toBe(true);
    expect(jobs).toContain(`order-mail:${order.id}`);
    for (const line of own) expect(jobs).toContain(`produce-line:${line.id}`);
  }
  return orders.map((order) => order.number);
}
