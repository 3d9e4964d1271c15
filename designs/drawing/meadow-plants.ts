/** Meadow plants on their stems: umbels, cornflowers, poppies, barley and grass, each grown from a foot to a height. */
import { blob, dot } from './curve.ts';
import { fill, type Mark } from './drawing.ts';
import { leaf } from './leaf.ts';
import { add, direction, type Point, polar } from './path.ts';
import type { Random } from './random.ts';
import { pen, sliver } from './stroke.ts';

/** Inks: stem tones, bloom tones and the few dark and light accents of the flowers. */
export type MeadowInks = {
  stem: string;
  bloom: string;
  bloomLight: string;
  bloomDark: string;
  heart: string;
};

/** The way of a stem: from below the edge to the height, leaning by `lean` mm at the top. */
export function stemWay(x: number, foot: number, height: number, lean: number): Point[] {
  return [
    [x, foot + 4],
    [x + lean * 0.15, foot - height * 0.4],
    [x + lean * 0.55, foot - height * 0.75],
    [x + lean, foot - height],
  ];
}

export function stem(rnd: Random, points: readonly Point[], width: number, ink: string): Mark {
  return fill(pen(rnd, points, width, width * 0.45, 4), ink);
}

export function blade(rnd: Random, x: number, foot: number, height: number, lean: number, width: number, ink: string): Mark {
  const points: Point[] = [
    [x, foot + 4],
    [x + lean * 0.2, foot - height * 0.5],
    [x + lean, foot - height],
  ];
  return fill(pen(rnd, points, width, 0.1, 2), ink);
}

/** Thirteen rays, each ending in a small crown of dots. */
export function umbel(rnd: Random, at: Point, radius: number, heading: number, ray: string, crown: string): Mark[] {
  const marks: Mark[] = [];
  const dots: Mark[] = [];
  for (let i = 0; i < 13; i++) {
    const angle = heading - 1.02 + (i * 2.04) / 12 + rnd.spread(0.05);
    const length = radius * rnd.between(0.86, 1.06) * (1 - (0.16 * Math.abs(i - 6)) / 6);
    const end: Point = [at[0] + Math.cos(angle) * length, at[1] + Math.sin(angle) * length * 0.9];
    const middle: Point = [at[0] + Math.cos(angle) * length * 0.5, at[1] + Math.sin(angle) * length * 0.42];
    marks.push(fill(pen(rnd, [at, middle, end], 0.22, 0.15, 1), ray));
    for (let j = 0; j < 5; j++) {
      const tip = polar(end, angle - 1.1 + j * 0.55, radius * 0.2 * rnd.between(0.7, 1.15));
      dots.push(fill(dot(tip, rnd.between(0.3, 0.5)), crown));
    }
    marks.push(fill(sliver(end, polar(end, angle - 0.6, radius * 0.17), 0.16, 0.16), ray));
    marks.push(fill(sliver(end, polar(end, angle + 0.6, radius * 0.17), 0.16, 0.16), ray));
  }
  return [...marks, ...dots];
}

/** Two rings of blunt petals over a calyx with light ticks. */
export function cornflower(rnd: Random, at: Point, radius: number, inks: MeadowInks & { tick: string }): Mark[] {
  const marks: Mark[] = [];
  for (const row of [0, 1]) {
    for (let i = 0; i < 9; i++) {
      const angle = -2.75 + (i * 2.35) / 8 + rnd.spread(0.1) + row * 0.12;
      const length = radius * (row ? 0.72 : 1) * rnd.between(0.85, 1.1);
      marks.push(
        fill(
          leaf(at, angle, length, length * 0.2, { widest: 0.78, tip: 0.5, bend: rnd.spread(0.3), steps: 5 }).outline,
          row ? inks.bloomLight : inks.bloom,
        ),
      );
    }
  }
  marks.push(
    fill(leaf(add(at, [0, radius * 0.55]), -Math.PI / 2, radius * 0.72, radius * 0.24, { widest: 0.4, tip: 0.6 }).outline, inks.stem),
  );
  for (let i = 0; i < 5; i++) {
    const from = add(at, [radius * (i * 0.075 - 0.15), radius * 0.35]);
    marks.push(fill(pen(rnd, [from, add(at, [radius * (i * 0.06 - 0.12), 0.1])], 0.17, 0.12, 2), inks.tick));
  }
  return marks;
}

