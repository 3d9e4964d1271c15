/** Garlands of paper lanterns, bulbs and pennants, a laid table and a school cone. */

import { multiply } from '#core/values/matrix.ts';
import { circle, curve, ellipse, polygon, rectangle } from './curve.ts';
import { fill, type Mark, moved } from './drawing.ts';
import { leaf } from './leaf.ts';
import { type Path, type Point, polar, shift, turn } from './path.ts';
import type { Random } from './random.ts';
import { sliver, tapered } from './stroke.ts';

/** Points of a slack string. */
export function slack(from: Point, to: Point, sag: number, count = 24): Point[] {
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)] as Point;
  });
}

export function string(points: readonly Point[], width = 0.3): Mark {
  return fill(
    tapered(points, () => width),
    'string',
  );
}

/** A lantern whose string ends at `top`. `ink` has -dark and -light tones. */
export function lantern(top: Point, radius: number, ink: string, kind: 'round' | 'tall' | 'wide'): Mark[] {
  const [rx, ry] = { round: [radius, radius * 0.94], tall: [radius * 0.72, radius * 1.2], wide: [radius * 1.12, radius * 0.72] }[kind] as [
    number,
    number,
  ];
  const [x, y] = [top[0], top[1] + radius * 0.35 + ry];
  const rim = (from: number, to: number, share: number): Point[] =>
    Array.from({ length: 13 }, (_, i) => {
      const a = from + ((to - from) * i) / 12;
      return [x + Math.cos(a) * rx * share, y + Math.sin(a) * ry];
    });
  const half = Math.PI / 2;
  const marks: Mark[] = [
    fill(sliver(top, [x, y - ry], 0.3, 0.3), 'string'),
    fill(circle([x, y], radius * 1.62), 'glow1'),
    fill(circle([x, y], radius * 1.34), 'glow2'),
    fill(ellipse([x, y], rx, ry), ink),
    fill(polygon([...rim(-half, half, 1), ...rim(half, -half, 0.5)]), `${ink}-dark`),
    fill(polygon([...rim(half, half * 3, 0.72), ...rim(half * 3, half, 0.38)]), `${ink}-light`),
  ];
  const ribs = kind === 'tall' ? 8 : 6;
  for (let i = 1; i < ribs; i++) {
    const t = (i / ribs) * 2 - 1;
    const wide = rx * Math.sqrt(1 - t * t);
    const points = Array.from({ length: 7 }, (_, k): Point => {
      const u = (k / 6) * 2 - 1;
      return [x + u * wide, y + t * ry + (1 - u * u) * ry * 0.07];
    });
    marks.push(
      fill(
        tapered(points, () => 0.2),
        `${ink}-dark`,
      ),
    );
  }
  const cap = (at: number) => fill(rectangle(x - rx * 0.3, at, rx * 0.6, radius * 0.13), 'cap');
  marks.push(cap(y - ry - radius * 0.05), cap(y + ry - radius * 0.08));
  if (kind === 'tall')
    for (const dx of [-0.12, 0, 0.12])
      marks.push(fill(sliver([x + dx * rx, y + ry], [x + dx * rx * 2.4, y + ry + radius * 0.55], 0.28, 0.28), `${ink}-light`));
  return marks;
}

export function bulbs(points: readonly Point[], every: number, radius: number): Mark[] {
  return points.flatMap((point, i) =>
    i % every === 1
      ? [
          fill(circle([point[0], point[1] + radius * 1.3], radius * 1.9), 'glow2'),
          fill(circle([point[0], point[1] + radius * 1.1], radius), 'bulb'),
        ]
      : [],
  );
}

