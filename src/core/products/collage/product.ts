/** The product type collage: up to sixty photos on one sheet of wall art, in its materials, sizes, frames and prices. */
import { completePhotoframe } from '#core/products/photoframe/complete.ts';
import type { PhotoframeOptions, PhotoframePrices } from '#core/products/photoframe/rows.ts';
import { wallArt } from '#core/products/photoframe/wall-art.ts';
import type { Product } from '#core/products/product.ts';
import { message } from '#core/values/message.ts';
import { type CollageChoice, collageChoiceSchema } from './choice.ts';

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
