/** What a customer chooses for a photo on wall art. The document carries all of it: frame, mat, edge and holes are part of its geometry. */
import * as z from 'zod/mini';
import { idSchema } from '#core/design/element.ts';
import { foilKeys } from '#core/design/refinement.ts';
import { frameColours, frameKeys, matSizes } from './frames.ts';
import { edgeKeys, hangingKeys, materialKeys, stretcherKeys } from './materials.ts';

/** As a number or as the text of an address. */
const matSize = z.pipe(z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number))]), z.literal(matSizes));

/** Keys are those of addresses and calls. What a material or a frame does not have is absent. */
export const photoframeChoiceSchema = z.strictObject({
  type: z.literal('photoframe'),
  /** "600x400", millimetres of the picture. Any text: `issues` says what is wrong with it, and the nearest size. */
  format: z.string().check(z.maxLength(20)),
  material: z.enum(materialKeys),
  /** Depth of a canvas's stretcher in millimetres. */
  stretcher: z.optional(z.enum(stretcherKeys)),
  edge: z.optional(z.enum(edgeKeys)),
  /** sRGB as six hexadecimal digits, with edge 'colour' only. */
  edgeColour: z.optional(z.string().check(z.regex(/^[0-9a-f]{6}$/))),
  frameType: z.enum(['none', ...frameKeys]),
  frameColour: z.optional(z.enum(frameColours)),
  matSize: z.optional(matSize),
  hanging: z.enum(hangingKeys),
  /** The poster of the catalogue that is printed, in one of its colourways; absent: the customer's own photo. */
  poster: z.optional(z.string().check(z.regex(/^[a-z]{2,12}$/))),
  colourway: z.optional(idSchema),
  /** Of a poster whose design has foil. */
  refinement: z.optional(z.enum(foilKeys)),
});
export type PhotoframeChoice = z.infer<typeof photoframeChoiceSchema>;

/** What a picture on a wall is made of, whether it shows one photo or a collage: sizes, prices and frames are the same. */
export type WallArtChoice = Omit<PhotoframeChoice, 'type'> & { type: 'photoframe' | 'collage' };
