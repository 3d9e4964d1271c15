/** Turns a developed render into the files that servers read: base, light, coverage, foil and scene.json (services/images/product-scene). */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { packValues } from '#core/catalogue/scenes/layers/residual-grid.ts';
import { type SceneFacts, sceneSchema } from '#core/catalogue/scenes/layers/scene-schema.ts';
import { encodeTone } from '#core/catalogue/scenes/layers/tone.ts';
import type { Developed } from './develop.ts';
import { type Exposure, exposed, paperReflects } from './exposure.ts';
import { type FittedPlace, fitPlace } from './fit-place.ts';
import { spread } from './spread.ts';

/** Of WebP. The light is multiplied with the design, so its steps would show most: it is stored as it is where that is small enough. */
const qualities = { base: [93, 90, 86, 82, 78], light: [97, 94, 92], foil: 88 } as const;
/** Bytes for a pixel of the picture's width: coarse textures such as knit and the weave of canvas take a lower quality. */
const bytesAPixel = 110;
const exactLightBytes = 60_000;
/** From this coverage on a pixel is all print; below `none` it has nothing of it. */
const whole = 0.985;
const none = 0.004;

type Surface = Developed['surfaces'][number];
type Placed = { surface: Surface; place: FittedPlace };
export type Packed = { folder: string; bytes: number; places: { key: string; flatError: number; error: number; grid: number }[] };

function coverAt({ places }: Surface, at: number): number {
  return Math.min(1, places[at * 3 + 2] as number);
}

/** So far the light goes on beside the prints: blocks of WebP at the edge then hold one kind of light. */
const beyond = 16;

/** Light of each print carried over its own edge, mixed by coverage where prints meet, and then a little beyond. */
function carried(samples: Float32Array, { width, height }: Developed, placed: readonly Placed[]): Float32Array {
  const pixels = width * height;
  const made = new Float32Array(pixels * 3);
  const weights = new Float32Array(pixels);
  for (const { surface } of placed) {
    const own = spread(
      samples,
      { width, height },
      (at) => coverAt(surface, at) > whole,
      (at) => coverAt(surface, at) > 0,
    );
    for (let at = 0; at < pixels; at += 1) {
      const cover = coverAt(surface, at);
      if (cover === 0) continue;
      weights[at] = (weights[at] as number) + cover;
      for (let channel = 0; channel < 3; channel += 1)
        made[at * 3 + channel] = (made[at * 3 + channel] as number) + cover * (own[at * 3 + channel] as number);
    }
  }
  for (let slot = 0; slot < made.length; slot += 1) {
    const weight = weights[Math.floor(slot / 3)] as number;
    if (weight > 0) made[slot] = (made[slot] as number) / weight;
  }
  return spread(
    made,
    { width, height },
    (at) => (weights[at] as number) > 0,
    () => true,
    beyond,
  );
}

/** All but the diffuse light of prints: surroundings, and gloss on the prints. At edges both come from pure pixels. */
function baseOf({ width, height, combined, gloss }: Developed, covered: Float32Array): Float32Array {
  const cover = (at: number) => covered[at] as number;
  const onPrint = spread(
    gloss,
    { width, height },
    (at) => cover(at) > whole,
    (at) => cover(at) > 0,
  );
  const around = spread(
    combined,
    { width, height },
    (at) => cover(at) < none,
    (at) => cover(at) < 0.99,
  );
  return combined.map((_, slot) => {
    const share = Math.min(1, cover(Math.floor(slot / 3)));
    if (share > 0.99) return gloss[slot] as number;
    return share * (onPrint[slot] as number) + (1 - share) * (around[slot] as number);
  });
}

function samplesOf(light: Float32Array): Buffer {
  const made = Buffer.alloc(light.length);
  for (let slot = 0; slot < light.length; slot += 1) made[slot] = Math.round(255 * encodeTone(light[slot] as number));
  return made;
}

function cropOf(placed: readonly Placed[]): SceneFacts['crop'] {
  const boxes = placed.map(({ place }) => place.box);
  const [left, top] = [Math.min(...boxes.map((box) => box[0])), Math.min(...boxes.map((box) => box[1]))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box[2])), Math.max(...boxes.map((box) => box[3]))];
  return { left, top, width: right - left, height: bottom - top };
}

