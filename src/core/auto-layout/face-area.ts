/** Faces keep away from the trim and from what the binding hides. */
import type { Box } from '#core/design/outlines/outline.ts';
import { placePhoto } from '#core/layout/photo.ts';
import type { BookPhoto, PageFrame } from './book-input.ts';
import type { BookCell } from './book-layout.ts';

const faceToTrimUm = 10_000;
/** To the strip that the binding hides, or to the fold where it hides none. */
const faceToHiddenUm = 10_000;

/** Where faces may lie on a page. */
export function faceAreaOf({ side, widthUm, heightUm, hiddenUm }: PageFrame): Box {
  const atSpine = hiddenUm + faceToHiddenUm;
  const left = side === 'right' ? atSpine : faceToTrimUm;
  const right = side === 'left' ? atSpine : faceToTrimUm;
  return { xUm: left, yUm: faceToTrimUm, widthUm: widthUm - left - right, heightUm: heightUm - 2 * faceToTrimUm };
}

export function isInsideFaceArea({ xUm, yUm, widthUm, heightUm }: Box, area: Box): boolean {
  return xUm >= area.xUm && yUm >= area.yUm && xUm + widthUm <= area.xUm + area.widthUm && yUm + heightUm <= area.yUm + area.heightUm;
}

/** The common part of two boxes; its sides are negative where they have none. */
export function intersection(a: Box, b: Box): Box {
  const [xUm, yUm] = [Math.max(a.xUm, b.xUm), Math.max(a.yUm, b.yUm)];
  return {
    xUm,
    yUm,
    widthUm: Math.min(a.xUm + a.widthUm, b.xUm + b.widthUm) - xUm,
    heightUm: Math.min(a.yUm + a.heightUm, b.yUm + b.heightUm) - yUm,
  };
}

/** The faces of a photo where they are printed: within its box, which the picture may exceed by rounding. */
export function printedFaces({ box, crop }: Pick<BookCell, 'box' | 'crop'>, photo: BookPhoto): Box[] {
  if (photo.faces.length === 0) return [];
  const picture = placePhoto({ ...box, crop }, photo);
  return photo.faces.map(({ x, y, width, height }) => {
    const face = {
      xUm: picture.xUm + x * picture.widthUm,
      yUm: picture.yUm + y * picture.heightUm,
      widthUm: width * picture.widthUm,
      heightUm: height * picture.heightUm,
    };
    return intersection(face, box);
  });
}

/** Whether a photo's faces lie in one of the areas each. */
export function hasFacesInside(cell: Pick<BookCell, 'box' | 'crop'>, photo: BookPhoto, areas: readonly Box[]): boolean {
  if (photo.faces.length === 0 || areas.some((area) => isInsideFaceArea(cell.box, area))) return true;
  return printedFaces(cell, photo).every((face) => areas.some((area) => isInsideFaceArea(face, area)));
}
