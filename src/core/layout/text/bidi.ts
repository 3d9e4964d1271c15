/** Directions of text (UAX 9): embedding levels of a paragraph, and the order in which a line's parts stand from left to right. */
import type { FontSet } from '#core/layout/resources.ts';

/** Level of every code unit, even ones run to the right; null where everything does. `base` is the paragraph's own level. */
export type Directions = { levels: Uint8Array; base: number };

/** Letters written from right to left, and every mark that can turn a direction. */
const turning = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const isolates = /[\u2066-\u2069]/g;

/** More isolates than any text needs make the algorithm slow; such a paragraph is read as if it had none. */
const maxIsolates = 500;

/** True for text that needs `embed` of the font set. */
export function hasRtl(text: string): boolean {
  return turning.test(text);
}

/** One paragraph's directions, its base taken from its first strong letter; null for text that only runs to the right. */
export function directionsOf(paragraph: string, embed: FontSet['embed']): Directions | null {
  if (!embed || !hasRtl(paragraph)) return null;
  const isOverdone = (paragraph.match(isolates)?.length ?? 0) > maxIsolates;
  const { levels, paragraphs } = embed(isOverdone ? paragraph.replace(isolates, '\u200b') : paragraph);
  return { levels, base: paragraphs[0]?.level ?? 0 };
}

/** Indices of a line's parts from left to right, by their levels (rule L2): from the highest level down, what lies at it or above is reversed. */
export function visualOrder(levels: readonly number[]): number[] {
  const order = levels.map((_, index) => index);
  const highest = levels.reduce((most, level) => Math.max(most, level), 0);
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < order.length; from += 1) {
      if ((levels[order[from] ?? 0] ?? 0) < level) continue;
      let to = from;
      while (to + 1 < order.length && (levels[order[to + 1] ?? 0] ?? 0) >= level) to += 1;
      reverse(order, from, to);
      from = to + 1;
    }
  }
  return order;
}

function reverse(order: number[], from: number, to: number): void {
  for (let low = from, high = to; low < high; low += 1, high -= 1) {
    const moved = order[low] ?? 0;
    order[low] = order[high] ?? 0;
    order[high] = moved;
  }
}
