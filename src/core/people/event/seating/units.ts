/** What a proposal moves as one: an adult with the children of the household. */
import type { GuestKind } from '#core/people/household.ts';
import type { SeatingPlan } from './plan.ts';

/** Who may sit: babies need no seat. */
export type SeatingPerson = { id: string; household: string; kind: GuestKind; side: string };

export type SeatingUnit = {
  persons: string[];
  household: number;
  /** -1: none. */
  side: number;
  /** The table that it stays at; null: it may be moved. */
  pinned: number | null;
  /** Children without an adult that may be moved sit where an adult of their household does; null: at any table that is not locked. */
  tables: readonly number[] | null;
};

/** Pairs are places in `units`; capacities are those of all tables, pinned persons included. */
export type SeatingProblem = {
  units: SeatingUnit[];
  capacities: number[];
  isLocked: boolean[];
  near: [number, number][];
  apart: [number, number][];
};

/** Whom a proposal leaves where they are: all who sit, or those alone who are fixed or sit at a locked table. */
export type Keeping = 'seated' | 'fixed';

const isChild = ({ kind }: SeatingPerson) => kind === 'child';

function indexOf<T>(numbers: Map<T, number>, key: T): number {
  const at = numbers.get(key) ?? numbers.size;
  numbers.set(key, at);
  return at;
}

/** Pinned persons of a household, by table. */
function pinnedGroups(persons: readonly SeatingPerson[], pins: ReadonlyMap<string, number>): Map<number, SeatingPerson[]> {
  const groups = new Map<number, SeatingPerson[]>();
  for (const person of persons) {
    const table = pins.get(person.id);
    if (table !== undefined) groups.set(table, [...(groups.get(table) ?? []), person]);
  }
  return groups;
}

type Group = Pick<SeatingUnit, 'pinned' | 'tables'> & { persons: SeatingPerson[] };

function groupsOf(
  household: readonly SeatingPerson[],
  pins: ReadonlyMap<string, number>,
  isApart: (one: string, other: string) => boolean,
): Group[] {
  const pinned = pinnedGroups(household, pins);
  const free = household.filter(({ id }) => !pins.has(id));
  const adults = free.filter((person) => !isChild(person)).map((person) => ({ persons: [person], pinned: null, tables: null }));
  const alone: Group[] = [];
  const guarded = [...pinned].filter(([, persons]) => !persons.every(isChild)).map(([table]) => table);
  for (const child of free.filter(isChild)) {
    const own = adults.find(({ persons }) => persons.every(({ id }) => !isApart(id, child.id)));
    if (own) own.persons.push(child);
    else alone.push({ persons: [child], pinned: null, tables: adults.length === 0 && guarded.length > 0 ? guarded : null });
  }
  return [...[...pinned].map(([table, persons]) => ({ persons, pinned: table, tables: null })), ...adults, ...alone];
}

/** Units of the persons who may sit, with what is wished of them. Wishes of others, and near pairs of one unit, are left out. */
export function seatingProblem({ tables, seats, wishes }: SeatingPlan, people: readonly SeatingPerson[], keeping: Keeping): SeatingProblem {
  const places = new Map(tables.map(({ id }, at) => [id, at]));
  const pins = new Map<string, number>();
  for (const { guest, table, isFixed } of seats) {
    const at = places.get(table);
    if (at !== undefined && (keeping === 'seated' || isFixed || tables[at]?.isLocked)) pins.set(guest, at);
  }
  const pairs = new Set(
    wishes.filter(({ kind }) => kind === 'apart').flatMap(({ guest, other }) => [`${guest} ${other}`, `${other} ${guest}`]),
  );
  const isApart = (one: string, other: string) => pairs.has(`${one} ${other}`);
  const [households, sides] = [new Map<string, number>(), new Map<string, number>()];
  const byHousehold = new Map<string, SeatingPerson[]>();
  for (const person of people) {
    const own = byHousehold.get(person.household);
    if (own) own.push(person);
    else byHousehold.set(person.household, [person]);
  }
  const units: SeatingUnit[] = [];
  const unitOf = new Map<string, number>();
  for (const [id, persons] of byHousehold)
    for (const group of groupsOf(persons, pins, isApart)) {
      for (const person of group.persons) unitOf.set(person.id, units.length);
      const side = group.persons[0]?.side ?? '';
      units.push({
        ...group,
        persons: group.persons.map((person) => person.id),
        household: indexOf(households, id),
        side: side === '' ? -1 : indexOf(sides, side),
      });
    }
  const pairsOf = (kind: 'near' | 'apart') =>
    wishes.flatMap((wish): [number, number][] => {
      const [one, other] = [unitOf.get(wish.guest), unitOf.get(wish.other)];
      return wish.kind === kind && one !== undefined && other !== undefined && one !== other ? [[one, other]] : [];
    });
  return {
    units,
    capacities: tables.map((table) => table.seats),
    isLocked: tables.map((table) => table.isLocked),
    near: pairsOf('near'),
    apart: pairsOf('apart'),
  };
}
