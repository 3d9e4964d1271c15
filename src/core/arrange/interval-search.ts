/**
 * Search for slicing trees by dynamic programming over intervals of the photos: for each interval the trees with the most even areas, one
 * for each bucket of the logarithm of their ratio.
 */
import { naturalLogarithm } from '#core/values/numbers/logarithm.ts';

/** A tree without measures. */
export type TreeShape = number | { isBeside: boolean; first: TreeShape; second: TreeShape };

/** A photo with its gap: the logarithm of its ratio, and the areas it should have and must have, as parts of the mean area. */
export type SearchTile = { logRatio: number; wanted: number; least: number };

export type SearchOptions = {
  /** Trees that are kept of an interval, at most 64. */
  kept: number;
  /** Trees that are returned, about as many for each cut of the whole. */
  found: number;
};

const bucketWidth = 0.06;
/** Natural logarithm of the widest ratio of a part; parts are wider only where a photo is. */
const range = 1.8;
/** Longer intervals are cut within 20 to 80 %, long ones within 30 to 70 % of their length. */
const maxFreelyCut = 6;
const minLong = 15;
/** How much more the smallest of the leaves counts than its part of the spread. */
const smallestWeight = 2;
/** e^-0.35 = 0.7: the smallest leaf of a page may have this part of its wanted area before it costs more. */
const freeSmallest = 0.35;
/** What a leaf below its least area costs, and each step of the logarithm below it. */
const [tooSmallCost, perTooSmall] = [1, 10];

/** ln(1 + e^-x) in steps of 1/256 up to 16, beyond which it counts as 0. */
const stepsPerUnit = 256;
const softplus = (() => {
  const table = new Float64Array(16 * stepsPerUnit + 2);
  // e^(-1/256)
  const factor = 0.996101369470118;
  let power = 1;
  for (let at = 0; at < table.length; at += 1) {
    table[at] = naturalLogarithm(1 + power);
    power *= factor;
  }
  return table;
})();

/** ln(e^a + e^b) */
function logOfSum(a: number, b: number): number {
  const position = (a > b ? a - b : b - a) * stepsPerUnit;
  const larger = a > b ? a : b;
  if (position >= softplus.length - 1) return larger;
  const at = position | 0;
  const low = softplus[at] as number;
  return larger + low + (position - at) * ((softplus[at + 1] as number) - low);
}

/** Trees of one interval. x of a leaf is ln(its share of the area / its wanted share). */
type Parts = {
  /** Leaves of each tree, and the area they should have. */
  size: number;
  wanted: number;
  /** Number of trees. */
  count: number;
  logRatio: Float64Array;
  sumX: Float64Array;
  sumX2: Float64Array;
  /** The smallest leaf: its x, and how much more room it has to its least area than others have in the mean. */
  minX: Float64Array;
  origin: Int32Array;
};

function emptyParts(trees: number): Parts {
  const numbers = () => new Float64Array(trees);
  return {
    size: 1,
    wanted: 1,
    count: 0,
    logRatio: numbers(),
    sumX: numbers(),
    sumX2: numbers(),
    minX: numbers(),
    origin: new Int32Array(trees),
  };
}

/** Where a tree comes from, in 19 bits: its split, the indexes of its two trees, and how they lie. */
const packed = (split: number, first: number, second: number, isBeside: number) => (((split << 6) | first) << 7) | (second << 1) | isBeside;

function copyPart(from: Parts, at: number, to: Parts, index: number): void {
  to.logRatio[index] = from.logRatio[at] as number;
  to.sumX[index] = from.sumX[at] as number;
  to.sumX2[index] = from.sumX2[at] as number;
  to.minX[index] = from.minX[at] as number;
  to.origin[index] = from.origin[at] as number;
}

/** The most even trees of the buckets, in the order of their buckets; of equal ones the first. */
function maxEven(buckets: Parts, spread: Float64Array, kept: number): Parts {
  const filled = spread.filter((value) => value < Number.POSITIVE_INFINITY).sort();
  const count = Math.min(kept, filled.length);
  const largest = filled[count - 1] ?? 0;
  let equal = 0;
  for (let at = 0; at < count; at += 1) if (filled[at] === largest) equal += 1;
  const parts = emptyParts(count);
  for (let bucket = 0; bucket < spread.length && parts.count < count; bucket += 1) {
    const value = spread[bucket] as number;
    if (value > largest || (value === largest && equal === 0)) continue;
    if (value === largest) equal -= 1;
    copyPart(buckets, bucket, parts, parts.count);
    parts.count += 1;
  }
  return parts;
}

type Receiver = (logRatio: number, sumX: number, sumX2: number, minX: number, origin: number) => void;

