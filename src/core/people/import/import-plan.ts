/** What a customer has chosen of a file, and what came of it, as they are stored. */
import * as z from 'zod/mini';
import { gridLimits, gridNotes } from './grid.ts';
import { guestFields, type Mapping } from './guest-fields.ts';
import { joinAnswers } from './joined-rows.ts';

const count = z.number().check(z.int(), z.minimum(0));

const mappingSchema: z.ZodMiniType<Mapping> = z.strictObject({
  sheet: count,
  headingRow: z.nullable(count),
  columns: z
    .array(
      z.strictObject({
        column: count,
        heading: z.string(),
        field: z.enum(guestFields),
        source: z.enum(['known', 'heading', 'similar', 'content', 'chosen', 'none']),
        score: z.number(),
      }),
    )
    .check(z.maxLength(gridLimits.columns)),
  repairs: z.strictObject({ letters: z.boolean(), capitals: z.boolean() }),
});

/** `version` counts the changes of the plan. */
export const importPlanSchema = z.strictObject({
  version: count,
  mapping: mappingSchema,
  joins: z.record(z.string().check(z.regex(/^\d{1,7}$/)), z.enum(joinAnswers)),
  notes: z.array(z.enum(gridNotes)),
});
export type ImportPlan = z.infer<typeof importPlanSchema>;

/** `change`: the version of the list that the change made; null where every row was there already. */
export const importStatsSchema = z.strictObject({
  households: count,
  guests: count,
  same: count,
  errors: count,
  change: z.nullable(count),
});
export type ImportStats = z.infer<typeof importStatsSchema>;
