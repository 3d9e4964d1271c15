/** Which of several arrangements a variant's number stands for, and in which order it takes the photos. */
import { random } from '#core/values/numbers/random.ts';
import type { LayoutCandidate } from './layout-cost.ts';

/** Variants of one order of the photos in a frame. */
const perOrder = 3;
/** How much worse than the best arrangement of its order a variant is at most, and how far it differs: where none is, less will do. */
const passes = [
  { maxExtraCost: 0.6, minDistance: 0.06 },
  { maxExtraCost: 3, minDistance: 0.01 },
];

/** The photos from another one on, a different one in each round of variants; in the given order in the first. */
export function rotatedFor<T>(photos: readonly T[], seed: number, variantsOfOrder = perOrder): T[] {
  const round = Math.floor(seed / variantsOfOrder);
  if (round === 0) return [...photos];
  // Each round of as many orders as photos has its own sequence of all of them.
  const cycle = Math.floor(round / photos.length);
  const places = shuffled(
    photos.map((_, at) => at).filter((at) => at > 0),
    cycle,
  );
  const from = [0, ...places][round % photos.length] ?? 0;
  return [...photos.slice(from), ...photos.slice(0, from)];
}

/** In an order that depends on the seed only. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  const numbers = random(seed);
  const left = [...list];
  return list.flatMap(() => left.splice(Math.floor(numbers.next() * left.length), 1));
}

type Size = { widthUm: number; heightUm: number };

/** Mean distance of the photos' middles, as a share of the sides of the frame. */
function distance(a: LayoutCandidate, b: LayoutCandidate, { widthUm, heightUm }: Size): number {
  let sum = 0;
  for (const [at, { area }] of a.cells.entries()) {
    const other = b.cells[at]?.area ?? area;
    sum += Math.abs(area.xUm + area.widthUm / 2 - other.xUm - other.widthUm / 2) / widthUm;
    sum += Math.abs(area.yUm + area.heightUm / 2 - other.yUm - other.heightUm / 2) / heightUm;
  }
  return sum / a.cells.length;
}

/** `candidates`: best first. The first variant of an order is the best one, the next ones differ from those before and are still good. */
export function variantOf(candidates: readonly LayoutCandidate[], seed: number, frame: Size): LayoutCandidate | undefined {
  const [best] = candidates;
  if (!best) return undefined;
  const chosen = [best];
  for (const { maxExtraCost, minDistance } of passes)
    for (const one of candidates) {
      if (chosen.length === perOrder || one.cost > best.cost + maxExtraCost) break;
      if (chosen.every((other) => distance(one, other, frame) >= minDistance)) chosen.push(one);
    }
  return chosen[(seed % perOrder) % chosen.length];
}
