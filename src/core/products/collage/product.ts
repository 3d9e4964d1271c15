/** The product type collage: up to sixty photos on one sheet of wall art, in its materials, sizes, frames and prices. */

import * as z from 'zod/mini';
import { photoframeChoiceSchema } from '#core/products/photoframe/choice.ts';
import { completePhotoframe } from '#core/products/photoframe/complete.ts';
import type { PhotoframeOptions, PhotoframePrices } from '#core/products/photoframe/rows.ts';
import { wallArt } from '#core/products/photoframe/wall-art.ts';
import type { Product } from '#core/products/product.ts';
import { message } from '#core/values/message.ts';

const { type: _type, poster: _poster, colourway: _colourway, refinement: _refinement, ...keys } = photoframeChoiceSchema.shape;

/** What a customer chooses for a collage: what wall art is made of. How its photos are arranged is content (core/design/collage/collage.ts). */
export const collageChoiceSchema = z.strictObject({ type: z.literal('collage'), ...keys });
type CollageChoice = z.infer<typeof collageChoiceSchema>;

export const collage: Product<CollageChoice, CollageChoice, PhotoframeOptions, PhotoframePrices> = {
  ...wallArt,
  type: 'collage',
  configurator: 'configurator-collage',
  rows: null,
  soldAs: 'photoframe',
  choice: collageChoiceSchema,
  document: collageChoiceSchema,
  withDocument: (_, document) => document,
  templateId: () => null,
  artworkSource: () => null,
  complete: (given, { rows }) => ({ ...completePhotoframe(given, { rows }), type: 'collage' }),
  title: ({ frameType }) => message(frameType === 'none' ? 'collage.title' : 'collage.title.framed'),
};
