/** From the passes of a render to a linear picture without noise: light and gloss are filtered apart, so that textures stay sharp. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { exrLayer, exrLayers, readExr } from './exr.ts';
import { withoutFireflies, withoutNoise } from './filter.ts';
import { fitDefocus } from './fit-defocus.ts';
import { smoothOutOfFocus } from './focus.ts';

const factsSchema = z.object({
  lens: z.number(),
  fstop: z.number(),
  focus: z.number(),
  surfaces: z.record(z.string(), z.object({ print: z.string(), widthMm: z.number(), heightMm: z.number() })),
});

export type Mode = 'neutral' | 'foil' | 'design';
export type RenderedSurface = {
  key: string;
  print: string;
  widthMm: number;
  heightMm: number;
  /** u × coverage, v × coverage, coverage; a pixel each. */
  places: Float32Array;
  /** Terms of `defocusAt` where the scene has depth of field. */
  defocus: number[] | null;
};
/** Three linear samples a pixel. */
export type Developed = {
  width: number;
  height: number;
  combined: Float32Array;
  /** Diffuse light, before the colour of what it falls on. */
  light: Float32Array;
  gloss: Float32Array;
  surfaces: RenderedSurface[];
};

/** Coverage times the number of the surface, so that neighbouring prints are not mixed. */
function coverOf(surfaces: readonly RenderedSurface[], pixels: number): Float32Array {
  const made = new Float32Array(pixels);
  for (const [index, { places }] of surfaces.entries())
    for (let at = 0; at < pixels; at += 1) made[at] = (made[at] as number) + (places[at * 3 + 2] as number) * (index + 1);
  return made;
}

function sumOf(one: Float32Array, two: Float32Array): Float32Array {
  return one.map((value, at) => value + (two[at] as number));
}

/** Reads `MODE_0001.exr` and `MODE.json` of a folder. */
export function develop(folder: string, mode: Mode): Developed {
  const exr = readExr(readFileSync(join(folder, `${mode}_0001.exr`)));
  const facts = factsSchema.parse(JSON.parse(readFileSync(join(folder, `${mode}.json`), 'utf8')));
  const { width, height } = exr;
  const layer = (name: string, count?: number) => exrLayer(exr, name, count);
  const keys = exrLayers(exr).flatMap((name) => (name.startsWith('uv_') ? [name.slice(3)] : []));
  const depth = layer('depth', 1);
  const surfaces = keys.map((key) => {
    const known = facts.surfaces[key];
    if (!known) throw new Error(`${folder}: '${key}' is no surface of the scene`);
    const places = layer(`uv_${key}`);
    return { key, ...known, places, defocus: fitDefocus({ places, depth, width, height }, facts) };
  });
  const guides = {
    width,
    height,
    normal: layer('normal'),
    albedo: layer('albedo'),
    depth,
    cover: coverOf(surfaces, width * height),
  };
  const combined = layer('combined');
  if (mode === 'foil') {
    const clean = withoutNoise(withoutFireflies(combined, width, height), guides, { passes: 2, sigma: 0.15 });
    return { width, height, combined: clean, light: clean, gloss: clean, surfaces };
  }
  const noisyLight = sumOf(layer('diffuse_direct'), layer('diffuse_indirect'));
  const colour = layer('diffuse_color');
  const glossColour = layer('glossy_color');
  const noisyGloss = sumOf(layer('glossy_direct'), layer('glossy_indirect')).map((value, at) => value * (glossColour[at] as number));
  // Light that shines through or out of things is left as it was rendered.
  const rest = combined.map((value, at) =>
    Math.max(0, value - (noisyLight[at] as number) * (colour[at] as number) - (noisyGloss[at] as number)),
  );
  const light = withoutNoise(withoutFireflies(noisyLight, width, height), guides, { passes: 4, sigma: 0.3 });
  const gloss = withoutNoise(withoutFireflies(noisyGloss, width, height), guides, { passes: 2, sigma: 0.5 });
  const clean = light.map((value, at) => value * (colour[at] as number) + (gloss[at] as number) + (rest[at] as number));
  return { width, height, combined: smoothOutOfFocus(clean, guides, facts), light, gloss, surfaces };
}

/** The mean of 2 × 2 pixels of an array with three samples a pixel. */
function halvedSamples(source: Float32Array, width: number, height: number): Float32Array {
  const [wide, high] = [width >> 1, height >> 1];
  const made = new Float32Array(wide * high * 3);
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (2 * y * width + 2 * x) * 3 + channel;
        const below = at + width * 3;
        const sum = (source[at] as number) + (source[at + 3] as number) + (source[below] as number) + (source[below + 3] as number);
        made[(y * wide + x) * 3 + channel] = sum / 4;
      }
    }
  }
  return made;
}

/** Half the width and height, which must be even. */
export function halved({ width, height, combined, light, gloss, surfaces }: Developed): Developed {
  const half = (samples: Float32Array) => halvedSamples(samples, width, height);
  return {
    width: width >> 1,
    height: height >> 1,
    combined: half(combined),
    light: half(light),
    gloss: half(gloss),
    surfaces: surfaces.map((surface) => ({ ...surface, places: half(surface.places) })),
  };
}
