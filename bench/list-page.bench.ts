/**
 * Pages of the card list, without and with filters, in a shop of 3,000 designs and in one of 300,000: what the main thread of the web role works
 * for one, without any cache of pages, and what a further design holds in memory. Each page is another list. Reads /proc, so it runs on Linux.
 * Takes some minutes, 3 GB of memory and 1 GB of disk.
 */
import { designRows } from '#designs/rows.ts';
import { median } from '#tests/percentile.ts';
import { syntheticDesigns } from '#tests/search/synthetic-designs.ts';
import { calm, end, memoryBytes, pageMs, pagesPerRound, shopOf } from './large-shop.ts';
import type { Figure } from './run.ts';

const sizes = { few: 3_000, many: 300_000 };
const rounds = 11;

export async function run(): Promise<Figure[]> {
  const [few, many] = [await shopOf(sizes.few), await shopOf(sizes.many)];
  try {
    for (const { process: server } of [few, many]) await calm(server.pid ?? 0);
    const pairs: [few: number, many: number][] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const pair: [number, number] = [await pageMs(few, round * pagesPerRound), await pageMs(many, round * pagesPerRound)];
      // The first round makes what each version of the catalogue makes once.
      if (round > 0) pairs.push(pair);
    }
    const [ours, reference] = [median(pairs.map(([, one]) => one)), median(pairs.map(([one]) => one))];
    const ratio = median(pairs.map(([one, other]) => other / one));
    const [small, large] = [few, many].map(({ process: server }) => memoryBytes(server.pid ?? 0)) as [number, number];
    const bytes = (large - small) / (sizes.many - sizes.few);
    const stored = JSON.stringify(syntheticDesigns(1_000, designRows)).length / 1_000;
    return [
      { bench: 'list page of 300,000 designs against 3,000', ours, reference, unit: 'CPU ms/page', ratio, n: rounds * pagesPerRound },
      { bench: 'a design in memory against its JSON', ours: bytes, reference: stored, unit: 'bytes', ratio: bytes / stored, n: sizes.many },
    ];
  } finally {
    for (const shop of [few, many]) await end(shop);
  }
}
