/** Catalogue pictures from the first request to the file, with a real store, real files and render threads. */
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CardPicture, pictureWidths } from '#core/catalogue/picture.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { Fault } from '#core/values/fault.ts';
import { designRows } from '#designs/rows.ts';
import { openFonts } from '#resources/fonts.ts';
import type { Shop } from '#services/handler.ts';
import { changeCatalogueRow, seedCatalogue } from '#store/catalogue/catalogue.ts';
import { openStore } from '#store/db/store.ts';
import { claim, countJobs, enqueue } from '#store/job/jobs.ts';
import { openEmptyShop } from '#tests/empty-shop.ts';
import { cardPictureJobs } from './card-pictures.job.ts';
import { cardPicture, cardPictureContent, cardSource, prepareCardPictures, prewarmListPictures } from './card-pictures.ts';
import type { PictureAnswer } from './catalogue-pictures.ts';
import { drawCardPanel } from './draw-card.ts';

let shop: Shop;
let close: () => Promise<void>;
const small = pictureWidths[0];
const withPhotos = designRows.find((row) => row.family === 'photo-arch') as DesignTemplate;
/** Longer than the slowest machine draws: these tests are about what is drawn, not how fast. */
const unhurriedMs = 120_000;
const rows = [...designRows.filter((row) => row.family === 'type-case').slice(0, 1), withPhotos];
const [plain] = rows as [DesignTemplate];

function frontOf(row: DesignTemplate, colourway = 0): CardPicture {
  const first = row.forms[0] as DesignTemplate['forms'][number];
  return { card: row.id, ...first, colourway: row.colourways[colourway]?.key as string, panel: 'front' };
}

const keyOf = async (colourway: number) => (await cardSource(shop.store, frontOf(plain, colourway)))?.key;

function pathOf(answer: PictureAnswer | null): string {
  if (answer?.kind !== 'file') throw new Error(`no file but ${answer?.kind}`);
  return answer.path;
}

/** A file store that holds nothing of what was put. */
function emptyFiles(): Shop['files'] {
  const path = (key: string) => Promise.reject(new Fault('not-found', key));
  return { ...shop.files, has: async () => false, path };
}

beforeAll(async () => {
  ({ shop, close } = await openEmptyShop({ fonts: await openFonts() }));
  await seedCatalogue(shop.store, { number: 1, rows: rows.map((row) => ({ kind: 'design', id: row.id, row })) });
});
afterAll(() => close());

test('the first visitors of a picture get it drawn at once, for all of them together, without any job', async () => {
  const picture = { ...frontOf(plain), width: small };
  const [first, second] = await Promise.all([
    cardPicture(shop, picture, { waitMs: unhurriedMs }),
    cardPicture(shop, picture, { waitMs: unhurriedMs }),
  ]);
  expect(second).toEqual(first);
  expect(await sharp(pathOf(first)).metadata()).toMatchObject({ format: 'webp', width: small });
  expect(await shop.files.list(`${(await cardSource(shop.store, picture))?.key}-`)).toHaveLength(1);
});

test('a picture that is there is looked up once', async () => {
  const picture = { ...frontOf(plain), width: small };
  const path = pathOf(await cardPicture(shop, picture, { waitMs: unhurriedMs }));
  const asked: string[] = [];
  const files = new Proxy(shop.files, {
    get(target, name: keyof Shop['files']) {
      asked.push(name);
      return target[name];
    },
  });
  expect(await cardPicture({ ...shop, files }, picture)).toEqual({ kind: 'file', path });
  expect(asked).toEqual(['path']);
});

