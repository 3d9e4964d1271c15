/** What a customer chooses for a collage: what wall art is made of. How its photos are arranged is content (core/design/collage/collage.ts). */
import * as z from 'zod/mini';
import { photoframeChoiceSchema } from '#core/products/photoframe/choice.ts';

const { type: _type, poster: _poster, colourway: _colourway, refinement: _refinement, ...keys } = photoframeChoiceSchema.shape;

export const collageChoiceSchema = z.strictObject({ type: z.literal('collage'), ...keys });
export type CollageChoice = z.infer<typeof collageChoiceSchema>;
