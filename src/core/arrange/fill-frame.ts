/** Arrangements of photos in one rectangle, best first. */
import type { Box } from '#core/design/outlines/outline.ts';
import { naturalLogarithm } from '#core/values/numbers/logarithm.ts';
import type { ArrangedPhoto, Effort } from './arrangement.ts';
import { minSideOf, wantedArea } from './capacity.ts';
import { type SearchTile, searchTrees, type TreeShape } from './interval-search.ts';
import { candidateOf, type LayoutCandidate, tooSmallCost } from './layout-cost.ts';
import { allTrees, join, leafNode, placeTree, type SlicingTree } from './slicing-tree.ts';

export type FillOptions = {
  gapUm: number;
  effort: Effort;
  /** Cells may be smaller than 25 mm rather than in even rows that show most photos whole. */
  canBeSmall?: boolean;
};

/** With more photos, the search goes over intervals. */
const maxForAllTrees = 6;

/** A photo with its gap, in a tile of the mean area. */
function tileOf(photo: ArrangedPhoto, tileArea: number, gapUm: number): SearchTile {
  const { ratio } = photo;
  const b = gapUm * (ratio + 1);
  const rest = tileArea - gapUm * gapUm;
  const height = rest > 0 ? (Math.sqrt(b * b + 4 * ratio * rest) - b) / (2 * ratio) : 1;
  const side = minSideOf(ratio);
  const least = (side + gapUm) * (side * Math.max(ratio, 1 / ratio) + gapUm);
  return {
    logRatio: naturalLogarithm((ratio * height + gapUm) / (height + gapUm)),
    wanted: wantedArea(photo),
    least: least / tileArea,
  };
}

/** The tree with its measures. Three in a row are one tree however they were joined, as in `allTrees`. */
function measured(shape: TreeShape, photos: readonly ArrangedPhoto[], gapUm: number): SlicingTree {
  if (typeof shape === 'number') return leafNode(shape, photos[shape]?.ratio ?? 1);
  const { isBeside, first, second } = shape;
  if (typeof second === 'object' && second.isBeside === isBeside)
    return measured({ isBeside, first: { isBeside, first, second: second.first }, second: second.second }, photos, gapUm);
  return join(isBeside, measured(first, photos, gapUm), measured(second, photos, gapUm), gapUm);
}

/** Trees worth placing: all of few photos, the best ones of many. @internal */
export function treesFor(photos: readonly ArrangedPhoto[], frame: Box, gapUm: number, effort: Effort, isSearched: boolean): SlicingTree[] {
  const ratios = photos.map(({ ratio }) => ratio);
  if (!isSearched || photos.length < 2) return allTrees(ratios, gapUm);
  const [width, height] = [frame.widthUm + gapUm, frame.heightUm + gapUm];
  const tiles = photos.map((photo) => tileOf(photo, (width * height) / photos.length, gapUm));
  const count = photos.length;
  const options =
    effort === 'first' ? { kept: 10, found: 24 } : { kept: count > 15 && count <= 30 ? 40 : 24, found: Math.min(240, 8 * count) };
  return searchTrees(tiles, naturalLogarithm(width / height), options).map((shape) => measured(shape, photos, gapUm));
}

/** The part of the frame, in its middle, that a tree fills uncropped. */
function blockOf({ slope, offsetUm }: SlicingTree, { xUm, yUm, widthUm, heightUm }: Box): Box {
  const width = Math.min(widthUm, Math.round(slope * heightUm + offsetUm));
  const height = Math.min(heightUm, Math.round((widthUm - offsetUm) / slope));
  return { xUm: xUm + Math.floor((widthUm - width) / 2), yUm: yUm + Math.floor((heightUm - height) / 2), widthUm: width, heightUm: height };
}

/** Rows of one height with cells of one width: the cells are never smaller than they may be, whatever the photos. */
function evenRows(count: number, rows: number, frame: Box, gapUm: number): Box[] {
  const cut = (length: number, parts: number, at: number) => Math.floor(((length + gapUm) * at) / parts);
  return Array.from({ length: rows }, (_, row) => {
    const columns = Math.floor((count * (row + 1)) / rows) - Math.floor((count * row) / rows);
    const top = cut(frame.heightUm, rows, row);
    return Array.from({ length: columns }, (_, column): Box => {
      const left = cut(frame.widthUm, columns, column);
      return {
        xUm: frame.xUm + left,
        yUm: frame.yUm + top,
        widthUm: cut(frame.widthUm, columns, column + 1) - left - gapUm,
        heightUm: cut(frame.heightUm, rows, row + 1) - top - gapUm,
      };
    });
  }).flat();
}

/** How a tree lies in the frame: filling it or, where that shows photos whole, in the better way of that and an uncropped block. */
function placement(tree: SlicingTree, photos: readonly ArrangedPhoto[], frame: Box, gapUm: number): LayoutCandidate | null {
  const place = (box: Box) => {
    const areas: Box[] = [];
    return placeTree(tree, box, gapUm, areas) ? candidateOf(photos, areas, frame) : null;
  };
  const filling = place(frame);
  if (!filling?.cells.some(({ isWhole }) => isWhole)) return filling;
  const block = place(blockOf(tree, frame));
  if (!block || block.cost >= filling.cost) return filling;
  return { cost: block.cost, cells: block.cells.map((cell) => ({ ...cell, isWhole: true })) };
}

/** Without a tree: even rows. */
export type PlacedTree = LayoutCandidate & { tree?: SlicingTree };

/** Trees in the frame, each in its better way; without those whose gaps leave no room for the photos. */
export function placeTrees(
  trees: readonly SlicingTree[],
  photos: readonly ArrangedPhoto[],
  frame: Box,
  { gapUm }: Pick<FillOptions, 'gapUm'>,
): PlacedTree[] {
  return trees.flatMap((tree) => {
    const candidate = placement(tree, photos, frame, gapUm);
    return candidate ? { ...candidate, tree } : [];
  });
}

/** Empty only where the gaps leave no room for the photos. */
export function fillFrame(photos: readonly ArrangedPhoto[], frame: Box, options: FillOptions): PlacedTree[] {
  const { gapUm, effort, canBeSmall } = options;
  const candidates: PlacedTree[] = placeTrees(
    treesFor(photos, frame, gapUm, effort, photos.length > maxForAllTrees),
    photos,
    frame,
    options,
  );
  if (candidates.some(({ cost }) => canBeSmall || cost < tooSmallCost)) return candidates.sort((a, b) => a.cost - b.cost);
  for (let rows = 1; rows <= photos.length; rows += 1) {
    const areas = evenRows(photos.length, rows, frame, gapUm);
    if (areas.every(({ widthUm, heightUm }) => widthUm > 0 && heightUm > 0)) candidates.push(candidateOf(photos, areas, frame));
  }
  return candidates.sort((a, b) => a.cost - b.cost);
}
