/** Compares made scenes with full renders of test designs, and keeps the figures beside their layers. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackedWidth } from '#core/catalogue/scenes/layers/layer-files.ts';
import { composeScene } from '#services/images/product-scene/compose-scene.ts';
import { type Quality, reference, renderPasses } from './blender.ts';
import { develop, halved } from './develop.ts';
import { exposureOf } from './exposure.ts';
import { designsOf, type Folders, layersOf, writePng } from './make-scene.ts';
import { type SceneRow, sceneRows } from './scene-table.ts';
import type { TestDesign } from './test-design.ts';
import { type Comparison, compare, referencePixels } from './verify.ts';

/** Of `scenes/NAME/verified.json`. */
export type Verified = { quality: Quality; designs: Partial<Record<TestDesign, Comparison>> };

/** Light on the prints, for the exposure, needs few samples. */
const exposureSamples = 16;
const comparedWidth: PackedWidth = 600;

/** Of a scene that has no more than the compared width: what halving would make of it. */
function referenceOf({ width }: SceneRow): Quality {
  return width === comparedWidth ? { width: comparedWidth, samples: reference.samples * 4 } : reference;
}

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
export async function verifyScene(row: SceneRow, test: TestDesign, { work, packed }: Folders): Promise<Comparison> {
  const passes = join(work, row.name);
  mkdirSync(passes, { recursive: true });
  const quality = referenceOf(row);
  await renderPasses(row, 'neutral', { ...quality, samples: exposureSamples }, passes);
  const neutral = develop(passes, 'neutral');
  const tests = [...(await designsOf(neutral.surfaces, test))];
  const files = tests.map(([print, { png }]) => {
    const file = join(passes, `${test}-${print}.png`);
    writeFileSync(file, png);
    return [print, file] as const;
  });
  await renderPasses(row, 'design', quality, passes, Object.fromEntries(files));
  const developed = develop(passes, 'design');
  const rendered = referencePixels(developed.width > comparedWidth ? halved(developed) : developed, exposureOf(neutral));
  const layers = await layersOf(row.name, comparedWidth, packed);
  const composed = await composeScene(layers, Object.fromEntries(tests.map(([print, { design }]) => [print, design])), {}, layers.width);
  const difference = Uint8Array.from(composed.rgb, (value, slot) => Math.min(255, Math.abs(value - (rendered.rgb[slot] as number)) * 8));
  await writePng(rendered, join(passes, `${test}-render.png`));
  await writePng(composed, join(passes, `${test}-composed.png`));
  await writePng({ ...composed, rgb: difference }, join(passes, `${test}-difference-x8.png`));
  const found = compare(layers, composed, rendered);
  const { designs } = verifiedOf(row, packed);
  writeFileSync(fileOf(row, packed), `${JSON.stringify({ quality, designs: { ...designs, [test]: found } }, null, 2)}\n`);
  return found;
}
