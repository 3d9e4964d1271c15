/** A proposal for a plan, and why somebody is proposed for a table. */
import { arrange } from './arrange.ts';
import type { SeatingPlan, SeatingProposal } from './plan.ts';
import { type Keeping, type SeatingPerson, seatingProblem } from './units.ts';

type Moves = SeatingProposal['seats'];

/** Whether a move cannot be made beside the others: its table is too full, or has somebody whom a wish keeps apart from the guest. */
function isBroken({ guest, table }: Moves[number], { tables, wishes }: SeatingPlan, tableOf: ReadonlyMap<string, string>): boolean {
  const room = tables.find(({ id }) => id === table)?.seats ?? 0;
  const persons = [...tableOf.values()].filter((one) => one === table).length;
  const isWith = (other: string) => tableOf.get(other) === table;
  return (
    persons > room || wishes.some((wish) => wish.kind === 'apart' && isPairOf(wish, guest) && isWith(wish.guest) && isWith(wish.other))
  );
}

const isPairOf = ({ guest, other }: { guest: string; other: string }, one: string) => guest === one || other === one;

/** Who sits and would have no table keeps the seat: moves that do not fit beside it are left out, the last ones first. */
function besideSitting(plan: SeatingPlan, moves: Moves): Moves {
  for (let kept = moves; ; ) {
    const tableOf = new Map([...plan.seats, ...kept].map(({ guest, table }) => [guest, table]));
    const broken = kept.findLastIndex((move) => isBroken(move, plan, tableOf));
    if (broken === -1) return kept;
    kept = kept.toSpliced(broken, 1);
  }
}

/** Guests who already sit where they are proposed are not in it. Nobody loses a seat by it. */
export function proposedSeating(plan: SeatingPlan, people: readonly SeatingPerson[], keeping: Keeping, seed: number): SeatingProposal {
  const problem = seatingProblem(plan, people, keeping);
  const { at } = arrange(problem, seed);
  const now = new Map(plan.seats.map(({ guest, table }) => [guest, table]));
  const tables = problem.units.map((_, unit) => plan.tables[at[unit] ?? -1]?.id);
  const seats = problem.units.flatMap(({ persons }, unit) => {
    const table = tables[unit];
    return table === undefined ? [] : persons.filter((guest) => now.get(guest) !== table).map((guest) => ({ guest, table }));
  });
  const isLost = problem.units.some(({ persons }, unit) => tables[unit] === undefined && persons.some((guest) => now.has(guest)));
  return { seed, seats: isLost ? besideSitting(plan, seats) : seats };
}

/** What is left of a proposal: guests and tables that are there and open, and no seat that is taken already. */
export function openProposal({ seats }: SeatingProposal, plan: SeatingPlan, people: ReadonlySet<string>): SeatingProposal['seats'] {
  const now = new Map(plan.seats.map((seat) => [seat.guest, seat]));
  const open = new Set(plan.tables.filter(({ isLocked }) => !isLocked).map(({ id }) => id));
  return seats.filter(({ guest, table }) => {
    const seat = now.get(guest);
    const isKept = seat !== undefined && (seat.isFixed || !open.has(seat.table));
    return people.has(guest) && open.has(table) && seat?.table !== table && !isKept;
  });
}

/** Ids of guests. `apart`: all from whom it is wished. */
export type SeatingReasons = { near: string[]; household: string[]; apart: string[]; isOfSide: boolean };

/** Why a guest may sit at a table, when everybody sits as `tableOf` says. */
export function reasonsFor(
  person: SeatingPerson,
  table: string,
  { wishes, people, tableOf }: { wishes: SeatingPlan['wishes']; people: readonly SeatingPerson[]; tableOf: ReadonlyMap<string, string> },
): SeatingReasons {
  const wished = (kind: 'near' | 'apart') =>
    wishes.flatMap((wish) => {
      if (wish.kind !== kind || (wish.guest !== person.id && wish.other !== person.id)) return [];
      return [wish.guest === person.id ? wish.other : wish.guest];
    });
  const isThere = (id: string) => tableOf.get(id) === table;
  const others = people.filter(({ id }) => id !== person.id && isThere(id));
  return {
    near: wished('near').filter(isThere),
    household: others.filter(({ household }) => household === person.household).map(({ id }) => id),
    apart: wished('apart').filter((id) => tableOf.has(id) && !isThere(id)),
    isOfSide: person.side !== '' && others.some(({ side, household }) => side === person.side && household !== person.household),
  };
}