test('a picture that was sent lately is sent again without its file', async () => {
  const picture = { ...frontOf(plain), width: small };
  const files = { ...shop.files };
  const first = await cardPictureContent({ ...shop, files }, picture, { waitMs: unhurriedMs });
  if (first?.kind !== 'content') throw new Error(`no content but ${first?.kind}`);
  expect(await sharp(first.bytes).metadata()).toMatchObject({ format: 'webp', width: small });
  Object.assign(files, emptyFiles());
  expect(await cardPictureContent({ ...shop, files }, picture)).toEqual(first);
  const other = await cardPictureContent({ ...shop, files }, { ...frontOf(plain, 1), width: small }, { mayDraw: async () => false });
  expect(other).toMatchObject({ kind: 'stand-in' });
});

test('a lost file is drawn again', async () => {
  const picture = { ...frontOf(plain), width: small };
  const path = pathOf(await cardPicture(shop, picture, { waitMs: unhurriedMs }));
  await shop.files.remove(`${(await cardSource(shop.store, picture))?.key}-${small}.webp`);
  expect(pathOf(await cardPicture(shop, picture, { waitMs: unhurriedMs }))).toBe(path);
});

test('a picture that cannot be drawn has a stand-in, and the log says why', async () => {
  const events: string[] = [];
  const files = { ...shop.files, put: () => Promise.reject(new Error('the disk is gone')) };
  const answer = await cardPicture(
    { ...shop, files, log: (_, event) => events.push(event) },
    { ...frontOf(withPhotos), width: small },
    { waitMs: unhurriedMs },
  );
  if (answer?.kind !== 'stand-in') throw new Error('no stand-in');
  const { width, height } = await sharp(Buffer.from(answer.svg)).metadata();
  expect(height).toBeGreaterThan(9 * width);
  expect(events).toEqual(['picture-failed']);
});

test('only so many are drawn for visitors at once; what is more gets its stand-in without waiting', async () => {
  const puts: string[] = [];
  const files = { ...emptyFiles(), put: async (key: string) => void puts.push(key) };
  const crowd = { ...shop, files };
  const all = rows.flatMap((row) =>
    row.forms.flatMap((form) =>
      row.colourways.flatMap(({ key }) =>
        [pictureWidths[0], pictureWidths[1]].map((width) => ({ card: row.id, ...form, colourway: key, panel: 'front' as const, width })),
      ),
    ),
  );
  expect(all.length).toBeGreaterThanOrEqual(25);
  const answers = await Promise.all(all.slice(0, 25).map((picture) => cardPicture(crowd, picture, { waitMs: unhurriedMs })));
  const kinds = Map.groupBy(answers, (answer) => answer?.kind);
  // Nothing is ever found on this disk, so that all end as stand-ins; only those that were drawn were also written.
  expect(kinds.get('stand-in')).toHaveLength(25);
  expect(puts).toHaveLength(24);
});

test('a picture that is not there and may not be drawn has a stand-in at once, and one that is there is served', async () => {
  const picture = { ...frontOf(plain), width: small };
  const mayDraw = async () => false;
  const empty = { ...shop, files: emptyFiles() };
  expect(await cardPicture(empty, picture, { waitMs: unhurriedMs, mayDraw })).toMatchObject({ kind: 'stand-in' });
  pathOf(await cardPicture(shop, picture, { waitMs: unhurriedMs }));
  pathOf(await cardPicture(shop, picture, { waitMs: unhurriedMs, mayDraw }));
});

test('what the catalogue does not have is null and draws nothing', async () => {
  const before = await countJobs(shop.store);
  const front = { ...frontOf(plain), width: small };
  for (const wrong of [{ card: 'gibt-es-nicht' }, { colourway: 'neon' }, { panel: 'inside-left' as const, form: 'flat' as const }]) {
    expect(await cardPicture(shop, { ...front, ...wrong }, { waitMs: unhurriedMs })).toBeNull();
  }
  expect(await countJobs(shop.store)).toEqual(before);
});

