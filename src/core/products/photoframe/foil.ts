/**
 * Foil on posters. It is stamped at the press, whose sheets (SRA3+, 330 × 487 mm) take posters up to A3 with a mat's margin; larger ones are
 * exposed by a lab, which has no foil.
 */
import { hasFoil, type PosterTemplate } from '#core/catalogue/poster.ts';
import type { FoilKey, Refinement } from '#core/design/refinement.ts';
import { type Message, message } from '#core/values/message.ts';
import type { WallArtChoice } from './choice.ts';
import { longSide, readFormat, shortSide } from './formats.ts';
import type { Sides } from './materials.ts';
import { materialName, sizeText } from './names.ts';

/** Of the picture: A3 in whole centimetres. */
export const largestFoil: Sides = { short: 300, long: 420 };

/** What a poster has where nothing is chosen (F469). */
export const firstFoil: FoilKey = 'gold';

/** Why a foil cannot be had on a poster in this material and size, or null. */
export function foilIssue(
  { material, format }: Pick<WallArtChoice, 'material' | 'format'>,
  foil: FoilKey,
  poster: PosterTemplate,
): Message | null {
  if (foil === 'none') return null;
  if (!hasFoil(poster)) return message('photoframe.foil.not-drawn', { name: poster.name });
  if (material !== 'poster')
    return message('photoframe.foil.material', { paper: materialName('poster'), material: materialName(material) });
  const size = readFormat(format);
  const isLarge = size !== null && (shortSide(size) > largestFoil.short || longSide(size) > largestFoil.long);
  const largest = sizeText({ widthMm: largestFoil.short, heightMm: largestFoil.long });
  return isLarge ? message('photoframe.foil.size', { size: largest }) : null;
}

/** True for what a press prints, with the foil as a plate of its own. */
export function isStamped({ refinement = 'none' }: { refinement?: Refinement | undefined }): boolean {
  return refinement !== 'none';
}
