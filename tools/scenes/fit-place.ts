/** Finds how a print lies in the picture: a homography, and a grid of residuals where it is curved. */
import { placeInPrint } from '#core/catalogue/scenes/layers/homography.ts';
import type { RenderedSurface } from './develop.ts';
import { type FittedGrid, fitGrid, type Residual } from './fit-grid.ts';
import { fitHomography } from './fit-homography.ts';

type Box = readonly [left: number, top: number, right: number, bottom: number];
/** Errors are root mean squares in pixels: of the homography alone, and of what is stored. */
export type FittedPlace = { box: Box; homography: number[]; grid: FittedGrid | null; flatError: number; error: number };

/** Places carry the noise of samples; a part of them is enough. */
const maxSpots = 60_000;
const fewestSpots = 60;
/** A homography this good, in pixels, needs no grid. */
const goodEnough = 0.1;
/** With a grid this good, in pixels, no finer one is tried. A finer grid must be better by the factor. */
const fineEnough = 0.05;
const worthwhile = 0.85;
const steps = [64, 32, 16, 8];

type Pixel = { x: number; y: number; u: number; v: number };

function pixelsOf(places: Float32Array, width: number, height: number): { box: Box; pixels: Pixel[] } {
  let [left, top, right, bottom] = [width, height, 0, 0];
  const pixels: Pixel[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      const cover = places[at + 2] as number;
      if (cover > 0.004)
        [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
      if (cover > 0.97) pixels.push({ x: x + 0.5, y: y + 0.5, u: (places[at] as number) / cover, v: (places[at + 1] as number) / cover });
    }
  }
  return { box: [left, top, right, bottom], pixels };
}

/** Null for a print that is hardly seen. */
export function fitPlace({ places }: RenderedSurface, width: number, height: number): FittedPlace | null {
  const { box, pixels } = pixelsOf(places, width, height);
  if (pixels.length < fewestSpots) return null;
  const every = Math.max(1, Math.floor(pixels.length / maxSpots));
  const chosen = pixels.filter((_, index) => index % every === 0);
  const homography = fitHomography(chosen.map(({ x, y, u, v }) => ({ x: x / width, y: y / width, u, v })));
  const place = new Float64Array(6);
  const perPixel: [number, number][] = [];
  const residuals = chosen.map(({ x, y, u, v }): Residual => {
    placeInPrint(homography, x / width, y / width, 1 / width, place);
    const [pu = 0, pv = 0, ux = 0, vx = 0, uy = 0, vy = 0] = place;
    perPixel.push([Math.hypot(ux, uy), Math.hypot(vx, vy)]);
    return { x: x - box[0], y: y - box[1], du: u - pu, dv: v - pv };
  });
  const errorOf = (left: readonly Residual[]) => {
    const squares = left.reduce((sum, { du, dv }, at) => {
      const [pu, pv] = perPixel[at] as [number, number];
      return sum + (du / pu) ** 2 + (dv / pv) ** 2;
    }, 0);
    return Math.sqrt(squares / left.length);
  };
  const flatError = errorOf(residuals);
  let best: FittedPlace = { box, homography, grid: null, flatError, error: flatError };
  if (flatError <= goodEnough) return best;
  const [wide, high] = [box[2] - box[0], box[3] - box[1]];
  for (const step of steps.filter((one) => wide / one >= 2 && high / one >= 1)) {
    const grid = fitGrid(residuals, wide, high, step, (0.02 * chosen.length * step) / (wide * high));
    const error = errorOf(residuals.map((residual) => remaining(residual, grid)));
    if (best.grid && error >= best.error * worthwhile) break;
    best = { box, homography, grid, flatError, error };
    if (error <= fineEnough) break;
  }
  return best;
}

function remaining(residual: Residual, { columns, rows, step, u, v }: FittedGrid): Residual {
  const [across, down] = [residual.x / step, residual.y / step];
  const [column, row] = [Math.min(columns - 2, Math.floor(across)), Math.min(rows - 2, Math.floor(down))];
  const [fx, fy] = [across - column, down - row];
  const at = row * columns + column;
  const read = (values: Float64Array) =>
    (1 - fy) * ((1 - fx) * (values[at] as number) + fx * (values[at + 1] as number)) +
    fy * ((1 - fx) * (values[at + columns] as number) + fx * (values[at + columns + 1] as number));
  return { ...residual, du: residual.du - read(u), dv: residual.dv - read(v) };
}
