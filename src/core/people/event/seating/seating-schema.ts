/** Schemas of changes of a seating plan: for calls and for what is stored. */
import * as z from 'zod/mini';
import { personText } from '#core/values/text/person-text.ts';
import type { SeatingEdit, SeatingInverse } from './edit-plan.ts';
import { type SeatingProposal, seatingBounds, tableShapes, wishKinds } from './plan.ts';

const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
const name = personText(seatingBounds.name).check(z.minLength(1));
const shape = z.enum(tableShapes);
const seats = z.number().check(z.int(), z.minimum(1), z.maximum(seatingBounds.seats));
const count = z.number().check(z.int(), z.minimum(1), z.maximum(seatingBounds.tables));

/** Guests of one form. */
export const maxSeats = 200;

export const seatingEditSchema: z.ZodMiniType<SeatingEdit, SeatingEdit> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('seat'),
    seats: z.array(z.strictObject({ guest: id, table: z.nullable(id), isFixed: z.boolean() })).check(z.maxLength(maxSeats)),
  }),
  z.strictObject({ kind: z.literal('add'), name, shape, seats, count }),
  z.strictObject({ kind: z.literal('table'), table: id, name, shape, seats, isLocked: z.boolean() }),
  z.strictObject({ kind: z.literal('remove'), table: id }),
  z.strictObject({ kind: z.literal('wish'), wish: z.enum(wishKinds), guest: id, other: id }),
  z.strictObject({ kind: z.literal('unwish'), guest: id, other: id }),
]);

const tableSchema = z.strictObject({ id, position: z.number(), name: z.string(), shape, seats: z.number(), isLocked: z.boolean() });
const seatSchema = z.strictObject({ guest: id, table: id, position: z.number(), isFixed: z.boolean() });
const pair = { guest: id, other: id };

export const seatingInverseSchema: z.ZodMiniType<SeatingInverse> = z.strictObject({
  tables: z.array(z.strictObject({ id, before: z.nullable(tableSchema) })),
  seats: z.array(z.strictObject({ guest: id, before: z.nullable(seatSchema) })),
  wishes: z.array(z.strictObject({ ...pair, before: z.nullable(z.strictObject({ kind: z.enum(wishKinds), ...pair })) })),
});

export const seatingProposalSchema: z.ZodMiniType<SeatingProposal> = z.strictObject({
  seed: z.number(),
  seats: z.array(z.strictObject({ guest: id, table: id })),
});
