/** Changes of a seating plan by its host, and what undoes them. Pure. */
import {
  guestsAt,
  pairOf,
  type Seat,
  type SeatingPlan,
  type SeatingTable,
  type SeatingWish,
  seatingBounds,
  type TableShape,
} from './plan.ts';

export type SeatingEdit =
  /** A table that is null takes the seat away. */
  | { kind: 'seat'; seats: readonly { guest: string; table: string | null; isFixed: boolean }[] }
  | { kind: 'add'; name: string; shape: TableShape; seats: number; count: number }
  | { kind: 'table'; table: string; name: string; shape: TableShape; seats: number; isLocked: boolean }
  | { kind: 'remove'; table: string }
  | { kind: 'wish'; wish: SeatingWish['kind']; guest: string; other: string }
  | { kind: 'unwish'; guest: string; other: string };

/** Why a plan is not changed. 'gone': somebody or a table that is not there any more. */
export type SeatingRefusal =
  | { reason: 'gone' }
  | { reason: 'full'; table: SeatingTable; persons: number }
  | { reason: 'same' }
  | { reason: 'tables' }
  | { reason: 'wishes' };

export type Editing = {
  /** Who may sit. */
  people: ReadonlySet<string>;
  newId: () => string;
};

const next = (all: readonly { position: number }[]) => all.reduce((most, { position }) => Math.max(most, position), 0) + 1;

function fullTable(plan: SeatingPlan): SeatingRefusal | null {
  for (const table of plan.tables) {
    const persons = plan.seats.filter((seat) => seat.table === table.id).length;
    if (persons > table.seats) return { reason: 'full', table, persons };
  }
  return null;
}

function seated(
  plan: SeatingPlan,
  wanted: Extract<SeatingEdit, { kind: 'seat' }>['seats'],
  { people }: Editing,
): SeatingPlan | SeatingRefusal {
  const seats = new Map(plan.seats.map((seat) => [seat.guest, seat]));
  const ends = new Map(plan.tables.map(({ id }) => [id, next(guestsAt(plan, id))]));
  for (const { guest, table, isFixed } of wanted) {
    const before = seats.get(guest);
    if (table === null) seats.delete(guest);
    else if (before?.table === table) seats.set(guest, { ...before, isFixed });
    else {
      const position = ends.get(table);
      if (position === undefined || !people.has(guest)) return { reason: 'gone' };
      seats.set(guest, { guest, table, position, isFixed });
      ends.set(table, position + 1);
    }
  }
  return { ...plan, seats: [...seats.values()] };
}

function addedTables(plan: SeatingPlan, { name, shape, seats, count }: Extract<SeatingEdit, { kind: 'add' }>, { newId }: Editing) {
  if (plan.tables.length + count > seatingBounds.tables) return { reason: 'tables' } as const;
  const first = next(plan.tables);
  const numbered = (at: number) => (count === 1 ? name : `${name} ${plan.tables.length + at + 1}`);
  const added = Array.from({ length: count }, (_, at) => ({
    id: newId(),
    position: first + at,
    name: numbered(at),
    shape,
    seats,
    isLocked: false,
  }));
  return { ...plan, tables: [...plan.tables, ...added] };
}

const isPair = (one: Pick<SeatingWish, 'guest' | 'other'>) => (wish: SeatingWish) => wish.guest === one.guest && wish.other === one.other;

function wished(plan: SeatingPlan, edit: Extract<SeatingEdit, { kind: 'wish' }>, { people }: Editing): SeatingPlan | SeatingRefusal {
  const pair = pairOf(edit.guest, edit.other);
  if (edit.guest === edit.other) return { reason: 'same' };
  if (!people.has(edit.guest) || !people.has(edit.other)) return { reason: 'gone' };
  const others = plan.wishes.filter((wish) => !isPair(pair)(wish));
  if (others.length >= seatingBounds.wishes) return { reason: 'wishes' };
  return { ...plan, wishes: [...others, { kind: edit.wish, ...pair }] };
}

