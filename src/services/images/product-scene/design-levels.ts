/** A design in linear light at halved sizes, and what one pixel of a scene sees of it. */

import { maxPixels } from '#core/catalogue/scenes/layers/print-size.ts';
import { maxTaps, nearLevel, sharpness, tapsAcross } from '#core/catalogue/scenes/layers/sampling.ts';
import { designLight } from '#core/catalogue/scenes/layers/tone.ts';
import type { FoilKey } from '#core/design/refinement.ts';

/** The trimmed page, sRGB, three samples a pixel. */
export type PrintDesign = { width: number; height: number; rgb: Uint8Array };
/** Where foil is, 0 to 255, one sample a pixel, in any size of the design's aspect. */
export type FoilPlate = { width: number; height: number; coverage: Uint8Array; foil: Exclude<FoilKey, 'none'> };

/** Red, green, blue in linear light and foil of 0 to 1. */
type Level = { width: number; height: number; values: Float32Array };
export type DesignLevels = readonly [Level, ...Level[]];

function firstLevel({ width, height, rgb }: PrintDesign, plate: FoilPlate | null): Level {
  const values = new Float32Array(width * height * 4);
  for (let at = 0; at < width * height; at += 1)
    for (let channel = 0; channel < 3; channel += 1) values[at * 4 + channel] = designLight[rgb[at * 3 + channel] as number] as number;
  if (!plate) return { width, height, values };
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(plate.height - 1, Math.floor(((y + 0.5) * plate.height) / height)) * plate.width;
    for (let x = 0; x < width; x += 1) {
      const column = Math.min(plate.width - 1, Math.floor(((x + 0.5) * plate.width) / width));
      values[(y * width + x) * 4 + 3] = (plate.coverage[row + column] as number) / 255;
    }
  }
  return { width, height, values };
}

/** The mean of 2 × 2; at odd sizes the last row or column counts twice. */
function halved({ width, height, values }: Level): Level {
  const [wide, high] = [(width + 1) >> 1, (height + 1) >> 1];
  const made = new Float32Array(wide * high * 4);
  for (let y = 0; y < high; y += 1) {
    const [top, bottom] = [2 * y * width, Math.min(height - 1, 2 * y + 1) * width];
    for (let x = 0; x < wide; x += 1) {
      const [left, right] = [2 * x, Math.min(width - 1, 2 * x + 1)];
      for (let channel = 0; channel < 4; channel += 1) {
        const sum =
          (values[(top + left) * 4 + channel] as number) +
          (values[(top + right) * 4 + channel] as number) +
          (values[(bottom + left) * 4 + channel] as number) +
          (values[(bottom + right) * 4 + channel] as number);
        made[(y * wide + x) * 4 + channel] = sum / 4;
      }
    }
  }
  return { width: wide, height: high, values: made };
}

/** Throws where the samples are not as many as the pixels, and for a design of more than `maxPixels`. */
export function designLevels(design: PrintDesign, plate: FoilPlate | null): DesignLevels {
  if (design.width * design.height > maxPixels) throw new Error(`a design has at most ${maxPixels} pixels`);
  if (design.rgb.length !== design.width * design.height * 3) throw new Error('a design has three samples a pixel');
  if (plate && plate.coverage.length !== plate.width * plate.height) throw new Error('a foil plate has one sample a pixel');
  return levelsFrom(firstLevel(design, plate));
}

/** Four samples a pixel, whatever they are, at halved sizes. */
export function levelsFrom(first: Level): DesignLevels {
  const levels: [Level, ...Level[]] = [first];
  for (let level = levels[0]; level.width > 2 && level.height > 2; ) {
    level = halved(level);
    levels.push(level);
  }
  return levels;
}

/** Adds `weight` times the level at (u, v) to `sum`; beyond the border its last samples go on. Called for each tap of each pixel. */
function addSample({ width, height, values }: Level, u: number, v: number, weight: number, sum: Float64Array): void {
  const x = Math.min(width - 1, Math.max(0, u * width - 0.5));
  const y = Math.min(height - 1, Math.max(0, (1 - v) * height - 0.5));
  const left = Math.floor(x);
  const top = Math.floor(y);
  const right = (x - left) * weight;
  const below = y - top;
  const a = (top * width + left) * 4;
  const b = left < width - 1 ? a + 4 : a;
  const down = top < height - 1 ? width * 4 : 0;
  const wa = (weight - right) * (1 - below);
  const wb = right * (1 - below);
  const wc = (weight - right) * below;
  const wd = right * below;
  for (let channel = 0; channel < 4; channel += 1) {
    const above = wa * (values[a + channel] as number) + wb * (values[b + channel] as number);
    const under = wc * (values[a + down + channel] as number) + wd * (values[b + down + channel] as number);
    sum[channel] = (sum[channel] as number) + above + under;
  }
}

/** Red, green, blue and foil of the design at `place` (u, v, du/dx, dv/dx, du/dy, dv/dy by pixel), into `sum`. */
export function sampleDesign(levels: DesignLevels, place: Float64Array, sum: Float64Array): void {
  const { width, height } = levels[0];
  const ux = place[2] as number;
  const vx = place[3] as number;
  const uy = place[4] as number;
  const vy = place[5] as number;
  const across = Math.sqrt((ux * width) ** 2 + (vx * height) ** 2);
  const down = Math.sqrt((uy * width) ** 2 + (vy * height) ** 2);
  const isWide = across > down;
  const major = Math.max(across, down);
  const minor = Math.max(0.5, Math.min(across, down));
  const along = Math.min(maxTaps, Math.max(2, Math.round((tapsAcross * major) / minor)));
  const wanted = Math.log2(Math.max(minor / tapsAcross, major / along)) - sharpness;
  const level = Math.max(0, Math.min(levels.length - 1.001, wanted));
  let whole = Math.floor(level);
  let rest = level - whole;
  if (rest < nearLevel) rest = 0;
  else if (rest > 1 - nearLevel) {
    whole += 1;
    rest = 0;
  }
  sum.fill(0);
  const fine = levels[whole] as Level;
  for (let tap = 0; tap < along * tapsAcross; tap += 1) {
    const first = (Math.floor(tap / tapsAcross) + 0.5) / along - 0.5;
    const second = ((tap % tapsAcross) + 0.5) / tapsAcross - 0.5;
    const x = isWide ? first : second;
    const y = isWide ? second : first;
    const u = (place[0] as number) + ux * x + uy * y;
    const v = (place[1] as number) + vx * x + vy * y;
    addSample(fine, u, v, (1 - rest) / (along * tapsAcross), sum);
    if (rest > 0) addSample(levels[whole + 1] as Level, u, v, rest / (along * tapsAcross), sum);
  }
}
