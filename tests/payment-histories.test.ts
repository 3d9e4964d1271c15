/** Whatever happens to orders and their money, in any order: nothing is lost, doubled, or left open. `npm run test:all -- histories` runs the long form. */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { plans } from '#dev/test-payments.ts';
import type { Store } from '#store/db/store.ts';
import { onEachEngine } from '#tests/engines.ts';
import { sellerFacts as seller } from '#tests/invoiced-orders.ts';
import { isLongForm } from '#tests/long-form.ts';
import { type Action, actions, HistoryModel, type Step, stepText } from './payment/history-model.ts';
import { payableShop } from './payment/payable-shop.ts';

// The clock of a history is set; pauses between two calls of a provider pass at once, too.
vi.mock('node:timers/promises', async (original) => {
  const timers = await original<typeof import('node:timers/promises')>();
  return {
    ...timers,
    setTimeout: (ms: number, value: unknown) => (ms < 1_000 ? timers.setTimeout(ms, value) : timers.setImmediate(value)),
  };
});

/** PostgreSQL runs few of the histories: each takes much longer there. */
const histories = isLongForm ? { sqlite: 10_000, postgres: 200 } : { sqlite: 150, postgres: 3 };

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...actions) },
    // Most steps are about money that moves.
    { weight: 3, arbitrary: fc.constantFrom('agree' as const, 'agree' as const, 'pay' as const, 'post' as const, 'jobs run' as const) },
  ),
  pick: fc.constantFrom(0, 0, 0, 1, 2),
  plan: fc.oneof({ weight: 1, arbitrary: fc.constant('ok' as const) }, { weight: 2, arbitrary: fc.constantFrom(...plans) }),
  with: fc.nat(59),
});

/** Every history begins with an order, and most with one that is paid by a plan. `what`: is placed. */
const starts: { what?: number; actions: Action[] }[] = [
  { actions: [] },
  { actions: [] },
  { actions: ['pay', 'agree', 'post', 'jobs run'] },
  { actions: ['pay', 'agree'] },
  { actions: ['pay', 'agree', 'jobs run', 'cancel'] },
  { actions: ['pay', 'cancel', 'agree'] },
  // By transfer, short by what is forgiven, and by half.
  { what: 24, actions: ['transfer'] },
  { what: 59, actions: ['transfer'] },
  // On invoice, with fourteen days between.
  { what: 28, actions: ['hand over', 'days pass', 'days pass', 'account is read', 'dun', 'days pass', 'account is read', 'dun'] },
];
const history = fc
  .tuple(fc.constantFrom(...starts), step, fc.array(step, { minLength: 2, maxLength: 12, size: 'max' }))
  .map(([{ what, actions: start }, { plan, with: other }, steps]): Step[] => [
    ...['place' as const, ...start].map((action) => ({ action, pick: 0, plan, with: what ?? other })),
    ...steps,
  ])
  .map((steps) => Object.assign(steps, { [fc.toStringMethod]: () => `\n${steps.map((each) => `  ${stepText(each)}`).join('\n')}\n` }));

/** How often what is rare has happened. */
async function reachedBy({ db }: Store) {
  const words = async (start: string) =>
    (await db.selectFrom('job_words').select('word').where('word', 'like', `${start}%`).execute()).length;
  const forgiven = await db.selectFrom('order_adjustments').select('order').where('kind', '=', 'difference').execute();
  return {
    reminders: await words('payment-mail:invoice-reminder-1:'),
    secondReminders: await words('payment-mail:invoice-reminder-2:'),
    rests: await words('payment-mail:rest:'),
    calls: await words('refund-call:'),
    forgiven: forgiven.length,
  };
}

onEachEngine('the money of orders', (open, engine) => {
  test('balances after every step of any history, and is all where it belongs at its end', {
    timeout: isLongForm ? 900_000 : 240_000,
  }, async () => {
    const store = await open();
    const ends = new Map<string, number>();
    let count = 0;
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        count += 1;
        const world = payableShop(store, 'ok', new Date(Date.parse('2026-11-28T10:00:00Z') + count * 40 * 86_400_000));
        // Numbers of documents name their year by two digits: after a century of histories they would come again.
        Object.assign(world.shop, { seller: count < 800 ? seller : undefined });
        const model = new HistoryModel(world);
        await model.open();
        for (const each of steps) await model.take(each);
        await model.end();
        for (const state of await model.states) ends.set(state, (ends.get(state) ?? 0) + 1);
      }),
      { numRuns: histories[engine.name], seed: 20261128, endOnFailure: false },
    );
    const reached = await reachedBy(store);
    console.log(JSON.stringify({ engine: engine.name, ends: Object.fromEntries(ends), reached }));
    // Each begins with an order.
    expect([...ends.values()].reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(histories[engine.name]);
    // The histories reach what they are about.
    if (engine.name !== 'sqlite') return;
    for (const state of ['paid', 'cancelled', 'refunded', 'handed_over']) expect(ends.get(state) ?? 0).toBeGreaterThan(2);
    expect(Math.min(...Object.values(reached))).toBeGreaterThan(0);
  });
});
