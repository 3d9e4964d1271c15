/**
 * Whatever two devices of a household and the host of an event do, and whenever: no answer is lost, none is taken after the deadline of the event's zone,
 * revisions say what the rows are, and counts are those of a recount. `npm run test:all -- events` runs the long form.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountShop } from '#tests/customer-browser.ts';
import { onEachEngine } from '#tests/engines.ts';
import { listStepKinds } from '#tests/event-model/list-steps.ts';
import { EventModel, eventStepKinds, type Step, terms } from '#tests/event-model/model.ts';
import { isLongForm } from '#tests/long-form.ts';

/** PostgreSQL runs fewer histories: it takes three times as long. */
const histories = isLongForm ? { sqlite: 20_000, postgres: 500 } : { sqlite: 24, postgres: 4 };

/** Most steps are about few households, so that they meet. */
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...eventStepKinds) }, { weight: 1, arbitrary: fc.constantFrom(...listStepKinds) }),
  household: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(0, 1, 2) }, { weight: 1, arbitrary: fc.nat(5) }),
  device: fc.constantFrom(0, 1),
  pick: fc.nat(1_000),
  values: fc.array(fc.nat(50), { minLength: 6, maxLength: 6 }),
});
/** A list of 150 households takes ten times as long. */
const sizes = fc.oneof({ weight: 49, arbitrary: fc.constant(6) }, { weight: 1, arbitrary: fc.constant(150) });
const history = fc.tuple(fc.constantFrom(...terms), sizes, fc.array(step, { minLength: 30, maxLength: 40, size: 'max' }));

/** Processors that run the histories of a part at the same time: each takes one of the test files. */
export const halves = 2;

/** Declares the tests of a half; parts of the long form share them out (tests/long-form.ts). */
export function eventHistories(half: 1 | 2): void {
  const [share = 1, shares = 1] = (process.env.TESTS_SHARE ?? '1/1').split('/').map(Number);
  const timeout = isLongForm ? 1_800_000 : 240_000;
  onEachEngine(`an event with up to 150 households, half ${half}`, (open, engine) => {
    test('keeps every answer and counts what is there, in any history', { timeout }, async () => {
      const numRuns = Math.ceil(histories[engine.name] / shares / halves);
      let accepted = 0;
      let conflicts = 0;
      let late = 0;
      await fc.assert(
        fc.asyncProperty(history, async ([term, size, steps]) => {
          const store = await open();
          const clock = { now: 0 };
          const model = new EventModel(
            accountShop(store, () => new Date(clock.now)),
            clock,
            term,
          );
          await model.start(size);
          for (const each of steps) await model.take(each);
          accepted += model.accepted;
          conflicts += model.conflicts;
          late += model.late;
          await store.close();
        }),
        { numRuns, seed: 20261129 + halves * share + half, endOnFailure: true },
      );
      // Some histories meet each: an answer that is stored, two devices at one answer, and the end of the deadline.
      if (numRuns >= 10) expect(Math.min(accepted, conflicts, late)).toBeGreaterThan(0);
      else expect(accepted + conflicts + late).toBeGreaterThan(0);
    });
  });
}
