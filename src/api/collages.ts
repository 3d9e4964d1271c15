/** Calls about collage designs. */
import * as z from 'zod/mini';
import { collageModes, collageShapeSchema } from '#core/design/collage/collage.ts';
import type { CallTable } from './call.ts';

const wholeNumber = z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d{1,3}$/))]), z.transform(Number));
const word = z.string().check(z.maxLength(40));

const groupSchema = z.strictObject({
  id: z.number(),
  name: z.string(),
  mode: z.enum(collageModes),
  photoMin: z.number(),
  photoMax: z.number(),
  /** A drawing of it with nine photos, as a data address. */
  image: z.string(),
});

export const collageCalls = {
  /** Unknown ids are left out; `formatType` (square, portrait or landscape) is the shape of the drawings. */
  'GET /web-api/collage-designer-design-groups': {
    input: z.strictObject({
      ids: z.optional(z.array(wholeNumber).check(z.maxLength(60))),
      formatType: z.optional(z.array(word).check(z.maxLength(3))),
    }),
    output: z.strictObject({ groups: z.array(groupSchema) }),
  },
  /**
   * Without an id the channel's own: 1 for cards, 13 for posters (F467). Lengths in millimetres, cells on a sheet of 400 × 300. A `shape` cuts
   * the cells.
   */
  'GET /web-api/collage-designer-design-group': {
    input: z.strictObject({ id: z.optional(wholeNumber) }),
    output: z.extend(groupSchema, {
      defaults: z.strictObject({
        gap: z.number(),
        margin: z.number(),
        corner: z.number(),
        ground: z.string(),
        shape: z.optional(collageShapeSchema),
      }),
      cells: z.array(z.strictObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number(), tilt: z.number() })),
    }),
  },
} as const satisfies CallTable;
