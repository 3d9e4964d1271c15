/** What becomes of an accepted order whose print check does not come to an end. */
import { expect, test, vi } from 'vitest';
import { openFonts } from '#resources/fonts.ts';
import type { Shop } from '#services/handler.ts';
import { startJobLoop } from '#services/jobs/job-loop.ts';
import { orderById } from '#store/order/orders.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { withStore } from '#tests/engines.ts';
import { guestWithCart, orderFor } from '#tests/orders.ts';
import { seedAll } from '#tests/seeded.ts';
import { printJobs } from './produce.job.ts';

const deadlines: number[] = [];

vi.mock('#services/checks/check-document.ts', () => ({
  documentCheck: () => ({}),
  checkPool: () => ({
    run: async (_task: object, deadlineMs: number) => {
      deadlines.push(deadlineMs);
      throw new DOMException('a task took too long', 'TimeoutError');
    },
  }),
}));

const clock = () => new Date('2026-11-19T09:00:00Z');

withStore('an order on invoice', (open) => {
  test('whose print check takes longer than five minutes stays as it is, and its job waits for an operator', async () => {
    const store = await open();
    await seedAll(store);
    const { owner } = await guestWithCart(store);
    const placed = await placeOrder(store, owner, await orderFor(store, owner), clock());
    if (!placed.ok) throw new Error(placed.reason);
    const events: [string, string][] = [];
    const shop = {
      store,
      fonts: await openFonts(),
      clock,
      log: (level: string, event: string) => events.push([level, event]),
    } as unknown as Shop;
    const loop = startJobLoop(shop, printJobs);
    try {
      const job = () => store.db.selectFrom('jobs').select(['state', 'error']).where('kind', '=', 'produce-line').executeTakeFirst();
      await expect.poll(async () => (await job())?.state, { timeout: 20_000 }).toBe('failed');
      expect((await job())?.error).toMatch(/Die Druckprüfung von Position 1 ist nach 5 Minuten nicht fertig\. Die Bestellung bleibt/);
    } finally {
      await loop.stop(1_000);
    }
    expect(deadlines.at(-1)).toBe(5 * 60_000);
    expect(events).toContainEqual(['error', 'job-failed']);
    expect((await orderById(store, placed.order.id))?.state).toBe('invoice_open');
    await store.close();
  });
});
