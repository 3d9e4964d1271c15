/** The wide land of the psalm behind the bars of a window, which are the cross. */
import { circle, polygon, rectangle, sampled } from '#designs/drawing/curve.ts';
import type { Box } from '#designs/drawing/drawing.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Path, Point } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { sliver, tapered } from '#designs/drawing/stroke.ts';

/** Height of a ridge over x: four waves, each shorter and lower than the one before. */
function ridge(rnd: Random, top: number, height: number, longest: number, tilt = 0): (x: number) => number {
  const waves = [1, 0.5, 0.24, 0.12].map((share, i) => ({ share, length: longest * 0.47 ** i, phase: rnd.next() * 6 }));
  return (x) => top + tilt * x + waves.reduce((sum, { share, length, phase }) => sum + height * share * Math.sin(x / length + phase), 0);
}

function below(line: (x: number) => number, { x, width }: Box, foot: number): Path {
  const points: Point[] = [];
  for (let at = x; at < x + width + 2; at += 2) points.push([at, line(at)]);
  return polygon([...points, [x + width + 2, foot], [x, foot]]);
}

/** A way that narrows towards the horizon: points with their widths. */
function way(points: readonly (readonly [x: number, y: number, width: number])[], wider: number): Path {
  const spans = points.length - 1;
  const widthAt = (t: number) => {
    const at = Math.min(spans - 1, Math.floor(t * spans));
    const [from, to] = [points[at]?.[2] ?? 0, points[at + 1]?.[2] ?? 0];
    return from + (to - from) * (t * spans - at) + wider;
  };
  return tapered(
    sampled(
      points.map(([x, y]): Point => [x, y]),
      8,
    ),
    widthAt,
  );
}

function poplar(rnd: Random, x: number, foot: number, height: number): Mark[] {
  const half = height * 0.085;
  const side = (sign: number) =>
    Array.from({ length: 15 }, (_, i): Point => {
      const t = i / 14;
      return [x + sign * half * Math.sin(Math.PI * t ** 0.72) * (1 + rnd.spread(0.14)), foot - height * t];
    });
  const [left, right] = [side(-1), side(1)];
  const shade = right.map(([, y], i): Point => [x + half * 0.2 * Math.sin(i * 1.7), y]);
  return [
    fill(rectangle(x - 0.35, foot - 1, 0.7, 3.2), 'tree-dark'),
    fill(polygon([...left, ...[...right].reverse()]), 'tree'),
    fill(polygon([...shade, ...[...right].reverse()]), 'tree-dark'),
  ];
}

/** Blades of grass in two paths, taller towards the foot; none on the way. */
function grass(rnd: Random, box: Box, top: number, foot: number, isWay: (x: number, y: number) => boolean): Mark[] {
  const blades: Record<'hill8' | 'hill5', Path[number][]> = { hill8: [], hill5: [] };
  for (let i = 0; i < 210; i++) {
    const x = box.x + rnd.next() * box.width;
    const y = top + (foot - top) * rnd.next() ** 0.8;
    if (isWay(x, y)) continue;
    const height = 1.6 + ((y - top) / (foot - top)) * 3.4;
    const lean = rnd.spread(0.9);
    blades[rnd.chance(0.62) ? 'hill8' : 'hill5'].push(...sliver([x, y], [x + lean, y - height], 0.5, 0.1));
  }
  return Object.entries(blades).map(([ink, path]) => fill(path, ink));
}

/** Sky, ridges, fields and a way on a box; `horizon` is where the sky ends. Drawn 105 mm wide and stretched to the width of the box. */
export function land(seed: number, box: Box, horizon: number): Mark[] {
  const rnd = random(seed);
  const foot = box.y + box.height;
  const deep = foot - horizon;
  const y = (share: number) => horizon + deep * share;
  const x = (share: number) => box.x + box.width * share;
  const hill = (share: number, height: number, longest: number, ink: string, tilt = 0) => {
    const line = ridge(rnd, y(share) - tilt * x(0.5), height, longest, tilt);
    return { line, mark: fill(below(line, box, foot + 1), ink) };
  };
  const sky = horizon - box.y;
  const cloud = (share: number, height: number, ink: string) => fill(below(ridge(rnd, box.y + sky * share, height, 17), box, foot), ink);
  const far = hill(0.02, 1.5, 12, 'hill2');
  const middle = hill(0.12, 1.3, 15, 'hill3', -0.02);
  const wood = hill(0.235, 1.4, 21, 'hill4', 0.03);
  const vines = hill(0.36, 1.7, 24, 'hill5', -0.045);
  const meadow = hill(0.52, 1.9, 30, 'hill6', 0.08);
  const near = hill(0.79, 1.8, 34, 'hill7', -0.07);
  const bushes: Path[number][] = [];
  for (let i = 0; i < 26; i++) {
    const at = x(rnd.next());
    const r = rnd.between(0.7, 1.5);
    if (Math.sin(at * 0.31) > -0.1) bushes.push(...circle([at, wood.line(at) + 0.4 - r * 0.4], r));
  }
  const rows: Path[number][] = [];
  for (let i = 0; i < 11; i++) {
    const top: Point = [x(0.5) + i * 5.4, vines.line(x(0.5) + i * 5.4) + 1];
    rows.push(...sliver(top, [top[0] - 3 - i * 0.9, top[1] + deep * 0.13], 0.25, 1));
  }
  const bends = [
    [x(0.03), foot + 3, 17],
    [x(0.23), y(0.86), 10.4],
    [x(0.45), y(0.735), 6.6],
    [x(0.55), y(0.64), 4.4],
    [x(0.47), y(0.55), 3.1],
    [x(0.345), y(0.49), 2.2],
    [x(0.4), y(0.42), 1.5],
    [x(0.5), y(0.365), 1],
    [x(0.57), y(0.29), 0.6],
  ] as const;
  const trees: Mark[] = [
    ...poplar(rnd, x(0.8), y(0.66), deep * 0.46),
    ...poplar(rnd, x(0.87), y(0.7), deep * 0.57),
    ...poplar(rnd, x(0.945), y(0.73), deep * 0.42),
  ];
  const isWay = (px: number, py: number) => px < x(0.22) - (py - y(0.86)) * ((x(0.2) - x(0)) / (foot - y(0.86))) + 11;
  return [
    fill(rectangle(box.x, box.y, box.width, box.height), 'sky4'),
    cloud(0.13, 1.6, 'sky3'),
    cloud(0.78, 1.7, 'sky2'),
    cloud(0.91, 1.3, 'sky1'),
    fill(circle([x(0.46), horizon - 0.4], 5.8), 'sun'),
    far.mark,
    middle.mark,
    wood.mark,
    fill(bushes, 'bush'),
    vines.mark,
    fill(rows, 'hill6'),
    meadow.mark,
    fill(way(bends, 0.7), 'way-dark'),
    near.mark,
    fill(way(bends, 0), 'way'),
    ...trees,
    ...grass(rnd, box, near.line(x(0.5)) + 5, foot, isWay),
  ];
}

/** The bars, from edge to edge in the paper's ink, with a shaded side. */
export function bars(box: Box, post: number, rail: number, thick: number): Mark[] {
  const shade = thick * 0.12;
  return [
    fill(rectangle(post + thick, box.y, shade, box.height), 'edge'),
    fill(rectangle(box.x, rail + thick, box.width, shade), 'edge'),
    fill(rectangle(post, box.y, thick, box.height), 'ground'),
    fill(rectangle(box.x, rail, box.width, thick), 'ground'),
  ];
}
