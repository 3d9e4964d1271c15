/**
 * The card editor in Chromium with 60 elements, 10 of them photos of 12 megapixels: main-thread work of a pointer move, frames while
 * dragging, typing to paint, growth of the heap and the time until it can be used. References are what is promised. Needs a build.
 */
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import type { DesignDocument, Element } from '#core/design/document.ts';
import { chromiumPath } from '#tests/browser.ts';
import { personalised } from '#tests/customer.ts';
import { fileForm } from '#tests/file-form.ts';
import { percentile } from '#tests/percentile.ts';
import { guest, type RunningShop, removeData, startShop } from '#tests/shop.ts';
import { drag, framesDuring, heapMb, traced, workOfMoves } from './pointer-moves.ts';
import type { Figure } from './run.ts';

const elements = 60;
const photos = 10;
const operations = 500;
const letters = 'Wir heiraten am Samstag im Garten und freuen uns auf euch alle ';
/** Milliseconds; megabytes for the heap. `slow`: at a quarter of the processor's speed. */
const promised = { moveMs: 8, slowMoveMs: 32, lateFrames: 0.05, typingMs: 50, slowTypingMs: 150, heapMb: 20, slowReadyMs: 1500 };
const lateFrameMs = 25;
/** Until a page is idle after its first view. */
const idleMs = 1500;
/** Ten keys a second, as quick typists write. */
const keyPauseMs = 100;

type Guest = ReturnType<typeof guest>;

