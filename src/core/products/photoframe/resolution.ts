/** Figures of the print check for pictures that are looked at from a distance: the larger, the coarser a photo may be. */
import { handHeld, type Limits } from '#core/preflight/limits.ts';
import { levelsByDiagonal } from '#core/products/levels-by-diagonal.ts';
import type { SizeMm } from '#core/values/unit.ts';
import type { WallArtChoice } from './choice.ts';
import { formatText } from './formats.ts';
import { fileSize, pictureSize, printSize } from './geometry.ts';
import { materials } from './materials.ts';
import { formatIssue, formatLimits } from './size-limits.ts';

/** Effective resolutions by the diagonal of the picture, those of coarse materials in per cent of them. */
export function resolutionLevels(choice: Pick<WallArtChoice, 'format' | 'material'>): Limits['ppi'] {
  const { widthMm, heightMm } = pictureSize(choice);
  return levelsByDiagonal(Math.hypot(widthMm, heightMm), materials[choice.material].resolutionPercent);
}

export function photoframeLimits(choice: WallArtChoice): Limits {
  return { ...handHeld, ppi: resolutionLevels(choice) };
}

/** What preflight says of a photo at this many ppi: nothing, a hint, a question, or that it is refused (E018). */
export const resolutionGrades = ['fine', 'soft', 'least', 'refused'] as const;
export type ResolutionGrade = (typeof resolutionGrades)[number];

export function gradeOf(ppi: number, { fine, soft, least }: Limits['ppi']): ResolutionGrade {
  if (ppi >= fine) return 'fine';
  if (ppi >= soft) return 'soft';
  return ppi >= least ? 'least' : 'refused';
}

/** Pixels an inch of a photo that fills the printed page, which for a canvas may reach around the edge, cropped in the middle. */
export function photoPpi(choice: WallArtChoice, photo: { width: number; height: number }): number {
  const { widthMm, heightMm } = choice.edge === 'wrap' ? fileSize(choice) : printSize(choice);
  return Math.min((photo.width * 25.4) / widthMm, (photo.height * 25.4) / heightMm);
}

const stepMm = 10;

/** The largest size in whole centimetres, shaped like the photo, in which it is not refused; null where none is made. */
export function largestSizeFor(choice: WallArtChoice, photo: { width: number; height: number }): SizeMm | null {
  const isLying = photo.width > photo.height;
  const ratio = Math.min(photo.width, photo.height) / Math.max(photo.width, photo.height);
  const { min, max } = formatLimits(choice);
  for (let long = max.long; long >= min.long; long -= stepMm) {
    const short = Math.round((long * ratio) / stepMm) * stepMm;
    const size = isLying ? { widthMm: long, heightMm: short } : { widthMm: short, heightMm: long };
    const sized = { ...choice, format: formatText(size) };
    if (formatIssue(sized.format, choice) === null && gradeOf(photoPpi(sized, photo), resolutionLevels(sized)) !== 'refused') return size;
  }
  return null;
}
