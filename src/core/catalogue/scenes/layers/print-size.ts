/** Which designs are as large as a print of a scene, and how large they are drawn. */
import { placeInPrint } from './homography.ts';
import { addResidual, type ResidualGrid } from './residual-grid.ts';

/** Share by which the sides of a design may differ from those of its print. */
const aspectTolerance = 0.01;

/** Whether a design fills a print without being stretched or cropped. `design` in any unit. */
export function hasAspectOf(print: { widthMm: number; heightMm: number }, design: { width: number; height: number }): boolean {
  return Math.abs(design.width / design.height / (print.widthMm / print.heightMm) - 1) <= aspectTolerance;
}

/** Pixels of a design by pixel of the picture. More is not to be seen, and costs memory and time by its square. */
const oversampling = 1.5;
const maxWidth = 1_600;
/** Of a design: four times the pixels of the largest picture of a print; each costs 21 bytes of memory on the server. */
export const maxPixels = 2_500_000;

type PrintPart = {
  widthMm: number;
  heightMm: number;
  box: readonly [number, number, number, number];
  homography: readonly number[];
  grid: ResidualGrid | null;
};

/**
 * Width in pixels that a print needs so that the scene shows it sharp: where it is nearest to the camera. A high print that is seen from near
 * has as many as the compositor takes. `surfaces`: all that show a part
 * of the print. `sceneWidth`: of the picture, in pixels.
 */
export function neededWidth(surfaces: readonly PrintPart[], sceneWidth: number): number {
  const place = new Float64Array(6);
  const perPixel = 1 / sceneWidth;
  let most = 0;
  for (const { box, homography, grid } of surfaces) {
    const [left, top, right, bottom] = box;
    for (const across of [0.1, 0.5, 0.9]) {
      for (const down of [0.1, 0.5, 0.9]) {
        const [x, y] = [left + across * (right - left), top + down * (bottom - top)];
        placeInPrint(homography, x * perPixel, y * perPixel, perPixel, place);
        if (grid) addResidual(grid, x - left, y - top, place);
        most = Math.max(most, 1 / Math.max(1e-4, Math.hypot(place[2] as number, place[4] as number)));
      }
    }
  }
  const [{ widthMm, heightMm } = { widthMm: 1, heightMm: 1 }] = surfaces;
  // Less than the limit: heights are rounded.
  const largest = Math.floor(Math.sqrt((0.99 * maxPixels * widthMm) / heightMm));
  return Math.min(maxWidth, largest, Math.ceil(oversampling * most));
}
