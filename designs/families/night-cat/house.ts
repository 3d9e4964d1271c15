/** The house that is a cat: two gables for ears, two lit windows for eyes, the door for a nose, wires for whiskers. */
import { circle, curve, polygon, rectangle, sampled } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved } from '#designs/drawing/drawing.ts';
import { mirror, type Path, type Point, way } from '#designs/drawing/path.ts';
import type { Random } from '#designs/drawing/random.ts';
import { tapered } from '#designs/drawing/stroke.ts';

/** The right half of a shape that is the same on both sides of x = 0. */
const both = (points: readonly Point[]): Point[] => [...points, ...points.map(([x, y]): Point => [-x, y]).reverse()];

const facade = both(way(0, -52.6, 5, -52.4, 12.4, -57, 20.6, -65.8, 22.2, -66.2, 25.6, -54, 27.8, -42, 26.6, -24, 26, 2));

/** One gable board, standing over the wall. */
const board = way(21.7, -69.6, 29.9, -43.4, 27.4, -42.8, 20.8, -64.8, 11.4, -54.6, 10, -56.2);

/** A wire of constant width that sags between two points. */
export function wire(from: Point, to: Point, sag: number, ink: string): Mark {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag];
  return fill(
    tapered(sampled([from, middle, to], 7), () => 0.42),
    ink,
  );
}

/** A pole with two crossbars, standing on `foot`. */
export function pole([x, y]: Point, height: number, tilt: number, ink: string): Mark[] {
  const bar = (down: number) =>
    polygon([
      [x + tilt - 4.3, y - height + down + 0.3],
      [x + tilt + 4.3, y - height + down - 0.4],
      [x + tilt + 4.3, y - height + down + 0.3],
      [x + tilt - 4.3, y - height + down + 1],
    ]);
  const post = polygon([
    [x - 0.6, y],
    [x + tilt - 0.5, y - height],
    [x + tilt + 0.5, y - height],
    [x + 0.6, y],
  ]);
  return [fill([...post, ...bar(2.2), ...bar(5.3)], ink)];
}

/** The left eye about the origin, 14 wide: a leaning pane with a slit pupil and a crossbar. */
function eye(): Mark[] {
  const pane = curve(way(-6.9, -2.7, -3, -5.6, 3.2, -4.7, 6.9, 2.2, 2.2, 5, -4.2, 3.7), { closed: true });
  return [
    fill(pane, 'eye'),
    fill(curve(way(0, -6.3, 1.5, -0.3, 0, 5.6, -1.5, -0.3), { closed: true }), 'black'),
    fill(rectangle(-7.1, -0.7, 14.2, 0.8), 'black'),
  ];
}

/** Both eyes about the origin. */
function eyes(): Mark[] {
  const left = moved(eye(), [1, 0, 0, 1, -12.6, 0]);
  return [...left, ...moved(left, mirror(0))];
}

/** Door and steps below the eyes, about the middle of the door. */
function muzzle(): Mark[] {
  const door = [
    ...curve(way(-3.4, 3.6, -3.7, -0.4, -2.1, -2.8, 0, -3.4, 2.1, -2.8, 3.7, -0.4, 3.4, 3.6)),
    { op: 'Z' as const, points: [] },
  ];
  const step = tapered(sampled(way(0, 3.4, 0, 8, -3.2, 11, -7.4, 11.2), 6), (t) => 0.85 - 0.4 * t);
  return [fill(door, 'warm'), fill(step, 'warm'), ...moved([fill(step, 'warm')], mirror(0))];
}

/** What is left of the cat in the dark: eyes, nose and mouth about the middle between the eyes. */
export function face(): Mark[] {
  return [...eyes(), ...moved(muzzle(), [1, 0, 0, 1, 0, 14.8])];
}

/** The whole house, its foot at the origin: 60 wide, 70 high. */
export function house(): Mark[] {
  const ear: Path = polygon(way(21.2, -62.4, 24.2, -51.4, 16.4, -54.8));
  const vent = rectangle(20, -57.4, 1.9, 2.4);
  const side = [fill(polygon(board), 'black'), fill(ear, 'roof'), fill(vent, 'dim')];
  const chimney = polygon(way(10.4, -53, 10.4, -62.6, 9.6, -62.6, 9.6, -64.4, 16.4, -64.4, 16.4, -62.6, 15.6, -62.6, 15.6, -53));
  return [
    fill(polygon(facade), 'black'),
    fill(chimney, 'black'),
    ...side,
    ...moved(side, mirror(0)),
    ...moved(face(), [1, 0, 0, 1, 0, -37.6]),
  ];
}

/** Two guests at the door, 10 high, their feet at the origin: a sheet with eyes and a pointed hat with a light. */
export function guests(): Mark[] {
  return [
    fill(curve(way(-4.8, 0.2, -4.4, -5.6, -3, -7.8, -1.4, -5.8, -0.6, 0.4, -1.7, -0.3, -2.8, 0.6, -3.8, -0.2), { closed: true }), 'ghost'),
    fill([...circle([-3.4, -5.6], 0.32), ...circle([-2.3, -5.6], 0.32)], 'black'),
    fill(
      [
        ...polygon(way(0.5, 1.2, 1.2, -4.6, 3.4, -4.8, 4.4, 1.2)),
        ...circle([2.2, -5.6], 1.2),
        ...polygon(way(0.3, -6, 2.4, -10.6, 4.2, -6.3)),
        ...polygon(way(-0.3, -5.6, 4.9, -6.1, 4.9, -5.5, -0.3, -5)),
        ...polygon(way(1.4, -3.6, 1.5, -2.9, -0.3, -1.7, -0.5, -2.3)),
      ],
      'black',
    ),
    fill(circle([-0.3, -1.2], 0.85), 'eye'),
  ];
}

/** Grass in one path, along the line `top`. */
export function grass(rnd: Random, from: number, to: number, top: (x: number) => number, ink: string): Mark {
  const blades: Path[] = [];
  for (let x = from; x < to; x += rnd.between(0.9, 2.6)) {
    const lean = rnd.spread(1.3);
    const tall = rnd.between(1.2, 3.4);
    const y = top(x) + 0.5;
    blades.push(
      polygon([
        [x - 0.22, y],
        [x + lean, y - tall],
        [x + 0.22, y],
      ]),
    );
  }
  return fill(blades.flat(), ink);
}

/** Stars in one path, where `free` allows them. */
export function stars(
  rnd: Random,
  count: number,
  box: { x: number; y: number; width: number; height: number },
  free: (at: Point) => boolean,
): Mark {
  const all: Path[] = [];
  for (let i = 0; i < count; i++) {
    const at: Point = [box.x + rnd.next() * box.width, box.y + rnd.next() * box.height];
    const radius = rnd.between(0.15, 0.36);
    if (free(at)) all.push(circle(at, radius));
  }
  return fill(all.flat(), 'star');
}
