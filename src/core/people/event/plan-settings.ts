/** What a host changes of the plan of an event: other days for its pieces, pieces that are done elsewhere, pieces that it does without. */
import * as z from 'zod/mini';
import { addDays, type Day, daysFrom } from '#core/values/date.ts';

/** Categories of cards; those of core/order/planner/feasts.ts are a part of them. */
const piece = z.string().check(z.regex(/^[a-z-]{1,40}$/));

/** `days`: from the first day of the event to the target, so that the target moves with it; absent: the usual one. */
export const planPiecesSchema = z.record(
  piece,
  z.strictObject({
    days: z.optional(z.int().check(z.minimum(-600), z.maximum(200))),
    isDone: z.optional(z.literal(true)),
    isHidden: z.optional(z.literal(true)),
  }),
);
export type PlanPieces = z.infer<typeof planPiecesSchema>;

/** Bounds of a target: what is printed for the feast is there on its day at the latest, thanks come within half a year after it. */
const before = { first: -550, last: 0 };
const after = { first: 1, last: 183 };

export function targetBounds(isAfter: boolean, firstDay: Day): { first: Day; last: Day } {
  const { first, last } = isAfter ? after : before;
  return { first: addDays(firstDay, first), last: addDays(firstDay, last) };
}

/** How far a typed target is from the first day; null outside the bounds. */
export function targetDays(target: Day, isAfter: boolean, firstDay: Day): number | null {
  const { first, last } = targetBounds(isAfter, firstDay);
  return target < first || target > last ? null : daysFrom(firstDay, target);
}
