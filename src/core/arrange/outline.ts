/** Outlines that a grid is clipped by, and which parts of a rectangle lie in them. */
import type { Box } from '#core/design/outlines/outline.ts';
import { Fault } from '#core/values/fault.ts';
import { type PathPoint, polygon, readSvgPath } from '#core/values/svg-path.ts';

export type OutlineInterval = { from: number; to: number };
export type ArrangementOutline = { rings: PathPoint[][]; bounds: Box };

/** Throws Fault 'bad-input' for anything but an SVG path with an area. */
export function readOutline(d: string): ArrangementOutline {
  return outlineOf((readSvgPath(d) ?? []).map(polygon));
}

function outlineOf(rings: PathPoint[][]): ArrangementOutline {
  const points = rings.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top, right, bottom] = [
    Math.floor(Math.min(...xs)),
    Math.floor(Math.min(...ys)),
    Math.ceil(Math.max(...xs)),
    Math.ceil(Math.max(...ys)),
  ];
  if (!(right > left && bottom > top)) throw new Fault('bad-input', 'an outline without an area');
  return { rings, bounds: { xUm: left, yUm: top, widthUm: right - left, heightUm: bottom - top } };
}

/** The parts of an outline that stand beside each other, as two letters do, from left to right. */
export function outlineParts({ rings }: ArrangementOutline): ArrangementOutline[] {
  const spans = rings.map((ring) => {
    const xs = ring.map(([x]) => x);
    return { ring, from: Math.min(...xs), to: Math.max(...xs) };
  });
  const parts: { rings: PathPoint[][]; to: number }[] = [];
  for (const { ring, from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = parts.at(-1);
    if (last && from <= last.to) {
      last.rings.push(ring);
      last.to = Math.max(last.to, to);
    } else parts.push({ rings: [ring], to });
  }
  return parts.map((part) => outlineOf(part.rings));
}

/** The parts of a horizontal line inside the outline, from left to right, by the nonzero rule: parts of letters lie over each other. */
export function intervalsAt({ rings }: ArrangementOutline, y: number): OutlineInterval[] {
  const crossings: { x: number; winding: number }[] = [];
  // Hot path of an arrangement: points are read by index.
  for (const ring of rings) {
    let a = ring.at(-1) as PathPoint;
    for (const b of ring) {
      if (a[1] > y !== b[1] > y) crossings.push({ x: a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]), winding: b[1] > y ? 1 : -1 });
      a = b;
    }
  }
  crossings.sort((a, b) => a.x - b.x);
  const found: OutlineInterval[] = [];
  let [winding, from] = [0, 0];
  for (const crossing of crossings) {
    if (winding === 0) from = crossing.x;
    winding += crossing.winding;
    if (winding === 0) found.push({ from, to: crossing.x });
  }
  return found;
}

/** Horizontal lines evenly over a band, each in the middle of its part. */
export function linesOf(outline: ArrangementOutline, yUm: number, heightUm: number, count: number): OutlineInterval[][] {
  return Array.from({ length: count }, (_, at) => intervalsAt(outline, yUm + (heightUm * (at + 0.5)) / count));
}

/** The share (0..1) of a rectangle from `from` to `to` that lies in the outline, by the lines of its band. */
export function shareInside(lines: readonly OutlineInterval[][], { from, to }: OutlineInterval): number {
  let inside = 0;
  for (const line of lines) for (const one of line) inside += Math.max(0, Math.min(to, one.to) - Math.max(from, one.from));
  return inside / (lines.length * (to - from));
}

/** Where more than `share` of the lines are inside, as intervals; holes narrower than `bridgedUm` count as inside. */
export function coveredIntervals(lines: readonly OutlineInterval[][], share: number, bridgedUm: number): OutlineInterval[] {
  const edges = lines.flat().flatMap(({ from, to }) => [
    { at: from, change: 1 },
    { at: to, change: -1 },
  ]);
  edges.sort((a, b) => a.at - b.at || b.change - a.change);
  const found: OutlineInterval[] = [];
  let [depth, start] = [0, 0];
  for (const { at, change } of edges) {
    const before = depth;
    depth += change;
    const [was, is] = [before > share * lines.length, depth > share * lines.length];
    if (is && !was) start = at;
    if (!was || is || at <= start) continue;
    const last = found.at(-1);
    if (last && start - last.to < bridgedUm) last.to = at;
    else found.push({ from: start, to: at });
  }
  return found;
}

/** The share of the outline's bounds that it fills. */
export function filledShare(outline: ArrangementOutline): number {
  const { xUm, yUm, widthUm, heightUm } = outline.bounds;
  return shareInside(linesOf(outline, yUm, heightUm, 64), { from: xUm, to: xUm + widthUm });
}
