/** What covers a page, or one panel of it, over its plain colour: a pattern or a photo, to the bleed. */
import * as z from 'zod/mini';
import { acrossSchema, artworkIdSchema, idSchema, inkTokenSchema, opacitySchema, sizeUm } from './element.ts';
import { patternScales } from './library/pattern-scales.ts';
import { cropSchema, filterSchema, photoIdSchema } from './photo-element.ts';

const common = {
  opacity: z.optional(opacitySchema),
  /** The only panel it covers; absent: the page. */
  panel: z.optional(idSchema),
  across: acrossSchema,
};

export const groundSchema = z.discriminatedUnion('kind', [
  /** A drawing of the design's family, repeated as tiles. */
  z.strictObject({ kind: z.literal('pattern'), artworkId: artworkIdSchema, tileWidthUm: sizeUm, tileHeightUm: sizeUm }),
  /** A pattern of the library. It prints in process colours, even in inks that are a finish elsewhere. */
  z.strictObject({
    kind: z.literal('library-pattern'),
    patternId: artworkIdSchema,
    /** By the number of its parts; the last one stands for those that are missing. */
    inks: z.array(inkTokenSchema).check(z.minLength(1), z.maxLength(4)),
    scale: z.number().check(z.int(), z.minimum(patternScales.least), z.maximum(patternScales.most)),
    ...common,
  }),
  z.strictObject({ kind: z.literal('photo'), photoId: photoIdSchema, crop: cropSchema, filter: z.optional(filterSchema), ...common }),
]);
export type Ground = z.infer<typeof groundSchema>;
