/** Designs made to keep the print check busy: they are answered in bounded time, and the web role answers everybody else meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Element } from '#core/design/document.ts';
import { personalised } from '#tests/customer.ts';
import { hostileElements, withElements } from '#tests/hostile-design.ts';
import { guest, type RunningShop, removeData, send, startShop } from '#tests/shop.ts';

// The print check is kept busy, for which others would wait.
let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => {
  await shop?.stop();
  if (shop) removeData(shop);
});

const choice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'gold', quantity: 50 };

const hostile: [string, Element[][]][] = [
  ['60 rectangles of foil', hostileElements.sixtyAreas()],
  ['4 paths of slivers', hostileElements.slivers()],
  ['1,000 rectangles, 600 of them of foil', hostileElements.thousandAreas()],
];

/** Milliseconds of each answer of /healthz while `work` runs. */
async function healthDuring(work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const began = performance.now();
    expect((await send(shop, { path: '/healthz' })).status).toBe(200);
    times.push(performance.now() - began);
    await sleep(10);
  }
  return times;
}

/** A visitor who saved a design with these elements, by page. */
async function saveHostile(added: Element[][]) {
  const visitor = guest(shop);
  const blank = await visitor.call('GET', '/web-api/card-blank?card=olivia&form=folded&format=a6&refinementType=gold');
  expect(blank.status, blank.text).toBe(200);
  const saved = await visitor.call('POST', '/web-api/designs', { design: withElements(personalised(blank.json.design), added), choice });
  expect(saved.status, saved.text).toBe(200);
  return { visitor, id: saved.json.id as string };
}

test.each(hostile)('the print check of %s is answered in bounded time, and the health check meanwhile', async (_, added) => {
  const { visitor, id } = await saveHostile(added);
  const began = performance.now();
  const check = visitor.call('GET', `/web-api/designs/${id}/preflight`);
  const health = await healthDuring(check);
  const { status, json } = await check;
  expect(status).toBe(200);
  expect(json.orderable).toBe(false);
  // Generous: the machine of a test run has other work. The median of the health check is its promise, since single answers wait for the processor.
  expect(performance.now() - began).toBeLessThan(30_000);
  expect(health.toSorted((a, b) => a - b)[Math.floor(health.length / 2)]).toBeLessThan(150);
});

test('a cart whose designs have a thousand findings each is answered with three sentences a line and the number of the others', async () => {
  const { visitor, id } = await saveHostile(hostileElements.thousandAreas());
  const findings = (await visitor.call('GET', `/web-api/designs/${id}/preflight`)).json.findings.length;
  const { status, json, text } = await visitor.call('POST', '/web-api/cart/lines', { designId: id });
  expect(status, text).toBe(200);
  const [{ problems, moreProblems }] = json.lines;
  expect(problems.length).toBeLessThanOrEqual(3);
  expect(moreProblems).toBeGreaterThan(findings / 2);
  expect(text.length).toBeLessThan(20_000);
});
