/** Loading packed scenes: a whole one, and those that lack something. */
import { cpSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { composeLayers } from './compose.ts';
import { loadSceneLayers } from './layers.ts';

const root = mkdtempSync(join(tmpdir(), 'scenes-'));
const folder = join(root, 'framed/600');
afterAll(() => rmSync(root, { recursive: true }));

let lines: [string, string, Record<string, unknown> | undefined][] = [];
const log = (level: string, event: string, details?: Record<string, unknown>) => {
  lines.push([level, event, details]);
};

beforeEach(() => {
  lines = [];
  cpSync('tests/fixtures/product-scene', root, { recursive: true });
});

test('a packed scene takes a design: dark where the design is dark, and the rest as it was', async () => {
  const layers = await loadSceneLayers('framed', 600, log, root);
  if (!layers) throw new Error('the scene of the test is not read');
  const ink = { width: 500, height: 700, rgb: new Uint8Array(500 * 700 * 3).fill(20) };
  const composed = composeLayers(layers, { front: ink }, {});
  const [left = 0, top = 0, right = 0, bottom = 0] = layers.surfaces[0]?.box ?? [];
  const sampleAt = (x: number, y: number) => composed.rgb[(Math.floor(y) * 600 + Math.floor(x)) * 3] as number;
  expect(sampleAt((left + right) / 2, (top + bottom) / 2)).toBeLessThan(80);
  expect(sampleAt(left - 10, top - 10)).toBeGreaterThan(100);
  expect(sampleAt(5, 5)).toBe(layers.base[(5 * 600 + 5) * 3]);
  expect(lines).toEqual([]);
});

test.each([
  ['has no layer of coverage', () => rmSync(join(folder, 'cover-0.webp'))],
  ['has a torn base', () => truncateSync(join(folder, 'base.webp'), 5_000)],
  ['has an empty light', () => writeFileSync(join(folder, 'light.webp'), '')],
  ['has no JSON', () => writeFileSync(join(folder, 'scene.json'), '{"width":')],
  ['has facts of another form', () => writeFileSync(join(folder, 'scene.json'), '{"width":600}')],
  ['has no folder', () => rmSync(folder, { recursive: true })],
])('a scene that %s is null and one line of the log', async (_, tear) => {
  tear();
  expect(await loadSceneLayers('framed', 600, log, root)).toBeNull();
  expect(lines).toEqual([['error', 'product-scene-unreadable', { scene: 'framed', width: 600, message: expect.any(String) }]]);
});

test('a layer of another size is refused', async () => {
  const other = await sharp({ create: { width: 60, height: 45, channels: 3, background: 'white' } })
    .webp()
    .toBuffer();
  writeFileSync(join(folder, 'base.webp'), other);
  expect(await loadSceneLayers('framed', 600, log, root)).toBeNull();
  expect(lines[0]?.[2]?.message).toContain('60 × 45 pixels instead of 600 × 450');
});
