/** The product type photoframe: a photo on wall art, with or without a frame. */
import type { ArtworkSource, Product } from '#core/products/product.ts';
import { message } from '#core/values/message.ts';
import { type PhotoframeChoice, photoframeChoiceSchema } from './choice.ts';
import { completePhotoframe } from './complete.ts';
import { photoframeIssues } from './issues.ts';
import { photoframeLabFile } from './lab.ts';
import { materials } from './materials.ts';
import { edgeName, formatName, framedText, hangingName, materialName, stretcherName } from './names.ts';
import { photoframeOptions } from './options.ts';
import { photoframePages } from './pages.ts';
import { packOf } from './parcel.ts';
import { posterOfTemplate } from './poster-sizes.ts';
import { photoframePrice, photoframeQuantities } from './price.ts';
import { photoframeWorkingDays } from './production.ts';
import { photoframeLimits } from './resolution.ts';
import { type PhotoframeOptions, type PhotoframePrices, photoframeRows } from './rows.ts';
import { photoframeSku } from './sku.ts';

/** "Leinwand 60 × 40 cm, Keilrahmen 2,5 cm, Rand gespiegelt, Schattenfugenrahmen schwarz" */
function describe(choice: PhotoframeChoice) {
  const { stretcher, edge, frameType, hanging } = choice;
  const more = [
    ...(stretcher ? [stretcherName(stretcher)] : []),
    ...(edge ? [edgeName(edge)] : []),
    ...(frameType === 'none' ? [] : [framedText(choice)]),
    ...(hanging === 'none' ? [] : [hangingName(hanging)]),
  ];
  return more.reduce((text, part) => message('photoframe.and', { text, more: part }), formatName(choice));
}

function posterSource(document: PhotoframeChoice): ArtworkSource | null {
  const [page] = document.poster === undefined ? [] : photoframePages(document);
  return document.poster !== undefined && page ? { template: document.poster, colourway: document.colourway ?? '', page } : null;
}

export const photoframe: Product<PhotoframeChoice, PhotoframeChoice, PhotoframeOptions, PhotoframePrices> = {
  type: 'photoframe',
  configurator: 'configurator-photo-frame',
  rows: photoframeRows,
  choice: photoframeChoiceSchema,
  document: photoframeChoiceSchema,
  withDocument: (_, document) => document,
  templateId: ({ poster }) => poster ?? null,
  artworkSource: posterSource,
  complete: completePhotoframe,
  options: photoframeOptions,
  issues: photoframeIssues,
  pages: photoframePages,
  limits: photoframeLimits,
  quantities: () => photoframeQuantities,
  price: photoframePrice,
  weightMg: (choice) => packOf(choice).weightMg,
  parcelKind: (choice) => packOf(choice).kind,
  outputs: [{ part: 'print', supplier: 'grossformat', file: 'lab-jpeg' }],
  labFile: photoframeLabFile,
  ticket: (choice) => ({
    kind: 'Poster',
    paper: materialName(choice.material),
    gramsPerM2: materials[choice.material].gramsPerM2,
    refinement: 'none',
    isFolded: false,
    media: materials[choice.material].media,
  }),
  production: (choice) => ({ workingDays: photoframeWorkingDays(choice), hasExpress: false }),
  vatClass: () => 'standard',
  title(choice, template) {
    const poster = posterOfTemplate(template);
    const isFramed = choice.frameType !== 'none';
    if (poster) return message(isFramed ? 'photoframe.title.poster.framed' : 'photoframe.title.poster', { name: poster.name });
    return message(isFramed ? 'photoframe.title.framed' : 'photoframe.title');
  },
  format: formatName,
  text: describe,
  sku: photoframeSku,
};
