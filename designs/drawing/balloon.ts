/** Hot-air balloons of sewn gores with a patterned belt, clouds and striped fields. Flat tints, light from the left. */

import { multiply } from '#core/values/matrix.ts';
import { circle, curve, polygon } from './curve.ts';
import { fill, type Mark, moved } from './drawing.ts';
import { type Path, type Point, scale, shift, turn } from './path.ts';
import type { Random } from './random.ts';
import { sliver } from './stroke.ts';

/** Half width by height, from crown to neck, as shares of the radius. */
const profile = [0.02, 0.33, 0.56, 0.74, 0.87, 0.955, 1, 0.99, 0.93, 0.82, 0.67, 0.5, 0.33, 0.21];
const tall = 2.3;

function halfAt(t: number): number {
  const at = Math.max(0, Math.min(1, t)) * (profile.length - 1);
  const i = Math.min(profile.length - 2, Math.floor(at));
  const [a = 0, b = 0] = [profile[i], profile[i + 1]];
  return a + (b - a) * (at - i);
}

/** A point on the envelope: `turnedShare` -1 left rim to 1 right rim, `t` 0 crown to 1 neck; bands sag towards the viewer. */
function onSkin(turnedShare: number, t: number, sag = 0.09): Point {
  const half = halfAt(t);
  const x = half * Math.sin((turnedShare * Math.PI) / 2);
  return [x, t * tall - 1 + sag * half * Math.cos((turnedShare * Math.PI) / 2) * (t > 0.04 && t < 0.97 ? 1 : 0.3)];
}

function patch(from: number, to: number, top: number, foot: number): Path {
  const steps = Math.max(3, Math.round((foot - top) * 16));
  const left = Array.from({ length: steps + 1 }, (_, i) => onSkin(from, top + ((foot - top) * i) / steps));
  const right = Array.from({ length: steps + 1 }, (_, i) => onSkin(to, top + ((foot - top) * i) / steps));
  return polygon([...left, ...right.reverse()]);
}

export type BalloonLook = {
  /** Inks of the gores in turn; each has a -dark tone. */
  gores: readonly string[];
  count: number;
  belt?: 'zigzag' | 'dots' | 'scallops';
  beltInk: string;
  beltGround: string;
};

/** A balloon of radius 1 about 0, 0, basket below; inks 'basket', 'basket-dark', 'rope'. */
function unit({ gores, count, belt, beltInk, beltGround }: BalloonLook): Mark[] {
  const marks: Mark[] = [];
  const edge = (i: number) => -1 + (2 * i) / count;
  for (let i = 0; i < count; i++) {
    const ink = gores[i % gores.length] as string;
    marks.push(fill(patch(edge(i) - (i > 0 ? 0.004 : 0), edge(i + 1), 0, 1), i >= count * 0.66 ? `${ink}-dark` : ink));
  }
  if (belt) {
    const [top, foot] = [0.4, 0.56];
    marks.push(fill(patch(-1, 1, top, foot), beltGround));
    const tooth = count;
    for (let i = 0; i < tooth; i++) {
      const [a, b] = [-1 + (2 * i) / tooth, -1 + (2 * (i + 1)) / tooth];
      const mid = (a + b) / 2;
      if (belt === 'zigzag')
        marks.push(
          fill(polygon([onSkin(a, top + 0.02), onSkin(mid, top + 0.02), onSkin(b, top + 0.02), onSkin(mid, foot - 0.025)]), beltInk),
        );
      else if (belt === 'dots') {
        const width = Math.cos((mid * Math.PI) / 2) * 0.05 + 0.012;
        const [x, y] = onSkin(mid, (top + foot) / 2);
        marks.push(fill(moved([fill(circle([0, 0], 1), beltInk)], [width, 0, 0, 0.062, x, y])[0]?.path ?? [], beltInk));
      } else
        marks.push(
          fill(
            curve(
              [
                onSkin(a, top),
                onSkin(a + (b - a) * 0.2, foot - 0.05),
                onSkin(mid, foot - 0.02),
                onSkin(b - (b - a) * 0.2, foot - 0.05),
                onSkin(b, top),
              ],
              { closed: true },
            ),
            beltInk,
          ),
        );
    }
    for (const t of [top, foot]) marks.push(fill(patch(-1, 1, t - 0.009, t + 0.009), beltInk));
  }
  const neck = tall - 1;
  const [width, gap, deep] = [0.2, 0.3, 0.24];
  for (const x of [-0.19, -0.06, 0.06, 0.19])
    marks.push(fill(sliver([x * 0.95, neck - 0.03], [x * 0.92, neck + gap], 0.014, 0.014), 'rope'));
  const basket = (inset: number, top: number, foot: number) =>
    polygon([
      [-width + inset, neck + top],
      [width - inset, neck + top],
      [width * 0.86 - inset, neck + foot],
      [-width * 0.86 + inset, neck + foot],
    ]);
  marks.push(fill(basket(0, gap, gap + deep), 'basket'));
  for (const t of [0.3, 0.55, 0.8])
    marks.push(
      fill(
        polygon([
          [-width * 0.96, neck + gap + deep * t],
          [width * 0.96, neck + gap + deep * t],
          [width * 0.95, neck + gap + deep * t + 0.022],
          [-width * 0.95, neck + gap + deep * t + 0.022],
        ]),
        'basket-dark',
      ),
    );
  marks.push(
    fill(
      polygon([
        [-width - 0.025, neck + gap - 0.035],
        [width + 0.025, neck + gap - 0.035],
        [width + 0.025, neck + gap + 0.03],
        [-width - 0.025, neck + gap + 0.03],
      ]),
      'basket-dark',
    ),
  );
  return marks;
}

