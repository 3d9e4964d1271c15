/** Motifs of linocuts: furrows, grass, a hare, a blackbird, daisies and an apple twig in the inks dark, third, block and paper. */
import { blob, circle, curve, sampled } from './curve.ts';
import { fill, type Mark } from './drawing.ts';
import { leaf } from './leaf.ts';
import { type Point, polar, way } from './path.ts';
import type { Random } from './random.ts';
import { pen, sliver, tapered } from './stroke.ts';

/** Points of an outline: 'x,y x,y'. */
function set(points: string): Point[] {
  return points.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

/** What the gouge takes away: a short swelling furrow in paper. */
export function cut(points: readonly Point[], width: number): Mark {
  return fill(
    tapered(sampled(points, 4), (t) => 0.12 + width * Math.sin(Math.PI * Math.min(0.999, t)) ** 0.8),
    'paper',
  );
}

export function grass(x: number, foot: number, height: number, lean: number, ink: string, width = 1.5): Mark {
  return fill(
    tapered(
      sampled(
        [
          [x, foot],
          [x + lean * 0.3, foot - height * 0.55],
          [x + lean, foot - height],
        ],
        5,
      ),
      (t) => width * (1 - t) + 0.15,
    ),
    ink,
  );
}

/** Furrows that follow a line, with gaps; `gouge` is their width. */
function row(rnd: Random, points: readonly Point[], gouge: number): Mark[] {
  const path = sampled(points, 6);
  const marks: Mark[] = [];
  for (let i = 0; i < path.length - 2; i += 2) {
    const [a, b] = [path[i] as Point, path[i + 2] as Point];
    const j = rnd.spread(0.5);
    marks.push(
      cut(
        [
          [a[0] + j, a[1]],
          [(a[0] + b[0]) / 2 + j + 0.3, (a[1] + b[1]) / 2],
          [b[0] * 0.75 + a[0] * 0.25 + j, b[1] * 0.75 + a[1] * 0.25],
        ],
        gouge,
      ),
    );
  }
  return marks;
}

const hareBody = set(
  '30,103 24,95 23,83 28,70 37,61 45,55 50,47 52,41 57,36.5 64,36 70,39.5 74.5,44.5 75,47.5 71,50 66,51.5 64.5,56 66,63 65.5,72 64,82 64.5,94 68,99.5 70,102.5 66,104 58,103.5 56.5,98 54,90 52,97 53,103 44,104.5',
);

function ear(points: readonly Point[], inner: readonly Point[]): Mark[] {
  return [
    fill(
      tapered(sampled(points, 10), (t) => 7.2 * Math.sin(Math.PI * Math.min(1, 0.16 + t * 0.84)) ** 0.75 + 0.1),
      'dark',
    ),
    fill(
      tapered(sampled(inner, 8), (t) => 0.1 + 1.9 * Math.sin(Math.PI * t)),
      'block',
    ),
  ];
}

/** A hare sitting to the right, in a field 105 mm wide with its feet at y 104. */
export function hare(rnd: Random): Mark[] {
  const marks: Mark[] = [
    fill(curve(hareBody, { closed: true }), 'dark'),
    ...ear(way(55, 40, 49, 30, 44, 20, 43, 13), way(53, 36.5, 49, 29, 45.5, 21, 44.2, 16)),
    ...ear(way(60, 38, 58, 27, 57, 17, 59, 9.8), way(60, 34, 58.6, 26, 58.3, 19, 59, 13)),
    fill(blob(rnd, [25, 96], 4.6, 0.1, 9), 'paper'),
    fill(curve(way(64.2, 42.6, 66.2, 41.2, 68.2, 42.2, 66.6, 43.8), { closed: true }), 'paper'),
    fill(circle([66.3, 42.5], 0.85), 'dark'),
    cut(way(71.4, 48.5, 72.4, 48.1, 73.4, 47.4), 0.3),
  ];
  for (const from of [
    [72, 46],
    [72.6, 47],
  ] as const)
    for (let k = 0; k < 3; k++) marks.push(fill(sliver(from, [from[0] + 6, from[1] - 0.6 + k * 1.3], 0.24, 0.15), 'dark'));
  for (let k = 0; k < 5; k++) {
    const radius = 5 + k * 3.5;
    for (let i = 0; i < 6 + k * 2; i++) {
      const a = -2.6 + i * (3.9 / (6 + k * 2)) + rnd.spread(0.08);
      const at: Point = [40 + Math.cos(a) * radius * 0.86, 87 + Math.sin(a) * radius];
      if (at[1] > 101 || at[0] < 26 || at[0] > 56) continue;
      marks.push(cut([at, polar(at, a + 1.45, 1.5), polar(at, a + 1.65, 3)], 0.4 + 0.11 * k));
    }
  }
  for (const flow of [
    way(48, 54, 39, 63, 31, 73),
    way(51.5, 50, 43, 61, 36, 69),
    way(54, 52, 49, 60, 43, 68),
    way(58, 55, 54, 63, 50, 70),
    way(61, 56, 59, 64, 57, 72),
    way(62.5, 60, 62, 70, 60.5, 80),
    way(59.5, 74, 58.5, 82, 58.5, 90),
  ])
    marks.push(...row(rnd, flow, 0.8));
  for (const [x, y] of way(56, 39.5, 60, 40, 57, 43, 61, 45.5, 58, 47, 64, 47.6, 55, 45))
    marks.push(
      cut(
        [
          [x, y],
          [x - 1.4, y + 0.9],
          [x - 2.6, y + 2.2],
        ],
        0.55,
      ),
    );
  return marks;
}

export function daisy(rnd: Random, x: number, foot: number, height: number, lean: number): Mark[] {
  const head: Point = [x + lean, foot - height];
  const petals = Array.from({ length: 9 }, (_, i) => {
    const a = i * 0.698 + rnd.spread(0.06);
    return fill(leaf(polar(head, a, 1.3), a, 4.2 * rnd.between(0.85, 1.1), 1.15, { widest: 0.65, tip: 0.6 }).outline, 'paper');
  });
  const leaves = (
    [
      [0.35, 1],
      [0.55, -1],
    ] as const
  ).map(([k, side]) =>
    fill(leaf([x + lean * 0.3 * k, foot - height * k], -Math.PI / 2 + side * 0.8, 7, 1.4, { bend: -side * 0.5 }).outline, 'dark'),
  );
  return [
    fill(pen(rnd, [[x, foot], [x + lean * 0.3, foot - height * 0.5], head], 1, 0.6, 6), 'dark'),
    ...petals,
    fill(blob(rnd, head, 1.5, 0.12, 7), 'third'),
    ...leaves,
  ];
}

/** A blackbird with its beak open on a flowering twig; stands about 70 mm wide around 52, 52. */
const birdBody = set(
  '78.5,33.6 75,28.6 69.5,26.6 63.5,28.4 59.6,33.4 55.5,37.4 47,41.2 38.5,48 31.5,57.5 23,68.5 14.5,79.5 13.5,82.6 17.5,82.2 26,77.6 34.5,73.4 44,74.2 55,73.4 65.5,68.4 73,60.4 76.4,50.6 76.4,42.4 78.2,37.6',
);

export function bird(rnd: Random): Mark[] {
  const marks: Mark[] = [
    fill(pen(rnd, way(53, 72, 54.5, 77, 54, 82), 1.3, 1, 4), 'dark'),
    fill(pen(rnd, way(60, 71, 61, 76.5, 60.4, 82), 1.3, 1, 4), 'dark'),
    fill(curve(birdBody, { closed: true }), 'dark'),
    fill(curve(way(77.2, 31.6, 82, 30.4, 87.6, 28.6, 83, 32.6, 78.4, 34), { closed: true }), 'third'),
    fill(curve(way(77.8, 35, 81.4, 35.2, 85.6, 36.8, 81, 37.4, 77.6, 37), { closed: true }), 'third'),
    fill(circle([71.6, 33.2], 1.75), 'paper'),
    fill(circle([71.9, 33.2], 0.95), 'dark'),
  ];
  for (let k = 0; k < 3; k++) {
    const count = 8 - k;
    for (let i = 0; i < count; i++) {
      const base: Point = [61.5 - i * 3.1 - k * 3.6, 49 + i * 1.55 + k * 5.2];
      const length = (k === 0 ? 5.2 : k === 1 ? 7.4 : 10) * rnd.between(0.92, 1.08);
      const feather = leaf(base, 2.42 + i * 0.02, length, length * 0.15, { widest: 0.55, tip: 0.7, bend: 0.22 });
      marks.push(fill(feather.outline, 'paper'), fill(pen(rnd, feather.middle.slice(1, 6), 0.3, 0.2, 2), 'dark'));
    }
  }
  for (let i = 0; i < 5; i++)
    marks.push(
      cut(
        [
          [35 - i * 3.6, 63.5 + i * 4.2],
          [30.5 - i * 3, 69 + i * 3.3],
          [25.5 - i * 2.2, 74.6 + i * 1.4],
        ],
        0.62,
      ),
    );
  for (const flow of [
    way(73.6, 43, 74, 50, 71, 58),
    way(70.6, 43, 71, 50.5, 67.4, 59.6, 61, 66),
    way(67.4, 46, 67.2, 52, 63.8, 58.6),
    way(57, 66.6, 50, 69.6, 42, 69.4),
  ])
    marks.push(...row(rnd, flow, 0.78));
  for (const [x, y] of way(66, 30.6, 63, 34, 67.4, 37.4, 62, 39, 71.6, 38.6, 75, 38.4, 57.6, 42, 51, 44.6))
    marks.push(
      cut(
        [
          [x, y],
          [x - 1.3, y + 1],
          [x - 2.4, y + 2.3],
        ],
        0.55,
      ),
    );
  return marks;
}

/** An apple twig with five-petalled blossoms and leaves in the third ink. */
export function appleTwig(rnd: Random, points: readonly Point[], blossoms: readonly Point[]): Mark[] {
  const path = sampled(points, 10);
  const leaves = path.flatMap((point, i) => {
    if (i % 5 !== 2) return [];
    const side = i % 2 === 0 ? 1 : -1;
    const angle = side * rnd.between(0.75, 1.15) + (side > 0 ? 0.1 : -0.1);
    const shape = leaf(polar(point, angle, 1.2), angle, rnd.between(8, 11), 2.5, { bend: -side * 0.5, widest: 0.45 });
    return [fill(shape.outline, i % 3 === 0 ? 'third' : 'dark'), cut(shape.middle.slice(1, 8), 0.34)];
  });
  const flowers = blossoms.flatMap((at) => {
    const turn = rnd.next() * 2;
    return [
      ...Array.from({ length: 5 }, (_, i) =>
        fill(
          leaf(polar(at, turn + i * 1.257, 0.9), turn + i * 1.257, 4.9 * rnd.between(0.92, 1.08), 2, { widest: 0.68, tip: 0.42 }).outline,
          'paper',
        ),
      ),
      fill(blob(rnd, at, 1.25, 0.12, 7), 'third'),
      ...Array.from({ length: 5 }, (_, i) =>
        fill(sliver(polar(at, turn + 0.6 + i * 1.257, 1.2), polar(at, turn + 0.6 + i * 1.257, 2.9), 0.3, 0.2), 'third'),
      ),
    ];
  });
  return [fill(pen(rnd, points, 2.2, 0.9, 6), 'dark'), ...leaves, ...flowers];
}