test('an empty photo slot shows a picture in its own colour, not a flat tint', async () => {
  const front = frontOf(withPhotos);
  const drawing = drawCardPanel(withPhotos, front, shop.fonts);
  expect(Object.values(drawing.photos).every((href) => href.startsWith('data:image/svg+xml;base64,'))).toBe(true);
  expect(Object.keys(drawing.photos).length).toBeGreaterThan(0);
  expect(drawCardPanel(withPhotos, front, shop.fonts)).toEqual(drawing);
  const file = pathOf(await cardPicture(shop, { ...front, width: small }, { waitMs: unhurriedMs }));
  const { width = 0, height = 0 } = await sharp(file).metadata();
  const slot = {
    left: Math.round(width * 0.3),
    top: Math.round(height * 0.25),
    width: Math.round(width * 0.4),
    height: Math.round(height * 0.3),
  };
  const { channels } = await sharp(file).extract(slot).stats();
  expect(channels[0]?.stdev).toBeGreaterThan(8);
});

test('a changed row has new pictures under new keys, of its own colourway only', async () => {
  const first = await keyOf(0);
  const second = await keyOf(1);
  const [colourway, ...others] = plain.colourways;
  const [token, ink] = Object.entries(colourway?.inks ?? {})[0] as [string, NonNullable<typeof colourway>['inks'][string]];
  const changed = { ...colourway, inks: { ...colourway?.inks, [token]: { ...ink, hex: '#123456' } } };
  await changeCatalogueRow(shop.store, 'design', plain.id, { ...plain, colourways: [changed, ...others] });
  expect(await keyOf(0)).not.toBe(first);
  expect(await keyOf(1)).toBe(second);
});

test('a job draws a panel in every width', async () => {
  await cardPictureJobs['card-picture'](frontOf(plain, 1), shop);
  expect(await shop.files.list(`${await keyOf(1)}-`)).toHaveLength(pictureWidths.length);
});

test('the shop window has one front of every design in the sizes of lists, each drawn once', async () => {
  const puts: string[] = [];
  const shown = new Map<string, Uint8Array | string>();
  const files = {
    ...shop.files,
    has: async (key: string) => shown.has(key),
    path: async (key: string) => key,
    put: async (key: string, content: Uint8Array | string) => {
      puts.push(key);
      shown.set(key, content);
    },
  };
  const fresh = { ...shop, files };
  await prewarmListPictures(fresh, 'code a');
  const pictures = puts.filter((key) => key.endsWith('.webp'));
  expect(puts).toHaveLength(new Set(puts).size);
  expect(pictures).toHaveLength(rows.length * pictureWidths.filter((width) => width <= 480).length);

  // A lost picture shows whether a start looked for missing ones.
  const [lost = ''] = pictures;
  shown.delete(lost);
  await prewarmListPictures(fresh, 'code a');
  expect(shown.has(lost)).toBe(false);
  await prewarmListPictures(fresh, 'code b');
  expect(shown.has(lost)).toBe(true);
});

test('no picture is prepared in the first ten minutes after a start', async () => {
  const store = await openStore({ dataDir: join(shop.tempDir, 'start'), databaseUrl: null }, () => new Date('2026-03-01T12:00:00Z'));
  await prepareCardPictures({ ...shop, store, clock: store.clock });
  expect(await claim(store, 'worker', ['prepare-card-pictures'], 60, new Date('2026-03-01T12:09:59Z'))).toBeNull();
  expect(await claim(store, 'worker', ['prepare-card-pictures'], 60, new Date('2026-03-01T12:10:00Z'))).not.toBeNull();
  await store.close();
});

test('the fronts of all designs, forms and colourways are prepared once', async () => {
  const expected = rows.reduce((sum, row) => sum + row.forms.length * row.colourways.length, 0);
  await prepareCardPictures(shop);
  await prepareCardPictures(shop);
  const keep = await cardPictureJobs['prepare-card-pictures']({}, shop);
  const before = await countJobs(shop.store);
  await shop.store.write(async (trx) => {
    await keep?.(trx);
    await enqueue(trx, { kind: 'other', payload: {} }, new Date());
  });
  const after = await countJobs(shop.store);
  expect(before.queued).toBe(1);
  expect(after.queued - before.queued).toBe(expected + 1);
});
