/** What every picture on a wall has of a product, whether it shows one photo or a collage. */
import type { Piece } from '#core/products/piece.ts';
import type { PrintOutput, Product } from '#core/products/product.ts';
import { type Message, message } from '#core/values/message.ts';
import type { WallArtChoice } from './choice.ts';
import { isStamped } from './foil.ts';
import { holesOf } from './geometry.ts';
import { photoframeIssues } from './issues.ts';
import { photoframeLabFile } from './lab.ts';
import { edgeName, foilName, framedText, hangingName, stretcherName, wallArtFormat } from './names.ts';
import { photoframeOptions } from './options.ts';
import { photoframePages } from './pages.ts';
import { packOf } from './parcel.ts';
import { photoframePrice } from './price.ts';
import { photoframeQuantities } from './quantities.ts';
import { photoframeLimits } from './resolution.ts';
import type { PhotoframeOptions, PhotoframePrices } from './rows.ts';
import { photoframeSku } from './sku.ts';
import { wallArtTicket } from './ticket.ts';
import { workingDaysOf } from './working-days.ts';

/** "Leinwand 60 × 40 cm, Keilrahmen 2,5 cm, Rand gespiegelt, Schattenfugenrahmen schwarz" */
function describe(choice: WallArtChoice): Message {
  const { stretcher, edge, frameType, hanging, refinement = 'none' } = choice;
  const more = [
    ...(stretcher ? [stretcherName(stretcher)] : []),
    ...(edge ? [edgeName(edge)] : []),
    ...(refinement === 'none' ? [] : [foilName(refinement)]),
    ...(frameType === 'none' ? [] : [framedText(choice)]),
    ...(hanging === 'none' ? [] : [hangingName(hanging)]),
  ];
  return more.reduce((text, part) => message('photoframe.and', { text, more: part }), wallArtFormat(choice));
}

export const wallArt = {
  options: photoframeOptions,
  issues: photoframeIssues,
  pages: photoframePages,
  piece: (choice: WallArtChoice): Piece => ({ form: { kind: 'wall-art', choice }, panels: ['front'] }),
  limits: photoframeLimits,
  quantities: () => photoframeQuantities,
  price: photoframePrice,
  weightMg: (choice: WallArtChoice) => packOf(choice).weightMg,
  parcelKind: (choice: WallArtChoice) => packOf(choice).kind,
  outputs: (document: Pick<WallArtChoice, 'material' | 'refinement'>): PrintOutput[] =>
    isStamped(document)
      ? [{ part: 'print', supplier: 'haus', file: 'pdf' }]
      : [{ part: 'print', supplier: 'grossformat', file: 'lab-jpeg' }],
  labFile: photoframeLabFile,
  holes: holesOf,
  ticket: wallArtTicket,
  production: (choice: WallArtChoice) => ({ workingDays: workingDaysOf(choice), hasExpress: false }),
  vatClass: () => 'standard',
  format: wallArtFormat,
  text: describe,
  sku: photoframeSku,
} satisfies Partial<Product<WallArtChoice, WallArtChoice, PhotoframeOptions, PhotoframePrices>>;
