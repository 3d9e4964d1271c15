/** The queue of scenes, and the table and the committed layers it works on. */
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sceneWidthsOf } from '#core/catalogue/scenes/scene-picture.ts';
import { draft, final, qualityOf } from './blender.ts';
import { isMade, markMade, nextScene } from './queue.ts';
import { type SceneRow, sceneRows } from './scene-table.ts';

const packed = mkdtempSync(join(tmpdir(), 'queue-'));
afterAll(() => rmSync(packed, { recursive: true }));

const [first, second] = ['one', 'two'].map(
  (name): SceneRow => ({ name, kind: 'mug', height: 900, hasFoil: false, parameters: { widthMm: 200 } }),
) as [SceneRow, SceneRow];

test('the next scene is the first that is not made, and a changed row or quality opens a scene again', () => {
  expect(nextScene([first, second], final, packed)).toBe(first);
  mkdirSync(join(packed, first.name));
  markMade(first, final, packed);
  expect(nextScene([first, second], final, packed)).toBe(second);
  expect(nextScene([first], final, packed)).toBeNull();
  expect(isMade(first, draft, packed)).toBe(false);
  expect(isMade(first, { ...final, samples: final.samples - 1 }, packed)).toBe(true);
  expect(isMade(first, { ...final, samples: final.samples + 1 }, packed)).toBe(false);
  expect(isMade({ ...first, parameters: { widthMm: 210 } }, final, packed)).toBe(false);
});

test('a scene that is shown small is made in its own width', () => {
  const small: SceneRow = { ...first, name: 'small', width: 600 };
  mkdirSync(join(packed, small.name));
  markMade(small, qualityOf(small, final), packed);
  expect(nextScene([small], final, packed)).toBeNull();
  for (const row of sceneRows) expect([row.name, qualityOf(row, final).width]).toEqual([row.name, Math.max(...sceneWidthsOf(row.name))]);
});

test('names of scenes are unique words, and each kind is a script', () => {
  expect(new Set(sceneRows.map(({ name }) => name)).size).toBe(sceneRows.length);
  for (const { name, kind } of sceneRows) {
    expect(name).toMatch(/^[a-z0-9-]+$/);
    expect(existsSync(`tools/scenes/blender/kinds/${kind}.py`), kind).toBe(true);
  }
});

test('committed layers belong to a row and are small: 300 kB a scene, 12 MB in all', () => {
  const sizes = new Map<string, number>();
  for (const file of globSync('scenes/*/**/*.{webp,json}')) {
    const name = file.split('/')[1] as string;
    sizes.set(name, (sizes.get(name) ?? 0) + statSync(file).size);
  }
  expect([...sizes.keys()].filter((name) => !sceneRows.some((row) => row.name === name))).toEqual([]);
  expect([...sizes].filter(([, bytes]) => bytes > 300_000)).toEqual([]);
  expect([...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(12_000_000);
});
