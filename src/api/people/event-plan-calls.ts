/** Calls on the plan of an event: until when its pieces are ordered, and what its host changes of it. */
import * as z from 'zod/mini';
import { type CallTable, tokenSchema } from '#api/call.ts';
import { plannedFields } from '#api/order/feast-plan.ts';
import { plannedPieces } from '#core/order/planner/feasts.ts';
import { daySchema } from '#core/products/row-schema.ts';
import { eventHeadSchema } from './event-calls.ts';

const goalSchema = z.strictObject({
  piece: z.enum(plannedPieces),
  name: z.string(),
  target: daySchema,
  /** Bounds of the target. */
  first: daySchema,
  last: daySchema,
  isDone: z.boolean(),
  isHidden: z.boolean(),
});
export type PlanGoal = z.infer<typeof goalSchema>;

export const eventPlanCalls = {
  'GET /web-api/events/:id/plan': {
    input: z.strictObject({ id: tokenSchema }),
    output: z.strictObject({
      head: eventHeadSchema,
      plan: z.strictObject(plannedFields),
      /** What is next; null once nothing is open that is still in time. */
      next: z.nullable(z.strictObject({ name: z.string(), path: z.string(), isOwn: z.boolean() })),
      goals: z.array(goalSchema),
      /** How many days lie between the invitation at its guests and the end of the answers, where they are fewer than two weeks. */
      shortAnswers: z.nullable(z.number()),
      hasNotices: z.boolean(),
      /** Whether its host has an account with a confirmed address. */
      isMailed: z.boolean(),
    }),
  },
  'PUT /web-api/events/:id/plan': {
    input: z.strictObject({
      id: tokenSchema,
      hasNotices: z.boolean(),
      /** `target` null: the usual one. What is not named stays. */
      goals: z
        .array(z.strictObject({ piece: z.enum(plannedPieces), target: z.nullable(daySchema), isDone: z.boolean(), isHidden: z.boolean() }))
        .check(z.maxLength(plannedPieces.length)),
    }),
    output: z.strictObject({}),
    badInput: 'bad-form',
    limit: 'event',
  },
} as const satisfies CallTable;
