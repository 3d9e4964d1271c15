/** Calls on designs that are printed with a list: their owner's only; those of others are missing. */
import * as z from 'zod/mini';
import { type CallTable, tokenSchema, wholeNumber } from '#api/call.ts';
import { fieldNames } from '#core/merge/field-names.ts';
import { mergeRecordSchema, mergeSettingsSchema, substitutesSchema } from '#core/merge/merge-schema.ts';
import { mergeStates, proofFilters, recordWhys, sizeModes } from '#core/merge/proof.ts';
import { languages } from '#core/values/locale.ts';
import { personText } from '#core/values/text/person-text.ts';
import { supplementSchema } from './supplement.ts';

const limit = 'merge' as const;
const badInput = 'bad-form' as const;
const version = z.number().check(z.int(), z.minimum(0));
const { kind, leftOut, blanks, allowed } = mergeSettingsSchema.shape;

const stateSchema = z.enum(mergeStates);
const listSchema = z.strictObject({ id: tokenSchema, name: z.string() });
const keyedSchema = z.strictObject({ key: tokenSchema, label: z.string() });

const mergeSchema = z.strictObject({
  list: listSchema,
  kind,
  /** Records, without blank pieces. */
  count: z.number(),
  blanks: z.number(),
  pieces: z.number(),
  /** 'changed': something that is printed is another than what was approved. */
  state: stateSchema,
  version: z.number(),
  sizes: z.enum(sizeModes),
  allowed,
  leftOut: z.array(keyedSchema),
  /** Names of the fields in the texts of the design. */
  fields: z.array(z.string()),
  /** In the order in which they are printed, at most 500; `next` is where the next ones begin. */
  records: z.array(z.strictObject({ key: z.string(), label: z.string(), record: mergeRecordSchema })),
  next: z.nullable(z.number()),
});

const cardSchema = z.strictObject({
  /** From 1, in the order in which they are printed. */
  number: z.number(),
  key: z.string(),
  label: z.string(),
  /** Null for a table or a dish. */
  household: z.nullable(tokenSchema),
  state: z.enum(['ok', 'hint', 'blocked']),
  severity: z.number(),
  reasons: z.array(z.string()),
  /** It has a text that may be broken otherwise. */
  canBreak: z.boolean(),
  /** Address of its pictures, without width and ending. */
  picture: z.string(),
});
export type RecordCard = z.infer<typeof cardSchema>;

const highlightSchema = z.extend(cardSchema, { why: z.enum(recordWhys), language: z.nullable(z.enum(languages)) });

const proofSchema = z.strictObject({
  list: listSchema,
  /** Whose answers the records come from; null for the whole list. */
  event: z.nullable(z.strictObject({ id: tokenSchema, title: z.string() })),
  kind,
  version: z.number(),
  state: stateSchema,
  /** Of all that is printed: what an approval is about. */
  hash: z.string(),
  count: z.number(),
  blanks: z.number(),
  pieces: z.number(),
  proposedBlanks: z.number(),
  blocked: z.number(),
  hints: z.number(),
  /** Records that are smaller than the size that they share, or than designed. */
  smaller: z.number(),
  sizes: z.enum(sizeModes),
  /** "30", in points; null where each record has its own size. */
  commonSize: z.nullable(z.string()),
  allowed,
  leftOut: z.array(keyedSchema),
  /** What the print check says of all records alike: of the design. */
  shared: z.array(z.strictObject({ level: z.enum(['hint', 'blocked']), text: z.string() })),
  /** Why a blank piece is not printed; empty for one that is, and without one. */
  blankReasons: z.array(z.string()),
  /** Fields that some records have no value of, or that words are printed for: the words, and whom they stand in for, by name at most five. */
  substitutes: z.array(z.strictObject({ field: z.enum(fieldNames), words: z.string(), count: z.number(), labels: z.array(z.string()) })),
  /** How many fields the texts have, and whether those of the template can be put in. */
  fields: z.strictObject({ count: z.number(), canInsert: z.boolean() }),
  /** Other languages than that of the design, with how many records have each, and how many texts have none in it. */
  languages: z.array(z.strictObject({ language: z.enum(languages), count: z.number(), missing: z.number() })),
  /** Size of what the pictures show, in micrometres. */
  panel: z.strictObject({ width: z.number(), height: z.number() }),
  /** Of a blank piece; null without one. */
  blankPicture: z.nullable(z.string()),
  /** The five worst first, then those that are blocked, the first, last, longest and shortest, and one for each language. Each record once. */
  highlights: z.array(highlightSchema),
  /** One page of all records. */
  records: z.array(cardSchema),
  found: z.number(),
  page: z.number(),
  pages: z.number(),
});
export type MergeProof = z.infer<typeof proofSchema>;

const ofDesign = { id: tokenSchema };

export const designMergeCalls = {
  'GET /web-api/designs/:id/merge': {
    input: z.strictObject({ ...ofDesign, from: z._default(wholeNumber, 0) }),
    output: z.strictObject({ merge: z.nullable(mergeSchema) }),
  },
  /**
   * Joins a design to a list, or changes how it is printed with it. `version` is the one that was shown, 0 for none: 409 list-changed for another
   * one. What is left out of the input is as proposed for a new merge, and stays as it is for a known one. Sizes that records share are measured when
   * they are chosen, and again with `measure`.
   */
  'PUT /web-api/designs/:id/merge': {
    input: z.strictObject({
      ...ofDesign,
      version,
      list: tokenSchema,
      kind: z.optional(kind),
      leftOut: z.optional(leftOut),
      blanks: z.optional(blanks),
      sizes: z.optional(z.enum(sizeModes)),
      measure: z._default(z.boolean(), false),
      allowed: z.optional(allowed),
      /** Words in place of missing values, all of them. */
      substitutes: z.optional(substitutesSchema),
    }),
    output: z.strictObject({ version: z.number() }),
    badInput,
    limit,
  },
  /** The design is printed without a list again; the list stays. */
  'DELETE /web-api/designs/:id/merge': { input: z.strictObject(ofDesign), output: z.strictObject({}), limit },
  'GET /web-api/designs/:id/merge/proof': {
    input: z.strictObject({
      ...ofDesign,
      search: z._default(personText(100), ''),
      filter: z._default(z.enum(proofFilters), 'all'),
      page: z._default(wholeNumber, 1),
    }),
    output: z.strictObject({
      design: z.strictObject({
        /** "Olivia, Platzkarte" */
        title: z.string(),
        /** Address of the picture of its finished piece, without width and ending. */
        picture: z.string(),
        /** Of the page that opens it. */
        path: z.nullable(z.string()),
        formality: z.enum(['du', 'Sie']),
      }),
      proof: z.nullable(proofSchema),
      /** Null for a design that no piece with a name is ordered of. */
      supplement: z.nullable(supplementSchema),
    }),
  },
  /** Puts the fields of its template into the texts of a design that nothing was worded in, as a new revision. */
  'POST /web-api/designs/:id/merge/fields': {
    input: z.strictObject(ofDesign),
    output: z.strictObject({ revision: z.number() }),
    limit: 'save',
  },
  /** Approves what a proof showed, by its hash. 409 list-changed where it is another one by now, and 422 while a record is blocked. */
  'POST /web-api/designs/:id/merge/approval': {
    input: z.strictObject({ ...ofDesign, version, hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    output: z.strictObject({ records: z.number() }),
    limit,
  },
} as const satisfies CallTable;
