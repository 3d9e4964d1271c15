/**
 * `npm run load`: 200 visitors for a minute, from the time when all of them are there; then as many beside hostile clients. Prints what they
 * saw and fails beyond the limits.
 */
import { prewarmed, removeData, startShop } from '#tests/shop.ts';
import { attacks } from './hostile.ts';
import { proxy, runLoad } from './load.ts';

const visitors = 200;
const seconds = 60;
/** As long as one visit. */
const arrivalSeconds = 40;
const thinkMs = 3_000;

const shop = await startShop({ env: { TRUSTED_PROXIES: proxy } });
await prewarmed(shop);
const options = { visitors, thinkMs, ordersEvery: 10, seconds, arrivalSeconds };
const alone = await runLoad(shop, { ...options, attacks: [], group: 11 });
const report = await runLoad(shop, { ...options, attacks });
await shop.stop();
removeData(shop);

/** Name, measured value, largest allowed value. */
const figures: [string, number, number][] = [
  ['verlorene Änderungen und Bestellungen', report.lost.length, 0],
  ['Fehler bei Besuchern', report.faults.length, 0],
  ['Fehler bei feindlichen Anfragen', report.hostileFaults.length, 0],
  ['95 % der Antworten, geteilt durch die ohne feindliche Anfragen', Number((report.p95 / alone.p95).toFixed(2)), 1.5],
  ['abgebrochene Anfragen je 1000', Math.round((report.broken.length / report.requests) * 1_000), 1],
  ['Seiten, 95 % in ms', report.pageP95, 500],
  ['/healthz, 99 % in ms', report.healthP99, 150],
  ['Speicher der Web-Rolle in MB', report.webMB ?? 0, 500],
];
console.log(
  `${visitors} Besucher, ${seconds} Sekunden, ${report.requests} Anfragen, ${report.savedDesigns} Designs, ${report.orders} Bestellungen`,
);
console.log(
  `Seiten während der Ankunft, 95 %: ${report.arrivalPageP95} ms; später noch einmal gefragt: ${report.shed}; Aufrufe 95 %: ${report.callP95} ms; Bilder 95 %: ${report.pictureP95} ms`,
);
console.log(`Antworten je Sekunde an feindliche Clients: ${JSON.stringify(report.hostileAnswers)}`);
console.log(`95 % der Antworten: ${report.p95} ms; ohne feindliche Anfragen ${alone.p95} ms`);
for (const line of [...report.lost, ...report.faults, ...report.hostileFaults, ...report.broken].slice(0, 20)) console.log(`  ${line}`);
for (const [name, value, most] of figures) console.log(`${value <= most ? 'gut ' : 'FEHL'} ${name}: ${value} (höchstens ${most})`);
process.exit(figures.every(([, value, most]) => value <= most) ? 0 : 1);