/** A table with a cloth, a jug, glasses, a cake and flowers; from the left to the right edge of `width`. */
export function laidTable(rnd: Random, width: number, top: number, foot: number, k: number): Mark[] {
  const marks: Mark[] = [];
  const at = (x: number): number => width * x;
  const bottle = (x: number, tall: number, ink: string) =>
    fill(
      curve(
        [
          [x - 2.1 * k, top],
          [x - 2.2 * k, top - tall * 0.52],
          [x - 0.8 * k, top - tall * 0.72],
          [x - 0.75 * k, top - tall],
          [x + 0.75 * k, top - tall],
          [x + 0.8 * k, top - tall * 0.72],
          [x + 2.2 * k, top - tall * 0.52],
          [x + 2.1 * k, top],
        ],
        { closed: true },
      ),
      ink,
    );
  const glass = (x: number, ink: string): Mark[] => [
    fill(
      polygon([
        [x - 1.8 * k, top - 5.4 * k],
        [x + 1.8 * k, top - 5.4 * k],
        [x + 1.35 * k, top],
        [x - 1.35 * k, top],
      ]),
      'glass',
    ),
    fill(
      polygon([
        [x - 1.62 * k, top - 3.5 * k],
        [x + 1.62 * k, top - 3.5 * k],
        [x + 1.35 * k, top],
        [x - 1.35 * k, top],
      ]),
      ink,
    ),
  ];
  const stem = (x: number, lean: number, tall: number, ink: string): Mark[] => {
    const head: Point = [x + lean, top - tall];
    return [
      fill(sliver([x, top - 8 * k], head, 0.4, 0.3), 'green'),
      fill(leaf([x + lean * 0.5, top - tall * 0.66], lean > 0 ? -0.4 : -2.7, 3.4 * k, 0.8 * k, {}).outline, 'green'),
      ...Array.from({ length: 6 }, (_, i) =>
        fill(leaf(head, (i / 6) * Math.PI * 2 + lean, 2.2 * k, 0.75 * k, { widest: 0.62, tip: 0.5 }).outline, ink),
      ),
      fill(circle(head, 0.75 * k), 'bulb'),
    ];
  };
  for (const [dx, tall, ink] of [
    [-2.6, 17, 'paper1'],
    [0.5, 19.5, 'paper3'],
    [3.2, 15.5, 'paper2'],
  ] as const)
    marks.push(...stem(at(0.19), dx * k, tall * k, ink));
  marks.push(bottle(at(0.19), 9.5 * k, 'glass'));
  marks.push(...glass(at(0.32), 'paper2'), ...glass(at(0.385), 'paper1'));
  const cake = at(0.56);
  marks.push(
    fill(rectangle(cake - 0.6 * k, top - 4.6 * k, 1.2 * k, 4.6 * k), 'cloth-dark'),
    fill(ellipse([cake, top], 3.6 * k, 0.7 * k), 'cloth-dark'),
    fill(rectangle(cake - 7 * k, top - 9.6 * k, 14 * k, 4.6 * k), 'paper3'),
    fill(rectangle(cake - 7 * k, top - 7.7 * k, 14 * k, 0.9 * k), 'bulb'),
    fill(
      curve(
        [
          [cake - 7.1 * k, top - 9 * k],
          [cake - 6.9 * k, top - 10.5 * k],
          [cake, top - 10.9 * k],
          [cake + 6.9 * k, top - 10.5 * k],
          [cake + 7.1 * k, top - 9 * k],
          [cake + 5.8 * k, top - 8.6 * k],
          [cake + 4.4 * k, top - 9.2 * k],
          [cake + 2.6 * k, top - 8.5 * k],
          [cake + 0.8 * k, top - 9.2 * k],
          [cake - 1.2 * k, top - 8.4 * k],
          [cake - 3.2 * k, top - 9.2 * k],
          [cake - 5.2 * k, top - 8.5 * k],
        ],
        { closed: true },
      ),
      'cloth',
    ),
    fill(ellipse([cake, top - 4.8 * k], 8.2 * k, 0.75 * k), 'cloth-dark'),
  );
  for (const dx of [-4.4, -1.4, 1.8, 4.7]) marks.push(fill(circle([cake + dx * k, top - 11.4 * k], 0.85 * k), 'paper1'));
  marks.push(...glass(at(0.715), 'paper1'));
  const jug = at(0.83);
  marks.push(
    fill(
      curve(
        [
          [jug - 3.4 * k, top],
          [jug - 4 * k, top - 4.5 * k],
          [jug - 2.6 * k, top - 9 * k],
          [jug - 3.4 * k, top - 12 * k],
          [jug + 2.6 * k, top - 11.6 * k],
          [jug + 2.4 * k, top - 9 * k],
          [jug + 4 * k, top - 4.5 * k],
          [jug + 3.4 * k, top],
        ],
        { closed: true },
      ),
      'glass',
    ),
    fill(
      curve(
        [
          [jug - 3.4 * k, top],
          [jug - 3.9 * k, top - 4.4 * k],
          [jug - 3.1 * k, top - 7.2 * k],
          [jug + 3.1 * k, top - 7.2 * k],
          [jug + 3.9 * k, top - 4.4 * k],
          [jug + 3.4 * k, top],
        ],
        { closed: true },
      ),
      'paper2',
    ),
    fill(
      tapered(
        [
          [jug + 2.6 * k, top - 10 * k],
          [jug + 5.4 * k, top - 9.4 * k],
          [jug + 5.8 * k, top - 6 * k],
          [jug + 3.7 * k, top - 3.8 * k],
        ],
        () => 0.8 * k,
      ),
      'glass',
    ),
    fill(circle([jug - 0.8 * k, top - 5 * k], 1.5 * k), 'bulb'),
  );
  marks.push(fill(rectangle(-4, top, width + 8, foot - top + 4), 'cloth'));
  const folds = 11;
  for (let i = 0; i < folds; i++) {
    const x = (width * (i + 0.5)) / folds + rnd.spread(2);
    marks.push(fill(sliver([x, top + 3], [x + rnd.spread(2), foot + 4], 0.4, rnd.between(1.4, 3)), 'cloth-dark'));
  }
  marks.push(fill(rectangle(-4, top, width + 8, 0.7), 'cloth-dark'));
  return marks;
}

