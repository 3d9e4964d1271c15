/** Addresses of poster pictures: written and read in one place. What is not exactly such an address has no picture. */
import { pictureWidths } from './picture.ts';

export type PosterPicture = { poster: string; colourway: string };

const pattern = new RegExp(`^/img/posters/([a-z]{2,12})/([a-z0-9]+(?:-[a-z0-9]+)*)-(${pictureWidths.join('|')})\\.webp$`);

/** The address without width and ending. */
export function posterPictureBase({ poster, colourway }: PosterPicture): string {
  return `/img/posters/${poster}/${colourway}`;
}

/** The picture an address asks for, or null. */
export function parsePosterPicture(path: string): (PosterPicture & { width: number }) | null {
  const [, poster = '', colourway = '', width] = pattern.exec(path) ?? [];
  return width === undefined ? null : { poster, colourway, width: Number(width) };
}
