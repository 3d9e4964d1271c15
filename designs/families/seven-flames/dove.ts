/** A dove whose wing is seven flames: the seven gifts of the Spirit. Neighbouring flames overprint in an ink of their own. */
import { multiply } from '#core/values/matrix.ts';
import { circle, curve } from '#designs/drawing/curve.ts';
import { fill } from '#designs/drawing/drawing.ts';
import type { Layer } from '#designs/drawing/layer.ts';
import { movedPath, type Path, type Point, polar, scale, shift, way } from '#designs/drawing/path.ts';

export const flameCount = 7;

type Flame = { root: Point; angle: number; length: number; width: number; bend: number };

/** A bent spindle, widest at a third of its length. */
export function flame({ root, angle, length, width, bend }: Flame): Path {
  const steps = 14;
  const left: Point[] = [];
  const right: Point[] = [];
  let at = root;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const half = (width / 2) * Math.sin(Math.PI * t ** 0.62) ** 0.95;
    const along = angle + bend * t;
    left.push(polar(at, along + Math.PI / 2, half));
    right.push(polar(at, along - Math.PI / 2, half));
    at = polar(at, along, length / steps);
  }
  return [...curve(left), ...curve(right.reverse(), { joined: true }), { op: 'Z', points: [] }];
}

/** Flames from first to last, and over each what it shares with the one before. */
export function overprinted(flames: readonly Path[]): Layer[] {
  const plain: Layer = { marks: flames.map((path, i) => fill(path, `flame${i + 1}`)) };
  return [plain, ...flames.slice(1).map((path, i): Layer => ({ marks: [fill(path, `both${i + 1}`)], clip: flames[i] as Path }))];
}

function wing(): Path[] {
  return Array.from({ length: flameCount }, (_, i) => {
    const t = i / (flameCount - 1);
    return flame({
      root: [53 + t * 9, 79 - 2 * Math.sin(t * 3)],
      angle: ((-179 + 98 * t) * Math.PI) / 180,
      length: 36 + 29 * Math.sin(Math.PI * (0.12 + 0.66 * t)),
      width: 14.5 + 3 * Math.sin(t * Math.PI),
      bend: 0.42,
    });
  });
}

function body(): Path {
  const back = way(6.6, 92, 22, 89.4, 38, 84, 50, 78.4, 62, 74.2, 70, 71.2, 75, 67.2, 80.6, 65.5, 85.3, 67.5, 87.6, 71.4);
  const belly = way(87.2, 76.4, 85.6, 82.4, 81.2, 90.2, 73.2, 97.2, 62.6, 100.8, 50, 101, 36, 98.8, 24, 98.6, 11.4, 102.8);
  const [throat, ...under] = belly as [Point, ...Point[]];
  return [
    ...curve(back),
    { op: 'L', points: [[94.4, 73.6]] },
    { op: 'L', points: [throat] },
    ...curve([throat, ...under], { joined: true }),
    { op: 'L', points: [[12.4, 97.3]] },
    { op: 'Z', points: [] },
  ];
}

/** The whole bird, 88 × 89 mm before it is scaled; `at` is where the upper left corner of its 105 × 148 card would be. */
export function dove(at: Point, by: number): Layer[] {
  const matrix = multiply(shift(at[0], at[1]), scale(by));
  const placed = (path: Path) => movedPath(path, matrix);
  return [
    ...overprinted(wing().map(placed)),
    { marks: [fill(placed(body()), 'body'), fill(placed(circle([82.4, 71.4], 0.95)), 'ground')] },
  ];
}

/** Seven flames side by side, rising from a foot line; they lean to the right. */
export function fire(from: number, to: number, foot: number, height: number): Layer[] {
  const heights = [0.62, 0.86, 0.74, 1, 0.8, 0.92, 0.6];
  const step = (to - from) / (flameCount - 1);
  return overprinted(
    heights.map((share, i) =>
      flame({ root: [from + step * i, foot], angle: -1.95, length: height * share, width: step * 1.45, bend: 0.6 }),
    ),
  );
}
