/** Sizes that posters of the catalogue are offered in, and the ones that their drawings can be laid out in. */
import { hasFoil, type PosterShape, type PosterTemplate } from '#core/catalogue/poster.ts';
import { type CatalogueTemplate, isPoster } from '#core/catalogue/template.ts';
import type { SizeMm } from '#core/values/unit.ts';
import { formatText, longSide, shortSide, turned } from './formats.ts';

/** Of the longer to the shorter side of a poster that is not square. */
const ratios = { least: 1.24, most: 1.51 };

function size(widthMm: number, heightMm: number): SizeMm {
  return { widthMm, heightMm };
}

const standing = [size(210, 297), size(300, 400), size(400, 500), size(500, 700), size(600, 900), size(700, 1000), size(1000, 1400)];

/** Rising. */
export const posterSizes: Record<PosterShape, readonly SizeMm[]> = {
  portrait: standing,
  landscape: standing.map(turned),
  square: [300, 400, 500, 700, 1000].map((side) => size(side, side)),
};

/** The size a visit begins with: 50 × 70 cm, or 50 × 50; of a poster with foil 30 × 40 or 30 × 30, since larger ones have none. */
export function firstPosterSize(poster: Pick<PosterTemplate, 'shape' | 'colourways'>): SizeMm {
  return (hasFoil(poster) ? firstFoilSizes : firstSizes)[poster.shape];
}

const firstSizes: Record<PosterShape, SizeMm> = { portrait: size(500, 700), landscape: size(700, 500), square: size(500, 500) };
const firstFoilSizes: Record<PosterShape, SizeMm> = { portrait: size(300, 400), landscape: size(400, 300), square: size(300, 300) };

export function fitsShape(one: SizeMm, shape: PosterShape): boolean {
  if (shape === 'square') return one.widthMm === one.heightMm;
  const ratio = longSide(one) / shortSide(one);
  const isStanding = one.heightMm > one.widthMm;
  return isStanding === (shape === 'portrait') && ratio >= ratios.least && ratio <= ratios.most;
}

/** The listed size of a shape that is nearest by its longer side. */
export function nearestPosterFormat(one: SizeMm, shape: PosterShape): string {
  const distance = (listed: SizeMm) => Math.abs(longSide(listed) - longSide(one));
  const [nearest] = posterSizes[shape].toSorted((a, b) => distance(a) - distance(b));
  return formatText(nearest ?? firstSizes[shape]);
}

/** The poster a choice began with, or null. */
export function posterOfTemplate(template: CatalogueTemplate | null | undefined): PosterTemplate | null {
  return template && isPoster(template) ? template : null;
}
