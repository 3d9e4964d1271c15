/** `npm run load:apart`: visitors beside one hostile client after the other, to see what each of them costs the others. Fails for none. */
import { prewarmed, removeData, startShop } from '#tests/shop.ts';
import { attacks } from './hostile.ts';
import { proxy, runLoad } from './load.ts';

const options = { visitors: 60, thinkMs: 1_000, ordersEvery: 10, seconds: 12, arrivalSeconds: 4 };

const shop = await startShop({ env: { TRUSTED_PROXIES: proxy } });
await prewarmed(shop);
/** The group of visitors' addresses counts up, so that no run meets limits of the one before. */
for (const [at, attack] of [null, ...attacks].entries()) {
  const report = await runLoad(shop, { ...options, attacks: attack ? [attack] : [], group: 11 + at });
  const { p95, pageP95, callP95, pictureP95, webMB } = report;
  console.log(
    `${attack?.name ?? 'ohne'}: 95 % der Antworten ${p95} ms (Seiten ${pageP95}, Aufrufe ${callP95}, Bilder ${pictureP95}), ${webMB} MB`,
  );
}
await shop.stop();
removeData(shop);
