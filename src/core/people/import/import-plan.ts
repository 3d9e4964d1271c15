/** What a customer has chosen of a file, and what came of it, as they are stored. */
import * as z from 'zod/mini';
import { changeChoices } from './change-choices.ts';
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

/** Answers of each kind that a draft keeps. */
export const maxAnswers = gridLimits.rows;

export const personKeySchema = z.string().check(z.regex(/^\d{1,7}\.\d{1,4}$/));
/** 'new', the id of a guest, or the line of a row that has the person, too. */
export const personAnswerSchema = z.string().check(z.regex(/^(?:new|line-\d{1,7}|[A-Za-z0-9_-]{22})$/));
export const changeKeySchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}\.[a-zA-Z]{1,20}$/));

/** `version` counts the changes of the plan. `persons`: who is known. `choices`: what is changed of the list. */
export const importPlanSchema = z.strictObject({
  version: count,
  mapping: mappingSchema,
  joins: z.record(z.string().check(z.regex(/^\d{1,7}$/)), z.enum(joinAnswers)),
  persons: z._default(z.record(personKeySchema, personAnswerSchema), {}),
  choices: z._default(z.record(changeKeySchema, z.enum(changeChoices)), {}),
  notes: z.array(z.enum(gridNotes)),
});
export type ImportPlan = z.infer<typeof importPlanSchema>;

/** `change`: the version of the list that the change made; null where every row was there already. */
export const importStatsSchema = z.strictObject({
  households: count,
  guests: count,
  same: count,
  errors: count,
  /** Persons that may be known, and households that were changed. */
  asked: z._default(count, 0),
  updated: z._default(count, 0),
  change: z.nullable(count),
});
export type ImportStats = z.infer<typeof importStatsSchema>;
