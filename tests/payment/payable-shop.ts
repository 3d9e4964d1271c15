/** A shop in process whose orders are paid with the test provider: its clock is set, its jobs run when asked for. */
import { type Plan, signEvent, type TestPaymentStore, testProvider } from '#dev/test-payments.ts';
import type { Shop } from '#services/handler.ts';
import { invoiceProvider, transferProvider } from '#services/payment/by-transfer.ts';
import { paymentJobs } from '#services/payment/payment.job.ts';
import { addLine } from '#store/cart/carts.ts';
import type { Store } from '#store/db/store.ts';
import { createDesign } from '#store/design/designs.ts';
import { claim, fail, finish } from '#store/job/jobs.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { saveEvent } from '#store/payment/events.ts';
import { browser, type TestBrowser } from '#tests/customer-browser.ts';
import { orderFor, plainContent, plainLine } from '#tests/orders.ts';
import { memoryPayments } from '#tests/payment/memory-payments.ts';

export const testProviderSecret = 'secret of the test provider';

export type PayableShop = {
  shop: Shop;
  payments: TestPaymentStore;
  now: () => Date;
  /** Moves the clock on. */
  pass(ms: number): void;
  /** Runs what is due in the lane of payments, failed calls again, until nothing is due. Mails stay jobs. `given`: a shop whose provider fails. */
  work(given?: Shop): Promise<void>;
  /** The event that the provider posts about a payment, taken as POST /hooks/test takes it. */
  post(ref: string, id?: string): Promise<boolean>;
};

/** `plan`: of every payment; or where the provider of tests keeps its payments. */
export function payableShop(store: Store, plan: Plan | TestPaymentStore = 'ok', start = new Date('2026-11-28T10:00:00Z')): PayableShop {
  let time = start.getTime();
  const clock = () => new Date(time);
  const payments = typeof plan === 'string' ? memoryPayments(plan) : plan;
  const provider = testProvider(payments, { secret: testProviderSecret, clock, pageOf: (ref) => `http://localhost/dev/zahlung/${ref}` });
  const shop = {
    store,
    clock,
    hosts: [],
    log: () => undefined,
    voucherSecret: 'vouchers',
    bank: { recipient: 'Federleicht', iban: 'DE00' },
    payments: [provider, transferProvider, invoiceProvider],
  } as unknown as Shop;
  const jobs = paymentJobs('http://localhost:3000');

  async function work(given = shop): Promise<void> {
    for (;;) {
      const job = await claim(store, 'test', Object.keys(jobs), 60, clock());
      if (!job) return;
      try {
        const write = await jobs[job.kind]?.(job.payload, given);
        await store.write(async (trx) => {
          if (await finish(trx, job, clock())) await write?.(trx);
        });
      } catch (error) {
        await fail(store, job, String(error), {}, clock());
      }
    }
  }

  return {
    shop,
    payments,
    now: clock,
    pass: (ms) => {
      time += ms;
    },
    work,
    async post(ref, id = `event-${ref}-${time}`) {
      const payment = await payments.load(ref);
      const body = JSON.stringify({ id, attempt: payment?.attempt ?? null, ref });
      const event = await provider.hook(
        new TextEncoder().encode(body),
        new Headers({ 'test-signature': signEvent(testProviderSecret, body) }),
      );
      return event !== null && store.write((trx) => saveEvent(trx, { provider: 'test', ...event }, clock()));
    },
  };
}

export type PayableOrder = { id: string; token: string; number: string; due: number; guest: TestBrowser };

/** A guest's order of one card that waits for its money. */
export async function orderToPay({ shop }: Pick<PayableShop, 'shop'>, method: 'test' | 'prepayment' = 'test'): Promise<PayableOrder> {
  const { store, clock } = shop;
  const guest = browser(shop);
  const owner = await guest.withContext(({ actor }) => actor.owner.ensure());
  const design = await createDesign(store, owner, plainContent());
  await addLine(store, owner, plainLine(design.id, 50));
  const events = [
    { state: 'placed', actor: 'customer', reason: 'shop' },
    { state: 'awaiting_payment', actor: 'shop', reason: method },
  ] as const;
  const input = await orderFor(store, owner, { payment: method, events });
  const money = { amount: input.facts.due, currency: input.facts.currency };
  const provider = method === 'test' ? 'test' : 'transfer';
  const placing = await placeOrder(store, owner, { ...input, attempt: { provider, method, money } }, clock());
  if (!placing.ok) throw new Error(placing.reason);
  return { ...placing.order, due: input.facts.due, guest };
}
