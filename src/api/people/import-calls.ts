/** Calls on files that are read into a guest list. A file or a text is posted to `/web-api/guest-lists/:id/imports` (http/calls/imported-list.ts). */
import * as z from 'zod/mini';
import { type CallTable, tokenSchema, wholeNumber } from '#api/call.ts';
import { changeChoices, changedFields } from '#core/people/import/change-choices.ts';
import { gridLimits, maxPastedLength } from '#core/people/import/grid.ts';
import { guestFields } from '#core/people/import/guest-fields.ts';
import { changeKeySchema, personAnswerSchema, personKeySchema } from '#core/people/import/import-plan.ts';
import { joinAnswers } from '#core/people/import/joined-rows.ts';

const badInput = 'bad-form' as const;
const limit = 'guest-list' as const;
const version = z.number().check(z.int(), z.minimum(0));
const ofImport = { id: tokenSchema, import: tokenSchema };

/** A text that is posted in place of a file. */
export const pastedListInput = {
  input: z.strictObject({ text: z.string().check(z.maxLength(maxPastedLength)) }),
  output: z.strictObject({ id: tokenSchema }),
  badInput,
};

/** What `GET /web-api/guest-lists/:id/export` answers: a file for spreadsheets with the guests, or with headings alone. */
export const listExportQuery = {
  input: z.strictObject({
    format: z._default(z.enum(['csv', 'xlsx']), 'csv'),
    content: z._default(z.enum(['guests', 'template']), 'guests'),
  }),
  output: z.unknown(),
};
export type ListExport = z.infer<typeof listExportQuery.input>;

const viewSchema = z.enum(['columns', 'rows', 'matches', 'households']);
export type ImportView = z.infer<typeof viewSchema>;

const columnSchema = z.strictObject({
  column: z.number(),
  /** Its heading, or "Spalte G". */
  name: z.string(),
  field: z.enum(guestFields),
  isGuess: z.boolean(),
  /** As they were read. `isChanged`: with something that the file does not say there. */
  samples: z.array(z.strictObject({ text: z.string(), isChanged: z.boolean() })),
});
export type ImportColumn = z.infer<typeof columnSchema>;

const rowSchema = z.strictObject({
  line: z.number(),
  names: z.string(),
  address: z.string(),
  /** 'asked': a person of it may be in the list, and is not added before that is answered. */
  outcome: z.enum(['new', 'same', 'asked', 'error']),
  /** Why it is not taken over, or what should be looked at. */
  problems: z.array(z.string()),
  /** What was concluded. */
  guesses: z.array(z.string()),
});
export type ImportRow = z.infer<typeof rowSchema>;

const householdSchema = z.strictObject({
  names: z.string(),
  address: z.string(),
  /** Rows of it are in the list already. */
  isKnown: z.boolean(),
  rows: z.array(z.strictObject({ line: z.number(), names: z.string() })),
  joins: z.array(z.strictObject({ line: z.number(), text: z.string(), isQuestion: z.boolean(), answer: z.enum(joinAnswers) })),
});
export type ImportHousehold = z.infer<typeof householdSchema>;

/** A person of the file that may be, or is, in the list already. */
const matchSchema = z.strictObject({
  line: z.number(),
  names: z.string(),
  address: z.string(),
  /** Null where it is clear who it is. */
  question: z.nullable(
    z.strictObject({
      key: personKeySchema,
      /** Guests of the list, and rows of the file, that it may be. */
      candidates: z.array(z.strictObject({ id: personAnswerSchema, text: z.string() })),
      answer: z.nullable(personAnswerSchema),
    }),
  ),
  /** What taking the file over changes. Of a field that is only filled there is nothing to choose. */
  changes: z.array(
    z.strictObject({
      key: changeKeySchema,
      field: z.enum(changedFields),
      old: z.string(),
      new: z.string(),
      isFilled: z.boolean(),
      choice: z.enum(changeChoices),
    }),
  ),
});
export type ImportMatch = z.infer<typeof matchSchema>;

const statsSchema = z.strictObject({
  households: z.number(),
  guests: z.number(),
  same: z.number(),
  errors: z.number(),
  /** Persons whose question had no answer, and households that were changed. */
  asked: z.number(),
  updated: z.number(),
  change: z.nullable(z.number()),
});

