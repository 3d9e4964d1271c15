/**
 * Slicing trees: a rectangle cut in two by one straight gap, and each part again, until a photo is left. The leaves are in the order of the
 * photos. Filled without cropping, a tree's width is linear in its height.
 */
import type { Box } from '#core/design/outlines/outline.ts';

/** Uncropped, the tree is `slope * height + offsetUm` wide. */
type Natural = { slope: number; offsetUm: number };
export type LeafNode = Natural & { photo: number };
export type Join = Natural & { isBeside: boolean; first: SlicingTree; second: SlicingTree };
export type SlicingTree = LeafNode | Join;

export function leafNode(photo: number, ratio: number): LeafNode {
  return { photo, slope: ratio, offsetUm: 0 };
}

/** Two trees beside each other, or the first above the second. */
export function join(isBeside: boolean, first: SlicingTree, second: SlicingTree, gapUm: number): Join {
  if (isBeside) return { isBeside, first, second, slope: first.slope + second.slope, offsetUm: first.offsetUm + second.offsetUm + gapUm };
  const slope = 1 / (1 / first.slope + 1 / second.slope);
  return { isBeside, first, second, slope, offsetUm: slope * (first.offsetUm / first.slope + second.offsetUm / second.slope - gapUm) };
}

/**
 * Writes the rectangle of each leaf to `cells`. What the whole is too wide or too narrow is spread over all leaves alike. False where the
 * gaps leave nothing for a leaf.
 */
export function placeTree(tree: SlicingTree, box: Box, gapUm: number, cells: Box[]): boolean {
  if (box.widthUm < 1 || box.heightUm < 1) return false;
  if ('photo' in tree) {
    cells[tree.photo] = box;
    return true;
  }
  const { first, second, isBeside } = tree;
  const { xUm, yUm, widthUm, heightUm } = box;
  // A length that gaps make negative is cut to 1 µm.
  const natural = (one: SlicingTree) => Math.max(1, isBeside ? one.slope * heightUm + one.offsetUm : (widthUm - one.offsetUm) / one.slope);
  const rest = (isBeside ? widthUm : heightUm) - gapUm;
  const [a, b] = [natural(first), natural(second)];
  const length = Math.round((rest * a) / (a + b));
  const at = length + gapUm;
  return isBeside
    ? placeTree(first, { ...box, widthUm: length }, gapUm, cells) &&
        placeTree(second, { xUm: xUm + at, yUm, widthUm: rest - length, heightUm }, gapUm, cells)
    : placeTree(first, { ...box, heightUm: length }, gapUm, cells) &&
        placeTree(second, { xUm, yUm: yUm + at, widthUm, heightUm: rest - length }, gapUm, cells);
}

/** Every tree over the photos, each once: 1, 2, 6, 22, 90, 394 for 1 to 6 photos. */
export function allTrees(ratios: readonly number[], gapUm: number): SlicingTree[] {
  const known = new Map<string, SlicingTree[]>();
  const treesOf = (from: number, to: number): SlicingTree[] => {
    if (to - from === 1) return [leafNode(from, ratios[from] ?? 1)];
    const key = `${from} ${to}`;
    const made = known.get(key);
    if (made) return made;
    const trees: SlicingTree[] = [];
    for (const isBeside of [true, false])
      for (let split = from + 1; split < to; split += 1)
        for (const first of treesOf(from, split))
          for (const second of treesOf(split, to)) {
            // Three in a row are one tree, not two: the row grows to its left.
            if ('photo' in second || second.isBeside !== isBeside) trees.push(join(isBeside, first, second, gapUm));
          }
    known.set(key, trees);
    return trees;
  };
  return treesOf(0, ratios.length);
}
