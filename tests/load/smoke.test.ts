/** Each kind of the load tests for some seconds: visitors beside hostile clients, another customer beside an attack, and memory. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileForm } from '#tests/file-form.ts';
import { hasProcessMemory, peakMB, settledMB, sumMB } from '#tests/process-memory.ts';
import { type RunningShop, removeData, startShop } from '#tests/shop.ts';
import { compare, nuisances } from './beside.ts';
import { createClient } from './client.ts';
import { comparisons } from './comparisons.ts';
import { attacks } from './hostile.ts';
import { evenPhoto, withSides } from './large-photos.ts';
import { proxy, runLoad } from './load.ts';

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop({ env: { TRUSTED_PROXIES: proxy } });
});

afterAll(async () => {
  await shop?.stop();
  if (shop) removeData(shop);
});

test('ten visitors beside three hostile clients lose no acknowledged save or order, and are answered without an error', async () => {
  const few = attacks.filter(({ name }) => ['endless forms', 'addresses for the page cache', 'slow connections'].includes(name));
  const report = await runLoad(shop, { visitors: 10, thinkMs: 150, ordersEvery: 2, seconds: 5, maxSeconds: 120, attacks: few });
  expect(few).toHaveLength(3);
  expect([report.lost, report.faults, report.hostileFaults]).toEqual([[], [], []]);
  expect(report.savedDesigns).toBeGreaterThan(0);
  expect(report.orders).toBeGreaterThan(0);
});

test('another customer is answered as beside harmless requests while one client sends combining marks', async () => {
  const [marks] = comparisons.filter(({ name }) => name === 'combining marks in wrong order in a voucher code');
  if (!marks) throw new Error('no such comparison');
  const noticed = await compare(shop, { ...marks, requests: 10, seconds: 1 });
  expect(nuisances(noticed)).toEqual([]);
});

test.skipIf(!hasProcessMemory)(
  'a picture that promises 3,600 megapixels and a body of nested lists are refused without taking memory',
  async () => {
    const client = createClient(shop.port, '127.0.0.1');
    const root = shop.process.pid ?? 0;
    const before = await settledMB(root);
    const picture = withSides(await evenPhoto(400, 400).png().toBuffer(), 60_000);
    const headers = { 'x-channel': 'federleicht-de', 'x-locale': 'de-DE', 'content-type': 'application/json' };
    const body = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    let statuses: number[] = [];
    const peak = await peakMB(root, async () => {
      const answers = await Promise.all([
        client.send('POST', '/web-api/customer-picture', fileForm(picture)),
        client.send('POST', '/web-api/designs', { headers, body }),
      ]);
      statuses = answers.map(({ status }) => status);
    });
    client.close();
    expect(statuses.filter((status) => ![400, 413, 415, 422].includes(status))).toEqual([]);
    expect(sumMB(peak) - sumMB(before), JSON.stringify([[...before], [...peak]])).toBeLessThanOrEqual(200);
  },
);
