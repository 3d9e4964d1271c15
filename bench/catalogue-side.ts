/** Reads a synthetic catalogue with the limits of memory of a web role, and says what its main thread worked for it. Used by the bench of catalogues. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { otherAges, similarCards } from '#core/catalogue/lookup/similar.ts';
import { designRows } from '#designs/rows.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { openStore } from '#store/db/store.ts';
import { percentile } from '#tests/percentile.ts';
import { syntheticDesigns } from '#tests/search/synthetic-designs.ts';
import { fill } from './large-shop.ts';

export type CatalogueSide = {
  /** Processor time of the main thread in ms: of all, of the longest piece between two turns of other work, and of 99.9 % of the pieces. */
  all: number;
  longest: number;
  usual: number;
  pieces: number;
  /** What the page of a product looks up. */
  product: number;
};

const products = 200;

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e3;
}

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

async function measured(count: number): Promise<CatalogueSide> {
  const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-catalogue-'));
  const open = () => openStore({ dataDir, databaseUrl: null }, () => new Date());
  await (await open()).close();
  await fill(dataDir, syntheticDesigns(count, designRows));
  const store = await open();
  const { pieces, all } = await piecesOf(() => catalogueOf(store));
  const { rows } = await catalogueOf(store);
  const lookUp = (from: number) => {
    const before = cpuMs();
    for (const row of rows.slice(from, from + products)) {
      similarCards(rows, row);
      otherAges(rows, row);
    }
    return (cpuMs() - before) / products;
  };
  lookUp(0);
  const product = lookUp(products);
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
  return { all, longest: Math.max(...pieces), usual: percentile(pieces, 0.999), pieces: pieces.length, product };
}

process.send?.(await measured(Number(process.argv[2])));
