/** Calls on a guest's own saved designs and pictures. A foreign id gets the same answer as a missing one. */

import * as z from 'zod/mini';
import { pictureFactsSchema } from '#core/photos/facts.ts';
import { tonesSchema } from '#core/photos/tones.ts';
import { designSchema, sentDesignSchema } from '#core/products/document.ts';

import { type CallTable, tokenSchema } from './call.ts';
import { soldChoiceSchema } from './product.ts';

export const pictureSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Pixels after orientation. */
  width: z.number(),
  height: z.number(),
  /** Where a first crop looks, as a share (0..1) of the oriented picture; answers of the picture calls carry it. */
  focusX: z.optional(z.number()),
  focusY: z.optional(z.number()),
  /** Addresses of the served copies; only the owner's session may read them. */
  preview: z.string(),
  medium: z.string(),
  thumb: z.string(),
  /** Sentences: "Das Bild ist klein: …". */
  warnings: z.array(z.string()),
  /** A page of a PDF or SVG that is printed as pixels. */
  isRasterised: z.optional(z.literal(true)),
});
export type Picture = z.infer<typeof pictureSchema>;

const { takenAt, camera, dhash, faces, sharpness, entropy, tones } = pictureFactsSchema.shape;

/** A guest's picture as the calls of pictures answer it. */
export const ownPictureSchema = z.extend(pictureSchema, {
  takenAt,
  camera,
  dhash,
  faces,
  sharpness,
  entropy,
  tones,
  isBlurred: z.boolean(),
  /** Ids of the guest's other pictures that show the same, newest first. */
  sameAs: z.array(z.string()),
  uploadedAt: z.string(),
  /** When it goes unless it is used again; null while a design, a cart, an order or a page of an event shows it. */
  keptUntil: z.nullable(z.string()),
});
export type OwnPicture = z.infer<typeof ownPictureSchema>;

/** Instant by the shop's clock. */
const pictureInstantSchema = z
  .string()
  .check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/));

/** Instant of an upload and id, for example "2026-11-29T08:00:00.000Z~4mX…". */
const picturePlaceSchema = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~[\w-]{1,40}$/));

const findingSchema = z.strictObject({
  /** What is confirmed by it, when it must be; see POST /web-api/cart/lines. */
  key: z.string(),
  rule: z.string(),
  level: z.enum(['block', 'confirm', 'warn']),
  page: z.string(),
  element: z.nullable(z.string()),
  /** In micrometres on the page. */
  box: z.nullable(z.strictObject({ xUm: z.number(), yUm: z.number(), widthUm: z.number(), heightUm: z.number() })),
  text: z.string(),
  /** What was measured and what is right, with units. */
  figures: z.nullable(z.string()),
});

const savedDesignSchema = z.strictObject({
  id: tokenSchema,
  revision: z.number(),
  design: designSchema,
  /** Of the document's product. */
  choice: soldChoiceSchema,
  pictures: z.array(pictureSchema),
  savedAt: z.string(),
});

export const designCalls = {
  /**
   * Saves a new design for this guest; the session is made when it is the first thing they keep. With the header Idempotency-Key of a
   * design that this guest has, nothing is saved: the answer is that design as it is now, with `isKnown`.
   */
  'POST /web-api/designs': {
    limit: 'design',
    idempotency: 'optional',
    input: z.strictObject({ design: sentDesignSchema, choice: soldChoiceSchema }),
    output: z.strictObject({ id: tokenSchema, revision: z.number(), savedAt: z.string(), isKnown: z.optional(z.literal(true)) }),
  },
  'GET /web-api/designs/:id': { input: z.strictObject({ id: tokenSchema }), output: savedDesignSchema },
  /** Saves over `revision`; 409 design-conflict where the stored revision is a newer one: nothing is overwritten, and the given copy is stored as a version. */
  'PUT /web-api/designs/:id': {
    limit: 'save',
    input: z.strictObject({
      id: tokenSchema,
      revision: z.number().check(z.int(), z.minimum(1)),
      design: sentDesignSchema,
      choice: soldChoiceSchema,
    }),
    output: z.strictObject({ id: tokenSchema, revision: z.number(), savedAt: z.string() }),
  },
  /** The server's own findings on a saved design: the same rules as in the browser. */
  'GET /web-api/designs/:id/preflight': {
    input: z.strictObject({ id: tokenSchema }),
    output: z.strictObject({ orderable: z.boolean(), findings: z.array(findingSchema) }),
  },
  /**
   * This guest's pictures, newest first, at most 200; `before` of an answer asks for those behind them, null: there are none.
   * `after` asks for the newest 200 that were stored from half a minute before that instant on: who asks again gets some twice. Upload is
   * multipart POST to the same address (field "file"), which answers the picture; delete is DELETE with the id.
   */
  'GET /web-api/customer-picture': {
    input: z.strictObject({ before: z.optional(picturePlaceSchema), after: z.optional(pictureInstantSchema) }),
    output: z.strictObject({ pictures: z.array(ownPictureSchema), before: z.nullable(z.string()) }),
  },
  /** Deletes all pictures of this guest that no design, cart line or page of an event shows; `kept`: number of the others. */
  'DELETE /web-api/customer-pictures': {
    limit: 'clear-pictures',
    input: z.strictObject({}),
    output: z.strictObject({ deleted: z.number(), kept: z.number() }),
  },
  /** What a photo's automatic correction is drawn from (core/photos/tones.ts); for pictures that are listed without. */
  'GET /web-api/customer-picture-tones': {
    limit: 'tones',
    input: z.strictObject({ id: tokenSchema }),
    output: z.strictObject({ tones: tonesSchema }),
  },
  'DELETE /web-api/customer-picture': { input: z.strictObject({ id: tokenSchema }), output: z.strictObject({ deleted: z.boolean() }) },
} as const satisfies CallTable;
