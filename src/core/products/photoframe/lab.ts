/** The file a large-format lab makes of wall art, and what it is told about mounting. */
import type { LabFile } from '#core/products/product.ts';
import type { SizeMm } from '#core/values/unit.ts';
import type { WallArtChoice } from './choice.ts';
import { longSide } from './formats.ts';
import { fileSize, grown, pictureSize, wrapMm } from './geometry.ts';
import { materials } from './materials.ts';

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
