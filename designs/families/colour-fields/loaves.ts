/** Five loaves and two fish, each on a field of its own. */
import { circle, curve, ellipse, polygon, rectangle, ring } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import { type Point, polar, way } from '#designs/drawing/path.ts';

export type Field = { column: number; row: number; kind: 'fish' | 'loaf' | 'plain' };

/** A round loaf; `cut` is how it was scored before it was baked. */
export function loaf([x, y]: Point, r: number, cut: number): Mark[] {
  const half: Point[] = Array.from({ length: 13 }, (_, i) => polar([x, y], -0.9 + (i / 12) * Math.PI, r));
  const slash = (dx: number, dy: number, rx: number, ry: number) => fill(ellipse([x + dx * r, y + dy * r], rx * r, ry * r), 'crumb');
  const cuts: readonly Mark[][] = [
    [slash(0, 0, 0.62, 0.085), slash(0, 0, 0.085, 0.62)],
    [slash(0, -0.36, 0.46, 0.085), slash(0, 0, 0.62, 0.085), slash(0, 0.36, 0.46, 0.085)],
    [fill(ring([x, y], r * 0.66, r * 0.54), 'crumb'), fill(ring([x, y], r * 0.32, r * 0.2), 'crumb')],
    [0, 1, 2, 3, 4, 5].map((i) => fill(ellipse(polar([x, y], (i * Math.PI) / 3, r * 0.42), r * 0.14, r * 0.14), 'crumb')),
    [slash(-0.34, 0, 0.085, 0.44), slash(0, 0, 0.085, 0.64), slash(0.34, 0, 0.085, 0.44)],
  ];
  return [fill(circle([x, y], r), 'crust'), fill(curve(half, { closed: false }), 'crust-dark'), ...(cuts[cut % cuts.length] ?? [])];
}

/** A fish that swims to the left or right, twice as wide as high. */
function fish([x, y]: Point, r: number, sign: number): Mark[] {
  const at = (...numbers: number[]): Point[] => way(...numbers).map(([px, py]): Point => [x + sign * px * r, y + py * r]);
  const body: Mark = fill(
    [
      { op: 'M', points: at(-2.1, 0) },
      { op: 'C', points: at(-1.3, -1.05, 0.4, -1.05, 1.3, 0) },
      { op: 'C', points: at(0.4, 1.05, -1.3, 1.05, -2.1, 0) },
      { op: 'Z', points: [] },
    ],
    'fish',
  );
  const belly: Mark = fill(
    [
      { op: 'M', points: at(-2.1, 0) },
      { op: 'L', points: at(1.3, 0) },
      { op: 'C', points: at(0.4, 1.05, -1.3, 1.05, -2.1, 0) },
      { op: 'Z', points: [] },
    ],
    'fish-dark',
  );
  const scales = [-0.5, 0, 0.5].map((dx): Mark => {
    const tall = 0.5 - Math.abs(dx + 0.1) * 0.3;
    return fill(
      [
        { op: 'M', points: at(dx - 0.12, -tall) },
        { op: 'C', points: at(dx + 0.26, -tall * 0.5, dx + 0.26, tall * 0.5, dx - 0.12, tall) },
        { op: 'C', points: at(dx + 0.08, tall * 0.5, dx + 0.08, -tall * 0.5, dx - 0.12, -tall) },
        { op: 'Z', points: [] },
      ],
      'crumb',
    );
  });
  return [
    fill(polygon(at(0.9, 0, 2.1, -0.82, 1.76, 0, 2.1, 0.82)), 'fish-dark'),
    body,
    belly,
    ...scales,
    fill(circle(at(-1.35, -0.14)[0] as Point, r * 0.12), 'crumb'),
  ];
}

/** Fields in rows from the left upper corner; a fish takes two of them. */
export function meal(
  left: number,
  top: number,
  size: number,
  fields: readonly Field[],
  bleed: { left: number; top: number; right: number; foot: number },
): Mark[] {
  let loaves = 0;
  let fishes = 0;
  const columns = Math.max(...fields.map(({ column, kind }) => column + (kind === 'fish' ? 2 : 1)));
  const last = Math.max(...fields.map(({ row }) => row));
  const grounds = fields.map(({ column, row, kind }, i): Mark => {
    const wide = kind === 'fish' ? 2 : 1;
    const x = left + column * size - (column === 0 ? bleed.left : 0);
    const y = top + row * size - (row === 0 ? bleed.top : 0);
    const right = left + (column + wide) * size + (column + wide === columns ? bleed.right : 0);
    const foot = top + (row + 1) * size + (row === last ? bleed.foot : 0);
    return fill(rectangle(x, y, right - x, foot - y), `field${(i % 7) + 1}`);
  });
  const things = fields.flatMap(({ column, row, kind }): Mark[] => {
    const y = top + (row + 0.5) * size;
    if (kind === 'loaf') return loaf([left + (column + 0.5) * size, y], size * 0.36, loaves++);
    if (kind === 'fish') return fish([left + (column + 1) * size, y], size * 0.38, fishes++ === 0 ? 1 : -1);
    return [];
  });
  return [...grounds, ...things];
}
