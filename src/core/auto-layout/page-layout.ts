/** Layouts of one page: the slicing trees over its photos in reading order, placed in its live area, best first. */
import type { ArrangedPhoto } from '#core/arrange/arrangement.ts';
import { fillFrame, type PlacedTree, placeTrees } from '#core/arrange/fill-frame.ts';
import { allTrees, type SlicingTree } from '#core/arrange/slicing-tree.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import type { BookInput, BookPhoto, PageFrame } from './book-input.ts';
import type { BookCell } from './book-layout.ts';
import { faceAreaOf, hasFacesInside, intersection } from './face-area.ts';

/** More photos on a page are too small. */
export const maxPhotosPerPage = 6;
/** How much more area the photo of an event has than the others of its page. */
const heroWeight = 2.2;
/** A photo below the resolution at which prints are visibly not sharp. */
const lowResolutionCost = 5;
/** The photo of an event is not the largest of its page. */
const smallHeroCost = 1.5;
/** Where faces keep all photos of a page away from its edges. */
const insetCost = 3;

const umPerInch = 25_400;

export type PagePhoto = { photo: BookPhoto; isHero: boolean };
export type PageStyle = Pick<BookInput, 'gapUm' | 'ppi'>;
export type PageLayout = { cost: number; cells: BookCell[]; layout: string };

/**
 * The tree as a Polish expression, as floorplans are written: photos by their numbers from 1, each join after its two parts, '+' for one above
 * the other and '*' for beside each other. '12*3+' is two beside each other above a third.
 */
export function polishExpression(tree: SlicingTree): string {
  if ('photo' in tree) return `${tree.photo + 1}`;
  return `${polishExpression(tree.first)}${polishExpression(tree.second)}${tree.isBeside ? '*' : '+'}`;
}

export function arrangedPhoto({ photo, isHero }: PagePhoto): ArrangedPhoto {
  const { id, width, height, faces, focus } = photo;
  return { id, ratio: width / height, faces, ...(focus ? { focus } : {}), ...(isHero ? { weight: heroWeight } : {}) };
}

export function printedPpi({ box }: Pick<BookCell, 'box'>, { width, height }: BookPhoto): number {
  return umPerInch / Math.max(box.widthUm / width, box.heightUm / height);
}

function moved(box: Box, { xUm, yUm }: Box): Box {
  return { ...box, xUm: box.xUm + xUm, yUm: box.yUm + yUm };
}

/** `origin`: of the area that the tree was placed in. */
export function pageCells({ cells }: PlacedTree, photos: readonly PagePhoto[], origin: Box): BookCell[] {
  return cells.map(({ box, area, crop, isWhole }, at) => ({
    photoId: (photos[at] as PagePhoto).photo.id,
    box: moved(box, origin),
    crop,
    area: moved(area, origin),
    isWhole,
  }));
}

/** Whether no photo of the page is larger than this one. */
export function isLargest({ box }: BookCell, cells: readonly BookCell[]): boolean {
  const area = box.widthUm * box.heightUm;
  return cells.every((other) => other.box.widthUm * other.box.heightUm <= area);
}

/** What the page adds to the cost of an arrangement; infinite where a face comes too near to the trim or the spine. */
function pageCost(cells: readonly BookCell[], photos: readonly PagePhoto[], faceAreas: readonly Box[], { ppi }: PageStyle): number {
  let cost = 0;
  for (const [at, cell] of cells.entries()) {
    const { photo, isHero } = photos[at] as PagePhoto;
    if (!hasFacesInside(cell, photo, faceAreas)) return Number.POSITIVE_INFINITY;
    if (printedPpi(cell, photo) < ppi.soft) cost += lowResolutionCost;
    if (isHero && !isLargest(cell, cells)) cost += smallHeroCost;
  }
  return cost;
}

/** The `max` best of placed trees for a page whose live area begins at `origin`. `trees`: best first. */
export function bestLayouts(
  trees: readonly PlacedTree[],
  photos: readonly PagePhoto[],
  page: { origin: Box; faceAreas: readonly Box[]; style: PageStyle; max: number },
): PageLayout[] {
  const best: PageLayout[] = [];
  for (const placed of trees) {
    const last = best[page.max - 1];
    if (last && placed.cost >= last.cost) break;
    if (!placed.tree) continue;
    const cells = pageCells(placed, photos, page.origin);
    const cost = placed.cost + pageCost(cells, photos, page.faceAreas, page.style);
    if (cost === Number.POSITIVE_INFINITY) continue;
    // Of equal costs the first tree comes first.
    const at = best.findIndex((other) => other.cost > cost);
    best.splice(at < 0 ? best.length : at, 0, { cost, cells, layout: polishExpression(placed.tree) });
    if (best.length > page.max) best.pop();
  }
  return best;
}

/** Every tree over the photos in a rectangle, best first. Empty where the gaps leave no room. */
export function placedTrees(photos: readonly PagePhoto[], { widthUm, heightUm }: Box, { gapUm }: PageStyle): PlacedTree[] {
  if (widthUm < 1 || heightUm < 1) return [];
  const frame = { xUm: 0, yUm: 0, widthUm, heightUm };
  return fillFrame(photos.map(arrangedPhoto), frame, { gapUm, effort: 'best', canBeSmall: true });
}

/** Layouts away from the edges of the page, where every face is far enough from them. */
export function insetLayouts(photos: readonly PagePhoto[], frame: PageFrame, style: PageStyle, max: number): PageLayout[] {
  const faceArea = faceAreaOf(frame);
  const area = intersection(frame.live, faceArea);
  const layouts = bestLayouts(placedTrees(photos, area, style), photos, { origin: area, faceAreas: [faceArea], style, max });
  return layouts.map((layout) => ({ ...layout, cost: layout.cost + insetCost }));
}

/** The `max` best layouts of photos on a page. Empty where the gaps leave no room for them. */
export function pageLayouts(photos: readonly PagePhoto[], frame: PageFrame, style: PageStyle, max: number): PageLayout[] {
  const trees = placedTrees(photos, frame.live, style);
  const best = bestLayouts(trees, photos, { origin: frame.live, faceAreas: [faceAreaOf(frame)], style, max });
  return best.length > 0 ? best : insetLayouts(photos, frame, style, max);
}

/**
 * The layout with this expression. Away from the edges of the page where a face would come too near to them. Null for an expression that is none
 * of as many photos, and where the gaps leave no room.
 */
export function pageInLayout(photos: readonly PagePhoto[], frame: PageFrame, style: PageStyle, layout: string): PageLayout | null {
  const arranged = photos.map(arrangedPhoto);
  const ratios = arranged.map(({ ratio }) => ratio);
  const tree = allTrees(ratios, style.gapUm).find((one) => polishExpression(one) === layout);
  if (!tree) return null;
  const faceArea = faceAreaOf(frame);
  for (const area of [frame.live, intersection(frame.live, faceArea)]) {
    const placed = placeTrees([tree], arranged, { ...area, xUm: 0, yUm: 0 }, style);
    const [best] = bestLayouts(placed, photos, { origin: area, faceAreas: [faceArea], style, max: 1 });
    if (best) return best;
  }
  return null;
}
