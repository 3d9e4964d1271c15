/**
 * Looks for the arrangement with the most points: the largest units first, each at its best table, then moves and swaps by simulated annealing. The
 * same problem and seed have the same answer on every machine.
 */
import { type Random, random as randomOf } from '#core/values/numbers/random.ts';
import { type SeatingState, seatingState } from './seating-state.ts';
import type { SeatingProblem } from './units.ts';

const warmest = 8;
const maxSteps = 200_000;
const minSteps = 30_000;
const stepsOfUnit = 1_200;
const runs = 5;

/** e^(-n / 32). Engines round `Math.exp` in different ways. */
const chances = (() => {
  const step = 0.9692332344763441;
  const all: number[] = [];
  for (let value = 1; value >= 2e-10; value *= step) all.push(value);
  return all;
})();

const below = (random: Random, most: number) => Math.floor(random.next() * most);

function isTaken(points: number, heat: number, random: Random): boolean {
  if (points >= 0) return true;
  return heat > 0 && random.next() < (chances[Math.trunc((-points * 32) / heat)] ?? 0);
}

function start({ units }: SeatingProblem, state: SeatingState): number {
  let score = state.score();
  const largestFirst = [...state.free].sort((a, b) => (units[b]?.persons.length ?? 0) - (units[a]?.persons.length ?? 0) || a - b);
  for (const unit of largestFirst) {
    let best = { table: state.none, points: 0 };
    for (let table = 0; table < state.none; table++) {
      if (!state.fits(unit, table)) continue;
      const points = state.move(unit, table);
      state.move(unit, state.none);
      if (points > best.points) best = { table, points };
    }
    score += state.move(unit, best.table);
  }
  return score;
}

/** Moves units one by one; where one of them does not fit, those before go back. */
function moveAll(
  state: SeatingState,
  moves: readonly (readonly [unit: number, table: number])[],
): { points: number; undo: () => void } | null {
  const done: [number, number][] = [];
  let points = 0;
  const undo = () => {
    for (const [unit, table] of done.reverse()) state.move(unit, table);
  };
  for (const [unit, table] of moves) {
    if (!state.fits(unit, table)) {
      undo();
      return null;
    }
    done.push([unit, state.at[unit] ?? state.none]);
    points += state.move(unit, table);
  }
  return { points, undo };
}

const maxExchanged = 3;

/** Up to three units of one table for up to three of another: what fills a table may be larger than what leaves it. */
function someExchange({ at, none, free }: SeatingState, random: Random): [number, number][] {
  const pick = () => free[below(random, free.length)] ?? 0;
  const [one, other] = [pick(), pick()];
  const [from, to] = [at[one] ?? none, at[other] ?? none];
  if (from === to) return [];
  const withOthers = (first: number, table: number) => {
    const group = [first];
    for (let more = below(random, maxExchanged); more > 0; more--) {
      const next = pick();
      if (at[next] === table && !group.includes(next)) group.push(next);
    }
    return group;
  };
  const [leaving, coming] = [withOthers(one, from), withOthers(other, to)];
  return [
    ...leaving.map((unit): [number, number] => [unit, none]),
    ...coming.map((unit): [number, number] => [unit, from]),
    ...leaving.map((unit): [number, number] => [unit, to]),
  ];
}

function someMove(state: SeatingState, { units }: SeatingProblem, random: Random): [number, number][] {
  const { at, none, free, movable } = state;
  const kind = below(random, 8);
  if (kind < 4) return someExchange(state, random);
  const unit = free[below(random, free.length)] ?? 0;
  const table = below(random, none + 1);
  if (table === at[unit]) return [];
  if (kind < 7) return [[unit, table]];
  const household = units[unit]?.household ?? 0;
  const members = movable.items.subarray(movable.starts[household], movable.starts[household + 1]);
  return Array.from(members, (member) => [member, table]);
}

function anneal(problem: SeatingProblem, seed: number, most: number): { at: Int32Array; score: number } {
  const state = seatingState(problem);
  let score = start(problem, state);
  const best = { at: state.at.slice(), score };
  if (state.free.length === 0) return best;
  const random = randomOf(seed);
  const steps = Math.min(most, Math.max(minSteps, stepsOfUnit * state.free.length));
  for (let step = 0; step < steps; step++) {
    const made = moveAll(state, someMove(state, problem, random));
    if (!made) continue;
    if (!isTaken(made.points, (warmest * (steps - step)) / steps, random)) {
      made.undo();
      continue;
    }
    score += made.points;
    if (score > best.score) {
      best.score = score;
      best.at.set(state.at);
    }
  }
  return best;
}

/** `at`: the table of each unit, null for one without; `seed` is the one that is given. */
export type Arrangement = { at: (number | null)[]; score: number; seed: number };

/** Some hundred milliseconds for some hundred units, and not more for more of them but their start. */
export function arrange(problem: SeatingProblem, seed: number, most = maxSteps): Arrangement {
  let best = anneal(problem, seed, most);
  for (let run = 1; run < runs; run++) {
    const next = anneal(problem, seed + run, most);
    if (next.score > best.score) best = next;
  }
  const none = problem.capacities.length;
  return { at: Array.from(best.at, (table) => (table === none ? null : table)), score: best.score, seed };
}
