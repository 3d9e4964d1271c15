/** When the largest paint of a page happens on a mid phone. The reference is a bare page of text on the same network in the same run. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launch } from '#tests/browser.ts';
import { median } from '#tests/percentile.ts';
import { prewarmed, removeData, startShop } from '#tests/shop.ts';
import { measureVitals } from '#tests/vitals.ts';
import type { Figure } from './run.ts';

const rounds = 5;
const pages = [
  ['home page', '/'],
  ['list', '/karten-designen/'],
  ['product', '/karten-designen/olivia/'],
  ['theme', '/themes/1461/'],
  ['story', '/magazin/papier-kunde/'],
] as const;

const bareDocument =
  '<!doctype html><html lang="de"><title>Seite</title><body><h1 style="font-size:4rem">Karten zur Hochzeit</h1></body></html>';

export async function run(): Promise<Figure[]> {
  const shop = await startShop();
  const browser = await launch();
  const bare = createServer((_, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end(bareDocument));
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const bareAddress = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
  try {
    await prewarmed(shop);
    const figures: Figure[] = [];
    for (const [name, path] of pages) {
      // Pictures are drawn at their first visit.
      await measureVitals(browser, shop.origin + path);
      const ours: number[] = [];
      const reference: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        ours.push((await measureVitals(browser, shop.origin + path)).paintMs);
        reference.push((await measureVitals(browser, bareAddress)).paintMs);
      }
      const [own, other] = [median(ours), median(reference)];
      figures.push({ bench: `largest paint, ${name}`, ours: own, reference: other, unit: 'ms', ratio: own / other, n: rounds });
    }
    return figures;
  } finally {
    bare.close();
    await browser.close();
    await shop.stop();
    removeData(shop);
  }
}