/** Every join of two trees of one split. */
function joinParts(one: Parts, two: Parts, receive: Receiver): void {
  const [sizeOfOne, sizeOfTwo] = [one.size, two.size];
  const wantedOne = naturalLogarithm((one.wanted + two.wanted) / one.wanted);
  const wantedTwo = naturalLogarithm((one.wanted + two.wanted) / two.wanted);
  for (let first = 0; first < one.count; first += 1) {
    const a = one.logRatio[first] as number;
    const sumA = one.sumX[first] as number;
    const squaresA = one.sumX2[first] as number;
    const minA = one.minX[first] as number;
    for (let second = 0; second < two.count; second += 1) {
      const b = two.logRatio[second] as number;
      const sumB = two.sumX[second] as number;
      const squaresB = two.sumX2[second] as number;
      const minB = two.minX[second] as number;
      const sum = logOfSum(a, b);
      // Beside each other, shares of the area are as the ratios; above each other, the other way round.
      for (let isBeside = 0; isBeside < 2; isBeside += 1) {
        const c = (isBeside ? a : b) - sum + wantedOne;
        const d = (isBeside ? b : a) - sum + wantedTwo;
        const sumX = sumA + sizeOfOne * c + sumB + sizeOfTwo * d;
        const sumX2 = squaresA + c * (2 * sumA + sizeOfOne * c) + squaresB + d * (2 * sumB + sizeOfTwo * d);
        const minX = minA + c < minB + d ? minA + c : minB + d;
        receive(isBeside ? sum : a + b - sum, sumX, sumX2, minX, packed(sizeOfOne, first, second, isBeside));
      }
    }
  }
}

type Found = { cost: number; origin: number };

/** Keeps the `most` cheapest in order; of equal ones the first. */
function insert(one: Found, best: Found[], most: number): void {
  const last = best.at(-1);
  if (best.length >= most && last && one.cost >= last.cost) return;
  let at = best.length;
  while (at > 0 && one.cost < (best[at - 1]?.cost ?? 0)) at -= 1;
  best.splice(at, 0, one);
  if (best.length > most) best.pop();
}

function minCut(size: number): number {
  return size <= maxFreelyCut ? 1 : Math.ceil(size * (size < minLong ? 0.2 : 0.3));
}

/**
 * Trees over these photos for a page with `target` as the logarithm of its ratio: the ones that fill it best with areas as wanted, best
 * first. Two photos at least.
 */
export function searchTrees(tiles: readonly SearchTile[], target: number, { kept, found }: SearchOptions): TreeShape[] {
  const count = tiles.length;
  const widest = tiles.reduce((most, { logRatio }) => Math.max(most, Math.abs(logRatio) + bucketWidth), range);
  const allWanted = tiles.reduce((sum, { wanted }) => sum + wanted, 0);
  const bucketCount = Math.ceil((2 * widest) / bucketWidth);
  const table: Parts[][] = [[]];
  const rooms = tiles.map(({ wanted, least }) => naturalLogarithm((wanted * count) / (allWanted * least)));
  const meanRoom = rooms.reduce((sum, room) => sum + room, 0) / count;
  table[1] = tiles.map(({ logRatio, wanted }, at) => {
    const parts = { ...emptyParts(1), wanted, count: 1 };
    parts.minX[0] = (rooms[at] as number) - meanRoom;
    parts.logRatio[0] = logRatio;
    return parts;
  });
  const partsOf = (from: number, size: number) => table[size]?.[from] as Parts;
  const joinAll = (from: number, size: number, receive: Receiver) => {
    const least = minCut(size);
    for (let split = least; split <= size - least; split += 1)
      joinParts(partsOf(from, split), partsOf(from + split, size - split), receive);
  };
  const buckets = emptyParts(bucketCount);
  const spread = new Float64Array(bucketCount);
  for (let size = 2; size < count; size += 1) {
    const row: Parts[] = [];
    table[size] = row;
    for (let from = 0; from + size <= count; from += 1) {
      spread.fill(Number.POSITIVE_INFINITY);
      joinAll(from, size, (logRatio, sumX, sumX2, minX, origin) => {
        const bucket = Math.floor((logRatio + widest) / bucketWidth);
        if (bucket < 0 || bucket >= bucketCount) return;
        const mean = sumX / size;
        const unevenness = sumX2 - sumX * mean + smallestWeight * (mean - minX) * (mean - minX);
        if (unevenness >= (spread[bucket] as number)) return;
        spread[bucket] = unevenness;
        buckets.logRatio[bucket] = logRatio;
        buckets.sumX[bucket] = sumX;
        buckets.sumX2[bucket] = sumX2;
        buckets.minX[bucket] = minX;
        buckets.origin[bucket] = origin;
      });
      const wanted = partsOf(from, 1).wanted + partsOf(from + 1, size - 1).wanted;
      row.push({ ...maxEven(buckets, spread, kept), size, wanted });
    }
  }
  const best: Found[] = [];
  const least = minCut(count);
  const perCut = Math.ceil(found / (2 * (count - 2 * least + 1)));
  for (let split = least; split <= count - least; split += 1) {
    const [above, beside]: [Found[], Found[]] = [[], []];
    joinParts(partsOf(0, split), partsOf(split, count - split), (logRatio, _sum, sumX2, minX, origin) => {
      const cut = logRatio - target;
      const missing = -minX - meanRoom;
      const small = 2 * Math.max(0, -minX - freeSmallest) + (missing > 0 ? tooSmallCost + perTooSmall * missing : 0);
      insert({ cost: 12 * cut * cut + (0.6 * sumX2) / count + small, origin }, (origin & 1) === 1 ? beside : above, perCut);
    });
    best.push(...above, ...beside);
  }
  const shapeOf = (origin: number, from: number, size: number): TreeShape => {
    const split = origin >> 13;
    const part = (start: number, length: number, index: number) =>
      length === 1 ? start : shapeOf(partsOf(start, length).origin[index] as number, start, length);
    return {
      isBeside: (origin & 1) === 1,
      first: part(from, split, (origin >> 7) & 63),
      second: part(from + split, size - split, (origin >> 1) & 63),
    };
  };
  return best.toSorted((a, b) => a.cost - b.cost).map(({ origin }) => shapeOf(origin, 0, count));
}
