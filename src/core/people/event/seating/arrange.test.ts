/** Arrangements against every possible one of small parties, and their hard rules in random ones. */
import { expect, test } from 'vitest';
import { random } from '#core/values/numbers/random.ts';
import { arrange } from './arrange.ts';
import type { SeatingPlan } from './plan.ts';
import { seatingPoints } from './seating-state.ts';
import { type Keeping, type SeatingPerson, type SeatingProblem, seatingProblem } from './units.ts';

/** Numbers from 0 to below `most`. */
function numbers(seed: number): (most: number) => number {
  const { next } = random(seed);
  return (most) => Math.floor(next() * most);
}

/** Told without the state of the search: from the units and their tables alone. */
function pointsOf({ units, near }: SeatingProblem, at: readonly (number | null)[]): number {
  let points = 0;
  const seated = units.map((unit, index) => ({ ...unit, table: at[index] ?? null }));
  for (const { persons, table } of seated) if (table === null) points += seatingPoints.unseated * persons.length;
  for (const [one, other] of near) if (at[one] !== null && at[one] === at[other]) points += seatingPoints.near;
  for (const [index, one] of seated.entries())
    for (const other of seated.slice(index + 1))
      if (one.side >= 0 && one.side === other.side && one.table !== null && one.table === other.table) points += seatingPoints.side;
  for (const household of new Set(units.map((unit) => unit.household))) {
    const tables = new Set(seated.filter((unit) => unit.household === household && unit.table !== null).map(({ table }) => table));
    if (tables.size > 1) points += seatingPoints.split * (tables.size - 1);
  }
  return points;
}

const mayStand = (problem: SeatingProblem, at: readonly (number | null)[], unit: number, table: number | null): boolean => {
  const { units, capacities, isLocked, apart } = problem;
  const own = units[unit];
  if (table === null || !own) return true;
  if (own.pinned === null && (isLocked[table] || (own.tables !== null && !own.tables.includes(table)))) return false;
  const used = units.reduce((sum, { persons }, other) => (other !== unit && at[other] === table ? sum + persons.length : sum), 0);
  if (used + own.persons.length > (capacities[table] ?? 0)) return false;
  return apart.every(([one, other]) => (one === unit ? at[other] : other === unit ? at[one] : null) !== table);
};

/** The most points of all arrangements that keep the hard rules. */
function bruteForce(problem: SeatingProblem): number {
  const { units, capacities } = problem;
  const at: (number | null)[] = units.map(({ pinned }) => pinned);
  let best = Number.NEGATIVE_INFINITY;
  const place = (unit: number, unseated: number): void => {
    // Unseated persons cost more than everything else can bring.
    if (unseated * -seatingPoints.unseated > -best + 400) return;
    const own = units[unit];
    if (!own) {
      best = Math.max(best, pointsOf(problem, at));
      return;
    }
    if (own.pinned !== null) {
      place(unit + 1, unseated);
      return;
    }
    for (const table of [...capacities.keys(), null]) {
      at[unit] = null;
      if (!mayStand(problem, at, unit, table)) continue;
      at[unit] = table;
      place(unit + 1, unseated + (table === null ? own.persons.length : 0));
      at[unit] = null;
    }
  };
  place(0, 0);
  return best;
}

type Size = { persons: number; tables: number; seats: number };

/** A party with wishes, fixed guests and locked tables. */
function party(seed: number, { persons, tables, seats }: Size): { plan: SeatingPlan; people: SeatingPerson[] } {
  const some = numbers(seed);
  const people: SeatingPerson[] = [];
  for (let household = 0; people.length < persons; household++) {
    const side = ['', 'Braut', 'Bräutigam'][some(3)] ?? '';
    const adults = 1 + some(2);
    const all = [...Array<'adult'>(adults).fill('adult'), ...Array<'child'>(some(4) === 0 ? 1 + some(2) : 0).fill('child')];
    for (const kind of all) people.push({ id: `g${String(people.length).padStart(4, '0')}`, household: `h${household}`, kind, side });
  }
  const plan: SeatingPlan = {
    tables: Array.from({ length: tables }, (_, at) => ({
      id: `t${at}`,
      position: at + 1,
      name: `Tisch ${at + 1}`,
      shape: 'round',
      seats: seats - some(2),
      isLocked: some(6) === 0,
    })),
    seats: [],
    wishes: [],
  };
  for (const { id } of people) {
    const table = plan.tables[some(tables)];
    if (some(6) !== 0 || !table || plan.seats.filter((seat) => seat.table === table.id).length >= table.seats) continue;
    plan.seats.push({ guest: id, table: table.id, position: plan.seats.length + 1, isFixed: some(2) === 0 });
  }
  for (let count = 0; count < persons / 4; count++) {
    const [a, b] = [people[some(people.length)]?.id ?? '', people[some(people.length)]?.id ?? ''].sort();
    const kind = some(2) === 0 ? 'near' : 'apart';
    // Whom the host has put at one table is not apart.
    const isTogether = (of: string | undefined) => plan.seats.find(({ guest }) => guest === of)?.table;
    if (a && b && a !== b && !(isTogether(a) && isTogether(a) === isTogether(b))) plan.wishes.push({ kind, guest: a, other: b });
  }
  return { plan, people };
}

