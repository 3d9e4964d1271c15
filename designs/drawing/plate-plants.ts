/** Fruit and leaves as old botanical plates show them: flat tints, stippled shade, veined leaves, a thin outline. */

import { multiply } from '#core/values/matrix.ts';
import { blob, circle, curve, polygon } from './curve.ts';
import { fill, type Mark, moved, outline } from './drawing.ts';
import { leaf } from './leaf.ts';
import { direction, type Path, type Point, polar, shift, turn } from './path.ts';
import type { Random } from './random.ts';
import { pen, sliver, swell } from './stroke.ts';

/** A leaf with side veins and an outline. `ink` has -dark and -rib tones. */
export function plateLeaf(rnd: Random, base: Point, angle: number, length: number, width: number, bend: number, ink: string): Mark[] {
  const one = leaf(base, angle, length, width, { bend, lopsided: rnd.between(-0.1, 0.15), widest: 0.45, tip: 1.1, steps: 9 });
  const marks = [fill(one.outline, ink), fill(one.half, `${ink}-dark`)];
  for (let i = 1; i < 8; i++) {
    const from = one.middle[i] as Point;
    for (const side of [one.left, one.right]) {
      const to = side[Math.min(9, i + 1)] as Point;
      const end: Point = [from[0] * 0.14 + to[0] * 0.86, from[1] * 0.14 + to[1] * 0.86];
      marks.push(fill(sliver(from, end, 0.22, 0.13), `${ink}-rib`));
    }
  }
  marks.push(fill(pen(rnd, one.middle.slice(0, -1), Math.max(0.3, width * 0.08), 0.14, 2), `${ink}-rib`));
  marks.push(outline(one.outline, 'leaf-line', 0.22));
  return marks;
}

/** Dots on an ellipse, denser away from the light; one shape, so that it costs little. */
export function stipple(
  rnd: Random,
  [x, y]: Point,
  rx: number,
  ry: number,
  rotation: number,
  tries: number,
  light: number,
  ink: string,
): Mark {
  const path: Path[] = [];
  for (let i = 0; i < tries; i++) {
    const a = rnd.next() * Math.PI * 2;
    const q = Math.sqrt(rnd.next()) * 0.97;
    const [u, v] = [Math.cos(a) * q, Math.sin(a) * q];
    const shade = (-(u * Math.cos(light - rotation) + v * Math.sin(light - rotation)) + 1) / 2;
    const keep = rnd.next();
    const size = rnd.between(0.1, 0.19);
    if (keep > shade ** 2.3 + 0.03) continue;
    const [dx, dy] = [u * rx, v * ry];
    const at: Point = [x + dx * Math.cos(rotation) - dy * Math.sin(rotation), y + dx * Math.sin(rotation) + dy * Math.cos(rotation)];
    path.push(polygon(Array.from({ length: 5 }, (_, k) => polar(at, (k / 5) * Math.PI * 2 + a, size))));
  }
  return fill(path.flat(), ink);
}

const lightFrom = -2.2;

/** A lemon of half length `size`; `rotation` points to its nipple. */
export function lemon(rnd: Random, [x, y]: Point, size: number, rotation: number): Mark[] {
  const points = Array.from({ length: 26 }, (_, i): Point => {
    const t = (i / 26) * Math.PI * 2;
    let [u, v] = [Math.cos(t), Math.sin(t) * 0.73];
    if (u > 0.86) {
      u += (0.24 * (u - 0.86)) / 0.14;
      v *= 0.62;
    }
    if (u < -0.93) u -= 0.07;
    u *= 1 + rnd.spread(0.012);
    return [x + (u * Math.cos(rotation) - v * Math.sin(rotation)) * size, y + (u * Math.sin(rotation) + v * Math.cos(rotation)) * size];
  });
  const body = curve(points, { closed: true });
  const shine = polar([x, y], lightFrom, size * 0.3);
  return [
    fill(body, 'fruit'),
    ...[0.46, 0.3].map((share, i) => fill(blob(rnd, shine, size * share, 0.12, 9), i === 0 ? 'fruit-light' : 'fruit-lighter')),
    stipple(rnd, [x, y], size * 0.96, size * 0.7, rotation, Math.round(size * size * 5.4), lightFrom, 'fruit-dark'),
    outline(body, 'fruit-dark', 0.25),
  ];
}

