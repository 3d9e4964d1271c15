/** The rectangles that locked cells leave free. */
import type { Box } from '#core/design/outline.ts';
import { minSideOf } from './capacity.ts';

/** A rectangle to fill, or a locked cell by its index, in reading order. */
export type RegionPart = { region: Box } | { locked: number };

type Division = { cost: number; parts: RegionPart[] };

/** A region too narrow for a photo, and one step of a region's ratio beyond `maxRatio`: less than another region costs. */
const [narrowCost, ratioCost, maxRatio, maxRatioCost] = [30, 0.2, 3, 0.9];
/** With this many rectangles tried, the first cut that works is taken. */
const maxTried = 3_000;

function regionCost({ widthUm, heightUm }: Box): number {
  if (Math.min(widthUm, heightUm) < minSideOf(1)) return narrowCost;
  const ratio = Math.max(widthUm / heightUm, heightUm / widthUm);
  return 1 + Math.min(maxRatioCost, ratioCost * Math.max(0, ratio - maxRatio));
}

const grown = (box: Box, by: number): Box => ({ ...box, widthUm: box.widthUm + by, heightUm: box.heightUm + by });

/**
 * Cuts the frame along edges of locked cells until each part is a locked cell or free; of all ways the one with the fewest parts of good
 * shape. Gaps lie between any two parts. Null where locked cells overlap, leave the frame, or no straight cut parts them.
 */
export function freeRegions(frame: Box, locked: readonly Box[], gapUm: number): RegionPart[] | null {
  // Every box takes its gap along on the right and below, so that boxes touch.
  const tiles = locked.map((box) => grown(box, gapUm));
  const known = new Map<string, Division | null>();
  const divide = (box: Box, within: readonly number[]): Division | null => {
    if (within.length === 0) {
      const region = grown(box, -gapUm);
      return { cost: regionCost(region), parts: region.widthUm > 0 && region.heightUm > 0 ? [{ region }] : [] };
    }
    const { xUm, yUm, widthUm, heightUm } = box;
    const [only = 0] = within;
    const tile = tiles[only];
    if (within.length === 1 && tile && tile.xUm === xUm && tile.yUm === yUm && tile.widthUm === widthUm && tile.heightUm === heightUm)
      return { cost: 0, parts: [{ locked: only }] };
    const key = `${xUm} ${yUm} ${widthUm} ${heightUm}`;
    const made = known.get(key);
    if (made !== undefined) return made;
    const best = bestCut(box, within);
    known.set(key, best);
    return best;
  };
  const bestCut = (box: Box, within: readonly number[]): Division | null => {
    let best: Division | null = null;
    for (const isBeside of [false, true]) {
      const start = isBeside ? box.xUm : box.yUm;
      const end = start + (isBeside ? box.widthUm : box.heightUm);
      const spans = within.map((index) => {
        const tile = tiles[index] as Box;
        return isBeside ? { index, from: tile.xUm, to: tile.xUm + tile.widthUm } : { index, from: tile.yUm, to: tile.yUm + tile.heightUm };
      });
      const cuts = [...new Set(spans.flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => a - b);
      for (const cut of cuts) {
        if (cut <= start || cut >= end || spans.some(({ from, to }) => from < cut && cut < to)) continue;
        if (best && known.size > maxTried) return best;
        const length = cut - start;
        const [before, after] = isBeside
          ? [
              { ...box, widthUm: length },
              { ...box, xUm: cut, widthUm: box.widthUm - length },
            ]
          : [
              { ...box, heightUm: length },
              { ...box, yUm: cut, heightUm: box.heightUm - length },
            ];
        const indexes = (isFirst: boolean) => spans.filter(({ to }) => to <= cut === isFirst).map(({ index }) => index);
        const first = divide(before, indexes(true));
        const second = first && divide(after, indexes(false));
        if (first && second && (!best || first.cost + second.cost < best.cost))
          best = { cost: first.cost + second.cost, parts: [...first.parts, ...second.parts] };
      }
    }
    return best;
  };
  const isInside = locked.every(
    ({ xUm, yUm, widthUm, heightUm }) =>
      xUm >= frame.xUm && yUm >= frame.yUm && xUm + widthUm <= frame.xUm + frame.widthUm && yUm + heightUm <= frame.yUm + frame.heightUm,
  );
  return isInside ? (divide(grown(frame, gapUm), [...locked.keys()])?.parts ?? null) : null;
}