export function balloon([x, y]: Point, radius: number, lean: number, look: BalloonLook): Mark[] {
  return moved(unit(look), multiply(shift(x, y), multiply(turn(lean), scale(radius))));
}

/** A flat-footed cloud about `width` wide: round heads on a level base. */
export function cloud(rnd: Random, [x, y]: Point, width: number, ink: string): Mark[] {
  const heads = [
    [-0.33, 0.1],
    [-0.13, 0.165],
    [0.12, 0.2],
    [0.31, 0.125],
  ] as const;
  const side = rnd.chance(0.5) ? 1 : -1;
  const foot = 0.06 * width;
  const base = curve(
    [
      [x - width / 2, y],
      [x - width * 0.46, y - foot],
      [x, y - foot * 1.1],
      [x + width * 0.46, y - foot],
      [x + width / 2, y],
      [x + width * 0.45, y + foot * 0.3],
      [x - width * 0.45, y + foot * 0.3],
    ],
    { closed: true },
  );
  const puffs = heads.map(([dx, r]) => circle([x + side * dx * width, y - r * width * 0.62], r * width * rnd.between(0.92, 1.06)));
  return [fill([...base, ...puffs.flat()], ink)];
}

/** Rolling fields with rows: three hills, the nearest striped, hedges as dots of trees. */
export function fields(rnd: Random, width: number, top: number, foot: number): Mark[] {
  const span = foot - top;
  const hill = (points: readonly Point[], ink: string): Mark =>
    fill(
      [...curve(points), { op: 'L', points: [[width + 4, foot + 4]] }, { op: 'L', points: [[-4, foot + 4]] }, { op: 'Z', points: [] }],
      ink,
    );
  const at = (...points: readonly (readonly [number, number])[]): Point[] => points.map(([x, y]) => [x * width, top + y * span]);
  const marks: Mark[] = [hill(at([-0.06, 0.3], [0.2, 0.08], [0.46, 0.26], [0.74, 0.02], [1.06, 0.22]), 'field1')];
  for (const [from, to, base] of [
    [0.02, 0.16, 0.34],
    [0.6, 0.78, 0.31],
  ] as const)
    for (let i = 0; i < 12; i++) {
      const x = from + ((to - from) * i) / 11 + rnd.spread(0.006);
      const r = span * rnd.between(0.03, 0.06);
      marks.push(fill(circle([x * width, top + base * span - r * 0.2 + rnd.spread(span * 0.012)], r), 'field3-dark'));
    }
  marks.push(hill(at([-0.06, 0.34], [0.16, 0.36], [0.5, 0.52], [0.8, 0.3], [1.06, 0.4]), 'field2'));
  for (let i = 0; i < 9; i++) {
    const x = 0.56 + i * 0.055;
    marks.push(
      fill(
        sliver(
          [x * width, top + span * (0.44 - 0.06 * Math.sin((x - 0.5) * 5))],
          [(x - 0.1 + i * 0.016) * width, top + span * 1.1],
          0.3,
          1.3,
        ),
        'field2-dark',
      ),
    );
  }
  marks.push(hill(at([-0.06, 0.52], [0.2, 0.56], [0.46, 0.8], [0.8, 0.74], [1.06, 0.6]), 'field3'));
  for (let i = 0; i < 6; i++)
    marks.push(
      fill(
        sliver([width * (i * 0.055 - 0.02), top + span * (0.58 + 0.018 * i)], [width * (i * 0.13 - 0.18), foot + 4], 0.35, 1.7),
        'field3-dark',
      ),
    );
  return marks;
}