/** A slice across a lemon. */
export function lemonSlice(rnd: Random, at: Point, radius: number): Mark[] {
  const marks = [fill(blob(rnd, at, radius, 0.015, 14), 'fruit'), fill(blob(rnd, at, radius * 0.9, 0.012, 14), 'flesh-light')];
  for (let i = 0; i < 9; i++) {
    const a = i * 0.698 + 0.2;
    const wedge = leaf(polar(at, a, 0.09 * radius), a, radius * 0.79, radius * 0.225, { widest: 0.76, tip: 0.42, steps: 8 });
    marks.push(fill(wedge.outline, 'flesh'));
    marks.push(
      fill(pen(rnd, wedge.middle.slice(2, 8), 0.2, 0.14, 2), 'flesh-light'),
      fill(pen(rnd, wedge.left.slice(2, 8), 0.18, 0.13, 2), 'flesh-dark'),
    );
  }
  return [...marks, outline(circle(at, radius), 'fruit-dark', 0.22)];
}

/** A citrus flower from above. */
export function blossom(rnd: Random, at: Point, radius: number): Mark[] {
  const marks: Mark[] = [];
  for (let i = 0; i < 5; i++) {
    const petal = leaf(at, i * 1.257 - 0.4, radius * rnd.between(0.92, 1.08), radius * 0.3, {
      widest: 0.55,
      tip: 0.7,
      bend: rnd.spread(0.25),
    });
    marks.push(fill(petal.outline, 'petal'), fill(petal.half, 'petal-dark'), outline(petal.outline, 'petal-line', 0.17));
  }
  for (let i = 0; i < 10; i++) {
    const end = polar(at, i * 0.628, radius * rnd.between(0.28, 0.42));
    marks.push(fill(pen(rnd, [at, end], 0.2, 0.14, 2), 'petal-line'), fill(circle(end, 0.42), 'fruit'));
  }
  return marks;
}

/** Half widths of a fig from stalk to foot, as shares of its length. */
const figProfile = [0.055, 0.075, 0.12, 0.19, 0.275, 0.345, 0.39, 0.405, 0.39, 0.335, 0.215, 0];

function figShape(length: number, share: number): Path {
  const points = (side: number) =>
    figProfile.map(
      (half, i): Point => [side * half * length * share, ((i / (figProfile.length - 1) - 0.5) * share + (1 - share) * 0.05) * length],
    );
  return curve([...points(1), ...points(-1).reverse().slice(1)], { closed: true });
}

/** A whole fig; stalk end up at rotation 0. */
export function fig(rnd: Random, at: Point, length: number, rotation: number): Mark[] {
  const local: Mark[] = [fill(figShape(length, 1), 'fruit')];
  const rib = (k: number, ink: string, width: number) => {
    const points = figProfile.slice(1, -1).map((half, i): Point => [half * length * k, ((i + 1) / (figProfile.length - 1) - 0.5) * length]);
    return fill(swell(rnd, points.slice(0, -1), width, 3), ink);
  };
  local.push(
    ...[-0.72, -0.45, -0.2].map((k) => rib(k, 'fruit-light', length * 0.02)),
    ...[0.15, 0.42, 0.66, 0.84].map((k) => rib(k, 'fruit-line', length * 0.012)),
  );
  local.push(
    fill(
      pen(
        rnd,
        [
          [0, -length * 0.49],
          [length * 0.03, -length * 0.58],
          [length * 0.02, -length * 0.66],
        ],
        length * 0.075,
        length * 0.1,
        4,
      ),
      'stem',
    ),
  );
  local.push(
    stipple(
      rnd,
      [0, length * 0.12],
      length * 0.37,
      length * 0.36,
      0,
      Math.round(length * length * 1.5),
      lightFrom - rotation,
      'fruit-dark',
    ),
  );
  local.push(outline(figShape(length, 1), 'fruit-dark', 0.25));
  return moved(local, multiply(shift(at[0], at[1]), turn(rotation)));
}