function changed(plan: SeatingPlan, edit: SeatingEdit, editing: Editing): SeatingPlan | SeatingRefusal {
  if (edit.kind === 'seat') return seated(plan, edit.seats, editing);
  if (edit.kind === 'add') return addedTables(plan, edit, editing);
  if (edit.kind === 'wish') return wished(plan, edit, editing);
  if (edit.kind === 'unwish') return { ...plan, wishes: plan.wishes.filter((wish) => !isPair(pairOf(edit.guest, edit.other))(wish)) };
  if (!plan.tables.some(({ id }) => id === edit.table)) return { reason: 'gone' };
  if (edit.kind === 'remove')
    return {
      ...plan,
      tables: plan.tables.filter(({ id }) => id !== edit.table),
      seats: plan.seats.filter(({ table }) => table !== edit.table),
    };
  const { kind: _, table: id, ...columns } = edit;
  return { ...plan, tables: plan.tables.map((table) => (table.id === id ? { ...table, ...columns } : table)) };
}

/** The plan after an edit, or why there is none. No table has more guests than seats. */
export function editedPlan(plan: SeatingPlan, edit: SeatingEdit, editing: Editing): SeatingPlan | SeatingRefusal {
  const after = changed(plan, edit, editing);
  return 'reason' in after ? after : (fullTable(after) ?? after);
}

/** What was before a change, of each table, seat and wish that it changed; null: it was not there. */
export type SeatingInverse = {
  tables: { id: string; before: SeatingTable | null }[];
  seats: { guest: string; before: Seat | null }[];
  wishes: { guest: string; other: string; before: SeatingWish | null }[];
};

/** Entries of two lists that differ, with that of the first one. */
function differences<T extends object>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (one: T) => string,
): { one: T; before: T | null }[] {
  const [old, now] = [new Map(before.map((one) => [keyOf(one), one])), new Map(after.map((one) => [keyOf(one), one]))];
  const isSame = (a: T, b: T) => (Object.keys(a) as (keyof T)[]).every((key) => a[key] === b[key]);
  const gone = before.filter((one) => !now.has(keyOf(one))).map((one) => ({ one, before: one }));
  const put = after.flatMap((one) => {
    const was = old.get(keyOf(one)) ?? null;
    return was && isSame(was, one) ? [] : [{ one, before: was }];
  });
  return [...gone, ...put];
}

const wishKey = ({ guest, other }: Pick<SeatingWish, 'guest' | 'other'>) => `${guest} ${other}`;

export function inverseOf(before: SeatingPlan, after: SeatingPlan): SeatingInverse {
  return {
    tables: differences(before.tables, after.tables, ({ id }) => id).map(({ one, before: was }) => ({ id: one.id, before: was })),
    seats: differences(before.seats, after.seats, ({ guest }) => guest).map(({ one, before: was }) => ({ guest: one.guest, before: was })),
    wishes: differences(before.wishes, after.wishes, wishKey).map(({ one, before: was }) => ({
      guest: one.guest,
      other: one.other,
      before: was,
    })),
  };
}

function restored<T>(all: readonly T[], keyOf: (one: T) => string, back: readonly (readonly [key: string, before: T | null])[]): T[] {
  const kept = new Map(all.map((one) => [keyOf(one), one]));
  for (const [key, before] of back)
    if (before === null) kept.delete(key);
    else kept.set(key, before);
  return [...kept.values()];
}

/** The plan as before a change. Who may not sit any more has no seat, nor has who would be one too many since others sit there now. */
export function undonePlan(plan: SeatingPlan, inverse: SeatingInverse, people: ReadonlySet<string>): SeatingPlan {
  const tables = restored(
    plan.tables,
    ({ id }) => id,
    inverse.tables.map(({ id, before }) => [id, before] as const),
  );
  const wanted = restored(
    plan.seats,
    ({ guest }) => guest,
    inverse.seats.map(({ guest, before }) => [guest, before] as const),
  );
  const room = new Map(tables.map(({ id, seats }) => [id, seats]));
  const seats = wanted.filter(({ guest, table }) => {
    const left = room.get(table) ?? 0;
    if (left === 0 || !people.has(guest)) return false;
    room.set(table, left - 1);
    return true;
  });
  const wishes = restored(
    plan.wishes,
    wishKey,
    inverse.wishes.map(({ before, ...pair }) => [wishKey(pair), before] as const),
  );
  return { tables, seats, wishes };
}
