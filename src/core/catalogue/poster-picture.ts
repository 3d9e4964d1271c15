/** Addresses of poster pictures: written and read in one place. What is not exactly such an address has no picture. */

import { type FoilKey, foilKeys } from '#core/design/refinement.ts';
import { pictureRoot } from '#core/site/picture-root.ts';
import { pictureWidths } from './picture.ts';
import type { PosterTemplate } from './poster.ts';

/** `foil`: as it is stamped; absent: as a poster without foil. */
export type PosterPicture = { poster: string; colourway: string; foil?: Exclude<FoilKey, 'none'> };

const foils = foilKeys.filter((key) => key !== 'none');
const pattern = new RegExp(
  `^${pictureRoot}posters/([a-z]{2,12})/(?:(${foils.join('|')})/)?([a-z0-9]+(?:-[a-z0-9]+)*)-(${pictureWidths.join('|')})\\.webp$`,
);

/** The address without width and ending. */
export function posterPictureBase({ poster, colourway, foil }: PosterPicture): string {
  return `${pictureRoot}posters/${poster}/${foil ? `${foil}/` : ''}${colourway}`;
}

/** The picture of a poster as it is chosen. */
export function posterPictureOf(
  { id, colourways }: Pick<PosterTemplate, 'id' | 'colourways'>,
  { colourway = colourways[0].key, refinement = 'none' }: { colourway?: string | undefined; refinement?: FoilKey | undefined },
): PosterPicture {
  return { poster: id, colourway, ...(refinement === 'none' ? {} : { foil: refinement }) };
}

/** The picture an address asks for, or null. */
export function parsePosterPicture(path: string): (PosterPicture & { width: number }) | null {
  const [, poster = '', given, colourway = '', width] = pattern.exec(path) ?? [];
  if (width === undefined) return null;
  const foil = foils.find((key) => key === given);
  return { poster, colourway, ...(foil ? { foil } : {}), width: Number(width) };
}
