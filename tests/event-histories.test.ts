/**
 * Whatever two devices of a household and the host of an event do, and whenever: no answer is lost, none is taken after the deadline of the event's zone,
 * revisions say what the rows are, and counts are those of a recount. `npm run test:all -- event-histories` runs the long form.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountShop } from '#tests/customer-browser.ts';
import { onEachEngine } from '#tests/engines.ts';
import { EventModel, type Step, stepKinds, terms } from '#tests/event-model.ts';
import { isLongForm } from '#tests/long-form.ts';

/** PostgreSQL runs few of the histories. */
const histories = isLongForm ? { sqlite: 500, postgres: 10 } : { sqlite: 4, postgres: 2 };

/** Most steps are about few households, so that they meet. */
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...stepKinds),
  household: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(0, 1, 2) }, { weight: 1, arbitrary: fc.nat(149) }),
  device: fc.constantFrom(0, 1),
  pick: fc.nat(1_000),
  values: fc.array(fc.nat(50), { minLength: 6, maxLength: 6 }),
});
const history = fc.tuple(fc.constantFrom(...terms), fc.array(step, { minLength: 30, maxLength: 40, size: 'max' }));

onEachEngine('an event with 150 households', (open, engine) => {
  test('keeps every answer and counts what is there, in any history', { timeout: isLongForm ? 1_800_000 : 240_000 }, async () => {
    let accepted = 0;
    let conflicts = 0;
    let late = 0;
    await fc.assert(
      fc.asyncProperty(history, async ([term, steps]) => {
        const store = await open();
        const clock = { now: 0 };
        const model = new EventModel(
          accountShop(store, () => new Date(clock.now)),
          clock,
          term,
        );
        await model.start();
        for (const each of steps) await model.take(each);
        accepted += model.accepted;
        conflicts += model.conflicts;
        late += model.late;
        await store.write((trx) => trx.deleteFrom('events').execute());
      }),
      { numRuns: histories[engine.name], seed: 20261129, endOnFailure: true },
    );
    expect(accepted).toBeGreaterThan(histories[engine.name]);
    // Each history meets both: two devices at one answer, and the end of the deadline.
    expect(conflicts).toBeGreaterThan(0);
    expect(late).toBeGreaterThan(0);
  });
});
