/** Pictures of product scenes by their addresses, with a real store, real files and render threads. */
import { rmSync, truncateSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { shownRefinement } from '#core/catalogue/list.ts';
import { merchMotifs } from '#core/catalogue/merch-motifs.ts';
import { registerOf } from '#core/catalogue/occasions.ts';
import { cardPictureBase } from '#core/catalogue/picture.ts';
import { posterPictureBase } from '#core/catalogue/poster-picture.ts';
import { bookPictureBase } from '#core/catalogue/scenes/book-picture.ts';
import type { SceneName } from '#core/catalogue/scenes/product-scenes.ts';
import { scenePictureBase, sceneWidths } from '#core/catalogue/scenes/scene-picture.ts';
import { type DesignTemplate, isPoster } from '#core/catalogue/template.ts';
import { rateLimits } from '#core/customer/limits.ts';
import type { Host } from '#http/request/site.ts';
import { openFonts } from '#resources/fonts.ts';
import { seedRows } from '#seed/catalogue-rows.ts';
import type { Shop } from '#services/handler.ts';
import { cardPictureJobs } from '#services/images/card-pictures.job.ts';
import { consumeLimit } from '#services/rate-limits.ts';
import { changeCatalogueRow, seedCatalogue } from '#store/catalogue/catalogue.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { onePoster, twoCards, writeDrawnScene } from '#tests/drawn-scene.ts';
import { openEmptyShop } from '#tests/empty-shop.ts';
import { servePicture } from './pictures.ts';

const folders = vi.hoisted(() => ({ root: '' }));
vi.mock('#resources/product-scenes.ts', async (original) => {
  const { mkdtempSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  folders.root = mkdtempSync(`${tmpdir()}/scene-pictures-`);
  return { ...(await original<object>()), sceneFolder: folders.root };
});

const host = { channel: 'federleicht', country: 'DE', secure: false } as Host;
let shop: Shop;
let close: () => Promise<void>;
let lines: unknown[][] = [];

beforeAll(async () => {
  ({ shop, close } = await openEmptyShop({ fonts: await openFonts() }));
  shop = { ...shop, log: (level, event, details) => lines.push([level, event, details?.scene]) };
  await seedCatalogue(shop.store, { number: 1, rows: seedRows });
  for (const name of ['flat-cards-a6', 'plain-cards-a6']) await writeDrawnScene(folders.root, name, twoCards);
  for (const name of ['foil-cards-a6', 'leaf-cards-a6']) await writeDrawnScene(folders.root, name, twoCards, { hasFoil: true });
  for (const name of ['framed-50x70', 'canvas-corner-50x70']) await writeDrawnScene(folders.root, name, onePoster);
  await writeDrawnScene(folders.root, 'framed-50x50', [{ print: 'front', widthMm: 500, heightMm: 500 }]);
  await writeDrawnScene(folders.root, 'mug-handle-right', [{ print: 'front', widthMm: 200, heightMm: 85 }]);
  await writeDrawnScene(folders.root, 'photo-book-20x20', [
    { print: 'left', widthMm: 200, heightMm: 200 },
    { print: 'right', widthMm: 200, heightMm: 200 },
  ]);
  await writeDrawnScene(folders.root, 'acrylic-corner-50x70', [{ print: 'front', widthMm: 700, heightMm: 500 }]);
  truncateSync(join(folders.root, 'canvas-corner-50x70/600/light.webp'), 40);
});
afterAll(async () => {
  await close();
  rmSync(folders.root, { recursive: true });
});
beforeEach(() => {
  lines = [];
});

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer };

async function get(path: string, address = '192.0.2.1', headers: Record<string, string> = {}): Promise<Answer> {
  const answer: Answer = { status: 0, headers: {}, body: Buffer.alloc(0) };
  const response = {
    writeHead(status: number, given: Record<string, unknown>) {
      Object.assign(answer, { status, headers: given });
      return response;
    },
    end(body?: Uint8Array | string) {
      answer.body = Buffer.from(body ?? '');
    },
  } as unknown as ServerResponse;
  await servePicture(shop, { headers, method: 'GET' } as unknown as IncomingMessage, response, path, host, address);
  return answer;
}

/** A picture that a loaded machine did not draw in time is asked for again, as pages do. */
async function getDrawn(path: string): Promise<Answer> {
  for (let tries = 0; tries < 400; tries += 1) {
    const answer = await get(path);
    if (answer.headers['content-type'] !== 'image/svg+xml') return answer;
    // While many are drawn, the stand-in comes at once.
    await sleep(200);
  }
  throw new Error(`${path} was never drawn`);
}

const rows = async () => [...(await catalogueOf(shop.store)).templates.values()];

const isFlatA6 = ({ forms }: DesignTemplate) => forms.some(({ form, format }) => form === 'flat' && format === 'a6');

async function cardOf(occasion: string, hasFoil = false) {
  const found = (await rows()).find(
    (row) => !isPoster(row) && row.occasion === occasion && (shownRefinement(row, 'flat') !== 'none') === hasFoil && isFlatA6(row),
  );
  if (!found || isPoster(found)) throw new Error(`no card of ${occasion}`);
  return { card: found.id, form: 'flat', format: 'a6', colourway: found.colourways[0]?.key ?? '', panel: 'front' } as const;
}

async function posterOf(shape: 'portrait' | 'landscape') {
  const found = (await rows()).find((row) => isPoster(row) && row.shape === shape);
  if (!found || !isPoster(found)) throw new Error('no poster');
  return { poster: found.id, colourway: found.colourways[0].key };
}

const pathOf = (scene: SceneName, picture: string, width: number) => `${scenePictureBase(scene, picture)}-${width}.webp`;

async function darkest(body: Buffer): Promise<number> {
  const { channels } = await sharp(body).stats();
  return Math.min(...channels.map(({ min }) => min));
}

test('a scene with a card is WebP in each of its widths, for everybody, and stored once', { timeout: 300_000 }, async () => {
  const picture = cardPictureBase(await cardOf('hochzeit'));
  for (const width of sceneWidths) {
    const { status, headers, body } = await getDrawn(pathOf('flat-cards-a6', picture, width));
    expect([width, status, headers['content-type'], headers['cache-control']]).toEqual([
      width,
      200,
      'image/webp',
      'public, max-age=300, stale-while-revalidate=604800',
    ]);
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(await sharp(body).metadata()).toMatchObject({ width, height: (width * 3) / 4 });
    const again = await get(pathOf('flat-cards-a6', picture, width), '192.0.2.1', { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
  }
  expect(await shop.files.list('scenes/flat-cards-a6/cards/')).toHaveLength(sceneWidths.length);
  expect(lines).toEqual([]);
});

test('a poster in its scene differs from another one, and foil shines in the scene that has a layer of it', {
  timeout: 300_000,
}, async () => {
  const poster = await getDrawn(pathOf('framed-50x70', posterPictureBase(await posterOf('portrait')), 360));
  expect(poster.status).toBe(200);
  const foil = await getDrawn(pathOf('foil-cards-a6', cardPictureBase(await cardOf('hochzeit', true)), 360));
  expect(foil.status).toBe(200);
  expect(await darkest(foil.body)).toBeLessThan(200);
});

test('a mug has the picture that lists show it with, and a photo book its sample pages', { timeout: 300_000 }, async () => {
  const mug = await getDrawn(pathOf('mug-handle-right', posterPictureBase(merchMotifs['mug-330']), 360));
  expect([mug.status, mug.headers['content-type']]).toEqual([200, 'image/webp']);
  const book = await getDrawn(pathOf('photo-book-20x20', bookPictureBase({ set: 7, size: '200-200' }), 360));
  expect([book.status, book.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await darkest(book.body)).toBeLessThan(150);
});

test('a poster is drawn in its scenes in advance, once, in its first colourway', { timeout: 300_000 }, async () => {
  const poster = (await rows()).findLast((row) => isPoster(row) && row.shape === 'square');
  if (!poster || !isPoster(poster)) throw new Error('no poster');
  const folder = `scenes/framed-50x50/posters/${poster.id}/`;
  await cardPictureJobs['poster-scenes']({ poster: poster.id, colourway: poster.colourways[0].key }, shop);
  const drawn = await shop.files.list(folder);
  expect(drawn).toHaveLength(sceneWidths.length);
  await cardPictureJobs['poster-scenes']({ poster: poster.id, colourway: poster.colourways[0].key }, shop);
  expect(await shop.files.list(folder)).toEqual(drawn);
  const keep = await cardPictureJobs['prepare-card-pictures']({}, shop);
  await shop.store.write(async (trx) => void (await keep?.(trx)));
  const shown = (await catalogueOf(shop.store)).posters.filter(({ shape }) => shape !== 'landscape');
  const queued = await shop.store.db.selectFrom('jobs').select('payload').where('kind', '=', 'poster-scenes').execute();
  expect(queued).toHaveLength(shown.length);
});

test('what does not belong together has no picture', { timeout: 120_000 }, async () => {
  const wedding = cardPictureBase(await cardOf('hochzeit'));
  const wrong = [
    ['a scene that is not offered to its occasion', pathOf('plain-cards-a6', wedding, 600)],
    ['a scene with rings for mourning', pathOf('flat-cards-a6', cardPictureBase(await cardOf('trauer')), 600)],
    ['foil on a card without', pathOf('foil-cards-a6', wedding, 600)],
    ['a card in a frame', pathOf('framed-50x70', wedding, 600)],
    ['a lying poster', pathOf('framed-50x70', posterPictureBase(await posterOf('landscape')), 600)],
    ['a scene that was never made', pathOf('folded-card-a6', wedding.replace('flat', 'folded'), 600)],
    ['a poster on a mug that lists do not show on it', pathOf('mug-handle-right', posterPictureBase(await posterOf('portrait')), 600)],
    ['the picture of a mug on a cushion', pathOf('cushion-40x40', posterPictureBase(merchMotifs['mug-330']), 600)],
    ['a photo book of another size', pathOf('photo-book-20x20', bookPictureBase({ set: 7, size: 'a4-quer' }), 600)],
    ['an unknown design', pathOf('flat-cards-a6', wedding.replace(/cards\/[^/]+/, 'cards/gibt-es-nicht'), 600)],
    ['an unknown colourway', pathOf('flat-cards-a6', wedding.replace(/-[a-z]+-front/, '-neon-front'), 600)],
    ['another width', pathOf('flat-cards-a6', wedding, 700)],
    ['a scene of another name', pathOf('flat-cards-a6', wedding, 600).replace('flat-cards-a6', 'flat-cards-a5')],
  ];
  for (const [what, path = ''] of wrong) expect([what, (await get(path)).status]).toEqual([what, 404]);
  expect(await shop.files.list('scenes/plain-cards-a6/')).toEqual([]);
});

test('a scene with a torn layer is the drawn picture, and one line of the log', { timeout: 300_000 }, async () => {
  const picture = posterPictureBase(await posterOf('portrait'));
  const answers = await Promise.all([360, 600].map((width) => getDrawn(pathOf('canvas-corner-50x70', picture, width))));
  const drawn = await getDrawn(`${picture}-690.webp`);
  for (const { status, headers, body } of answers) {
    expect([status, headers.etag]).toEqual([200, drawn.headers.etag]);
    expect(body.equals(drawn.body)).toBe(true);
  }
  expect(lines).toEqual([['error', 'product-scene-unreadable', 'canvas-corner-50x70']]);
  expect(await shop.files.list('scenes/canvas-corner-50x70/')).toEqual([]);
});

test('a design of another shape than the print is not stretched: no picture comes, and the log says why', {
  timeout: 120_000,
}, async () => {
  const { headers, body } = await get(pathOf('acrylic-corner-50x70', posterPictureBase(await posterOf('portrait')), 360));
  expect([headers['content-type'], headers['cache-control']]).toEqual(['image/svg+xml', 'no-store']);
  const { width, height } = await sharp(body).metadata();
  expect(height).toBeGreaterThan(9 * (width ?? 1));
  expect(await shop.files.list('scenes/acrylic-corner-50x70/')).toEqual([]);
});

test('of a hundred designs at once some are drawn; the others come when they are asked for again', { timeout: 300_000 }, async () => {
  const cards = (await rows()).flatMap((row) =>
    isPoster(row) || registerOf(row.occasion) === 'mourning' || !isFlatA6(row) || row.occasion.endsWith('hochzeit')
      ? []
      : row.colourways.map(({ key }) => ({ card: row.id, form: 'flat', format: 'a6', colourway: key, panel: 'front' }) as const),
  );
  const some = cards.slice(0, 100);
  expect(some).toHaveLength(100);
  const answers = await Promise.all(some.map((card) => get(pathOf('leaf-cards-a6', cardPictureBase(card), 360))));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const waiting = some.filter((_, at) => answers[at]?.headers['content-type'] === 'image/svg+xml');
  // 24 are drawn at once; some more may begin when the first of them are there.
  expect(waiting.length).toBeGreaterThanOrEqual(50);
  for (const card of waiting.slice(-3)) expect((await getDrawn(pathOf('leaf-cards-a6', cardPictureBase(card), 360))).status).toBe(200);
});

test('who asks for too many that are not there waits for none, and gets those that are there', { timeout: 300_000 }, async () => {
  const known = pathOf('framed-50x70', posterPictureBase(await posterOf('portrait')), 360);
  await getDrawn(known);
  const address = '192.0.2.9';
  const fresh = pathOf('leaf-cards-a6', cardPictureBase(await cardOf('umzug')), 900);
  const [{ max }] = rateLimits.drawing;
  for (let count = 0; count < max; count += 1) await consumeLimit(shop, 'drawing', { owner: null, address });
  expect((await get(fresh, address)).headers['content-type']).toBe('image/svg+xml');
  expect((await get(known, address)).headers['content-type']).toBe('image/webp');
});

test('a design that was taken from sale keeps its picture, as drafts and orders show it', { timeout: 300_000 }, async () => {
  const wedding = await cardOf('hochzeit');
  const row = (await rows()).find(({ id }) => id === wedding.card);
  if (!row) throw new Error('no row');
  await changeCatalogueRow(shop.store, 'design', row.id, { ...row, isWithdrawn: true } as never);
  expect((await getDrawn(pathOf('flat-cards-a6', cardPictureBase(wedding), 360))).status).toBe(200);
});