/** Pennants along a string, in turn plain, striped, dotted and checked. */
export function pennants(points: readonly Point[], width: number, tall: number, inks: readonly string[], ground: string): Mark[] {
  const marks: Mark[] = [];
  const total = points.slice(1).reduce((sum, p, i) => sum + Math.hypot(p[0] - (points[i] as Point)[0], p[1] - (points[i] as Point)[1]), 0);
  const count = Math.floor(total / (width * 1.16));
  const along = (d: number): { at: Point; angle: number } => {
    let rest = d;
    for (let i = 1; i < points.length; i++) {
      const [a, b] = [points[i - 1] as Point, points[i] as Point];
      const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
      if (rest <= long)
        return {
          at: [a[0] + ((b[0] - a[0]) * rest) / long, a[1] + ((b[1] - a[1]) * rest) / long],
          angle: Math.atan2(b[1] - a[1], b[0] - a[0]),
        };
      rest -= long;
    }
    return { at: points.at(-1) as Point, angle: 0 };
  };
  for (let i = 0; i < count; i++) {
    const { at, angle } = along(((i + 0.5) / count) * total);
    const ink = inks[i % inks.length] as string;
    const half = (t: number) => (width / 2) * (1 - t);
    const local: Mark[] = [
      fill(
        polygon([
          [-width / 2, 0],
          [width / 2, 0],
          [0, tall],
        ]),
        ink,
      ),
    ];
    const kind = (i * 3 + Math.floor(i / 4)) % 4;
    if (kind === 1)
      for (const t of [0.16, 0.42, 0.68])
        local.push(
          fill(
            polygon([
              [-half(t), tall * t],
              [half(t), tall * t],
              [half(t + 0.12), tall * (t + 0.12)],
              [-half(t + 0.12), tall * (t + 0.12)],
            ]),
            ground,
          ),
        );
    if (kind === 2)
      for (const [dx, dy] of [
        [-0.25, 0.17],
        [0.02, 0.17],
        [0.28, 0.17],
        [-0.12, 0.4],
        [0.14, 0.4],
        [0, 0.63],
      ] as const)
        local.push(fill(circle([dx * width, dy * tall], width * 0.055), ground));
    if (kind === 3)
      local.push(
        fill(
          polygon([
            [-half(0.18) * 0.62, tall * 0.12],
            [half(0.18) * 0.62, tall * 0.12],
            [0, tall * 0.66],
          ]),
          ground,
        ),
      );
    marks.push(...moved(local, multiply(shift(at[0], at[1]), turn(angle))));
  }
  return [...marks, string(points, 0.55)];
}

