/** The scene on the page of a material, from real calls and a folder with all scenes of wall art. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Client } from '#api/calls.ts';
import { wallSceneNames } from '#core/catalogue/scenes/wall-scenes.ts';
import type { MaterialKey } from '#core/products/photoframe/materials.ts';
import type { Shop } from '#services/handler.ts';
import { openStore } from '#store/db/store.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';
import { sceneOf } from './wall-art-offer.ts';

vi.mock('#resources/product-scenes.ts', async (original) => ({
  ...(await original<object>()),
  sceneMarks: () => new Map(wallSceneNames.filter((name) => name !== 'forex-edge-50x70').map((name) => [name, 'mark'])),
}));

const clock = () => new Date('2026-11-25T10:00:00.000Z');
const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-materials-'));
let shop: Shop;
let call: Client;

beforeAll(async () => {
  shop = await seededShop(() => openStore({ dataDir, databaseUrl: null }, clock), clock);
  call = (await guestCalls(shop, 'DE', 'myposter')).request();
});
afterAll(async () => {
  await shop.store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const scene = async (material: MaterialKey) => sceneOf({ call } as unknown as Parameters<typeof sceneOf>[0], material);

test.each([
  ['aludibond', 'dibond-edge-50x70', 'Alu-Dibond'],
  ['echtglas', 'glass-edge-50x70', 'Echtglas'],
  ['leinwand', 'canvas-corner-50x70', 'Leinwand'],
  ['fototapete', 'wallpaper-350x250', 'Fototapete'],
] as const)('a page of %s shows a poster in %s', async (material, name, word) => {
  const shown = await scene(material);
  expect(shown?.image).toMatch(new RegExp(`^/img/scenes/${name}/posters/`));
  expect(shown?.alt).toContain(word);
});

test('a page of a material whose scene is not made, or that has none, shows none', async () => {
  expect(await scene('forexplatte')).toBeNull();
  expect(await scene('pvcplane')).toBeNull();
});
