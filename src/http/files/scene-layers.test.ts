/** Layers of scenes by their addresses, over HTTP. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { layerPath, sceneListPath } from '#core/catalogue/scenes/layers/layer-files.ts';
import { sceneMarks } from '#resources/product-scenes.ts';
import { noteUnreadable } from '#services/product-scenes.ts';
import { twoCards, writeDrawnScene } from '#tests/drawn-scene.ts';
import { type Assets, openAssets } from './assets.ts';
import { layerFolder, serveSceneList } from './scene-layers.ts';

const root = mkdtempSync(join(tmpdir(), 'scene-layers-'));
let assets: Assets;
const server = createServer((request, response) => {
  const path = request.url ?? '';
  if (path === sceneListPath) return serveSceneList(response, root);
  if (assets.has(path)) return void assets.serve(path, request, response);
  response.writeHead(404).end();
});
let port = 0;

beforeAll(async () => {
  for (const name of ['flat-cards-a6', 'leaf-cards-a6', 'no-scene-of-the-shop']) await writeDrawnScene(root, name, twoCards);
  assets = await openAssets([layerFolder(root)]);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

/** The path as it is written: `fetch` would take dots out of it. */
function statusOf(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

const mark = () => sceneMarks(root).get('flat-cards-a6') ?? '';
const address = (name: string) => `http://127.0.0.1:${port}${layerPath('flat-cards-a6', mark(), 600, name)}`;

test('the list names scenes of products with their marks, and not one whose layers were unreadable', async () => {
  const read = async () => (await fetch(`http://127.0.0.1:${port}${sceneListPath}`)).json();
  expect(await read()).toEqual({ 'flat-cards-a6': mark(), 'leaf-cards-a6': sceneMarks(root).get('leaf-cards-a6') });
  noteUnreadable({ log: () => undefined }, 'leaf-cards-a6', root, 'torn');
  expect(await read()).toEqual({ 'flat-cards-a6': mark() });
});

test('a layer is served as it is stored, for good', async () => {
  const answer = await fetch(address('base.webp'));
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ]);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(readFileSync(join(root, 'flat-cards-a6/600/base.webp')));
  expect(await (await fetch(address('scene.json'))).json()).toMatchObject({ width: 600, height: 450 });
});

test.each([
  ['of another mark', () => layerPath('flat-cards-a6', '000000000000', 600, 'base.webp')],
  ['of a folder that is no scene of the shop', () => `/scenes/no-scene-of-the-shop/${mark()}/600/base.webp`],
  ['above the folder of scenes', () => layerPath('flat-cards-a6', mark(), 600, '../../../../package.json')],
  ['of a file that is no layer', () => layerPath('flat-cards-a6', mark(), 600, 'made-from.json')],
  ['that does not decode', () => '/scenes/%'],
])('there is no layer %s', async (_, path) => {
  expect(await statusOf(path())).toBe(404);
});
