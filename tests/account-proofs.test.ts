/**
 * Whatever two persons do with accounts, one whose address was ever proved opens only to the person who proved it last, and one whose
 * address was never proved only to who made it. `npm run test:all -- proofs` runs the long form.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs } from '#core/values/unit.ts';
import { AccountModel, actions, type Step } from '#tests/account-model.ts';
import { accountShop } from '#tests/customer-browser.ts';
import { onEachEngine } from '#tests/engines.ts';
import { googleForTests } from '#tests/google-stand-in.ts';
import { isLongForm } from '#tests/long-form.ts';

/** PostgreSQL runs few of the sequences: each takes much longer there, and the SQL is tested in `src/store`. */
const sequences = isLongForm ? { sqlite: 5_000, postgres: 200 } : { sqlite: 150, postgres: 3 };

/** Most steps are about few things, so that they meet: half of them use a link. */
const links = ['confirm', 'confirm by password', 'set password', 'set password and keep ways'] as const;
const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom(0, 1),
  at: fc.constantFrom(0, 1),
  action: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...actions) }, { weight: 2, arbitrary: fc.constantFrom(...links) }),
  mailbox: fc.constantFrom(0, 0, 0, 0, 1, 2, 2, 3),
  pick: fc.constantFrom(0, 0, 0, 1, 2),
});

const own: Omit<Step, 'action'> = { who: 0, at: 0, mailbox: 0, pick: 0 };
/** Most sequences go on from here: a foreign address, an own one that is confirmed, and a stranger who got in. */
const starts: Step[][] = [
  [],
  [{ ...own, who: 1, action: 'sign up' }],
  [
    { ...own, action: 'sign up' },
    { ...own, action: 'confirm' },
  ],
  [
    { ...own, action: 'sign up' },
    { ...own, action: 'confirm' },
    { ...own, action: 'sign in at the other’s' },
  ],
  [
    { ...own, action: 'sign up' },
    { ...own, action: 'confirm' },
    { ...own, action: 'sign in at the other’s' },
    { ...own, who: 1, mailbox: 2, action: 'change address' },
    { ...own, who: 1, action: 'confirm' },
  ],
];
const sequence = fc
  .tuple(fc.constantFrom(...starts), fc.array(step, { minLength: 2, maxLength: 10, size: 'max' }))
  .map(([start, steps]) => [...start, ...steps]);

let now = new Date('2026-11-22T10:00:00Z');
const google = googleForTests(() => now);

onEachEngine('an account', (open, engine) => {
  test('opens only to who proved its address last, or made it, in any sequence of steps', {
    timeout: isLongForm ? 900_000 : 240_000,
  }, async () => {
    now = new Date('2026-11-22T10:00:00Z');
    const store = await open();
    const shop = { ...accountShop(store, () => now), google: google.settings };
    const forward = (ms: number) => {
      now = new Date(now.getTime() + ms);
    };
    let count = 0;
    let made = 0;
    await fc.assert(
      fc.asyncProperty(sequence, async (steps) => {
        count += 1;
        forward(dayMs);
        const model = new AccountModel(shop, google, count, forward);
        for (const each of steps) await model.take(each);
        await model.recoverAll();
        made += model.accounts.size;
      }),
      { numRuns: sequences[engine.name], seed: 20261128, endOnFailure: false },
    );
    expect(made).toBeGreaterThan(sequences[engine.name] / 2);
  });
});
