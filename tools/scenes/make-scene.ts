/** Makes one scene: renders what is missing, packs it, draws a picture with the test design. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PackedWidth } from '#core/catalogue/scenes/layers/layer-files.ts';
import type { ScenePixels } from '#services/images/product-scene/compose.ts';
import { composeScene, packedWidthFor, sceneWebp } from '#services/images/product-scene/compose-scene.ts';
import { loadSceneLayers } from '#services/images/product-scene/layers.ts';
import { type Quality, renderPasses } from './blender.ts';
import { type Developed, develop, halved } from './develop.ts';
import { exposureOf } from './exposure.ts';
import { type Packed, packScene } from './pack.ts';
import type { SceneRow } from './scene-table.ts';
import { type TestDesign, testDesign, testPlate } from './test-design.ts';

/** `work` takes passes and pictures, `packed` the layers by scene and width. */
export type Folders = { work: string; packed: string };

/** Widths in which pages show scenes. */
const shownWidths = [360, 600, 900, 1200];

function logLine(level: string, event: string, details?: Record<string, unknown>): void {
  console.error(level, event, details);
}

export async function layersOf(name: string, width: PackedWidth, packed: string) {
  const layers = await loadSceneLayers(name, width, logLine, packed);
  if (!layers) throw new Error(`the layers of ${name} cannot be read`);
  return layers;
}

/** A test design for each print of a scene, and its file for Blender. */
export async function designsOf(surfaces: readonly { print: string; widthMm: number; heightMm: number }[], kind: TestDesign = 'mixed') {
  const made = new Map<string, Awaited<ReturnType<typeof testDesign>>>();
  for (const surface of surfaces) if (!made.has(surface.print)) made.set(surface.print, await testDesign(surface, kind));
  return made;
}

export function writePng({ width, height, rgb }: ScenePixels, file: string): Promise<unknown> {
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(file);
}

/** A final render is packed in both widths, a draft in its own. */
export async function makeScene(row: SceneRow, quality: Quality, { work, packed }: Folders): Promise<Packed[]> {
  const passes = join(work, row.name);
  await renderPasses(row, 'neutral', quality, passes);
  if (row.hasFoil) await renderPasses(row, 'foil', quality, passes);
  let neutral = develop(passes, 'neutral');
  let foil = row.hasFoil ? develop(passes, 'foil') : null;
  const exposure = exposureOf(neutral);
  const made: Packed[] = [];
  for (;;) {
    made.push(await packScene(neutral, foil, exposure, join(packed, row.name, String(neutral.width))));
    await drawPreview(row, neutral, passes, packed);
    if (neutral.width <= 600) return made;
    neutral = halved(neutral);
    foil = foil && halved(foil);
  }
}

async function drawPreview(row: SceneRow, { width, surfaces }: Developed, passes: string, packed: string): Promise<void> {
  const layers = await layersOf(row.name, width as PackedWidth, packed);
  const tests = [...(await designsOf(surfaces))];
  const designs = Object.fromEntries(tests.map(([print, { design }]) => [print, design]));
  const plates = row.hasFoil ? Object.fromEntries(tests.map(([print, { design }]) => [print, testPlate(design)])) : {};
  await writePng(await composeScene(layers, {}, {}, width), join(passes, `blank-${width}.png`));
  for (const shown of shownWidths.filter((one) => packedWidthFor(one) === width))
    writeFileSync(join(passes, `preview-${shown}.webp`), await sceneWebp(await composeScene(layers, designs, plates, shown)));
}
