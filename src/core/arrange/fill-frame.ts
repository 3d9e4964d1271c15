/** Arrangements of photos in one rectangle, best first. */
import type { Box } from '#core/design/outline.ts';
import { naturalLogarithm } from '#core/values/logarithm.ts';
import type { ArrangedPhoto, Effort } from './arrangement.ts';
import { searchTrees, type TreeShape } from './interval-search.ts';
import { type Candidate, candidateOf, tooSmallCost } from './layout-cost.ts';
import { allTrees, join, leaf, placeTree, type SlicingTree } from './slicing-tree.ts';

export type FillOptions = {
  gapUm: number;
  effort: Effort;
  /** The areas fill the frame whatever the photos; otherwise photos that would not may stand as a block in its middle. */
  isFilled?: boolean;
};

/** With more photos, the search goes over intervals. */
const maxForAllTrees = 6;
/** Shares that the frame of a block of photos may be wider (or higher) than the block uncropped. */
const blockStretches = [0, 0.1];

/** The logarithm of the ratio of a photo with its gap, in a tile of the mean area. */
function tileLogarithm(ratio: number, tileArea: number, gapUm: number): number {
  const b = gapUm * (ratio + 1);
  const rest = tileArea - gapUm * gapUm;
  const height = rest > 0 ? (Math.sqrt(b * b + 4 * ratio * rest) - b) / (2 * ratio) : 1;
  return naturalLogarithm((ratio * height + gapUm) / (height + gapUm));
}

function measured(shape: TreeShape, photos: readonly ArrangedPhoto[], gapUm: number): SlicingTree {
  if (typeof shape === 'number') return leaf(shape, photos[shape]?.ratio ?? 1);
  return join(shape.isBeside, measured(shape.first, photos, gapUm), measured(shape.second, photos, gapUm), gapUm);
}

/** Trees worth placing: all of few photos, the best ones of many. @internal */
export function treesFor(photos: readonly ArrangedPhoto[], frame: Box, gapUm: number, effort: Effort, isSearched: boolean): SlicingTree[] {
  const ratios = photos.map(({ ratio }) => ratio);
  if (!isSearched || photos.length < 2) return allTrees(ratios, gapUm);
  const [width, height] = [frame.widthUm + gapUm, frame.heightUm + gapUm];
  const tiles = ratios.map((ratio) => tileLogarithm(ratio, (width * height) / photos.length, gapUm));
  const options = effort === 'first' ? { kept: 10, found: 24 } : { kept: photos.length > 30 ? 24 : 40, found: 96 };
  return searchTrees(tiles, naturalLogarithm(width / height), options).map((shape) => measured(shape, photos, gapUm));
}

/** The part of the frame, in its middle, that a tree fills when its photos are stretched by a share at most. */
function blockOf({ slope, offsetUm }: SlicingTree, frame: Box, stretch: number): Box {
  const { xUm, yUm, widthUm, heightUm } = frame;
  const width = Math.min(widthUm, Math.round((slope * heightUm + offsetUm) * (1 + stretch)));
  const height = Math.min(heightUm, Math.round(((widthUm - offsetUm) / slope) * (1 + stretch)));
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

/** Both ways a tree can lie in the frame: filling it, and where that shows photos whole, as a block in its middle. */
function placements(tree: SlicingTree, photos: readonly ArrangedPhoto[], frame: Box, { gapUm, isFilled }: FillOptions): Candidate[] {
  const place = (box: Box) => {
    const areas: Box[] = [];
    return placeTree(tree, box, gapUm, areas) ? [candidateOf(photos, areas, frame)] : [];
  };
  const filling = place(frame);
  if (isFilled || !filling[0]?.cells.some(({ isWhole }) => isWhole)) return filling;
  return [...filling, ...blockStretches.flatMap((stretch) => place(blockOf(tree, frame, stretch)))];
}

/** Empty only where the gaps leave no room for the photos. */
export function fillFrame(photos: readonly ArrangedPhoto[], frame: Box, options: FillOptions): Candidate[] {
  const { gapUm, effort } = options;
  const trees = treesFor(photos, frame, gapUm, effort, photos.length > maxForAllTrees);
  const found = trees.map((tree) => {
    const [first, ...others] = placements(tree, photos, frame, options);
    return others.reduce<Candidate | undefined>((best, one) => (best && best.cost <= one.cost ? best : one), first);
  });
  const candidates = found.filter((one) => one !== undefined);
  if (candidates.some(({ cost }) => cost < tooSmallCost)) return candidates.sort((a, b) => a.cost - b.cost);
  for (let rows = 1; rows <= photos.length; rows += 1) {
    const areas = evenRows(photos.length, rows, frame, gapUm);
    if (areas.every(({ widthUm, heightUm }) => widthUm > 0 && heightUm > 0)) candidates.push(candidateOf(photos, areas, frame));
  }
  return candidates.sort((a, b) => a.cost - b.cost);
}