/** Three dark petals behind, heart and stamens, two light petals in front, all finely veined. */
export function poppy(rnd: Random, at: Point, radius: number, inks: MeadowInks): Mark[] {
  const petal = (angle: number, long: number, wide: number, ink: string): Mark[] => {
    const shape = leaf(at, angle, radius * long * rnd.between(0.95, 1.08), radius * wide, {
      widest: 0.7,
      tip: 0.38,
      ripple: 0.08,
      steps: 8,
      bend: rnd.spread(0.15),
    });
    const veins = [-2, -1, 0, 1, 2].map((i) => {
      const vein = shape.middle.slice(3, 8).map((point, j): Point => {
        const apart = i * 0.17 * radius * wide * 2.2 * Math.min(1, ((j + 3) / 8) * 1.6);
        return [point[0] - Math.sin(angle) * apart, point[1] + Math.cos(angle) * apart];
      });
      return fill(pen(rnd, [vein[0] as Point, vein[2] as Point, vein[4] as Point], 0.18, 0.1, 1), inks.bloomDark);
    });
    return [fill(shape.outline, ink), ...veins];
  };
  const middle: Point = add(at, [0, -radius * 0.52]);
  const stamens = Array.from({ length: 11 }, (_, i) => {
    const angle = -3.3 + i * 0.34;
    const end: Point = [middle[0] + Math.cos(angle) * radius * rnd.between(0.2, 0.33), middle[1] + Math.sin(angle) * radius * 0.22];
    return [fill(sliver(middle, end, 0.16, 0.15), inks.heart), fill(dot(end, 0.22), inks.heart)];
  }).flat();
  return [
    ...petal(-2.2, 1, 0.5, inks.bloom),
    ...petal(-0.95, 1, 0.5, inks.bloom),
    ...petal(-1.57, 1.08, 0.55, inks.bloom),
    fill(blob(rnd, middle, radius * 0.17, 0.08, 8), inks.heart),
    ...stamens,
    ...petal(-2.35, 0.72, 0.42, inks.bloomLight),
    ...petal(-0.8, 0.72, 0.42, inks.bloomLight),
  ];
}

/** A nodding bud on a bent stem. */
export function noddingBud(rnd: Random, x: number, foot: number, height: number, ink: string): Mark[] {
  const points: Point[] = [
    [x, foot + 4],
    [x - 1, foot - height * 0.45],
    [x + 2, foot - height * 0.9],
    [x - 1, foot - height],
    [x - 3.4, foot - height + 3.5],
  ];
  return [
    fill(pen(rnd, points, 0.5, 0.3, 4), ink),
    fill(leaf([x - 3.3, foot - height + 2.3], 1.75, 5.2, 1.5, { widest: 0.45, tip: 0.7 }).outline, ink),
  ];
}

/** An ear of grain at the end of a stem; awns are wide enough for foil. */
export function barley(_rnd: Random, points: readonly Point[], grain: string): Mark[] {
  const end = points.at(-1) as Point;
  const heading = direction(points.at(-2) as Point, end);
  const marks: Mark[] = [];
  for (let i = 0; i < 9; i++) {
    for (const side of [1, -1]) {
      const base = polar(end, heading, i * 1.35);
      marks.push(fill(leaf(polar(base, heading + side * 1.2, 0.3), heading + side * 0.5, 2.1, 0.42, { widest: 0.45 }).outline, grain));
      if (i % 2 === 1 || i === 8)
        marks.push(fill(sliver(polar(base, heading + side * 0.4, 2.1), polar(base, heading + side * 0.22, 8), 0.3, 0.24), grain));
    }
  }
  return marks;
}
