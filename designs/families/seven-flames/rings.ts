/** Bread and cup in one circle: the upper half is a broken loaf of rings, the lower one the bowl. Ears of the same line weight. */
import { curve } from '#designs/drawing/curve.ts';
import { fill, type Mark, outline } from '#designs/drawing/drawing.ts';
import { type Path, type Point, polar } from '#designs/drawing/path.ts';

function arc(centre: Point, radius: number, from: number, to: number): Path {
  const steps = Math.max(3, Math.ceil((radius * Math.abs(to - from)) / 5));
  return curve(Array.from({ length: steps + 1 }, (_, i) => polar(centre, from + ((to - from) * i) / steps, radius)));
}

const ringCount = 6;

/** Half a disc below a point, on a stem that widens to a foot. */
function cup([x, y]: Point, radius: number, stem: number, line: number): Path {
  const neck = line * 1.7;
  const base = radius * 0.6;
  const foot = y + radius + stem;
  const bend = radius * 0.5523;
  const half: Point[] = [
    [x - radius, y],
    [x - radius, y + bend],
    [x - bend, y + radius],
    [x - neck, y + radius + 0.4],
    [x - neck, foot - stem * 0.34],
    [x - neck, foot - stem * 0.1],
    [x - base * 0.8, foot - line * 2.2],
    [x - base, foot],
  ];
  const other = half.map(([px, py]): Point => [2 * x - px, py]).reverse();
  const [rim, ...left] = half as [Point, ...Point[]];
  return [
    { op: 'M', points: [rim] },
    { op: 'C', points: left.slice(0, 3) },
    { op: 'L', points: left.slice(3, 4) },
    { op: 'C', points: left.slice(4) },
    { op: 'L', points: other.slice(0, 1) },
    { op: 'C', points: other.slice(1, 4) },
    { op: 'L', points: other.slice(4, 5) },
    { op: 'C', points: other.slice(5) },
    { op: 'Z', points: [] },
  ];
}

/** The loaf over the cup at a point between them. `radius` is the outer one, `line` the weight of all lines. */
export function breadAndCup([x, y]: Point, radius: number, line: number, stem: number): Mark[] {
  const radii = Array.from({ length: ringCount }, (_, i) => radius * (1 - i / (ringCount + 0.4)));
  const gap = line * 1.5;
  const crack = -1.05;
  const loaf = (r: number): Path[] => {
    const turn = (line * 1.1) / r;
    const aside: Point = [x + line * 1.6, y - gap - line * 2.2];
    return [arc([x, y - gap], r, -Math.PI, crack - turn), arc(aside, r, crack + turn, 0)];
  };
  return [
    ...radii.flatMap((r) => loaf(r).map((path) => outline(path, 'bread', line))),
    fill(cup([x, y + gap - line / 2], radius + line / 2, stem, line), 'cup'),
    ...radii.slice(2, 5).map((r) => outline(arc([x, y + gap], r, Math.PI * 0.93, Math.PI * 0.07), 'cup-line', line * 0.7)),
  ];
}

/** An ear on its stalk: pairs of grains as open lenses that shrink towards the tip. */
export function ear(foot: Point, tip: Point, lean: number, grains: number, size: number, line: number): Mark[] {
  const at = (t: number): Point => [
    foot[0] + (tip[0] - foot[0]) * t + lean * Math.sin(Math.PI * t) * (1 - t * 0.4),
    foot[1] + (tip[1] - foot[1]) * t,
  ];
  const along = (t: number) => {
    const [a, b] = [at(Math.max(0, t - 0.02)), at(Math.min(1, t + 0.02))];
    return Math.atan2(b[1] - a[1], b[0] - a[0]);
  };
  const length = Math.hypot(tip[0] - foot[0], tip[1] - foot[1]);
  const grain = (root: Point, angle: number, long: number): Path => {
    const end = polar(root, angle, long);
    const bulge = long * 0.3;
    const middle = polar(root, angle, long * 0.45);
    return [
      ...curve([root, polar(middle, angle - Math.PI / 2, bulge), end]),
      ...curve([end, polar(middle, angle + Math.PI / 2, bulge), root], { joined: true }),
    ];
  };
  const step = (size * 0.86) / length;
  const marks = Array.from({ length: grains }, (_, i) => {
    const t = 1 - step * (i + 0.9);
    const long = size * (0.82 + 0.18 * Math.min(1, i / 2));
    return [-1, 1].map((side) => outline(grain(at(t), along(t) + side * 0.62, long), 'ear', line));
  }).flat();
  const stalk = curve(Array.from({ length: 7 }, (_, i) => at((i / 6) * (1 - step * 0.9))));
  return [outline(stalk, 'ear', line), ...marks, outline(grain(at(1 - step * 0.8), along(1), size * 1.06), 'ear', line)];
}
