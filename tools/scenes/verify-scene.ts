/** Compares made scenes with full renders of test designs, and keeps the figures beside their layers. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackedWidth } from '#resources/product-scenes.ts';
import { composeScene } from '#services/images/product-scene/compose-scene.ts';
import { type Quality, reference, renderPasses } from './blender.ts';
import { develop } from './develop.ts';
import { exposureOf } from './exposure.ts';
import { designsOf, type Folders, layersOf, writePng } from './make-scene.ts';
import { type SceneRow, sceneRows } from './scene-table.ts';
import type { TestDesign } from './test-design.ts';
import { type Comparison, compare, referencePixels } from './verify.ts';

/** Of `scenes/NAME/verified.json`. */
export type Verified = { quality: Quality; designs: Partial<Record<TestDesign, Comparison>> };

/** Light on the prints, for the exposure, needs few samples. */
const exposureSamples = 24;

/** Three designs for the first scene of a kind, one for each further. */
export function designsFor(row: SceneRow): readonly TestDesign[] {
  return sceneRows.find(({ kind }) => kind === row.kind) === row ? ['light', 'dark', 'photo'] : ['mixed'];
}

function fileOf({ name }: SceneRow, packed: string): string {
  return join(packed, name, 'verified.json');
}

/** The designs that a scene was compared with, and the figures. Those of other layers are none: making a scene removes the file. */
export function verifiedOf(row: SceneRow, packed: string): Verified {
  const file = fileOf(row, packed);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Verified) : { quality: reference, designs: {} };
}

/** Renders the scene with the design and compares the picture that is composed from the packed layers. Pictures of both stay in `work`. */
export async function verifyScene(row: SceneRow, design: TestDesign, { work, packed }: Folders): Promise<Comparison> {
  const passes = join(work, row.name);
  mkdirSync(passes, { recursive: true });
  await renderPasses(row, 'neutral', { ...reference, samples: exposureSamples }, passes);
  const neutral = develop(passes, 'neutral');
  const tests = [...(await designsOf(neutral.surfaces, design))];
  const files = tests.map(([print, { png }]) => {
    const file = join(passes, `${design}-${print}.png`);
    writeFileSync(file, png);
    return [print, file] as const;
  });
  await renderPasses(row, 'design', reference, passes, Object.fromEntries(files));
  const rendered = referencePixels(develop(passes, 'design'), exposureOf(neutral));
  const layers = await layersOf(row.name, reference.width as PackedWidth, packed);
  const composed = await composeScene(layers, Object.fromEntries(tests.map(([print, test]) => [print, test.design])), {}, layers.width);
  const difference = Uint8Array.from(composed.rgb, (value, slot) => Math.min(255, Math.abs(value - (rendered.rgb[slot] as number)) * 8));
  await writePng(rendered, join(passes, `${design}-render.png`));
  await writePng(composed, join(passes, `${design}-composed.png`));
  await writePng({ ...composed, rgb: difference }, join(passes, `${design}-difference-x8.png`));
  const found = compare(layers, composed, rendered);
  const { designs } = verifiedOf(row, packed);
  writeFileSync(fileOf(row, packed), `${JSON.stringify({ quality: reference, designs: { ...designs, [design]: found } }, null, 2)}\n`);
  return found;
}
