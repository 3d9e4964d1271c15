/**
 * Breaks of a name that a host chose for one record. They are stored as the length of each line: that names no guest, and a name of other lengths
 * is told apart from the one that the breaks were chosen for.
 */
import type { BreakPoint } from './break-points.ts';

/** Characters of each line. */
export type LineLengths = readonly number[];

/** By the key of the record, and by `placeKey` of the text. */
export type ChosenLines = Readonly<Record<string, Readonly<Record<string, LineLengths>>>>;

export const noChosenLines: ChosenLines = {};

/** The points that lines of these lengths end at; null where the text has no such breaks. */
export function pointsOfLines(points: readonly BreakPoint[], length: number, lines: LineLengths): BreakPoint[] | null {
  const found: BreakPoint[] = [];
  let from = 0;
  for (const line of lines.slice(0, -1)) {
    const point = points.find(({ to, next }) => next > from && to === from + line);
    if (!point) return null;
    found.push(point);
    from = point.next;
  }
  const isWhole = from + (lines.at(-1) ?? 0) === length;
  return isWhole && points.every((point) => !point.isForced || found.includes(point)) ? found : null;
}

/** The lengths of the lines that end at these points. */
export function lengthsOfLines(points: readonly BreakPoint[], length: number): number[] {
  return [...points, { to: length }].map(({ to }, at) => to - (points[at - 1]?.next ?? 0));
}

/** A text with more points has no choice: its breaks are those of the solver. */
const maxPoints = 12;
/** Breaks beside written line ends; a name with more of them is no name any more. */
const maxBreaks = 3;

/** Every way to break a text at its points, the written line ends among them. */
export function waysToBreak(points: readonly BreakPoint[]): BreakPoint[][] {
  const free = points.filter(({ isForced }) => !isForced);
  if (free.length === 0 || free.length > maxPoints) return [];
  let ways: BreakPoint[][] = [[]];
  for (const point of free) ways = [...ways, ...ways.filter((way) => way.length < maxBreaks).map((way) => [...way, point])];
  return ways.map((way) => points.filter((point) => point.isForced || way.includes(point)));
}
