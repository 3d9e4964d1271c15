/** Who sits where at one part of an event, and who wishes to sit beside whom. */

export const tableShapes = ['round', 'rect'] as const;
export type TableShape = (typeof tableShapes)[number];

/** 'near': at one table; 'apart': at two. */
export const wishKinds = ['near', 'apart'] as const;
export type WishKind = (typeof wishKinds)[number];

export const seatingBounds = { tables: 100, seats: 40, name: 60, wishes: 500, undo: 200 } as const;

/** Nobody is moved to a locked table or away from it by a proposal. */
export type SeatingTable = { id: string; name: string; shape: TableShape; seats: number; isLocked: boolean };

/** A fixed guest is not moved by a proposal. */
export type Seat = { guest: string; table: string; isFixed: boolean };

/** `guest` is before `other` in the order of texts, so that a pair has one wish. */
export type SeatingWish = { kind: WishKind; guest: string; other: string };

/** Tables in their order, and seats in their order at each table. */
export type SeatingPlan = { tables: SeatingTable[]; seats: Seat[]; wishes: SeatingWish[] };
