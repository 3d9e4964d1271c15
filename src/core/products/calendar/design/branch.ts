/** A branch with leaves in pairs, as paths of whole numbers on a board. */
import { sineCosine } from '#core/values/sine.ts';

export type TwigDrawing = { board: { width: number; height: number }; stem: string; dark: string; light: string };

type Point = readonly [x: number, y: number];

/** Along a quadratic curve, 0..1. */
function along([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point, t: number): Point {
  const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
  return [a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2];
}

function turned([x, y]: Point, degrees: number): Point {
  const { sine, cosine } = sineCosine(degrees);
  return [x * cosine - y * sine, x * sine + y * cosine];
}

/** One side of a leaf from its foot to its tip and back, as wide as `share` of its length. */
function leaf([x, y]: Point, [dx, dy]: Point, share: number): string {
  const at = (far: number, side: number) =>
    `${Math.round(x + dx * far - dy * side * share)} ${Math.round(y + dy * far + dx * side * share)}`;
  return `M ${at(0, 0)} C ${at(0.22, 0.66)} ${at(0.68, 0.6)} ${at(1, 0)} C ${at(0.7, -0.58)} ${at(0.24, -0.64)} ${at(0, 0)} Z`;
}

/** Half of a leaf, for its light side. */
function halfLeaf([x, y]: Point, [dx, dy]: Point, share: number): string {
  const at = (far: number, side: number) =>
    `${Math.round(x + dx * far - dy * side * share)} ${Math.round(y + dy * far + dx * side * share)}`;
  return `M ${at(0.02, 0)} C ${at(0.24, 0.54)} ${at(0.68, 0.48)} ${at(0.97, 0)} C ${at(0.66, 0.06)} ${at(0.3, 0.06)} ${at(0.02, 0)} Z`;
}

/**
 * From the lower left to the upper right of the board, bent upwards. `pairs` of leaves grow smaller towards the tip; `share` is how wide a
 * leaf is for its length.
 */
export function branch(width: number, height: number, pairs: number, { share = 0.34, reach = 0.34 } = {}): TwigDrawing {
  const from: Point = [0, height];
  const bend: Point = [width * 0.42, height * 0.78];
  const to: Point = [width, 0];
  const size = Math.sqrt(width * width + height * height) * reach;
  const dark: string[] = [];
  const light: string[] = [];
  const put = (foot: Point, direction: Point, length: number) => {
    const [dx, dy] = direction;
    const norm = Math.sqrt(dx * dx + dy * dy);
    const blade: Point = [(dx / norm) * length, (dy / norm) * length];
    dark.push(leaf(foot, blade, share));
    light.push(halfLeaf(foot, blade, share));
  };
  for (let pair = 0; pair < pairs; pair += 1) {
    const t = 0.12 + (0.82 * pair) / pairs;
    const foot = along(from, bend, to, t);
    const next = along(from, bend, to, t + 0.02);
    const direction: Point = [next[0] - foot[0], next[1] - foot[1]];
    const length = size * (0.55 + 0.45 * (1 - t)) * (pair % 2 === 0 ? 1 : 0.86);
    put(foot, turned(direction, 46), length);
    const other = along(from, bend, to, t + 0.03);
    put(other, turned(direction, -50), length * 0.94);
  }
  const last = along(from, bend, to, 0.96);
  put(last, [to[0] - last[0], to[1] - last[1]], size * 0.5);
  const half = Math.max(1, Math.round(size * 0.018));
  const round = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`;
  const stem = [
    `M ${round(from[0] - half, from[1])} C ${round(bend[0] * 0.66 - half, from[1] + (bend[1] - from[1]) * 0.66)} ${round(to[0] + (bend[0] - to[0]) * 0.66 - half, bend[1] * 0.66)} ${round(to[0], to[1])}`,
    `C ${round(to[0] + (bend[0] - to[0]) * 0.66 + half, bend[1] * 0.66 + half)} ${round(bend[0] * 0.66 + half, from[1] + (bend[1] - from[1]) * 0.66 + half)} ${round(from[0] + half, from[1])} Z`,
  ].join(' ');
  return { board: { width, height }, stem, dark: dark.join(' '), light: light.join(' ') };
}

/** The same branch in a mirror. `across`: left for right, else upside down. */
export function mirrored({ board, ...paths }: TwigDrawing, across: 'x' | 'y'): TwigDrawing {
  const flip = (d: string) =>
    d.replace(/(-?\d{1,9}) (-?\d{1,9})/g, (_, x: string, y: string) =>
      across === 'x' ? `${board.width - Number(x)} ${y}` : `${x} ${board.height - Number(y)}`,
    );
  return { board, stem: flip(paths.stem), dark: flip(paths.dark), light: flip(paths.light) };
}
