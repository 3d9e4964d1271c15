/** The product type photoframe: a photo on wall art, with or without a frame. */
import type { ArtworkSource, Product } from '#core/products/product.ts';
import { message } from '#core/values/message.ts';
import { type PhotoframeChoice, photoframeChoiceSchema } from './choice.ts';
import { completePhotoframe } from './complete.ts';
import { photoframePages } from './pages.ts';
import { posterOfTemplate } from './poster-sizes.ts';
import { type PhotoframeOptions, type PhotoframePrices, photoframeOptionsRow } from './rows.ts';
import { wallArt } from './wall-art.ts';

function posterSource(document: PhotoframeChoice): ArtworkSource | null {
  const [page] = document.poster === undefined ? [] : photoframePages(document);
  return document.poster !== undefined && page ? { template: document.poster, colourway: document.colourway ?? '', page } : null;
}

export const photoframe: Product<PhotoframeChoice, PhotoframeChoice, PhotoframeOptions, PhotoframePrices> = {
  ...wallArt,
  type: 'photoframe',
  configurator: 'configurator-photo-frame',
  rows: photoframeOptionsRow,
  choice: photoframeChoiceSchema,
  document: photoframeChoiceSchema,
  withDocument: (_, document) => document,
  templateId: ({ poster }) => poster ?? null,
  artworkSource: posterSource,
  complete: completePhotoframe,
  title(choice, template) {
    const poster = posterOfTemplate(template);
    const isFramed = choice.frameType !== 'none';
    if (poster) return message(isFramed ? 'photoframe.title.poster.framed' : 'photoframe.title.poster', { name: poster.name });
    return message(isFramed ? 'photoframe.title.framed' : 'photoframe.title');
  },
};
