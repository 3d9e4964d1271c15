/** A fingerprint with a flame in it: one course of ridges, which take the inks of fire where the flame stands. */
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Point } from '#designs/drawing/path.ts';
import { contours, type Grid } from './contours.ts';

/** The middle of its whorl, half the width, what is above and below the middle, its lean to the right, and from ridge to ridge. */
export type Print = { middle: Point; side: number; up: number; down: number; lean: number; pitch: number; step: number };

/** Where a ridge begins or ends, in half widths from the middle, and the side it lies on. */
const ends = [
  [0.02, -0.12, 1],
  [0, 0.16, 1],
  [0.4, -0.5, -1],
  [-0.46, -0.2, -1],
  [-0.3, -0.86, 1],
  [0.62, 0.1, -1],
  [-0.62, 0.5, 1],
  [0.36, 0.66, -1],
  [-0.24, 0.9, -1],
  [0.12, -1.1, 1],
  [0.76, -0.5, 1],
  [-0.74, -0.56, -1],
  [0.7, 0.96, 1],
] as const;

/** 1 on the outline of the flame, 0 in its middle: inside it is round, further out it is drawn into a point. */
function flameAt(across: number, down: number): number {
  const [side, up, foot, bend] = [0.55, 1.3, 0.56, 0.3];
  const rise = Math.max(0, -down / up);
  const off = Math.abs(across - bend * (rise ** 2 - 0.42 * Math.sin(Math.PI * Math.min(1, rise))));
  const isInside = (share: number) => {
    const top = share * side + (up - side) * share ** 2;
    const along = (down + top) / (top + foot * share);
    if (along <= 0 || along >= 1) return false;
    const point = 0.5 + 0.95 * share;
    const widest = point / (point + 0.5);
    return off <= (side * share * along ** point * (1 - along) ** 0.5) / (widest ** point * (1 - widest) ** 0.5);
  };
  let [low, high] = [0, 1.4];
  for (let i = 0; i < 12; i++) {
    const half = (low + high) / 2;
    if (isInside(half)) high = half;
    else low = half;
  }
  return high;
}

/** Above zero on a ridge: arches over a whorl, which run out downwards. Lengths in half widths. */
function ridgeAt(across: number, down: number, { side, up, down: foot, pitch }: Print): number {
  const long = down < 0 ? down * 0.86 : down * (0.84 - 0.24 * Math.min(1, down / 1.5));
  const far = Math.hypot(across * (1 + 0.08 * Math.sin(down * 2.2)), long) + 0.03 * Math.sin(across * 4.4 + down * 3.1);
  const shifted = ends.reduce((sum, [endX, endY, sign]) => sum + sign * Math.atan2(down - endY, across - endX), 0);
  const uneven = Math.sin(across * 7.1 + Math.sin(down * 5.3)) * Math.sin(down * 6.4 + 2 * Math.sin(across * 3.7));
  const wave = Math.cos((2 * Math.PI * far * side) / pitch + shifted);
  const reach = down < 0 ? up / side : foot / side;
  const ragged = 0.025 * Math.sin(across * 23 + down * 9) + 0.02 * Math.sin(down * 31 - across * 5);
  return Math.min(wave + 0.12 + 0.34 * uneven, (1 + ragged - Math.hypot(across, down / reach)) * 14);
}

/** Inks from the edge of the print to the heart of the flame, from which share of the flame to which: each lies a little over the one before. */
const inks = [
  ['ridge', 0.95, 9],
  ['blaze', 0.67, 1],
  ['fire', 0.37, 0.72],
  ['heart', 0, 0.42],
] as const;

/** All ridges of one ink are one mark. */
export function fingerprint(print: Print, box: { x: number; y: number; width: number; height: number }): Mark[] {
  const { middle, side, up, down, lean, step } = print;
  const reach = Math.max(up, down) * Math.sin(Math.abs(lean)) + side;
  const left = Math.max(box.x, middle[0] - reach) - 2 * step;
  const top = Math.max(box.y, middle[1] - up - side * 0.2) - 2 * step;
  const right = Math.min(box.x + box.width, middle[0] + reach) + 2 * step;
  const foot = Math.min(box.y + box.height, middle[1] + down + side * 0.2) + 2 * step;
  const [columns, rows] = [Math.ceil((right - left) / step) + 1, Math.ceil((foot - top) / step) + 1];
  const nodes = Array.from({ length: columns * rows }, (_, node) => {
    const [column, row] = [node % columns, Math.floor(node / columns)];
    if (column === 0 || row === 0 || column === columns - 1 || row === rows - 1) return { ridge: -1, flame: 1 };
    const [x, y] = [left + column * step - middle[0], top + row * step - middle[1]];
    const across = (x * Math.cos(lean) + y * Math.sin(lean)) / side;
    const along = (y * Math.cos(lean) - x * Math.sin(lean)) / side;
    const ridge = ridgeAt(across, along, print);
    return { ridge, flame: flameAt(across, along) };
  });
  return inks.map(([ink, from, to]) => {
    const values = Float64Array.from(nodes, ({ ridge, flame }) => Math.min(ridge, (to - flame) * 12, from === 0 ? 1 : (flame - from) * 12));
    const grid: Grid = { at: [left, top], step, columns, rows, values };
    return fill(contours(grid, 7), ink);
  });
}
