/**
 * A catalogue of 300,000 designs that is read and made ready, from SQLite: how long the main thread is held up at once, in its own processor
 * time, against a page of the list; and what a page of a product looks up in it, against the same of 3,000 designs. Takes some minutes, 4 GB of
 * memory and 1 GB of disk; reads /proc.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { otherAges, similarCards } from '#core/catalogue/lookup/similar.ts';
import { designRows } from '#designs/rows.ts';
import { type Catalogue, catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { openStore } from '#store/db/store.ts';
import { median, percentile } from '#tests/percentile.ts';
import { syntheticDesigns } from '#tests/search/synthetic-designs.ts';
import { calm, end, fill, pageMs, pagesPerRound, shopOf } from './large-shop.ts';
import type { Figure } from './run.ts';

const sizes = { few: 3_000, many: 300_000 };
const rounds = 5;
const products = 200;

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e3;
}

/** Processor time of this thread between two turns of other work, of each piece of some work, and of all. */
async function piecesOf(work: () => Promise<unknown>): Promise<{ pieces: number[]; all: number }> {
  const pieces: number[] = [];
  let last = cpuMs();
  let isDone = false;
  const turn = () => {
    const now = cpuMs();
    pieces.push(now - last);
    last = now;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  const began = cpuMs();
  await work();
  isDone = true;
  return { pieces, all: cpuMs() - began };
}

type Loaded = { pieces: number[]; all: number; catalogue: Catalogue; close: () => Promise<void> };

async function loaded(count: number): Promise<Loaded> {
  const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-catalogue-'));
  const open = () => openStore({ dataDir, databaseUrl: null }, () => new Date());
  await (await open()).close();
  await fill(dataDir, syntheticDesigns(count, designRows));
  const store = await open();
  const read: { catalogue?: Catalogue } = {};
  const pieces = await piecesOf(async () => {
    read.catalogue = await catalogueOf(store);
  });
  if (!read.catalogue) throw new Error('no catalogue');
  const close = async () => {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...pieces, catalogue: read.catalogue, close };
}

/** What a page of a product looks up, in ms of processor time, of many products. */
function productMs({ catalogue: { rows } }: Loaded): number {
  const times = rows.slice(0, products).map((row) => {
    const before = cpuMs();
    similarCards(rows, row);
    otherAges(rows, row);
    return cpuMs() - before;
  });
  return median(times.slice(products / 10));
}

async function renderMs(): Promise<number> {
  const shop = await shopOf(sizes.few);
  await calm(shop.process.pid ?? 0);
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) times.push(await pageMs(shop, round * pagesPerRound));
  await end(shop);
  return median(times.slice(1));
}

export async function* run(): AsyncIterable<Figure> {
  const figure = (bench: string, ours: number, reference: number, unit: string, n = 1): Figure => {
    return { bench, ours, reference, unit, ratio: ours / reference, n };
  };
  const page = await renderMs();
  const few = await loaded(sizes.few);
  const many = await loaded(sizes.many);
  yield figure(`${sizes.many} designs are read, all pieces against a page`, many.all, page, 'CPU ms');
  yield figure('longest piece against a page', Math.max(...many.pieces), page, 'CPU ms', many.pieces.length);
  yield figure('pieces, 99.9 %, against a page', percentile(many.pieces, 0.999), page, 'CPU ms', many.pieces.length);
  yield figure('designs like one, against the same of 3,000', productMs(many), productMs(few), 'CPU ms', products);
  yield figure('designs like one, against a page', productMs(many), page, 'CPU ms', products);
  await few.close();
  await many.close();
}
