/** Catalogue pictures of posters drawn in advance, with a real store and render threads. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { posters } from '#designs/posters/registry.ts';
import { openFonts } from '#resources/fonts.ts';
import { seedRows } from '#seed/catalogue-rows.ts';
import type { Shop } from '#services/handler.ts';
import { listWidths } from '#services/images/catalogue-pictures.ts';
import { seedCatalogue } from '#store/catalogue/catalogue.ts';
import { openStore } from '#store/db/store.ts';
import { openFiles } from '#store/file/files.ts';
import { noStories } from '#tests/no-stories.ts';
import { prewarmPosterPictures } from './poster-pictures.ts';

let folder: string;
let shop: Shop;
const [first, second] = posters.map(({ template }) => template);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poster-pictures-test-'));
  const settings = { dataDir: folder, databaseUrl: null, bucket: null };
  const decode = () => Promise.reject(new Error('no picture comes from outside here'));
  shop = {
    store: await openStore(settings, () => new Date()),
    files: await openFiles(settings),
    tempDir: folder,
    fonts: await openFonts(),
    hosts: [],
    stories: noStories,
    bank: { recipient: '', iban: '' },
    uploadBytesPerDay: 20e9,
    voucherSecret: '',
    serviceMail: '',
    clock: () => new Date(),
    log: () => {},
    decode,
    readOwnFile: decode,
  };
  await seedCatalogue(shop.store, seedRows);
});

afterAll(async () => {
  await shop.store.close();
  await rm(folder, { recursive: true });
});

test('a poster that cannot be drawn in advance is logged, and the others are drawn', async () => {
  const puts: string[] = [];
  const failed: unknown[] = [];
  const put = async (key: string) => {
    if (key.startsWith(`posters/${first?.id}/`)) throw new Error('the disk is full');
    puts.push(key);
  };
  const log: Shop['log'] = (_level, event, fields) => failed.push([event, fields?.poster]);
  const has = async (key: string) => ![first, second].some((poster) => key.startsWith(`posters/${poster?.id}/`));
  await prewarmPosterPictures({ ...shop, files: { ...shop.files, has, put }, log });
  expect(failed).toEqual([['picture-failed', first?.id]]);
  expect(puts).toHaveLength(listWidths.length);
  for (const key of puts) expect(key).toContain(`posters/${second?.id}/${second?.colourways[0].key}-`);
});
