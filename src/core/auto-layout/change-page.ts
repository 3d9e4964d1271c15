/** Changes of one page by hand: another layout, another photo in a cell. */
import type { ShareBox } from '#core/arrange/arrangement.ts';
import { fitPhoto } from '#core/arrange/fit-photo.ts';
import { allTrees, placeTree, type SlicingTree } from '#core/arrange/slicing-tree.ts';
import type { Box } from '#core/design/outline.ts';
import type { BookPhoto, PageFrame } from './book-input.ts';
import type { BookCell, BookPage } from './book-layout.ts';
import { arrangedPhoto, maxPhotosPerPage, type PagePhoto, type PageStyle, pageLayouts, polishExpression } from './page-layout.ts';

/** `cells`: where square photos would lie, as shares of the live area: a preview. */
export type LayoutChoice = { layout: string; cells: ShareBox[] };

/** Layouts that a page steps through: the best of all for its photos. */
const offered = 24;
const previewSide = 10_000;

function previewOf(tree: SlicingTree): LayoutChoice {
  const boxes: Box[] = [];
  placeTree(tree, { xUm: 0, yUm: 0, widthUm: previewSide, heightUm: previewSide }, 0, boxes);
  const cells = boxes.map(({ xUm, yUm, widthUm, heightUm }) => ({
    x: xUm / previewSide,
    y: yUm / previewSide,
    width: widthUm / previewSide,
    height: heightUm / previewSide,
  }));
  return { layout: polishExpression(tree), cells };
}

/** Every layout of 1 to 6 photos: 1, 2, 6, 22, 90, 394. None for other numbers. */
export function layoutsOf(count: number): LayoutChoice[] {
  if (!Number.isInteger(count) || count < 1 || count > maxPhotosPerPage) return [];
  return allTrees(Array<number>(count).fill(1), 0).map(previewOf);
}

/** The page in the layout that is next best to that of its expression, after the last one in the best. Null where the gaps leave no room. */
export function pageInNextLayout(
  photos: readonly PagePhoto[],
  frame: PageFrame,
  style: PageStyle,
  current: string | null,
): BookPage | null {
  const layouts = pageLayouts(photos, frame, style, offered);
  const at = layouts.findIndex(({ layout }) => layout === current);
  const next = layouts[(at + 1) % layouts.length];
  return next ? { cells: next.cells, layout: next.layout, spread: null } : null;
}

/** The cell with another photo, or as an empty slot. */
export function cellWith({ area }: BookCell, photo: BookPhoto | null): BookCell {
  if (photo === null) return { photoId: null, box: area, crop: { zoom: 1, focusX: 0.5, focusY: 0.5 }, area, isWhole: false };
  const { box, crop, isWhole } = fitPhoto(arrangedPhoto({ photo, isHero: false }), area);
  return { photoId: photo.id, box, crop, area, isWhole };
}

/** Two cells, of one page or of two, each with the photo of the other one. */
export function swapPhotos(one: BookCell, two: BookCell, photos: ReadonlyMap<string, BookPhoto>): [BookCell, BookCell] {
  const photoOf = ({ photoId }: BookCell) => photos.get(photoId ?? '') ?? null;
  return [cellWith(one, photoOf(two)), cellWith(two, photoOf(one))];
}
