/** What every picture on a wall has of a product, whether it shows one photo or a collage. */
import type { Piece } from '#core/products/piece.ts';
import type { LabFile, PrintOutput, Product } from '#core/products/product.ts';
import { type Message, message } from '#core/values/message.ts';
import type { SizeMm } from '#core/values/unit.ts';
import type { WallArtChoice } from './choice.ts';
import { isStamped } from './foil.ts';
import { longSide } from './formats.ts';
import { fileSize, grown, holesOf, pictureSize, wrapMm } from './geometry.ts';
import { photoframeIssues } from './issues.ts';
import { materials } from './materials.ts';
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

/** Pixels an inch by the long side of the picture in millimetres. */
const steps = [
  { upToMm: 300, dpi: 300 },
  { upToMm: 600, dpi: 200 },
  { upToMm: 1_200, dpi: 150 },
] as const;
const coarsest = 100;
const maxPixels = 120_000_000;

/** Never more than 120 million pixels, with bleed or wrap. @internal */
export function dpiOf(picture: SizeMm, file: SizeMm): number {
  const wanted = steps.find(({ upToMm }) => longSide(picture) <= upToMm)?.dpi ?? coarsest;
  const inches = (file.widthMm / 25.4) * (file.heightMm / 25.4);
  return Math.min(wanted, Math.floor(Math.sqrt(maxPixels / inches)));
}

/** Beyond the page that `photoframePages` gives: nothing where the photo itself runs around the canvas. */
function marginMm(choice: WallArtChoice): number {
  if (choice.material !== 'leinwand') return materials[choice.material].bleedMm;
  return choice.edge === 'wrap' ? 0 : wrapMm(choice);
}

function borderOf({ edge, edgeColour }: WallArtChoice): LabFile['border'] {
  if (edge === 'white') return { hex: '#ffffff' };
  return edge === 'colour' && edgeColour ? { hex: `#${edgeColour}` } : 'mirrored';
}

/** The file a large-format lab makes of wall art, and what it is told about mounting. */
export function photoframeLabFile(choice: WallArtChoice): LabFile {
  const { material } = choice;
  const file = fileSize(choice);
  const bleedMm = material === 'leinwand' ? 0 : materials[material].bleedMm;
  return {
    bleedUm: marginMm(choice) * 1_000,
    border: borderOf(choice),
    dpi: dpiOf(pictureSize(choice), grown(file, bleedMm)),
    ...file,
    facts: {},
  };
}

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
