/** Compares a composed scene with a full render of the same designs, and looks for fringes at the edges of its prints. */

import { encodeTone } from '#core/catalogue/scenes/layers/tone.ts';
import type { SceneLayers, ScenePixels } from '#services/images/product-scene/compose.ts';
import type { Developed } from './develop.ts';
import { type Exposure, exposed } from './exposure.ts';

/** Mean absolute differences of 0 to 255. `fringe`: how much further an edge leaves the range of its sides than it does in the full render, for all but 1 in 1000. */
export type Comparison = { print: number; edge: number; rest: number; all: number; fringe: number; worstFringe: number };

/** A mean over the whole of a print and of a picture may be this large, and a fringe (docs/product-scenes.md). */
export const limits = { print: 2, all: 2, fringe: 8 } as const;

/** Sides of an edge are looked for this far from it, in pixels. */
const reach = 3;

/** sRGB samples of a full render, as the layers are exposed. */
export function referencePixels({ width, height, combined }: Developed, exposure: Exposure): ScenePixels {
  const rgb = Uint8Array.from(exposed(combined, width, exposure), (light) => Math.round(255 * encodeTone(light)));
  return { width, height, rgb };
}

function coverageOf({ width, height, crop, surfaces }: SceneLayers): Float32Array {
  const made = new Float32Array(width * height);
  for (const { cover } of surfaces) {
    for (let at = 0; at < cover.length; at += 1) {
      const to = (crop.top + Math.floor(at / crop.width)) * width + crop.left + (at % crop.width);
      made[to] = Math.min(1, (made[to] as number) + (cover[at] as number) / 255);
    }
  }
  return made;
}

/** Of each edge pixel between print and surroundings, how far it is outside of the samples of the pure pixels near it; 0 inside. */
export function fringesOf({ width, height, rgb }: ScenePixels, covered: Float32Array): number[] {
  const found: number[] = [];
  const isPure = (at: number) => (covered[at] as number) < 0.004 || (covered[at] as number) > 0.985;
  for (let y = reach; y < height - reach; y += 1) {
    for (let x = reach; x < width - reach; x += 1) {
      const at = y * width + x;
      if (isPure(at)) continue;
      let [hasPrint, hasRest] = [false, false];
      const [low, high] = [
        [255, 255, 255],
        [0, 0, 0],
      ];
      for (let row = y - reach; row <= y + reach; row += 1) {
        for (let column = x - reach; column <= x + reach; column += 1) {
          const beside = row * width + column;
          if (!isPure(beside)) continue;
          if ((covered[beside] as number) > 0.5) hasPrint = true;
          else hasRest = true;
          for (let channel = 0; channel < 3; channel += 1) {
            const value = rgb[beside * 3 + channel] as number;
            low[channel] = Math.min(low[channel] as number, value);
            high[channel] = Math.max(high[channel] as number, value);
          }
        }
      }
      if (!hasPrint || !hasRest) continue;
      const outside = [0, 1, 2].map((channel) => {
        const value = rgb[at * 3 + channel] as number;
        return Math.max(0, value - (high[channel] as number), (low[channel] as number) - value);
      });
      found.push(Math.max(...outside));
    }
  }
  return found;
}

export function compare(layers: SceneLayers, composed: ScenePixels, reference: ScenePixels): Comparison {
  const covered = coverageOf(layers);
  const sums = { print: [0, 0], edge: [0, 0], rest: [0, 0], all: [0, 0] } as Record<'print' | 'edge' | 'rest' | 'all', [number, number]>;
  for (let at = 0; at < covered.length; at += 1) {
    const cover = covered[at] as number;
    let difference = 0;
    for (let channel = 0; channel < 3; channel += 1)
      difference += Math.abs((composed.rgb[at * 3 + channel] as number) - (reference.rgb[at * 3 + channel] as number)) / 3;
    const part = cover > 0.99 ? 'print' : cover > 0.01 ? 'edge' : 'rest';
    for (const sum of [sums[part], sums.all]) {
      sum[0] += difference;
      sum[1] += 1;
    }
  }
  const mean = ([sum, count]: [number, number]) => (count > 0 ? sum / count : 0);
  // A glaze or a cut edge may be brighter than both sides in the full render, too.
  const rendered = fringesOf(reference, covered);
  const fringes = fringesOf(composed, covered)
    .map((fringe, at) => Math.max(0, fringe - (rendered[at] as number)))
    .toSorted((one, two) => one - two);
  return {
    print: mean(sums.print),
    edge: mean(sums.edge),
    rest: mean(sums.rest),
    all: mean(sums.all),
    fringe: fringes[Math.floor(fringes.length * 0.999)] ?? 0,
    worstFringe: fringes.at(-1) ?? 0,
  };
}