function factsOf({ width, height }: Developed, placed: readonly Placed[], hasFoil: boolean): SceneFacts {
  const surfaces = placed.map(({ surface: { key, print, widthMm, heightMm, defocus }, place: { box, homography, grid } }) => ({
    key,
    print,
    widthMm,
    heightMm,
    box: [...box] as [number, number, number, number],
    homography: homography.map((value) => Number(value.toPrecision(9))),
    ...(defocus ? { defocus: defocus.map((value) => Number(value.toPrecision(6))) } : {}),
    ...(grid ? { grid: { columns: grid.columns, rows: grid.rows, step: grid.step, u: packValues(grid.u), v: packValues(grid.v) } } : {}),
  }));
  return sceneSchema.parse({ width, height, crop: cropOf(placed), hasFoil, surfaces });
}

/** Three surfaces a file, one channel each. */
function coverFiles({ width, height }: Developed, placed: readonly Placed[]): Buffer[] {
  return Array.from({ length: Math.ceil(placed.length / 3) }, (_, file) => {
    const made = Buffer.alloc(width * height * 3);
    for (const [channel, { surface }] of placed.slice(file * 3, file * 3 + 3).entries())
      for (let at = 0; at < width * height; at += 1) made[at * 3 + channel] = Math.round(255 * coverAt(surface, at));
    return made;
  });
}

/** In the first quality that is small enough for a picture of this width, or the last. */
async function smallFile(picture: Sharp, width: number, from: readonly number[]): Promise<Buffer> {
  let file = Buffer.alloc(0);
  for (const quality of from) {
    file = await picture.clone().webp({ quality, smartSubsample: true, effort: 6 }).toBuffer();
    if (file.length <= width * bytesAPixel) break;
  }
  return file;
}

async function lightFile(picture: Sharp, width: number): Promise<Buffer> {
  const exact = await picture.clone().webp({ nearLossless: true, quality: 60, effort: 6 }).toBuffer();
  return exact.length <= exactLightBytes ? exact : smallFile(picture, width, qualities.light);
}

/** Writes the folder anew. `foil` is the developed render of mode 'foil', of the same size. */
export async function packScene(neutral: Developed, foil: Developed | null, exposure: Exposure, folder: string): Promise<Packed> {
  const { width, height } = neutral;
  const placed = neutral.surfaces.flatMap((surface): Placed[] => {
    const place = fitPlace(surface, width, height);
    return place ? [{ surface, place }] : [];
  });
  if (placed.length === 0) throw new Error(`${folder}: the picture shows no print`);
  const covered = new Float32Array(width * height);
  for (const { surface } of placed)
    for (let at = 0; at < covered.length; at += 1) covered[at] = (covered[at] as number) + coverAt(surface, at);
  const facts = factsOf(neutral, placed, foil !== null);
  const paper = exposed(
    neutral.light.map((value) => value * paperReflects),
    width,
    exposure,
  );
  const raw = { raw: { width, height, channels: 3 as const } };
  const cropped = (samples: Buffer) => sharp(samples, raw).extract(facts.crop);
  const files = new Map<string, Buffer>();
  files.set('base.webp', await smallFile(sharp(samplesOf(exposed(baseOf(neutral, covered), width, exposure)), raw), width, qualities.base));
  files.set('light.webp', await lightFile(cropped(samplesOf(carried(paper, neutral, placed))), width));
  for (const [index, samples] of coverFiles(neutral, placed).entries())
    files.set(`cover-${index}.webp`, await cropped(samples).webp({ lossless: true, effort: 6 }).toBuffer());
  if (foil) {
    const metal = carried(exposed(foil.combined, width, exposure), neutral, placed);
    files.set('foil.webp', await cropped(samplesOf(metal)).webp({ quality: qualities.foil, smartSubsample: true, effort: 6 }).toBuffer());
  }
  files.set('scene.json', Buffer.from(`${JSON.stringify(facts)}\n`));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
  return {
    folder,
    bytes: [...files.values()].reduce((sum, { length }) => sum + length, 0),
    places: placed.map(({ surface: { key }, place: { flatError, error, grid } }) => ({ key, flatError, error, grid: grid?.step ?? 0 })),
  };
}
