/** Outlines that a grid is clipped by, and which parts of a rectangle lie in them. */
import { type Box, ellipsePath, heartPath } from '#core/design/outline.ts';
import { Fault } from '#core/values/fault.ts';
import { type Point, polygon, readSvgPath } from '#core/values/svg-path.ts';
import type { ArrangeShape } from './arrangement.ts';

export type Interval = { from: number; to: number };
export type Outline = { rings: Point[][]; bounds: Box };

/** The path that clips a collage: a heart or circle as large as the area allows in its middle, or the given outline. */
export function shapePath(shape: ArrangeShape, { widthUm, heightUm }: { widthUm: number; heightUm: number }): string {
  if (typeof shape === 'object') return shape.outline;
  const side = Math.min(widthUm, heightUm);
  const box = { xUm: Math.floor((widthUm - side) / 2), yUm: Math.floor((heightUm - side) / 2), widthUm: side, heightUm: side };
  return shape === 'heart' ? heartPath(box) : ellipsePath(box);
}

/** Throws Fault 'bad-input' for anything but an SVG path with an area. */
export function readOutline(d: string): Outline {
  const rings = (readSvgPath(d) ?? []).map(polygon);
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

/** The parts of a horizontal line inside the outline, from left to right, by the even-odd rule. */
export function intervalsAt({ rings }: Outline, y: number): Interval[] {
  const crossings: number[] = [];
  for (const ring of rings)
    for (const [at, [ax, ay]] of ring.entries()) {
      const [bx, by] = ring[(at + 1) % ring.length] as Point;
      if (ay > y !== by > y) crossings.push(ax + ((bx - ax) * (y - ay)) / (by - ay));
    }
  crossings.sort((a, b) => a - b);
  return Array.from({ length: Math.floor(crossings.length / 2) }, (_, at) => ({
    from: crossings[2 * at] as number,
    to: crossings[2 * at + 1] as number,
  }));
}

/** Horizontal lines evenly over a band, each in the middle of its part. */
export function linesOf(outline: Outline, yUm: number, heightUm: number, count: number): Interval[][] {
  return Array.from({ length: count }, (_, at) => intervalsAt(outline, yUm + (heightUm * (at + 0.5)) / count));
}

/** The share (0..1) of a rectangle from `from` to `to` that lies in the outline, by the lines of its band. */
export function shareInside(lines: readonly Interval[][], { from, to }: Interval): number {
  let inside = 0;
  for (const line of lines) for (const one of line) inside += Math.max(0, Math.min(to, one.to) - Math.max(from, one.from));
  return inside / (lines.length * (to - from));
}

/** Where more than `share` of the lines are inside, as intervals; holes narrower than `bridgedUm` count as inside. */
export function coveredIntervals(lines: readonly Interval[][], share: number, bridgedUm: number): Interval[] {
  const edges = lines.flat().flatMap(({ from, to }) => [
    { at: from, change: 1 },
    { at: to, change: -1 },
  ]);
  edges.sort((a, b) => a.at - b.at || b.change - a.change);
  const found: Interval[] = [];
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
export function filledShare(outline: Outline): number {
  const { xUm, yUm, widthUm, heightUm } = outline.bounds;
  return shareInside(linesOf(outline, yUm, heightUm, 64), { from: xUm, to: xUm + widthUm });
}
