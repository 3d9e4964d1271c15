/**
 * Takes the noise of few samples out of a render: an edge-stopping filter in growing steps (à trous, Dammertz et al. 2010), guided by
 * normal, depth, colour and coverage. Debian's Blender is built without a denoiser.
 */

export type Guides = {
  width: number;
  height: number;
  /** Three samples a pixel. */
  normal: Float32Array;
  albedo: Float32Array;
  /** One sample a pixel: distance, and coverage times the number of the print. */
  depth: Float32Array;
  cover: Float32Array;
};
/** `sigma`: relative difference of light that still counts as noise. */
export type Strength = { passes: number; sigma: number };

const kernel = [0.375, 0.25, 0.0625] as const;

/** Mean brightness in a window, so that a noisy pixel does not reject its neighbours. */
function meanLight(source: Float32Array, width: number, height: number, radius: number): Float32Array {
  const sums = new Float32Array(width * height);
  for (let at = 0; at < sums.length; at += 1)
    sums[at] = (source[at * 3] as number) + (source[at * 3 + 1] as number) + (source[at * 3 + 2] as number);
  const made = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height - 1, y + radius)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width - 1, x + radius)];
      let sum = 0;
      for (let row = top; row <= bottom; row += 1)
        for (let column = left; column <= right; column += 1) sum += sums[row * width + column] as number;
      made[y * width + x] = sum / ((bottom - top + 1) * (right - left + 1));
    }
  }
  return made;
}

/** Of two pixels, the weight by what the guides say. `i` is in the middle. */
function likeness({ normal, albedo, depth, cover }: Guides, i: number, k: number, step: number): number {
  const [j, m] = [i * 3, k * 3];
  let turned = 0;
  let coloured = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    turned += ((normal[j + channel] as number) - (normal[m + channel] as number)) ** 2;
    coloured += Math.abs((albedo[j + channel] as number) - (albedo[m + channel] as number));
  }
  const far = Math.abs((depth[i] as number) - (depth[k] as number)) / ((depth[i] as number) * 0.01 * (1 + step) + 1e-6);
  const covered = Math.abs((cover[i] as number) - (cover[k] as number));
  return turned * 110 + coloured * 1.5 + far * far * 0.5 + covered * 8;
}

function filterOnce(source: Float32Array, guides: Guides, step: number, sigma: number, mean: Float32Array): Float32Array {
  const { width, height } = guides;
  const made = new Float32Array(source.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const light = mean[i] as number;
      let [weights, red, green, blue] = [0, 0, 0, 0];
      for (let dy = -2; dy <= 2; dy += 1) {
        const row = y + dy * step;
        if (row < 0 || row >= height) continue;
        for (let dx = -2; dx <= 2; dx += 1) {
          const column = x + dx * step;
          if (column < 0 || column >= width) continue;
          const k = row * width + column;
          const lighter = ((mean[k] as number) - light) / (light + 0.05);
          const unlike = likeness(guides, i, k, step) + (lighter * lighter) / (2 * sigma * sigma);
          const weight = (kernel[Math.abs(dx)] as number) * (kernel[Math.abs(dy)] as number) * Math.exp(-unlike);
          weights += weight;
          red += weight * (source[k * 3] as number);
          green += weight * (source[k * 3 + 1] as number);
          blue += weight * (source[k * 3 + 2] as number);
        }
      }
      // The middle itself always has a weight of 0.14.
      made[i * 3] = red / weights;
      made[i * 3 + 1] = green / weights;
      made[i * 3 + 2] = blue / weights;
    }
  }
  return made;
}

/** `source`: three samples a pixel, linear. */
export function withoutNoise(source: Float32Array, guides: Guides, { passes, sigma }: Strength): Float32Array {
  let made = source;
  for (let pass = 0; pass < passes; pass += 1) {
    const mean = meanLight(made, guides.width, guides.height, pass === 0 ? 2 : 1);
    made = filterOnce(made, guides, 1 << pass, sigma / (1 + pass * 0.6), mean);
  }
  return made;
}

/** Fireflies: single bright pixels become as bright as the second brightest of their neighbours. */
export function withoutFireflies(source: Float32Array, width: number, height: number): Float32Array {
  const made = source.slice();
  const light = (at: number) => (source[at * 3] as number) + (source[at * 3 + 1] as number) + (source[at * 3 + 2] as number);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      let [first, second] = [0, 0];
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          if (dx === 0 && dy === 0) continue;
          const value = light(at + dy * width + dx);
          if (value > first) [first, second] = [value, first];
          else if (value > second) second = value;
        }
      }
      const own = light(at);
      if (own <= second * 1.15) continue;
      for (let channel = 0; channel < 3; channel += 1) made[at * 3 + channel] = ((made[at * 3 + channel] as number) * second * 1.05) / own;
    }
  }
  return made;
}