/** Half a fig, cut lengthwise: rind, pale flesh, red middle, seeds. */
export function figHalf(rnd: Random, at: Point, length: number, rotation: number): Mark[] {
  const local: Mark[] = [
    fill(figShape(length, 1), 'fruit'),
    fill(figShape(length, 0.93), 'flesh-light'),
    fill(figShape(length, 0.74), 'flesh'),
  ];
  const core: Point = [0, length * 0.13];
  for (let i = 0; i < 46; i++) {
    const a = (i / 46) * Math.PI * 2 + rnd.spread(0.05);
    const up = Math.max(0, -Math.sin(a));
    const reach = length * (0.235 + 0.1 * up * up);
    const from = polar(core, a, reach * rnd.between(0.3, 0.45));
    const to = polar(core, a, reach * rnd.between(0.85, 0.98));
    local.push(fill(pen(rnd, [from, to], 0.2, 0.34, 2), i % 3 === 0 ? 'flesh-dark' : 'flesh-pale'));
    if (i % 2 === 0) local.push(fill(blob(rnd, polar(core, a, reach * rnd.between(0.6, 0.95)), length * 0.016, 0.2, 5), 'flesh-seed'));
  }
  local.push(fill(blob(rnd, core, length * 0.06, 0.25, 9), 'flesh-dark'));
  local.push(
    fill(
      pen(
        rnd,
        [
          [0, -length * 0.49],
          [-length * 0.02, -length * 0.6],
        ],
        length * 0.075,
        length * 0.095,
        4,
      ),
      'stem',
    ),
  );
  local.push(outline(figShape(length, 1), 'fruit-dark', 0.25));
  return moved(local, multiply(shift(at[0], at[1]), turn(rotation)));
}

/** A fig leaf of five blunt lobes. */
export function figLeaf(rnd: Random, base: Point, angle: number, size: number, ink: string): Mark[] {
  const lobes = [
    [-1.5, 0.56, 0.17],
    [1.5, 0.54, 0.17],
    [-0.74, 0.84, 0.19],
    [0.74, 0.82, 0.19],
    [0, 1, 0.2],
  ] as const;
  const origin = polar(base, angle, size * 0.18);
  const shapes = lobes.map(([turned, long, wide]) =>
    leaf(origin, angle + turned + rnd.spread(0.06), size * long, size * wide, {
      widest: 0.58,
      tip: 0.62,
      bend: rnd.spread(0.25) - turned * 0.12,
      ripple: 0.05,
      steps: 10,
    }),
  );
  const marks: Mark[] = [fill(pen(rnd, [base, origin], 0.6, 0.5, 3), 'stem')];
  for (const shape of shapes) marks.push(outline(shape.outline, 'leaf-line', 0.36));
  for (const shape of shapes) marks.push(fill(shape.outline, ink));
  marks.push(fill(blob(rnd, polar(origin, angle, size * 0.16), size * 0.21, 0.06, 9), ink));
  for (const shape of shapes.slice(2)) marks.push(fill(shape.half, `${ink}-dark`));
  for (const { middle, left, right } of shapes) {
    marks.push(fill(pen(rnd, middle.slice(0, -1), size * 0.016, 0.16, 2), `${ink}-rib`));
    for (let i = 3; i < 9; i += 2)
      for (const side of [left, right]) {
        const from = middle[i] as Point;
        const to = side[i + 1] as Point;
        marks.push(fill(pen(rnd, [from, [from[0] * 0.25 + to[0] * 0.75, from[1] * 0.25 + to[1] * 0.75]], 0.2, 0.13, 2), `${ink}-rib`));
      }
  }
  return marks;
}

/** An olive hanging from a node. */
export function oliveFruit(rnd: Random, node: Point, angle: number, length: number, ripe: boolean): Mark[] {
  const stalk = polar(node, angle, length * 0.42);
  const at = polar(stalk, angle + rnd.spread(0.2), length * 0.48);
  const rotation = direction(stalk, at);
  const points = Array.from({ length: 12 }, (_, i): Point => {
    const t = (i / 12) * Math.PI * 2;
    const [u, v] = [Math.cos(t) * length * (Math.cos(t) > 0.9 ? 0.55 : 0.5), Math.sin(t) * length * 0.36];
    return [at[0] + u * Math.cos(rotation) - v * Math.sin(rotation), at[1] + u * Math.sin(rotation) + v * Math.cos(rotation)];
  });
  const body = curve(points, { closed: true });
  const [tone, light, dark] = ripe ? ['fruit', 'fruit-light', 'fruit-dark'] : ['flesh', 'flesh-light', 'flesh-dark'];
  return [
    fill(pen(rnd, [node, stalk], 0.4, 0.34, 3), 'stem'),
    fill(body, tone as string),
    fill(blob(rnd, polar(at, lightFrom, length * 0.17), length * 0.13, 0.12, 7), light as string),
    stipple(rnd, at, length * 0.48, length * 0.33, rotation, Math.round(length * length * 3.4), lightFrom, dark as string),
    outline(body, dark as string, 0.22),
  ];
}
