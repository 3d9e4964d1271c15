/** Proposals that are taken as a whole. What is searched for is tested in arrange.test.ts. */
import { expect, test } from 'vitest';
import { random } from '#core/values/numbers/random.ts';
import { editedPlan } from './edit-plan.ts';
import type { SeatingPlan } from './plan.ts';
import { proposedSeating } from './propose.ts';

const table = (id: string, seats: number) => ({ id, position: 1, name: id, shape: 'round' as const, seats, isLocked: false });
const person = (id: string) => ({ id, household: id, kind: 'adult' as const, side: '' });
const seat = (guest: string, at: string) => ({ guest, table: at, position: 1, isFixed: false });

const taken = (plan: SeatingPlan, seats: { guest: string; table: string }[], people: readonly { id: string }[]) =>
  editedPlan(
    plan,
    { kind: 'seat', seats: seats.map((one) => ({ ...one, isFixed: false })) },
    { people: new Set(people.map(({ id }) => id)), newId: () => '' },
  );

test('a proposal for more guests than seats, where two others would sit better, leaves the seat to who has it and fits as a whole', () => {
  const people = ['a', 'b', 'c'].map(person);
  const plan: SeatingPlan = { tables: [table('t', 2)], seats: [seat('a', 't')], wishes: [{ kind: 'near', guest: 'b', other: 'c' }] };
  const { seats } = proposedSeating(plan, people, 'fixed', 1);
  expect(seats).toHaveLength(1);
  expect(taken(plan, seats, people)).toMatchObject({ seats: [{ guest: 'a' }, { guest: expect.stringMatching(/^[bc]$/) }] });
});

test('proposals for random parties with too few seats fit as a whole and part whom they are asked to', { timeout: 60_000 }, () => {
  let seated = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const { next } = random(seed);
    const some = (most: number) => Math.floor(next() * most);
    const people = Array.from({ length: 9 }, (_, at) => ({ ...person(`g${at}`), household: `h${some(5)}` }));
    const plan: SeatingPlan = { tables: [table('t', 2 + some(2)), table('u', 2 + some(2))], seats: [], wishes: [] };
    for (const { id } of people) {
      const at = plan.tables[some(2)];
      if (at && some(2) === 0 && plan.seats.filter((one) => one.table === at.id).length < at.seats) plan.seats.push(seat(id, at.id));
    }
    for (let at = 0; at < 8; at += 1) {
      const apart = some(2) === 0;
      const isTogether = plan.seats.filter(({ guest }) => guest === `g${at}` || guest === `g${at + 1}`).length > 1;
      if (!apart || !isTogether) plan.wishes.push({ kind: apart ? 'apart' : 'near', guest: `g${at}`, other: `g${at + 1}` });
    }
    const { seats } = proposedSeating(plan, people, 'fixed', seed);
    const after = taken(plan, seats, people);
    if ('reason' in after) throw new Error(`seed ${seed}: ${after.reason}`);
    expect(plan.seats.filter(({ guest }) => !after.seats.some((one) => one.guest === guest))).toEqual([]);
    const at = new Map(after.seats.map((one) => [one.guest, one.table]));
    const broken = plan.wishes.filter(({ kind, guest, other }) => kind === 'apart' && at.has(guest) && at.get(guest) === at.get(other));
    expect([seed, broken]).toEqual([seed, []]);
    if (after.seats.length > plan.seats.length) seated += 1;
  }
  expect(seated).toBeGreaterThan(10);
});
