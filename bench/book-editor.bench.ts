/**
 * The editor of a photo book in Chromium with many photos: 416 small ones through its panel, filled into 160 pages, spreads turned and a
 * photo dragged, then 1,000 in the same book. References are what is promised; transfers have none. Needs a build, and takes a quarter of
 * an hour, since an owner may upload 120 photos a minute.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { chromiumPath } from '#tests/browser.ts';
import { percentile } from '#tests/percentile.ts';
import { removeData, startShop } from '#tests/shop.ts';
import { drag, framesDuring, heapMb, traced, workOfMoves } from './pointer-moves.ts';
import type { Figure } from './run.ts';

/** As many as 160 pages hold in the medium density. */
const first = 416;
const all = 1_000;
const pages = 160;
const turns = 60;
/** The longest that a transfer or a layout is waited for. */
const waitMs = 3_600_000;
const promised = { turnMs: 100, moveMs: 8, lateFrames: 0.05, heapMb: 300 };
const lateFrameMs = 25;

/** Blocks of random colours, so that no two photos are alike, a minute apart. */
async function photo(folder: string, at: number): Promise<string> {
  const file = join(folder, `foto-${String(at).padStart(4, '0')}.jpg`);
  const hashes = Array.from({ length: 6 }, (_, part) => createHash('sha512').update(`${at} ${part}`).digest());
  const blocks = Buffer.concat(hashes).subarray(0, 12 * 9 * 3);
  const taken = new Date(Date.UTC(2026, 4, 1, 8) + at * 60_000).toISOString().slice(0, 19).replaceAll('-', ':').replace('T', ' ');
  await sharp(blocks, { raw: { width: 12, height: 9, channels: 3 } })
    .resize(1200, 900, { kernel: 'nearest' })
    .withExif({ IFD2: { DateTimeOriginal: taken } })
    .jpeg({ quality: 80 })
    .toFile(file);
  return file;
}

/** Seconds until the photos of these files take part in the book. Throws where their progress is not shown. */
async function upload(page: Page, files: readonly string[], total: number): Promise<number> {
  const began = performance.now();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([...files]);
  await page.getByText(new RegExp(`\\d+ von ${files.length} Fotos übertragen`)).waitFor();
  await page.getByText(`Alle ${files.length} Fotos sind da`).waitFor({ timeout: waitMs });
  const seconds = (performance.now() - began) / 1_000;
  await page.locator('.upload-list, main').getByRole('button', { name: 'Liste schließen' }).click();
  const known = await page.evaluate(async () => {
    const headers = { 'x-channel': 'federleicht-de', 'x-locale': 'de-DE' };
    return (await (await fetch('/web-api/customer-picture', { headers })).json()).pictures as { name: string }[];
  });
  const names = new Set(known.map(({ name }) => name));
  if (known.length !== total || names.size !== total) throw new Error(`${known.length} photos of ${names.size} names, not ${total}`);
  return seconds;
}

/** Seconds until all pages are laid out and shown. */
async function fill(page: Page, density: string): Promise<number> {
  await page.getByRole('radio', { name: density, exact: true }).check({ force: true });
  const form = page.locator('.book-fill');
  const [before = ''] = /\d+ Fotos (im|liegen)/.exec(await form.innerText()) ?? [];
  const began = performance.now();
  await form.getByRole('button', { name: /^(Buch|Neu) füllen$/ }).click();
  const done = `Fotos liegen jetzt auf ${pages} Seiten`;
  await form.filter({ hasText: done, hasNotText: before }).waitFor({ timeout: waitMs });
  return (performance.now() - began) / 1_000;
}

/** Milliseconds from a click on a page of the strip to the frame that shows it. */
async function turning(page: Page): Promise<number[]> {
  return page.evaluate(async (count) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('.book-strip-page')];
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const shown = () => [...document.querySelectorAll('.canvas-sheet')].map((sheet) => sheet.getAttribute('data-page')).join();
    const times: number[] = [];
    for (let turn = 0; turn < count; turn += 1) {
      // Two spreads on, later from the beginning again.
      const button = buttons[2 + ((turn * 4) % (buttons.length - 4))];
      const [before, began] = [shown(), performance.now()];
      button?.click();
      do await frame();
      while (shown() === before);
      times.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    return times;
  }, turns);
}

export async function* run(): AsyncGenerator<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'federleicht-book-'));
  const shop = await startShop();
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--enable-precise-memory-info'];
  const browser = await chromium.launch({ executablePath: chromiumPath, args });
  try {
    const files: string[] = [];
    for (let at = 0; at < all; at += 1) files.push(await photo(folder, at));
    const page = await (await browser.newContext({ viewport: { width: 1300, height: 900 }, locale: 'de-DE' })).newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(`${shop.origin}/configurator-photobook/`);
    await page.locator('.editor[data-hydrated]').waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const figure = (bench: string, ours: number, reference: number, unit: string, n = 1): Figure => {
      return { bench, ours, reference, unit, ratio: ours / reference, n };
    };

    yield figure(`transfer of ${first} photos`, await upload(page, files.slice(0, first), first), Number.NaN, 's');
    yield figure(`filling ${pages} pages from ${first} photos`, await fill(page, 'ausgewogen'), Number.NaN, 's');
    yield figure('turning a spread, p95', percentile(await turning(page), 0.95), promised.turnMs, 'ms', turns);
    const dragging = () => drag(page, session, page.locator('.hit-area-photo').first());
    const drags: number[] = [];
    for (let at = 0; at < 5; at += 1) drags.push(percentile(workOfMoves(await traced(session, dragging)), 0.95));
    yield figure('pointer move, p95, median of five drags', percentile(drags, 0.5), promised.moveMs, 'ms', drags.length);
    const frames = await framesDuring(page, dragging);
    const late = frames.filter((ms) => ms > lateFrameMs).length / frames.length;
    yield figure('frames later than 25 ms', late, promised.lateFrames, 'share', frames.length);
    yield figure(`heap with ${first} photos`, await heapMb(session), promised.heapMb, 'MB');
    yield figure(`transfer of ${all - first} more photos`, await upload(page, files.slice(first), all), Number.NaN, 's');
    yield figure(`heap after ${all} photos`, await heapMb(session), promised.heapMb, 'MB');
    yield figure(`filling ${pages} pages from ${all} photos`, await fill(page, 'viele'), Number.NaN, 's');
    yield figure(`heap with ${all} photos on ${pages} pages`, await heapMb(session), promised.heapMb, 'MB');
  } finally {
    await browser.close();
    await shop.stop();
    removeData(shop);
    rmSync(folder, { recursive: true, force: true });
  }
}