const previewSchema = z.strictObject({
  id: tokenSchema,
  version: z.number(),
  list: z.strictObject({ id: tokenSchema, name: z.string() }),
  fileName: z.string(),
  state: z.enum(['draft', 'committed', 'undone', 'expired']),
  /** What there is to say of the whole file. */
  notes: z.array(z.string()),
  repairs: z.array(z.strictObject({ kind: z.enum(['letters', 'capitals']), isMade: z.boolean(), text: z.string() })),
  /** What was concluded, and how often. */
  findings: z.array(z.string()),
  /** Those that can be read; of a file with one there is nothing to choose. */
  sheets: z.array(z.strictObject({ index: z.number(), name: z.string(), rows: z.number() })),
  sheet: z.number(),
  /** The line of the headings; null where there are none. Undefined for a file that has no rows of headings. */
  heading: z.optional(z.nullable(z.number())),
  columns: z.array(columnSchema),
  counts: z.strictObject({
    rows: z.number(),
    /** That would be added. */
    households: z.number(),
    guests: z.number(),
    same: z.number(),
    errors: z.number(),
    looks: z.number(),
    /** Open ones: about households, and about persons. */
    questions: z.number(),
    asked: z.number(),
    /** Persons that the view of matches shows. */
    matches: z.number(),
    /** Households that something would be changed of, and guests of the list that the file does not have. */
    changed: z.number(),
    absent: z.number(),
    guesses: z.number(),
  }),
  rows: z.array(rowSchema),
  matches: z.array(matchSchema),
  /** The first of the guests that the file does not have. They stay in the list. */
  absent: z.array(z.string()),
  households: z.array(householdSchema),
  page: z.number(),
  pages: z.number(),
  /** What was taken over; null for a draft. */
  taken: z.nullable(statsSchema),
});
export type ImportPreview = z.infer<typeof previewSchema>;

export const listImportCalls = {
  /** One page of a view. A file that was taken over has its numbers alone. */
  'GET /web-api/guest-lists/:id/imports/:import': {
    input: z.strictObject({ ...ofImport, view: z._default(viewSchema, 'columns'), page: z._default(wholeNumber, 1) }),
    output: previewSchema,
    limit,
  },
  /** Changes what is sent; another sheet is guessed anew. 409 list-changed where the draft is of another version. */
  'PUT /web-api/guest-lists/:id/imports/:import': {
    input: z.strictObject({
      ...ofImport,
      version,
      sheet: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(gridLimits.sheets))),
      hasHeading: z.optional(z.boolean()),
      /** By column. */
      fields: z.optional(z.array(z.enum(guestFields)).check(z.maxLength(gridLimits.columns))),
      repairs: z.optional(z.strictObject({ letters: z.optional(z.boolean()), capitals: z.optional(z.boolean()) })),
      joins: z.optional(z.array(z.strictObject({ line: version, answer: z.enum(joinAnswers) })).check(z.maxLength(1_000))),
      persons: z.optional(z.array(z.strictObject({ key: personKeySchema, answer: personAnswerSchema })).check(z.maxLength(1_000))),
      choices: z.optional(z.array(z.strictObject({ key: changeKeySchema, choice: z.enum(changeChoices) })).check(z.maxLength(2_000))),
    }),
    output: z.strictObject({ version: z.number() }),
    badInput,
    limit,
  },
  /** A draft goes with its cells. */
  'DELETE /web-api/guest-lists/:id/imports/:import': { input: z.strictObject(ofImport), output: z.strictObject({}), limit },
  /** Adds what is new as one change of the list. 409 list-changed where the draft is of another version or was taken over. */
  'POST /web-api/guest-lists/:id/imports/:import/commit': {
    input: z.strictObject({ ...ofImport, version }),
    output: statsSchema,
    badInput,
    limit,
  },
  /** The list as it was before. Households that were changed later stay as they are, and are named. */
  'POST /web-api/guest-lists/:id/imports/:import/undo': {
    input: z.strictObject(ofImport),
    output: z.strictObject({ restored: z.number(), kept: z.array(z.string()) }),
    badInput,
    limit,
  },
} as const satisfies CallTable;
