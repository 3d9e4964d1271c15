/** Reads the layers of a packed scene. A scene that lacks a layer, or has a torn one, is null and one line of the log. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PackedWidth } from '#core/catalogue/scenes/layers/layer-files.ts';
import { readGrid } from '#core/catalogue/scenes/layers/residual-grid.ts';
import { type SceneFacts, sceneSchema } from '#core/catalogue/scenes/layers/scene-schema.ts';
import { sceneFolder } from '#resources/product-scenes.ts';
import type { LogFunction } from '#services/handler.ts';
import type { SceneLayers } from './compose.ts';

type Size = { width: number; height: number };

/** Three samples a pixel. Throws where the file is no picture of this size. */
async function readLayer(file: string, { width, height }: Size): Promise<Uint8Array> {
  const input = await readFile(file);
  const picture = sharp(input, { limitInputPixels: 64_000_000, failOn: 'warning' }).removeAlpha().toColourspace('srgb');
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  if (info.width !== width || info.height !== height || info.channels !== 3)
    throw new Error(`${file} has ${info.width} × ${info.height} pixels instead of ${width} × ${height}`);
  return data;
}

function channelOf(samples: Uint8Array, channel: number): Uint8Array {
  const made = new Uint8Array(samples.length / 3);
  for (let at = 0; at < made.length; at += 1) made[at] = samples[at * 3 + channel] as number;
  return made;
}

function isWithin({ crop, width, height, surfaces }: SceneFacts): boolean {
  const [right, bottom] = [crop.left + crop.width, crop.top + crop.height];
  const holds = ([x0, y0, x1, y1]: readonly number[]) =>
    (x0 as number) >= crop.left && (y0 as number) >= crop.top && (x1 as number) <= right && (y1 as number) <= bottom;
  return right <= width && bottom <= height && surfaces.every(({ box }) => holds(box));
}

async function readScene(folder: string): Promise<SceneLayers> {
  const facts = sceneSchema.parse(JSON.parse(await readFile(join(folder, 'scene.json'), 'utf8')));
  if (!isWithin(facts)) throw new Error('a print lies outside of its layers');
  const { crop, surfaces } = facts;
  const layer = (name: string, size: Size = crop) => readLayer(join(folder, name), size);
  // Three surfaces a file.
  const coverFiles = Array.from({ length: Math.ceil(surfaces.length / 3) }, (_, file) => layer(`cover-${file}.webp`));
  const [base, light, foil, ...covers] = await Promise.all([
    layer('base.webp', facts),
    layer('light.webp'),
    facts.hasFoil ? layer('foil.webp') : null,
    ...coverFiles,
  ]);
  return {
    width: facts.width,
    height: facts.height,
    crop,
    base,
    light,
    foil,
    surfaces: surfaces.map((surface, index) => ({
      ...surface,
      grid: surface.grid ? readGrid(surface.grid) : null,
      cover: channelOf(covers[Math.floor(index / 3)] as Uint8Array, index % 3),
    })),
  };
}

/** The layers of a scene in one of its widths, or null, so that a drawn picture is shown instead. `root`: other than the shop's scenes. */
export async function loadSceneLayers(
  name: string,
  width: PackedWidth,
  log: LogFunction,
  root: string = sceneFolder,
): Promise<SceneLayers | null> {
  try {
    return await readScene(join(root, name, String(width)));
  } catch (error) {
    log('error', 'product-scene-unreadable', { scene: name, width, message: error instanceof Error ? error.message : String(error) });
    return null;
  }
}
