/** Schemas of what is stored of a merge and of its records. */
import * as z from 'zod/mini';
import { nameShortenings } from '#core/merge/fit/shorten.ts';
import { languages } from '#core/values/locale.ts';
import { eventFields, eventPieces } from './event-source.ts';
import { fieldNames } from './field-names.ts';
import { maxBlanks, maxSubstitute } from './merge-settings.ts';

const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
const words = z.string().check(z.maxLength(2_000));
const sizes = z.record(z.string().check(z.maxLength(200)), z.int().check(z.positive()));

const allowedSchema = z.object({
  /** In thousandths of an em. */
  tracking: z.int().check(z.minimum(-20), z.maximum(0)),
  shorten: z.array(z.enum(nameShortenings)).check(z.maxLength(nameShortenings.length)),
});

/** A document has as many texts at most as are translated, with as long words. */
export const translationsSchema = z.record(
  z.string().check(z.maxLength(200)),
  z.object({ of: words, texts: z.partialRecord(z.enum(languages), words) }),
);

/** Braces would end the field that the words stand in. */
const substituteSchema = z.string().check(z.minLength(1), z.maxLength(maxSubstitute), z.regex(/^[^{}\p{Cc}\u2028\u2029]+$/u));
export const substitutesSchema = z.partialRecord(z.enum(fieldNames), substituteSchema);

export const lineLengthsSchema = z.array(z.int().check(z.positive(), z.maximum(2_000))).check(z.minLength(1), z.maxLength(20));
const placeSchema = z.string().check(z.maxLength(200));
const linesSchema = z.record(token, z.record(placeSchema, lineLengthsSchema));

const eventSourceSchema = z.strictObject({
  event: token,
  piece: z.enum(eventPieces),
  part: z.nullable(token),
  fields: z.array(z.enum(eventFields)),
});

export const mergeSettingsSchema = z.object({
  kind: z.enum(['guest', 'household']),
  leftOut: z.array(token).check(z.maxLength(10_000)),
  blanks: z.int().check(z.minimum(0), z.maximum(maxBlanks)),
  sizesUm: z.nullable(sizes),
  allowed: allowedSchema,
  translations: translationsSchema,
  substitutes: z.optional(substitutesSchema),
  lines: z.optional(linesSchema),
  pages: z.optional(z.string().check(z.maxLength(200))),
  from: z.optional(eventSourceSchema),
});

export const orderedMergeSchema = z.object({
  kind: mergeSettingsSchema.shape.kind,
  list: token,
  // Beside those that were wished for, pieces for which no record came.
  blanks: z.int().check(z.minimum(0)),
  sizesUm: mergeSettingsSchema.shape.sizesUm,
  allowed: allowedSchema,
  translations: translationsSchema,
  substitutes: z.optional(substitutesSchema),
  lines: z.optional(linesSchema),
});

export const mergeApprovalSchema = z.object({
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  records: z.int().check(z.nonnegative()),
  at: z.string(),
});

/** A record as an order keeps it. `key` is the id of the guest or household, or '' for a blank piece. */
export const mergeRecordSchema = z.object({
  key: z.string().check(z.maxLength(22)),
  kind: z.enum(['guest', 'household']),
  values: z.partialRecord(z.enum(fieldNames), words),
  name: z.optional(z.object({ title: words, given: z.array(words), particles: words, family: z.array(words), suffix: words })),
});
