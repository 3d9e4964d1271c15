/** Folders of scenes: which are known. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { onePoster, writeDrawnScene } from '#tests/drawn-scene.ts';
import { sceneMarks } from './product-scenes.ts';

const root = mkdtempSync(join(tmpdir(), 'product-scenes-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a scene is known when its widths are packed; an edge from near needs the smaller one alone', async () => {
  for (const name of ['framed-50x70', 'framed-70x50', 'glass-edge-50x70', 'forex-edge-50x70']) await writeDrawnScene(root, name, onePoster);
  for (const folder of ['framed-70x50/1200', 'glass-edge-50x70/1200', 'forex-edge-50x70/600'])
    rmSync(join(root, folder), { recursive: true });
  expect([...sceneMarks(root).keys()]).toEqual(['framed-50x70', 'glass-edge-50x70']);
});
