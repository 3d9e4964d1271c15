/** Makes one scene: renders what is missing, packs it, draws a picture with the test design, and compares it on demand. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PackedWidth } from '#core/catalogue/scenes/layers/layer-files.ts';
import type { ScenePixels } from '#services/images/product-scene/compose.ts';
import { composeScene, packedWidthFor, sceneWebp } from '#services/images/product-scene/compose-scene.ts';
import { loadSceneLayers } from '#services/images/product-scene/layers.ts';
import { type Quality, renderPasses } from './blender.ts';
import { type Developed, develop, halved } from './develop.ts';
import { type Exposure, exposureOf } from './exposure.ts';
import { type Packed, packScene } from './pack.ts';
import type { SceneRow } from './scene-table.ts';
import { testDesign, testPlate } from './test-design.ts';
import { type Comparison, compare, referencePixels } from './verify.ts';

/** `work` takes passes and pictures, `packed` the layers by scene and width. */
export type Folders = { work: string; packed: string };

/** Widths in which pages show scenes. */
const shownWidths = [360, 600, 900, 1200];

function logLine(level: string, event: string, details?: Record<string, unknown>): void {
  console.error(level, event, details);
}

async function layersOf(name: string, width: PackedWidth, packed: string) {
  const layers = await loadSceneLayers(name, width, logLine, packed);
  if (!layers) throw new Error(`the layers of ${name} that were just packed cannot be read`);
  return layers;
}

/** The test design on each print of the scene, and its file for Blender. */
async function testDesigns(surfaces: readonly { print: string; widthMm: number; heightMm: number }[]) {
  const made = new Map<string, Awaited<ReturnType<typeof testDesign>>>();
  for (const surface of surfaces) if (!made.has(surface.print)) made.set(surface.print, await testDesign(surface));
  return made;
}

function writePng({ width, height, rgb }: ScenePixels, file: string): Promise<unknown> {
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
  const tests = [...(await testDesigns(surfaces))];
  const designs = Object.fromEntries(tests.map(([print, { design }]) => [print, design]));
  const plates = row.hasFoil ? Object.fromEntries(tests.map(([print, { design }]) => [print, testPlate(design)])) : {};
  await writePng(await composeScene(layers, {}, {}, width), join(passes, `blank-${width}.png`));
  for (const shown of shownWidths.filter((one) => packedWidthFor(one) === width))
    writeFileSync(join(passes, `preview-${shown}.webp`), await sceneWebp(await composeScene(layers, designs, plates, shown)));
}

/** Renders the scene with the test designs and compares the composed picture with it. */
export async function verifyScene(row: SceneRow, quality: Quality, { work, packed }: Folders): Promise<Comparison> {
  const passes = join(work, row.name);
  const neutral = develop(passes, 'neutral');
  const exposure: Exposure = exposureOf(neutral);
  const tests = [...(await testDesigns(neutral.surfaces))];
  mkdirSync(passes, { recursive: true });
  const files = tests.map(([print, { png }]) => {
    const file = join(passes, `design-${print}.png`);
    writeFileSync(file, png);
    return [print, file] as const;
  });
  await renderPasses(row, 'design', quality, passes, Object.fromEntries(files));
  const reference = referencePixels(develop(passes, 'design'), exposure);
  const layers = await layersOf(row.name, neutral.width as PackedWidth, packed);
  const designs = Object.fromEntries(tests.map(([print, { design }]) => [print, design]));
  const composed = await composeScene(layers, designs, {}, layers.width);
  const difference = Uint8Array.from(composed.rgb, (value, slot) => Math.min(255, Math.abs(value - (reference.rgb[slot] as number)) * 8));
  await writePng(reference, join(passes, 'verify-render.png'));
  await writePng(composed, join(passes, 'verify-composed.png'));
  await writePng({ ...composed, rgb: difference }, join(passes, 'verify-difference-x8.png'));
  return compare(layers, composed, reference);
}
