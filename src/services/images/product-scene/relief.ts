/**
 * Embossed paper and pressed foil in the light of a scene: the slope of the surface from a plate, and how much more or less of the key light
 * falls on it. Light comes from the top left of the picture.
 */
import { maxPixels } from '#core/catalogue/scenes/layers/print-size.ts';
import { type DesignLevels, levelsFrom } from './design-levels.ts';

/** Where paper is raised, 0 to 255, one sample a pixel, in any size of the design's aspect. */
export type ReliefPlate = { width: number; height: number; coverage: Uint8Array };

/** `heightMm` above the sheet, and how wide the edge is in which paper rises to it. */
type Profile = { heightMm: number; edgeMm: number };
export const embossed: Profile = { heightMm: 0.3, edgeMm: 0.45 };
/** Foil is stamped into the sheet. */
export const stamped: Profile = { heightMm: -0.06, edgeMm: 0.3 };

/** Share of the light that comes from all around and is the same on every slope. */
const ambient = 0.4;
/** Cotangent of the height of the key light above the sheet. */
const lowness = 1.25;
/** No slope takes more of the key light than this many times what the flat sheet takes. */
const brightest = 2;

/** Slopes below this change no sample; the rounding of sums gives some where paper is flat. */
const unseen = 1e-3;

/** Slopes of a plate at halved sizes; `touched` says of blocks of the page whether a slope is in or beside them. */
export type Slopes = { levels: DesignLevels; columns: number; rows: number; touched: Uint8Array };
/** Side of a block in samples. It is wider than what one pixel of a picture sees. */
const blockSide = 16;

function touchedBlocks(values: Float32Array, width: number, height: number): Omit<Slopes, 'levels'> {
  const [columns, rows] = [Math.ceil(width / blockSide), Math.ceil(height / blockSide)];
  const touched = new Uint8Array(columns * rows);
  for (let at = 0; at < width * height; at += 1) {
    if (values[at * 4] === 0 && values[at * 4 + 1] === 0) continue;
    const [column, row] = [Math.floor((at % width) / blockSide), Math.floor(at / width / blockSide)];
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
      touched.fill(1, y * columns + Math.max(0, column - 1), y * columns + Math.min(columns - 1, column + 1) + 1);
  }
  return { columns, rows, touched };
}

/** Whether the sheet is flat around a place of the page; u is to the right, v upwards, both 0 to 1. */
export function isFlatAt({ levels: [{ width, height }], columns, rows, touched }: Slopes, u: number, v: number): boolean {
  const column = Math.min(columns - 1, Math.max(0, Math.floor((u * width) / blockSide)));
  const row = Math.min(rows - 1, Math.max(0, Math.floor(((1 - v) * height) / blockSide)));
  return touched[row * columns + column] === 0;
}

/** The mean of 2 × `radius` + 1 samples in each row; beyond the border its last sample goes on. */
function blurredRows(from: Float32Array, width: number, height: number, radius: number): Float32Array {
  const made = new Float32Array(from.length);
  const share = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y += 1) {
    const [first, last] = [y * width, y * width + width - 1];
    let sum = (from[first] as number) * radius;
    for (let x = 0; x <= radius; x += 1) sum += from[Math.min(last, first + x)] as number;
    for (let at = first; at <= last; at += 1) {
      made[at] = sum * share;
      const [next, gone] = [at + radius + 1, at - radius];
      sum += (from[next < last ? next : last] as number) - (from[gone > first ? gone : first] as number);
    }
  }
  return made;
}

/** The same in each column. All columns go on together, since samples of a row lie beside each other. */
function blurredColumns(from: Float32Array, width: number, height: number, radius: number): Float32Array {
  const made = new Float32Array(from.length);
  const share = 1 / (2 * radius + 1);
  const sums = new Float32Array(width);
  const row = (y: number) => Math.max(0, Math.min(height - 1, y)) * width;
  for (let y = -radius; y <= radius; y += 1) {
    const first = row(y);
    for (let x = 0; x < width; x += 1) sums[x] = (sums[x] as number) + (from[first + x] as number);
  }
  for (let y = 0; y < height; y += 1) {
    const [own, next, gone] = [y * width, row(y + radius + 1), row(y - radius)];
    for (let x = 0; x < width; x += 1) {
      const sum = sums[x] as number;
      made[own + x] = sum * share;
      sums[x] = sum + (from[next + x] as number) - (from[gone + x] as number);
    }
  }
  return made;
}

/**
 * Slopes of the surface in the first two samples of each level, to the right and upwards on the page, without a unit. Null for a plate that
 * nothing is on. `widthMm` of the print. Throws where samples are not as many as pixels, and for too many of them.
 */
export function slopeLevels({ width, height, coverage }: ReliefPlate, widthMm: number, { heightMm, edgeMm }: Profile): Slopes | null {
  if (coverage.length !== width * height) throw new Error('a plate has one sample a pixel');
  if (width * height > maxPixels) throw new Error(`a plate has at most ${maxPixels} pixels`);
  if (coverage.every((value) => value === 0)) return null;
  const perMm = width / widthMm;
  const radius = Math.max(1, Math.round((edgeMm * perMm) / 4));
  let surface = new Float32Array(coverage.length) as Float32Array;
  // Of 256 steps, whose sums have no rounding.
  for (let at = 0; at < coverage.length; at += 1) surface[at] = (coverage[at] as number) / 256;
  for (let pass = 0; pass < 2; pass += 1) surface = blurredColumns(blurredRows(surface, width, height, radius), width, height, radius);
  const values = new Float32Array(width * height * 4);
  const steepness = (heightMm * perMm) / 2;
  for (let y = 0; y < height; y += 1) {
    const [above, below] = [Math.max(0, y - 1) * width, Math.min(height - 1, y + 1) * width];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [y * width + Math.max(0, x - 1), y * width + Math.min(width - 1, x + 1)];
      const at = (y * width + x) * 4;
      const across = ((surface[right] as number) - (surface[left] as number)) * steepness;
      const upwards = ((surface[above + x] as number) - (surface[below + x] as number)) * steepness;
      if (Math.abs(across) + Math.abs(upwards) < unseen) continue;
      values[at] = across;
      values[at + 1] = upwards;
    }
  }
  return { levels: levelsFrom({ width, height, values }), ...touchedBlocks(values, width, height) };
}

/**
 * Light on a slope as a multiple of that on the flat sheet; exactly 1 where there is none. `slope` is to the right and upwards on the page,
 * `place` as in homography.ts, `aspect` the print's height by its width.
 */
export function lightOnSlope(slope: Float64Array, place: Float64Array, aspect: number): number {
  const [right, up] = [slope[0] as number, slope[1] as number];
  if (right === 0 && up === 0) return 1;
  // What on the page lies towards the top left of the picture.
  const across = -(place[2] as number) - (place[4] as number);
  const along = (-(place[3] as number) - (place[5] as number)) * aspect;
  const length = Math.sqrt(across * across + along * along);
  // Paper that rises towards the light turns away from it.
  const towards = (right * across + up * along) / Math.max(1e-12, length);
  return ambient + (1 - ambient) * Math.max(0, Math.min(brightest, 1 - lowness * towards));
}