async function upload(visitor: Guest, shop: RunningShop, shade: number): Promise<string> {
  const noise = { type: 'gaussian', mean: shade, sigma: 40 } as const;
  const small = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer();
  const bytes = await sharp(small).resize(4000, 3000).jpeg().toBuffer();
  const { headers, body } = fileForm(bytes, `photo-${shade}.jpg`);
  const { cookie } = visitor.headers();
  const answer = await fetch(`${shop.origin}/web-api/customer-picture`, {
    method: 'POST',
    headers: { ...headers, ...(cookie ? { cookie } : {}) },
    body: new Uint8Array(body),
  });
  if (!answer.ok) throw new Error(`an upload failed: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

/** The design with further elements on its first page, spread over the front. */
function filled(design: DesignDocument, photoIds: readonly string[]): DesignDocument {
  const [page, ...others] = design.pages;
  const text = page?.elements.find((element) => element.kind === 'text');
  const front = page?.panels.find(({ id }) => id === 'front');
  if (!page || text?.kind !== 'text' || !front) throw new Error('the card has no text on its front');
  const added = Array.from({ length: elements - page.elements.length }, (_, index): Element => {
    const xUm = front.xUm + 6_000 + (index % 8) * 11_000;
    const yUm = 8_000 + Math.floor(index / 8) * 17_000;
    const box = { id: `bench-${index}`, rotation: 0, xUm, yUm, widthUm: 10_000, heightUm: 14_000 };
    const photoId = photoIds[index];
    if (photoId) {
      return { kind: 'photo', ...box, photoId, shape: 'rect', crop: { zoom: 1, focusX: 0.5, focusY: 0.5 }, ink: text.ink };
    }
    if (index % 2 === 0) return { kind: 'shape', ...box, outline: { as: 'heart' }, fill: text.ink };
    return { ...text, ...box, text: `Text ${index}`, personal: false, sizeUm: 3_000, minSizeUm: 2_000, slot: undefined };
  });
  return { ...design, pages: [{ ...page, elements: [...page.elements, ...added] }, ...others] };
}

/** A saved design of a guest, and a page that has it open. */
async function openDesign(browser: Browser, shop: RunningShop): Promise<{ page: Page; path: string }> {
  const visitor = guest(shop);
  const query = 'card=olivia&form=folded&format=a6';
  const { json: blank } = await visitor.call('GET', `/web-api/card-blank?${query}`);
  const choice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none', quantity: 50 };
  await visitor.call('POST', '/web-api/designs', { design: personalised(blank.design), choice });
  const photoIds: string[] = [];
  for (let index = 0; index < photos; index += 1) photoIds.push(await upload(visitor, shop, 60 + index * 12));
  const saved = await visitor.call('POST', '/web-api/designs', { design: filled(personalised(blank.design), photoIds), choice });
  if (saved.status !== 200) throw new Error(`saving failed: ${saved.text}`);
  const context = await browser.newContext({ viewport: { width: 1300, height: 900 }, locale: 'de-DE' });
  await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
  const path = `/configurator-card/?designId=${saved.json.id}`;
  return { page: await context.newPage(), path };
}

/** Milliseconds from each key to the frame that shows its letter, on the text edited in place. */
async function typing(page: Page): Promise<number[]> {
  const text = page.locator('[data-hit-area="outside bench-35"]');
  await text.dblclick();
  await page.evaluate(() => {
    const delays: number[] = [];
    Object.assign(window, { benchDelays: delays });
    addEventListener(
      'keydown',
      ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => delays.push(performance.now() - timeStamp))),
      {
        capture: true,
      },
    );
  });
  await page.keyboard.type(letters, { delay: keyPauseMs });
  const delays = await page.evaluate(() => (window as unknown as { benchDelays: number[] }).benchDelays);
  await page.keyboard.press('Escape');
  return delays;
}

/** Growth of the heap over moves of an element, each of them a step of undo. */
async function heapGrowth(page: Page, session: CDPSession): Promise<number> {
  await session.send('Performance.enable');
  await page.locator('[data-hit-area="outside bench-21"]').click();
  await page.keyboard.press('ArrowLeft');
  const before = await heapMb(session);
  for (let step = 0; step < operations; step += 1) await page.keyboard.press(step % 2 === 0 ? 'ArrowRight' : 'ArrowDown');
  return (await heapMb(session)) - before;
}

/**
 * Records in each document of the page when its first element can be selected. A locator that waits for it would load its selector engine
 * into the document first, which takes half as long as the editor.
 */
async function recordReady(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const readyAt = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('.editor[data-hydrated] .hit-area')) return;
        observer.disconnect();
        resolve(performance.now());
      });
      observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-hydrated'] });
    });
    Object.assign(window, { readyAt });
  });
}

/** Milliseconds from the start of a navigation until the editor can be used, with files in the browser's cache. */
async function readyMs(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  return page.evaluate(() => (window as unknown as { readyAt: Promise<number> }).readyAt);
}

/** The same for visits from an idle page: one of the shop, or an empty one, after which the browser starts a new process. */
async function readyAfter(page: Page, before: string, address: string): Promise<number[]> {
  const visits: number[] = [];
  for (let visit = 0; visit < 5; visit += 1) {
    await page.goto(before);
    await page.waitForTimeout(idleMs);
    visits.push(await readyMs(page, address));
    await page.waitForTimeout(idleMs);
  }
  return visits;
}

export async function run(): Promise<Figure[]> {
  const shop = await startShop();
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--enable-precise-memory-info'];
  const browser = await chromium.launch({ executablePath: chromiumPath, args });
  try {
    const { page, path } = await openDesign(browser, shop);
    const address = shop.origin + path;
    await recordReady(page);
    await readyMs(page, address);
    const session = await page.context().newCDPSession(page);
    const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
    const figure = (bench: string, values: readonly number[], reference: number, unit: string, share = 0.95): Figure => {
      const ours = percentile(values, share);
      return { bench, ours, reference, unit, ratio: ours / reference, n: values.length };
    };

    /** p95 of each drag. */
    async function movesAt(rate: number): Promise<number[]> {
      await slow(rate);
      const drags: number[] = [];
      for (let at = 0; at < 5; at += 1) {
        const events = await traced(session, () => drag(page, session, page.locator('[data-hit-area="outside bench-21"]')));
        drags.push(percentile(workOfMoves(events), 0.95));
      }
      await slow(1);
      return drags;
    }

    const plain = await movesAt(1);
    const slowed = await movesAt(4);
    const frames = await framesDuring(page, () => drag(page, session, page.locator('[data-hit-area="outside bench-21"]')));
    const typed = await typing(page);
    await slow(4);
    const slowTyped = await typing(page);
    const slowReady = await readyAfter(page, `${shop.origin}/impressum/`, address);
    const slowInNewProcess = await readyAfter(page, 'about:blank', address);
    await slow(1);
    const growth = await heapGrowth(page, session);
    const late = frames.filter((ms) => ms > lateFrameMs).length / frames.length;
    return [
      figure('pointer move, p95, median of five drags', plain, promised.moveMs, 'ms', 0.5),
      figure('pointer move at 4 times slow-down, p95, median of five drags', slowed, promised.slowMoveMs, 'ms', 0.5),
      figure('frames later than 25 ms', [late], promised.lateFrames, 'share'),
      figure('typing to paint, p95', typed, promised.typingMs, 'ms'),
      figure('typing to paint at 4 times slow-down, p95', slowTyped, promised.slowTypingMs, 'ms'),
      figure('ready at 4 times slow-down, median', slowReady, promised.slowReadyMs, 'ms', 0.5),
      figure('ready in a new process at 4 times slow-down, median', slowInNewProcess, promised.slowReadyMs, 'ms', 0.5),
      figure(`heap growth of ${operations} operations`, [growth], promised.heapMb, 'MB'),
    ];
  } finally {
    await browser.close();
    await shop.stop();
    removeData(shop);
  }
}