/** A school cone woven of two papers; tip at `tip`, `lean` from upright, `long` to the rim. */
export function schoolCone(rnd: Random, tip: Point, long: number, lean: number): Mark[] {
  const wide = long * 0.29;
  const at = (u: number, v: number): Point => [u * wide * v, -long * v - (1 - u * u) * wide * 0.16 * v];
  const local: Mark[] = [];
  const columns = 6;
  const rows = 15;
  const patch = (u0: number, u1: number, v0: number, v1: number): Path => {
    const steps = u1 - u0 > 1 ? 12 : 2;
    const across = (v: number): Point[] => Array.from({ length: steps + 1 }, (_, i) => at(u0 + ((u1 - u0) * i) / steps, v));
    return polygon([...across(v0), ...across(v1).reverse()]);
  };
  local.push(fill(patch(-1, 1, 0, 0.02), 'weave1'));
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [u0, u1] = [-1 + (2 * column) / columns, -1 + (2 * (column + 1)) / columns];
      const [v0, v1] = [0.95 * (row / rows) ** 0.92, 0.95 * ((row + 1) / rows) ** 0.92];
      const ink = (row + column) % 2 === 0 ? 'weave1' : 'weave2';
      local.push(fill(patch(u0 - 0.004, u1 + 0.004, v0, v1 + 0.002), column >= 4 ? `${ink}-dark` : ink));
    }
  local.push(
    fill(patch(-1.015, 1.015, 0.93, 1), 'band'),
    fill(patch(-1.015, 1.015, 0.945, 0.952), 'cloth'),
    fill(patch(-1.015, 1.015, 0.978, 0.985), 'cloth'),
  );
  const crepe: Mark[] = [];
  const tie = -long * 1.2;
  const neck = wide * 0.2;
  const rim = -long;
  crepe.push(
    fill(
      curve(
        [
          [-wide, rim + 0.5],
          [-wide * 0.84, rim - long * 0.08],
          [-neck, tie],
          [neck, tie],
          [wide * 0.84, rim - long * 0.08],
          [wide, rim + 0.5],
          [0, rim + 1],
        ],
        { closed: true },
      ),
      'crepe',
    ),
  );
  for (let i = 0; i < 7; i++) {
    const u = -0.72 + i * 0.24;
    crepe.push(fill(sliver([u * wide, rim - 1], [u * neck, tie], 1.1, 0.3), 'crepe-dark'));
  }
  const frill: Point[] = [];
  for (let i = 0; i <= 14; i++) {
    const u = -1 + i / 7;
    frill.push([u * wide * 0.74, tie - long * (0.155 + 0.05 * Math.cos(u * 1.4)) + (i % 2 === 0 ? 0 : long * 0.022) + rnd.spread(0.5)]);
  }
  crepe.push(fill(polygon([[-neck, tie], ...frill, [neck, tie]]), 'crepe'));
  for (let i = 1; i < 14; i += 2)
    crepe.push(fill(sliver([(-0.9 + (i / 14) * 1.8) * neck, tie - 0.5], frill[i] as Point, 0.3, 0.9), 'crepe-dark'));
  const bow: Mark[] = [];
  for (const side of [1, -1]) {
    bow.push(
      fill(
        leaf([side * neck * 0.4, tie], side > 0 ? 0.75 : Math.PI - 0.75, long * 0.21, long * 0.018, {
          widest: 0.7,
          tip: 0.3,
          bend: side * 0.5,
        }).outline,
        'band-dark',
      ),
    );
    const loop = leaf([0, tie], side > 0 ? -0.28 : Math.PI + 0.28, long * 0.2, long * 0.06, { widest: 0.62, tip: 0.42, bend: side * 0.5 });
    bow.push(
      fill(loop.outline, 'band'),
      fill(
        leaf(
          polar([0, tie], side > 0 ? -0.2 : Math.PI + 0.2, long * 0.045),
          side > 0 ? -0.16 : Math.PI + 0.16,
          long * 0.115,
          long * 0.026,
          { widest: 0.6, tip: 0.5, bend: side * 0.4 },
        ).outline,
        'band-dark',
      ),
    );
  }
  bow.push(fill(circle([0, tie], long * 0.034), 'band'));
  return moved([...crepe, ...local, ...bow], multiply(shift(tip[0], tip[1]), turn(lean)));
}
