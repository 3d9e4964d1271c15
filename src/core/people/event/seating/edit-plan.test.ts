import { expect, test } from 'vitest';
import { random } from '#core/values/numbers/random.ts';
import { editedPlan, inverseOf, type SeatingEdit, undonePlan } from './edit-plan.ts';
import { type SeatingPlan, tableShapes, wishKinds } from './plan.ts';

const guests = Array.from({ length: 12 }, (_, at) => `g${at}`);
const people = new Set(guests);
const empty: SeatingPlan = { tables: [], seats: [], wishes: [] };

/** As two plans are the same, whatever the order of their rows. */
const sorted = ({ tables, seats, wishes }: SeatingPlan) =>
  [tables, seats, wishes].map((rows) => rows.map((row) => JSON.stringify(row)).sort());

test('every step of a random history is taken back, down to the empty plan, and no table ever has more guests than seats', () => {
  for (let seed = 1; seed <= 50; seed++) {
    const { pick, next } = random(seed);
    const number = (most: number) => 1 + Math.floor(next() * most);
    let ids = 0;
    let plan = empty;
    const history: SeatingPlan[] = [];
    const inverses: ReturnType<typeof inverseOf>[] = [];
    for (let step = 0; step < 60; step++) {
      const table = plan.tables.length > 0 ? pick(plan.tables).id : 'none';
      const shape = pick(tableShapes);
      const edit: SeatingEdit = pick<SeatingEdit>([
        { kind: 'seat', seats: [{ guest: pick(guests), table: pick([table, null]), isFixed: next() < 0.3 }] },
        { kind: 'seat', seats: guests.slice(0, number(4)).map((guest) => ({ guest, table, isFixed: false })) },
        { kind: 'add', name: 'Tisch', shape, seats: number(4), count: number(3) },
        { kind: 'table', table, name: 'Eltern', shape, seats: number(5), isLocked: next() < 0.5 },
        { kind: 'remove', table },
        { kind: 'wish', wish: pick(wishKinds), guest: pick(guests), other: pick(guests) },
        { kind: 'unwish', guest: pick(guests), other: pick(guests) },
      ]);
      const after = editedPlan(plan, edit, { people, newId: () => `t${++ids}` });
      if ('reason' in after) continue;
      for (const { id, seats } of after.tables) expect(after.seats.filter((seat) => seat.table === id).length).toBeLessThanOrEqual(seats);
      expect(new Set(after.seats.map(({ guest }) => guest)).size).toBe(after.seats.length);
      history.push(plan);
      inverses.push(inverseOf(plan, after));
      plan = after;
    }
    for (const inverse of inverses.reverse()) {
      plan = undonePlan(plan, inverse, people);
      expect([seed, sorted(plan)]).toEqual([seed, sorted(history.pop() ?? empty)]);
    }
  }
});

test('undoing seats nobody who may not sit any more, and nobody at a table that is full meanwhile', () => {
  const table = { id: 't', position: 1, name: 'Tisch', shape: 'round', seats: 1, isLocked: false } as const;
  const seat = (guest: string) => ({ guest, table: 't', position: 1, isFixed: false });
  const before: SeatingPlan = { tables: [table], seats: [seat('g0')], wishes: [] };
  const inverse = inverseOf(before, { ...before, seats: [] });
  expect(undonePlan({ ...before, seats: [] }, inverse, new Set(['g1'])).seats).toEqual([]);
  expect(undonePlan({ ...before, seats: [seat('g1')] }, inverse, people).seats).toEqual([seat('g1')]);
});
