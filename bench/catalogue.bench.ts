/**
 * A catalogue of 300,000 designs that is read and made ready, from SQLite: how long the main thread is held up at once, in its own processor
 * time, against a page of the list; and what a page of a product looks up in it, against the same of 3,000 designs. Takes some minutes, 4 GB of
 * memory and 1 GB of disk; reads /proc.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { median } from '#tests/percentile.ts';
import { serverFlags } from '#tests/shop.ts';
import type { CatalogueSide } from './catalogue-side.ts';
import { calm, end, pageMs, pagesPerRound, shopOf } from './large-shop.ts';
import type { Figure } from './run.ts';

const sizes = { few: 3_000, many: 300_000 };
const rounds = 5;

async function side(count: number): Promise<CatalogueSide> {
  const child = fork('bench/catalogue-side.ts', [String(count)], { execArgv: [...serverFlags, '--max-old-space-size=8000'] });
  const [measured] = (await once(child, 'message')) as [CatalogueSide];
  return measured;
}

async function renderMs(): Promise<number> {
  const shop = await shopOf(sizes.few);
  await calm(shop.process.pid ?? 0);
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) times.push(await pageMs(shop, round * pagesPerRound));
  await end(shop);
  // The first round makes what each version of the catalogue makes once.
  return median(times.slice(1));
}

export async function* run(): AsyncIterable<Figure> {
  const figure = (bench: string, ours: number, reference: number, unit: string, n = 1): Figure => {
    return { bench, ours, reference, unit, ratio: ours / reference, n };
  };
  const page = await renderMs();
  const few = await side(sizes.few);
  const many = await side(sizes.many);
  yield figure(`${sizes.many} designs are read, against ${sizes.few}`, many.all, few.all, 'CPU ms');
  yield figure('longest piece against a page', many.longest, page, 'CPU ms', many.pieces);
  yield figure('pieces, 99.9 %, against a page', many.usual, page, 'CPU ms', many.pieces);
  yield figure(`designs like one, against the same of ${sizes.few}`, many.product, few.product, 'CPU ms');
  yield figure('designs like one, against a page', many.product, page, 'CPU ms');
}
