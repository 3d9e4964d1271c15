/** Units at tables while an arrangement is looked for: every move tells at once by how much it changes the score. */
import type { SeatingProblem } from './units.ts';

/** Points of a pair at one table that wishes so, of two units of one side at a table, of each further table of a household, of a person without a seat. */
export const seatingPoints = { near: 5, side: 2, split: -20, unseated: -1_000 } as const;

/** Lists of numbers behind each other: of `n` those from `starts[n]` to `starts[n + 1]`. */
type Lists = { starts: Int32Array; items: Int32Array };

function listsOf(count: number, entries: readonly (readonly [number, number])[]): Lists {
  const starts = new Int32Array(count + 1);
  for (const [key] of entries) starts[key + 1] = (starts[key + 1] ?? 0) + 1;
  for (let at = 0; at < count; at++) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0);
  const next = starts.slice();
  const items = new Int32Array(entries.length);
  for (const [key, value] of entries) {
    const at = next[key] ?? 0;
    items[at] = value;
    next[key] = at + 1;
  }
  return { starts, items };
}

const both = (pairs: readonly (readonly [number, number])[]) =>
  pairs.flatMap(([a, b]): [number, number][] => [
    [a, b],
    [b, a],
  ]);

export type SeatingState = {
  /** The table of each unit; that of a unit without one is `none`. */
  at: Int32Array;
  none: number;
  /** Units that may be moved. */
  free: readonly number[];
  /** Of each household, the units that may be moved. */
  movable: Lists;
  /** Whether a table has room for a unit, is open to it, and has nobody from whom it is to be apart. */
  fits(unit: number, table: number): boolean;
  /** Moves a unit, and answers by how many points that changes the score. */
  move(unit: number, table: number): number;
  /** From the beginning, as the sum of its parts. */
  score(): number;
};

export function seatingState({ units, capacities, isLocked, near, apart }: SeatingProblem): SeatingState {
  const none = capacities.length;
  const places = none + 1;
  const at = new Int32Array(units.length).fill(none);
  const size = Int32Array.from(units, ({ persons }) => persons.length);
  const household = Int32Array.from(units, (unit) => unit.household);
  const side = Int32Array.from(units, (unit) => unit.side);
  const room = Int32Array.from([...capacities, 0]);
  const sides = Math.max(0, ...side) + 1;
  const households = Math.max(0, ...household) + 1;
  const ofSide = new Int32Array(places * sides);
  const ofHousehold = new Int32Array(places * households);
  const tables = new Int32Array(households);
  const nearLists = listsOf(units.length, both(near));
  const apartLists = listsOf(units.length, both(apart));
  const closed = units.map((unit) => isLocked.map((locked, table) => locked || (unit.tables !== null && !unit.tables.includes(table))));
  const free = units.flatMap(({ pinned }, unit) => (pinned === null ? [unit] : []));
  const movable = listsOf(
    households,
    free.map((unit) => [household[unit] ?? 0, unit]),
  );

  function fits(unit: number, table: number): boolean {
    if (table === none) return true;
    if ((room[table] ?? 0) < (size[unit] ?? 0) || closed[unit]?.[table]) return false;
    const end = apartLists.starts[unit + 1] ?? 0;
    for (let next = apartLists.starts[unit] ?? 0; next < end; next++) if (at[apartLists.items[next] ?? 0] === table) return false;
    return true;
  }

  const splits = (count: number) => (count > 1 ? seatingPoints.split * (count - 1) : 0);

  function move(unit: number, to: number): number {
    const from = at[unit] ?? none;
    if (from === to) return 0;
    const [persons, own, group] = [size[unit] ?? 0, side[unit] ?? -1, household[unit] ?? 0];
    let points = 0;
    const end = nearLists.starts[unit + 1] ?? 0;
    for (let next = nearLists.starts[unit] ?? 0; next < end; next++) {
      const table = at[nearLists.items[next] ?? 0];
      if (table === none) continue;
      if (table === from) points -= seatingPoints.near;
      else if (table === to) points += seatingPoints.near;
    }
    const before = tables[group] ?? 0;
    let after = before;
    if (from === none) points -= seatingPoints.unseated * persons;
    else {
      room[from] = (room[from] ?? 0) + persons;
      const left = (ofHousehold[from * households + group] ?? 0) - 1;
      ofHousehold[from * households + group] = left;
      if (left === 0) after -= 1;
      if (own >= 0) {
        const others = (ofSide[from * sides + own] ?? 0) - 1;
        ofSide[from * sides + own] = others;
        points -= seatingPoints.side * others;
      }
    }
    if (to === none) points += seatingPoints.unseated * persons;
    else {
      room[to] = (room[to] ?? 0) - persons;
      const there = ofHousehold[to * households + group] ?? 0;
      ofHousehold[to * households + group] = there + 1;
      if (there === 0) after += 1;
      if (own >= 0) {
        const others = ofSide[to * sides + own] ?? 0;
        ofSide[to * sides + own] = others + 1;
        points += seatingPoints.side * others;
      }
    }
    tables[group] = after;
    at[unit] = to;
    return points + splits(after) - splits(before);
  }

  function score(): number {
    let points = 0;
    for (const unit of units.keys()) if (at[unit] === none) points += seatingPoints.unseated * (size[unit] ?? 0);
    for (const [one, other] of near) if (at[one] === at[other] && at[one] !== none) points += seatingPoints.near;
    for (const count of ofSide) points += seatingPoints.side * ((count * (count - 1)) / 2);
    for (const count of tables) points += splits(count);
    return points;
  }

  for (const [unit, { pinned }] of units.entries()) if (pinned !== null) move(unit, pinned);
  return { at, none, free, movable, fits, move, score };
}
