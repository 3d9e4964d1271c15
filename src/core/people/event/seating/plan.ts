/** Who sits where at one part of an event, and who wishes to sit beside whom. */

export const tableShapes = ['round', 'rect'] as const;
export type TableShape = (typeof tableShapes)[number];

/** 'near': at one table; 'apart': at two. */
export const wishKinds = ['near', 'apart'] as const;
export type WishKind = (typeof wishKinds)[number];

export const seatingBounds = { tables: 100, seats: 40, name: 60, wishes: 500, undo: 200 } as const;

/** Positions are orders with gaps: of the tables, and of the guests of a table. Nobody is moved to a locked table or away from it by a proposal. */
export type SeatingTable = { id: string; position: number; name: string; shape: TableShape; seats: number; isLocked: boolean };

/** A fixed guest is not moved by a proposal. */
export type Seat = { guest: string; table: string; position: number; isFixed: boolean };

/** `guest` is before `other` in the order of texts, so that a pair has one wish. */
export type SeatingWish = { kind: WishKind; guest: string; other: string };

export type SeatingPlan = { tables: SeatingTable[]; seats: Seat[]; wishes: SeatingWish[] };

/** What is proposed: where guests sit who sit elsewhere or nowhere. The seed finds it again. */
export type SeatingProposal = { seed: number; seats: { guest: string; table: string }[] };

export const inOrder = <T extends { position: number }>(all: readonly T[]): T[] => all.toSorted((a, b) => a.position - b.position);

export function guestsAt({ seats }: Pick<SeatingPlan, 'seats'>, table: string): Seat[] {
  return inOrder(seats.filter((seat) => seat.table === table));
}

/** A pair in its order. */
export function pairOf(one: string, other: string): Pick<SeatingWish, 'guest' | 'other'> {
  return one < other ? { guest: one, other } : { guest: other, other: one };
}

/** Null while one of both has no seat. */
export function isFulfilled({ kind, guest, other }: SeatingWish, { seats }: Pick<SeatingPlan, 'seats'>): boolean | null {
  const tableOf = (id: string) => seats.find((seat) => seat.guest === id)?.table;
  const [one, two] = [tableOf(guest), tableOf(other)];
  if (one === undefined || two === undefined) return null;
  return (one === two) === (kind === 'near');
}
