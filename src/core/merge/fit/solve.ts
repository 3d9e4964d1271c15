/**
 * The largest size at which a text fits into its box, over all its breaks. The width of a line in ems is the same at every size, so the size
 * follows from the widest line and the number of lines; among breaks of the same size those of least cost win, then the least ragged ones.
 */
import type { BreakPoint } from './break-points.ts';

export type Box = { widthUm: number; heightUm: number; leading: number };
export type Question = {
  points: readonly BreakPoint[];
  /** Length of the text. */
  length: number;
  /** Width in ems of the text between two positions, set as a line of its own. */
  widthEm(from: number, to: number): number;
  box: Box;
  wishedUm: number;
  minUm: number;
  maxLines: number;
};
/** `breaks` are the points that lines end at, written line ends among them. */
export type Answer = { sizeUm: number; breaks: readonly BreakPoint[]; lines: number };

/** Whether so many lines are as high as the box at most, as layout counts them. */
function isHighEnough({ heightUm, leading }: Box, lines: number, sizeUm: number): boolean {
  return Math.floor((heightUm - sizeUm) / Math.round(sizeUm * leading)) + 1 >= lines;
}

/** The largest size of so many lines; 0 where there is none. */
function sizeByHeight(box: Box, lines: number, wishedUm: number): number {
  let sizeUm = Math.min(wishedUm, Math.ceil(box.heightUm / (1 + (lines - 1) * box.leading)) + 1);
  while (sizeUm > 0 && !isHighEnough(box, lines, sizeUm)) sizeUm -= 1;
  return sizeUm;
}

type Node = { from: number; to: number };
type Lines = { nodes: readonly Node[]; width(first: number, last: number): number | null };

/** Pieces of the text between neighbouring points. A line is one piece or several; null where it would hold a written line end or be too wide. */
function linesOf({ points, length, widthEm, box, minUm }: Question): Lines {
  const nodes = [...points, { to: length, next: length }].map(({ to }, at): Node => ({ from: points[at - 1]?.next ?? 0, to }));
  const widths = new Map<number, number | null>();
  const widestEm = box.widthUm / minUm;
  return {
    nodes,
    width(first, last) {
      const key = first * nodes.length + last;
      const known = widths.get(key);
      if (known !== undefined) return known;
      const isOne = points.slice(first, last).every(({ isForced }) => !isForced);
      const em = isOne ? widthEm(nodes[first]?.from ?? 0, nodes[last]?.to ?? 0) : Number.POSITIVE_INFINITY;
      const width = em <= widestEm ? em : null;
      widths.set(key, width);
      return width;
    },
  };
}

/** By the number of lines less one, the narrowest width of the widest line; null where the text cannot be set in so many. */
function narrowest({ nodes, width }: Lines, maxLines: number): (number | null)[] {
  const count = nodes.length;
  let before: (number | null)[] = nodes.map((_, last) => width(0, last));
  const found = [before[count - 1] ?? null];
  for (let lines = 2; lines <= Math.min(maxLines, count); lines += 1) {
    const own = before;
    before = nodes.map((_, last) => {
      let best: number | null = null;
      for (let first = last; first > 0; first -= 1) {
        const em = width(first, last);
        if (em === null) break;
        const rest = own[first - 1] ?? null;
        if (rest !== null && (best === null || Math.max(rest, em) < best)) best = Math.max(rest, em);
      }
      return best;
    });
    found.push(before[count - 1] ?? null);
  }
  return found;
}

type Way = { cost: number; ragged: number; ends: readonly number[] };

function isBetter(one: Way, other: Way | null): boolean {
  return !other || one.cost < other.cost || (one.cost === other.cost && one.ragged < other.ragged);
}

/** The cheapest breaks with so many lines, none wider than `mostEm`. */
function cheapest({ nodes, width }: Lines, points: readonly BreakPoint[], lines: number, mostEm: number): Way | null {
  const fits = (first: number, last: number) => {
    const em = width(first, last);
    return em !== null && em <= mostEm ? em : null;
  };
  let ways: (Way | null)[] = nodes.map((_, last) => {
    const em = fits(0, last);
    return em === null ? null : { cost: 0, ragged: (mostEm - em) ** 2, ends: [] };
  });
  for (let line = 2; line <= lines; line += 1) {
    const before = ways;
    ways = nodes.map((_, last) => {
      let best: Way | null = null;
      for (let first = last; first > 0; first -= 1) {
        const em = width(first, last);
        if (em === null) break;
        const way = em <= mostEm ? before[first - 1] : null;
        if (!way) continue;
        const cost = way.cost + (points[first - 1]?.cost ?? 0);
        const next = { cost, ragged: way.ragged + (mostEm - em) ** 2, ends: [...way.ends, first - 1] };
        if (isBetter(next, best)) best = next;
      }
      return best;
    });
  }
  return ways.at(-1) ?? null;
}

/** The largest size from the wished one down to the least, with the fewest lines; null where the text does not fit. */
export function solve(question: Question): Answer | null {
  const { points, box, wishedUm, minUm, maxLines } = question;
  const lines = linesOf(question);
  let best: { sizeUm: number; lines: number; widthEm: number } | null = null;
  for (const [at, widthEm] of narrowest(lines, maxLines).entries()) {
    if (widthEm === null) continue;
    const byWidth = widthEm > 0 ? Math.floor(box.widthUm / widthEm) : wishedUm;
    const sizeUm = Math.min(wishedUm, byWidth, sizeByHeight(box, at + 1, wishedUm));
    if (sizeUm >= minUm && sizeUm > (best?.sizeUm ?? 0)) best = { sizeUm, lines: at + 1, widthEm };
  }
  if (!best) return null;
  const { sizeUm, lines: count, widthEm } = best;
  const way = cheapest(lines, points, count, Math.max(widthEm, box.widthUm / sizeUm));
  return way && { sizeUm, lines: count, breaks: way.ends.flatMap((at) => points[at] ?? []) };
}
