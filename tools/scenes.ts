/**
 * `npm run scenes`: renders product scenes with Blender and packs them (docs/product-scenes.md). For development; servers only read `scenes/`.
 *
 *     npm run scenes                       lists the scenes and which are made
 *     npm run scenes -- --next             makes the first that is not; after an interruption it goes on with the passes that are there
 *     npm run scenes -- NAME …             makes these anew
 *     … --draft                            600 pixels and 48 samples, into out/scenes/draft
 *     … --verify                           compares with a full render of a test design, too
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail } from './command.ts';
import { draft, final, forgetPasses, qualityOf } from './scenes/blender.ts';
import { makeScene, verifyScene } from './scenes/make-scene.ts';
import { isMade, markMade, nextScene } from './scenes/queue.ts';
import { type SceneRow, sceneRows } from './scenes/scene-table.ts';
import { limits } from './scenes/verify.ts';

const root = new URL('../', import.meta.url).pathname;
const { values, positionals } = parseArgs({
  options: { next: { type: 'boolean' }, draft: { type: 'boolean' }, verify: { type: 'boolean' } },
  allowPositionals: true,
});
const quality = values.draft ? draft : final;
const qualityFor = (row: SceneRow) => qualityOf(row, quality);
const work = join(root, 'out/scenes', values.draft ? 'draft' : 'final');
const folders = { work, packed: values.draft ? join(work, 'packed') : join(root, 'scenes') };

async function make(row: SceneRow): Promise<void> {
  const passes = join(work, row.name);
  const began = performance.now();
  const made = await makeScene(row, qualityFor(row), folders);
  markMade(row, qualityFor(row), folders.packed);
  for (const { folder, bytes, places } of made) {
    console.log(`${folder}: ${(bytes / 1000).toFixed(0)} kB`);
    for (const { key, flatError, error, grid } of places)
      console.log(`  ${key}: homography ${flatError.toFixed(3)} px, stored ${error.toFixed(3)} px${grid ? `, grid of ${grid} px` : ''}`);
  }
  console.log(`${((performance.now() - began) / 1000).toFixed(0)} s; pictures: ${passes}`);
  if (values.verify) await verify(row);
  if (!values.draft) forgetPasses(passes);
}

async function verify(row: SceneRow): Promise<void> {
  const found = await verifyScene(row, qualityFor(row), folders);
  console.log(
    Object.entries(found)
      .map(([name, value]) => `${name} ${value.toFixed(2)}`)
      .join(', '),
  );
  const over = Object.entries(limits).filter(([name, limit]) => found[name as keyof typeof limits] > limit);
  if (over.length > 0) fail(`${row.name}: ${over.map(([name, limit]) => `${name} is over ${limit}`).join(', ')}`);
}

const unknown = positionals.filter((name) => !sceneRows.some((row) => row.name === name));
if (unknown.length > 0) fail(`No such scene: ${unknown.join(', ')}. \`npm run scenes\` lists them.`);
mkdirSync(folders.packed, { recursive: true });
try {
  if (values.next) {
    const row = nextScene(sceneRows, quality, folders.packed);
    if (row) await make(row);
    else console.log('All scenes are made.');
  } else if (positionals.length > 0) {
    for (const row of sceneRows.filter(({ name }) => positionals.includes(name))) {
      forgetPasses(join(work, row.name));
      await make(row);
    }
  } else for (const row of sceneRows) console.log(`${isMade(row, qualityFor(row), folders.packed) ? 'made' : 'open'}  ${row.name}`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