/** The first units, so that every arrangement of them can be tried. */
function cut(problem: SeatingProblem, count: number): SeatingProblem {
  const isIn = ([one, other]: [number, number]) => one < count && other < count;
  return { ...problem, units: problem.units.slice(0, count), near: problem.near.filter(isIn), apart: problem.apart.filter(isIn) };
}

test('nine units at three tables get as many points as the best of all their arrangements, in 200 parties', { timeout: 120_000 }, () => {
  for (let seed = 1; seed <= 200; seed++) {
    const { plan, people } = party(seed, { persons: 18, tables: 3, seats: 6 });
    const problem = cut(seatingProblem(plan, people, 'fixed'), 9);
    const { at, score } = arrange(problem, seed);
    expect([seed, score]).toEqual([seed, pointsOf(problem, at)]);
    expect([seed, score]).toEqual([seed, bruteForce(problem)]);
  }
});

test.each<Keeping>(['fixed', 'seated'])('hard rules hold in 500 random parties that keep who is %s', { timeout: 120_000 }, (keeping) => {
  for (let seed = 1; seed <= 500; seed++) {
    const { plan, people } = party(seed + 1_000, { persons: 12 + (seed % 20), tables: 2 + (seed % 4), seats: 4 + (seed % 6) });
    const problem = seatingProblem(plan, people, keeping);
    const { at } = arrange(problem, seed, 1_000);
    const tableOf = new Map<string, number | null>();
    for (const [unit, { persons }] of problem.units.entries()) for (const person of persons) tableOf.set(person, at[unit] ?? null);
    expect(tableOf.size).toBe(people.length);
    for (const [table, { id, seats, isLocked }] of plan.tables.entries()) {
      const there = people.filter((person) => tableOf.get(person.id) === table).map((person) => person.id);
      const before = plan.seats.filter((seat) => seat.table === id).map(({ guest }) => guest);
      expect(there.length, `seats, seed ${seed}`).toBeLessThanOrEqual(seats);
      if (isLocked) expect(there.sort(), `locked, seed ${seed}`).toEqual(before.sort());
      for (const { guest, isFixed } of plan.seats)
        if ((isFixed || keeping === 'seated') && plan.tables[table]?.id === plan.seats.find((seat) => seat.guest === guest)?.table)
          expect(there, `fixed, seed ${seed}`).toContain(guest);
    }
    for (const { kind, guest, other } of plan.wishes)
      if (kind === 'apart' && tableOf.get(guest) !== null) expect(tableOf.get(guest), `apart, seed ${seed}`).not.toBe(tableOf.get(other));
    // A child that is moved sits where an adult of its household does, unless each of them is to be apart from it.
    for (const child of people.filter(({ kind }) => kind === 'child')) {
      const table = tableOf.get(child.id) ?? null;
      const adults = people.filter(({ household, kind }) => household === child.household && kind === 'adult');
      const isWished = plan.wishes.some(({ kind, guest, other }) => kind === 'apart' && (guest === child.id || other === child.id));
      const wasSeated = plan.seats.some(({ guest }) => guest === child.id || adults.some(({ id }) => id === guest));
      if (table !== null && !isWished && !wasSeated)
        expect(
          adults.map(({ id }) => tableOf.get(id)),
          `child, seed ${seed}`,
        ).toContain(table);
    }
  }
});

test('the same seed gives the same arrangement', () => {
  const { plan, people } = party(7, { persons: 60, tables: 9, seats: 8 });
  const problem = seatingProblem(plan, people, 'fixed');
  expect(arrange(problem, 3)).toEqual(arrange(problem, 3));
});

test('a household that fits no table is split and nobody is left without a seat', () => {
  const people: SeatingPerson[] = ['a', 'b', 'c', 'd'].map((id) => ({ id, household: 'h', kind: 'adult', side: '' }));
  const tables = [2, 3].map((seats, at) => ({ id: `t${at}`, position: at, name: '', shape: 'round' as const, seats, isLocked: false }));
  const { at, score } = arrange(seatingProblem({ tables, seats: [], wishes: [] }, people, 'fixed'), 1);
  expect([at.includes(null), new Set(at).size, score]).toEqual([false, 2, seatingPoints.split]);
});
