/** Designs made to keep the print check busy: they are answered in bounded time, and the web role answers everybody else meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DesignDocument, Element } from '#core/design/document.ts';
import { personalised } from '#tests/customer.ts';
import { guest, type RunningShop, removeData, send, startShop } from '#tests/shop.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => {
  await shop?.stop();
  if (shop) removeData(shop);
});

const choice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'gold', quantity: 50 };

function rectangle(id: number, fill = 'gold'): Element {
  const box = { xUm: id, yUm: id, widthUm: 200_000, heightUm: 140_000, rotation: 0 };
  return { kind: 'shape', id: `hostile-${id}`, label: 'Fläche', ...box, outline: { as: 'rect' }, fill };
}

/** 70 triangles along a diagonal of 7.9 mm, each thinner than foil holds. */
function slivers(id: number): Element {
  const d = Array.from({ length: 70 }, (_, at) => `M ${at} 0 L ${900 + at} 900 L ${896 + at} 900 Z`).join(' ');
  const box = { xUm: 20_000, yUm: 20_000 + id, widthUm: 8_000, heightUm: 7_900, rotation: 0 };
  const outline = { as: 'path', d, boardWidth: 1_000, boardHeight: 900 } as const;
  return { kind: 'shape', id: `hostile-${id}`, label: 'Splitter', ...box, outline, fill: 'gold' };
}

const hostile: [string, (Element[] | undefined)[]][] = [
  ['60 rectangles of foil', [Array.from({ length: 60 }, (_, id) => rectangle(id))]],
  ['4 paths of slivers', [Array.from({ length: 4 }, (_, id) => slivers(id))]],
  [
    '1,000 rectangles, 600 of them of foil',
    [0, 1].map(() => Array.from({ length: 490 }, (_, id) => rectangle(id, id < 300 ? 'gold' : 'ink'))),
  ],
];

function withElements(design: DesignDocument, added: (Element[] | undefined)[]): DesignDocument {
  const finished = { c: 20, m: 30, y: 70, k: 15, hex: '#b08d57', finish: true as const };
  const pages = design.pages.map((page, at) => ({ ...page, elements: [...page.elements, ...(added[at] ?? [])].slice(-500) }));
  return { ...design, inks: { ...design.inks, gold: finished }, pages };
}

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

test.each(hostile)('the print check of %s is answered in bounded time, and the health check meanwhile', async (_, added) => {
  const visitor = guest(shop);
  const blank = await visitor.call('GET', '/web-api/card-blank?card=olivia&form=folded&format=a6&refinementType=gold');
  expect(blank.status, blank.text).toBe(200);
  const saved = await visitor.call('POST', '/web-api/designs', { design: withElements(personalised(blank.json.design), added), choice });
  expect(saved.status, saved.text).toBe(200);
  const began = performance.now();
  const check = visitor.call('GET', `/web-api/designs/${saved.json.id}/preflight`);
  const health = await healthDuring(check);
  const { status, json } = await check;
  expect(status).toBe(200);
  expect(json.orderable).toBe(false);
  // The promise is 150 ms for the health check and 2 s for the design; the machine of a test run has other work.
  expect(performance.now() - began).toBeLessThan(15_000);
  expect(Math.max(...health)).toBeLessThan(1_000);
});
