/** Arrangements around locked cells: each free region is filled for itself. */

import type { PhotoFit } from '#core/design/fit-photo.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { naturalLogarithm } from '#core/values/numbers/logarithm.ts';
import { random } from '#core/values/numbers/random.ts';
import type { ArrangedPhoto } from './arrangement.ts';
import { maxPhotosFor, minSideOf } from './capacity.ts';
import { type FillOptions, fillFrame } from './fill-frame.ts';
import { rotatedFor, variantOf } from './variants.ts';

/** A rectangle to fill, or a locked cell by its index, in reading order. */
type RegionPart = { region: Box } | { locked: number };

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
 * The rectangles that locked cells leave free. Cuts the frame along edges of locked cells until each part is a locked cell or free; of all
 * ways the one with the fewest parts of good shape. Gaps lie between any two parts. Null where locked cells overlap, leave the frame, or no
 * straight cut parts them.
 */
function freeRegions(frame: Box, locked: readonly Box[], gapUm: number): RegionPart[] | null {
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

export type PlacedPhoto = PhotoFit & { photo: ArrangedPhoto; area: Box };
/** In reading order: photos with their places, and locked cells by their indexes. */
export type Placement = PlacedPhoto | { locked: number };

type Region = { box: Box; capacity: number; photos: ArrangedPhoto[]; count: number };

/** Work spent on better photos for the regions, in squared numbers of photos that are placed for a trial. */
const trialWork = { first: 600, best: 12_000 };
/** Trials of moving a photo in place of swapping two. */
const moveChance = 0.3;

const areaOf = ({ box }: Region) => box.widthUm * box.heightUm;
/** A photo fits a region of its own as well as the best one when its ratio differs by 13 % more at most. */
const alike = 0.12;

/** The regions that get photos with their numbers: one each, the others where most area is left for another one. */
function sharedOut(parts: readonly RegionPart[], count: number, gapUm: number): Region[] {
  const regions = parts.flatMap((part): Region[] =>
    'region' in part
      ? [{ box: part.region, capacity: maxPhotosFor(part.region.widthUm, part.region.heightUm, gapUm), photos: [], count: 1 }]
      : [],
  );
  const isWide = ({ box }: Region) => Math.min(box.widthUm, box.heightUm) >= minSideOf(1);
  // Narrow regions stay white, and so do the smallest ones where photos are fewer.
  const wide = regions.some(isWide) ? regions.filter(isWide) : regions;
  const largest = new Set(wide.toSorted((a, b) => areaOf(b) - areaOf(a)).slice(0, count));
  const used = wide.filter((region) => largest.has(region));
  const perPhoto = (region: Region) => areaOf(region) / (region.count + 1);
  for (let rest = count - used.length; rest > 0 && used.length > 0; rest -= 1) {
    const withRoom = used.filter(({ count: own, capacity }) => own < capacity);
    const next = (withRoom.length > 0 ? withRoom : used).reduce((most, one) => (perPhoto(one) > perPhoto(most) ? one : most));
    next.count += 1;
  }
  return used;
}

/** Regions for one photo take one that fits, the others the rest in order. */
function handOut(photos: readonly ArrangedPhoto[], regions: readonly Region[]): void {
  const left = [...photos];
  for (const region of regions.filter(({ count }) => count === 1)) {
    const own = naturalLogarithm(region.box.widthUm / region.box.heightUm);
    const differences = left.map(({ ratio }) => Math.abs(naturalLogarithm(ratio) - own));
    const least = Math.min(...differences);
    region.photos = left.splice(
      differences.findIndex((difference) => difference <= least + alike),
      1,
    );
  }
  for (const region of regions) if (region.count > 1) region.photos = left.splice(0, region.count);
}

function costOf(photos: readonly ArrangedPhoto[], { box }: Region, options: FillOptions): number {
  const [best] = fillFrame(photos, box, { ...options, effort: 'first' });
  return best ? best.cost * photos.length : Number.POSITIVE_INFINITY;
}

/** Swaps photos of two regions and moves some to others while that lowers the cost, in trials that depend on the seed only. */
function improve(regions: readonly Region[], seed: number, options: FillOptions): void {
  if (regions.length < 2) return;
  const numbers = random(seed);
  const costs = regions.map((region) => costOf(region.photos, region, options));
  for (let work = trialWork[options.effort]; work > 0; ) {
    const most = costs.reduce((worst, cost, at) => (cost > (costs[worst] as number) ? at : worst), 0);
    const from = numbers.chance(0.5) ? most : Math.floor(numbers.next() * regions.length);
    const to = (from + 1 + Math.floor(numbers.next() * (regions.length - 1))) % regions.length;
    const [one, two] = [regions[from] as Region, regions[to] as Region];
    const [a, b] = [[...one.photos], [...two.photos]];
    const [atA, atB] = [Math.floor(numbers.next() * a.length), Math.floor(numbers.next() * b.length)];
    if (numbers.chance(moveChance)) {
      work -= 1;
      if (a.length < 2 || b.length >= two.capacity) continue;
      b.splice(atB, 0, ...a.splice(atA, 1));
    } else [a[atA], b[atB]] = [b[atB] as ArrangedPhoto, a[atA] as ArrangedPhoto];
    work -= a.length * a.length + b.length * b.length;
    const [costA, costB] = [costOf(a, one, options), costOf(b, two, options)];
    if (costA + costB >= (costs[from] as number) + (costs[to] as number)) continue;
    [costs[from], costs[to]] = [costA, costB];
    [one.photos, two.photos] = [a, b];
  }
}

/** Null where the locked cells do not lie in the frame as those of an arrangement, or no room is left for the photos. */
export function fillAround(
  photos: readonly ArrangedPhoto[],
  locked: readonly Box[],
  frame: Box,
  seed: number,
  options: FillOptions,
): Placement[] | null {
  const parts = freeRegions(frame, locked, options.gapUm);
  if (!parts) return null;
  const regions = sharedOut(parts, photos.length, options.gapUm);
  if (regions.length === 0 && photos.length > 0) return null;
  if (photos.length > 0) handOut(rotatedFor(photos, seed), regions);
  improve(regions, seed, options);
  const placements: Placement[] = [];
  for (const part of parts) {
    if ('locked' in part) placements.push(part);
    else {
      const region = regions.find(({ box }) => box === part.region);
      if (!region) continue;
      const chosen = variantOf(fillFrame(region.photos, region.box, options), seed, region.box);
      if (!chosen) return null;
      placements.push(...chosen.cells.map((cell, at) => ({ ...cell, photo: region.photos[at] as ArrangedPhoto })));
    }
  }
  return placements;
}
