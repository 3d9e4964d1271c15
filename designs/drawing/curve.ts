/** Curves through given points, straight-sided shapes and round ones. Pure geometry in millimetres. */
import { distance, type Path, type Point, polar } from './path.ts';
import type { Random } from './random.ts';

function at(points: readonly Point[], index: number, closed: boolean): Point {
  const n = points.length;
  return points[closed ? (index + n) % n : Math.max(0, Math.min(n - 1, index))] as Point;
}

/** A Catmull-Rom curve through the points; a closed one returns to the first. `joined` leaves the leading M away. */
export function curve(points: readonly Point[], options: { closed?: boolean; joined?: boolean } = {}): Path {
  const closed = options.closed ?? false;
  const first = at(points, 0, closed);
  const path: { op: 'M' | 'L' | 'C' | 'Z'; points: Point[] }[] = [{ op: options.joined ? 'L' : 'M', points: [first] }];
  for (let i = 0; i < (closed ? points.length : points.length - 1); i++) {
    const [a, b, c, d] = [at(points, i - 1, closed), at(points, i, closed), at(points, i + 1, closed), at(points, i + 2, closed)];
    path.push({
      op: 'C',
      points: [[b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6], [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6], c],
    });
  }
  if (closed) path.push({ op: 'Z', points: [] });
  return path;
}

/** Points along the same curve. Without `perSpan` each span gets one point per 1.8 mm, 3 to 12. */
export function sampled(points: readonly Point[], perSpan?: number): Point[] {
  const result: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(points, i - 1, false), at(points, i, false), at(points, i + 1, false), at(points, i + 2, false)];
    const count = perSpan ?? Math.max(3, Math.min(12, Math.ceil(distance(b, c) / 1.8)));
    for (let j = 0; j < count; j++) {
      const t = j / count;
      const blend = (p: number, q: number, r: number, s: number) =>
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
      result.push([blend(a[0], b[0], c[0], d[0]), blend(a[1], b[1], c[1], d[1])]);
    }
  }
  result.push(at(points, points.length - 1, false));
  return result;
}

function polyline(points: readonly Point[]): Path {
  return points.map((point, i) => ({ op: i === 0 ? 'M' : 'L', points: [point] }));
}

export function polygon(points: readonly Point[]): Path {
  return [...polyline(points), { op: 'Z', points: [] }];
}

export function line(from: Point, to: Point): Path {
  return polyline([from, to]);
}

/** Clockwise; fills, or frames when drawn as a line. */
export function rectangle(x: number, y: number, width: number, height: number): Path {
  return polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);
}

const kappa = 0.5522847;

/** Clockwise; `counter` runs the other way and so cuts a hole into what surrounds it. */
export function ellipse([x, y]: Point, rx: number, ry: number, options: { counter?: boolean } = {}): Path {
  const s = options.counter ? -1 : 1;
  const [kx, ky] = [rx * kappa, ry * kappa * s];
  const h = ry * s;
  return [
    { op: 'M', points: [[x - rx, y]] },
    {
      op: 'C',
      points: [
        [x - rx, y - ky],
        [x - kx, y - h],
        [x, y - h],
      ],
    },
    {
      op: 'C',
      points: [
        [x + kx, y - h],
        [x + rx, y - ky],
        [x + rx, y],
      ],
    },
    {
      op: 'C',
      points: [
        [x + rx, y + ky],
        [x + kx, y + h],
        [x, y + h],
      ],
    },
    {
      op: 'C',
      points: [
        [x - kx, y + h],
        [x - rx, y + ky],
        [x - rx, y],
      ],
    },
    { op: 'Z', points: [] },
  ];
}

export function circle(centre: Point, radius: number, options: { counter?: boolean } = {}): Path {
  return ellipse(centre, radius, radius, options);
}

/** A filled ring; for thin lines draw a circle as a line instead. */
export function ring(centre: Point, outer: number, inner: number): Path {
  return [...circle(centre, outer), ...circle(centre, inner, { counter: true })];
}

/** A rectangle with a half circle on top: crown at y, foot at y + height. Clockwise unless `counter`; `open` leaves the foot away. */
export function arch(x: number, y: number, width: number, height: number, options: { open?: boolean; counter?: boolean } = {}): Path {
  const r = width / 2;
  const k = r * kappa;
  const [left, right, foot, spring] = [x, x + width, y + height, y + r];
  if (options.counter) {
    return [
      { op: 'M', points: [[right, foot]] },
      { op: 'L', points: [[right, spring]] },
      {
        op: 'C',
        points: [
          [right, spring - k],
          [x + r + k, y],
          [x + r, y],
        ],
      },
      {
        op: 'C',
        points: [
          [x + r - k, y],
          [left, spring - k],
          [left, spring],
        ],
      },
      { op: 'L', points: [[left, foot]] },
      { op: 'Z', points: [] },
    ];
  }
  return [
    { op: 'M', points: [[left, foot]] },
    { op: 'L', points: [[left, spring]] },
    {
      op: 'C',
      points: [
        [left, spring - k],
        [x + r - k, y],
        [x + r, y],
      ],
    },
    {
      op: 'C',
      points: [
        [x + r + k, y],
        [right, spring - k],
        [right, spring],
      ],
    },
    { op: 'L', points: [[right, foot]] },
    ...(options.open ? [] : [{ op: 'Z' as const, points: [] }]),
  ];
}

/** A star of `rays` points; `waist` is the inner radius as a share of the outer. A ray points up at rotation 0. */
export function star(centre: Point, radius: number, rays = 4, waist = 0.16, rotation = 0): Path {
  const points: Point[] = [];
  for (let i = 0; i < rays * 2; i++)
    points.push(polar(centre, rotation + (i / rays) * Math.PI - Math.PI / 2, i % 2 === 1 ? radius * waist : radius));
  return polygon(points);
}

/** An almost round shape made by hand: berries, dots, pebbles. */
export function blob(rnd: Random, centre: Point, radius: number, wobble = 0.1, corners = 7): Path {
  const start = rnd.next() * 6;
  const points: Point[] = [];
  for (let i = 0; i < corners; i++) points.push(polar(centre, start + (i / corners) * Math.PI * 2, radius * (1 + rnd.spread(wobble))));
  return curve(points, { closed: true });
}

/** A dot under a millimetre: seven straight sides, which print round and cost a third of a circle. */
export function dot(centre: Point, radius: number): Path {
  return polygon(Array.from({ length: 7 }, (_, i) => polar(centre, (i / 7) * Math.PI * 2, radius)));
}

/** A rectangle with edges cut by hand: every edge wobbles by ± `wobble` mm. */
export function handCut(rnd: Random, x: number, y: number, width: number, height: number, wobble = 0.15, perEdge = 5): Path {
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  const points: Point[] = [];
  corners.forEach((from, side) => {
    const to = corners[(side + 1) % 4] as Point;
    for (let i = 0; i < perEdge; i++) {
      const t = i / perEdge;
      points.push([from[0] + (to[0] - from[0]) * t + rnd.spread(wobble), from[1] + (to[1] - from[1]) * t + rnd.spread(wobble)]);
    }
  });
  return polygon(points);
}
