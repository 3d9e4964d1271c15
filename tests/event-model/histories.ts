/**
 * Whatever two devices of a household, strangers and the hosts of an event do, and whenever: no answer is lost, none is taken after the deadline of the
 * event's zone, revisions say what the rows are, counts are those of a recount, nobody sits twice or without coming, and exactly the missing cards are
 * needed. `npm run test:all -- events` runs the long form.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openFonts } from '#resources/fonts.ts';
import type { Shop } from '#services/handler.ts';
import { invoiceProvider, transferProvider } from '#services/payment/by-transfer.ts';
import type { Store } from '#store/db/store.ts';
import { accountShop } from '#tests/customer-browser.ts';
import { onEachEngine } from '#tests/engines.ts';
import { listStepKinds } from '#tests/event-model/list-steps.ts';
import { endModel, startModel, terms } from '#tests/event-model/model.ts';
import { householdStepKinds, type Step, take } from '#tests/event-model/steps.ts';
import { sellerFacts } from '#tests/invoiced-orders.ts';
import { isLongForm } from '#tests/long-form.ts';
import { seedAll } from '#tests/seeded.ts';
import { expectedMeetings, type Met } from './met.ts';
import { startPrinting } from './print-steps.ts';

/** PostgreSQL runs fewer histories: it takes three times as long. */
const histories = isLongForm ? { sqlite: 20_000, postgres: 500 } : { sqlite: 24, postgres: 4 };

const some = <T>(weight: number, values: readonly T[]) => ({ weight, arbitrary: fc.constantFrom(...values) });
const kinds = [
  some(11, householdStepKinds),
  some(6, ['invite', 'reopen', 'programme', 'add', 'question', 'state', 'clock'] as const),
  some(5, listStepKinds),
  some(6, ['open', 'open', 'open', 'decide', 'decide', 'decide', 'show'] as const),
  some(3, ['co-host', 'co-host', 'revoke'] as const),
  some(7, ['seating'] as const),
];
/** Few histories print: an order takes as long as twenty steps. */
const printKinds = [...kinds, some(4, ['print'] as const)];
/** Most steps are about few households, so that they meet. */
const stepOf = (kind: fc.Arbitrary<Step['kind']>): fc.Arbitrary<Step> =>
  fc.record({
    kind,
    household: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(0, 1, 2) }, { weight: 1, arbitrary: fc.nat(8) }),
    device: fc.constantFrom(0, 1),
    by: fc.oneof(some(3, [0] as const), some(1, [1, 2] as const)),
    pick: fc.nat(1_000),
    values: fc.array(fc.nat(50), { minLength: 6, maxLength: 6 }),
  });
/** A list of 150 households takes ten times as long. */
const sizes = fc.oneof({ weight: 49, arbitrary: fc.constant(6) }, { weight: 1, arbitrary: fc.constant(150) });
const historyOf = (isPrinting: boolean) => {
  const step = stepOf(fc.oneof(...(isPrinting ? printKinds : kinds)));
  const steps = fc.array(step, { minLength: 30, maxLength: 40, size: 'max' });
  return fc.tuple(fc.constantFrom(...terms), sizes, fc.constant(isPrinting), steps);
};
const history = fc.oneof({ weight: 9, arbitrary: historyOf(false) }, { weight: 1, arbitrary: historyOf(true) });

/** Processors that run the histories of a part at the same time: each takes one of the test files. */
export const halves = 2;

const addressOf = (at: number) => `10.${at >> 16}.${(at >> 8) % 256}.${at % 256}`;

/** A shop that takes orders. */
async function shopOf(store: Store, clock: () => Date): Promise<Shop> {
  await seedAll(store);
  return {
    ...accountShop(store, clock),
    fonts: await openFonts(),
    seller: sellerFacts,
    bank: { recipient: '', iban: '' },
    payments: [invoiceProvider, transferProvider],
    voucherSecret: 'secret',
  } as unknown as Shop;
}

/** Declares the tests of a half; parts of the long form share them out (tests/long-form.ts). */
export function eventHistories(half: 1 | 2): void {
  const [share = 1, shares = 1] = (process.env.TESTS_SHARE ?? '1/1').split('/').map(Number);
  const timeout = isLongForm ? 1_800_000 : 240_000;
  onEachEngine(`an event with up to 150 households, half ${half}`, (open, engine) => {
    test('keeps every answer and counts what is there, in any history', { timeout }, async () => {
      const numRuns = Math.ceil(histories[engine.name] / shares / halves);
      const met: Met = new Map();
      const clock = { now: 0 };
      let clients = 0;
      // One database for all: each history ends with its event deleted, and finds no row of the one before.
      const shop = await shopOf(await open(), () => new Date(clock.now));
      await fc.assert(
        fc.asyncProperty(history, async ([term, households, isPrinting, steps]) => {
          const model = await startModel(shop, clock, { term, households, address: addressOf(clients++), met });
          if (isPrinting) await startPrinting(model);
          for (const [at, each] of steps.entries()) await take(model, each, at);
          await endModel(model);
        }),
        { numRuns, seed: 20261129 + halves * share + half, endOnFailure: true },
      );
      expect(expectedMeetings(numRuns).filter((what) => !met.has(what))).toEqual([]);
    });
  });
}
