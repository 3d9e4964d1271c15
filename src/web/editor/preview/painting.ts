/** What the painter needs on the screen, with the smallest copies of photos that are sharp enough: browsers decode a picture as a whole. */
import type { Picture } from '#api/designs.ts';
import { copySides } from '#core/photos/copies.ts';
import type { SvgResources } from '#paint/svg/sheet.ts';

export type Painting = SvgResources & {
  /** Device pixels per millimetre. */
  sharpness: number;
};
/** The same sharpness gives the same painting. */
export type PaintingAt = (sharpness: number) => Painting;

/** Of pages as small as those of a strip. */
export const smallSharpness = 0;

/** Device pixels per millimetre for CSS pixels per millimetre, rounded up: a few steps from the smallest zoom to the largest. */
export function paintSharpness(scale: number, pixelRatio: number): number {
  return 2 ** (Math.ceil(2 * Math.log2(scale * pixelRatio)) / 2);
}

export function createPaintings(fonts: SvgResources['fonts'], photos: ReadonlyMap<string, Picture>): PaintingAt {
  const made = new Map<number, Painting>();
  return (sharpness) => {
    const known = made.get(sharpness);
    if (known) return known;
    const painting: Painting = {
      fonts,
      sharpness,
      photoHref(id, sideUm) {
        const photo = photos.get(id);
        return photo ? copyOf(photo, (sideUm / 1000) * sharpness) : null;
      },
    };
    made.set(sharpness, painting);
    return painting;
  };
}

function copyOf({ thumb, medium, preview }: Picture, px: number): string {
  return px <= copySides.thumb ? thumb : px <= copySides.medium ? medium : preview;
}
