/** Calls on the details (names, date, place) that the designs of a suite share. */
import * as z from 'zod/mini';
import { cardFormatKeys, cardFormKeys } from '#core/products/card/formats.ts';
import { type CallTable, tokenSchema } from './call.ts';
import { pictureSchema } from './designs.ts';

const detailsSchema = z.strictObject({
  first: z.optional(z.string()),
  second: z.optional(z.string()),
  date: z.optional(z.string()),
  place: z.optional(z.string()),
});

/** What a design that is begun can take over from the owner's designs of its suite. */
const earlierSchema = z.strictObject({
  /** Name of the newest of them, and whether it is another piece than the one that is begun. */
  name: z.string(),
  isOther: z.boolean(),
  details: detailsSchema,
  /** Texts that the owner worded, each with the words it began with, of the newest design first. */
  texts: z.array(z.strictObject({ sample: z.string(), text: z.string() })),
  /** Of the newest design with photos, in the order of its pages. */
  pictures: z.array(pictureSchema),
});

/** A sample text with the words that the customer typed for the tiles of lists. */
const wordedSchema = z.strictObject({ page: z.string(), element: z.string(), text: z.string() });

const changeSchema = z.strictObject({ page: z.string(), element: z.string(), label: z.string(), before: z.string(), after: z.string() });
export type SuiteTextChange = z.infer<typeof changeSchema>;

const pieceSchema = z.strictObject({ id: tokenSchema, revision: z.number(), name: z.string(), changes: z.array(changeSchema) });
export type SuitePiece = z.infer<typeof pieceSchema>;

/** Most designs that one call changes. */
const maxPieces = 50;

export const suiteCalls = {
  /**
   * What the customer's designs of a template's suite say and show, for a design that is begun: `samples` are the details of the samples.
   * `own` is null without such designs. Ordered designs are among them. `words` are texts of the named form and format; none without both, or
   * beside a design that is saved.
   */
  'GET /web-api/suites/:template': {
    input: z.strictObject({
      template: z.string().check(z.maxLength(64)),
      besides: z.optional(tokenSchema),
      form: z.optional(z.enum(cardFormKeys)),
      format: z.optional(z.enum(cardFormatKeys)),
    }),
    output: z.strictObject({ samples: detailsSchema, own: z.nullable(earlierSchema), words: z.array(wordedSchema) }),
  },
  /** Texts of this design and of the others of its suite that its new details touch. Ordered designs are left out. */
  'GET /web-api/designs/:id/suite': {
    input: z.strictObject({ id: tokenSchema }),
    output: z.strictObject({ own: z.array(changeSchema), pieces: z.array(pieceSchema) }),
  },
  /**
   * Gives the details of this design to the named ones at these revisions, and ends the offer for it. `conflicts` were saved meanwhile
   * and stay as they are.
   */
  'POST /web-api/designs/:id/suite': {
    input: z.strictObject({
      id: tokenSchema,
      pieces: z.array(z.strictObject({ id: tokenSchema, revision: z.number().check(z.int(), z.minimum(1)) })).check(z.maxLength(maxPieces)),
    }),
    output: z.strictObject({ changed: z.number(), conflicts: z.array(tokenSchema) }),
  },
} as const satisfies CallTable;
