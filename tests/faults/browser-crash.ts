/** Chromium with a profile that outlives it, killed at random moments while a card is edited in two of its tabs. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { chromiumPath } from '#tests/browser.ts';
import { guest, type RunningShop } from '#tests/shop.ts';
import { createCard } from './draft-crash.ts';

/** Each tab writes into a text of its own. */
const labels = ['Namen', 'Datum'] as const;
const elements = ['front-names', 'front-date'] as const;
const timeoutMs = 60_000;

type RunningBrowser = { context: BrowserContext; kill(): Promise<void> };

async function startBrowser(profile: string): Promise<RunningBrowser> {
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];
  const child = spawn(chromiumPath, [...flags, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'], {
    // A process group of its own, so that all its processes end at once.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const browser: Browser = await chromium.connectOverCDP(await debuggerUrl(child));
  const [context] = browser.contexts();
  if (!context) throw new Error('the browser has no profile');
  context.setDefaultTimeout(timeoutMs);
  return {
    context,
    async kill() {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
      await ended;
      await browser.close().catch(() => undefined);
    },
  };
}

async function debuggerUrl({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('the browser prints nothing');
  for await (const line of createInterface({ input: stderr })) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address) {
      stderr.resume();
      return address;
    }
  }
  throw new Error('the browser did not start');
}

/** `saves`: acknowledged by the server; `kept`: numbers that only the browser held when it was killed. */
export type BrowserRound = { saves: number; kept: number; typed: number };

/** Numbers of each tab: acknowledged by the server, and on the disk of this browser. */
type Known = { acknowledged: number[]; kept: number[]; saves: number };

/** Of a design, as far as this test looks. */
type Words = { pages: { elements: { id: string; text?: string }[] }[] };

/** Runs in the page: tells of each design that was stored here or acknowledged by the server. */
function observe(ids: readonly string[]): void {
  const report = (kind: string, { pages }: Words) => {
    const all = pages.flatMap((page) => page.elements);
    const texts = ids.map((id) => all.find((element) => element.id === id)?.text ?? '');
    (globalThis as unknown as { noteTexts(kind: string, texts: string[]): void }).noteTexts(kind, texts);
  };
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function observed(this: IDBObjectStore, value, key) {
    const { design } = value.edited.content;
    this.transaction.addEventListener('complete', () => report('kept', design));
    return key === undefined ? put.call(this, value) : put.call(this, value, key);
  };
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await send(input, init);
    const isSave = (init?.method === 'POST' || init?.method === 'PUT') && /\/web-api\/designs(\/[\w-]+)?$/.test(String(input));
    if (isSave && response.ok) report('acknowledged', JSON.parse(String(init.body)).design);
    return response;
  };
}

async function observed(context: BrowserContext): Promise<Known> {
  const known: Known = { acknowledged: [0, 0], kept: [0, 0], saves: 0 };
  await context.exposeFunction('noteTexts', (kind: 'kept' | 'acknowledged', texts: string[]) => {
    if (kind === 'acknowledged') known.saves += 1;
    texts.forEach((text, at) => {
      known[kind][at] = Math.max(known[kind][at] ?? 0, numberOf(text));
    });
  });
  await context.addInitScript(observe, elements);
  return known;
}

async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 800, height: 600 });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('.editor[data-hydrated]').waitFor();
  return page;
}

const textOf = (page: Page, at: number) => page.getByLabel(labels[at] ?? '', { exact: true });

function numberOf(text: string): number {
  return Number(/Nr\. (\d+)$/.exec(text)?.[1] ?? 0);
}

async function numberIn(page: Page, at: number): Promise<number> {
  return numberOf(await textOf(page, at).inputValue());
}

/** Types into a text of a tab until its browser is gone. */
async function type(page: Page, at: number, first: number, isOver: () => boolean): Promise<number> {
  let number = first;
  try {
    for (; !isOver(); number += 1) {
      await textOf(page, at).fill(`Reiter ${at} Nr. ${number + 1}`);
      if (Math.random() < 0.2) await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await sleep(Math.random() * 80);
    }
  } catch (error) {
    if (!isOver()) throw error;
  }
  return number + 1;
}

/** A saved card of a guest, whose cookies every start of the browser gets: it writes them to its disk within half a minute only. */
async function savedCard(shop: RunningShop) {
  const customer = guest(shop);
  const { id } = await createCard(customer);
  const cookies = [...customer.jar].map(([name, value]) => ({ name, value, url: shop.origin }));
  return { address: `${shop.origin}/configurator-card/?designId=${id}`, cookies };
}

/**
 * Opens both tabs at once, as a browser restores them, and expects what the last round left; then types in both and kills the browser, in
 * every second round the shop before it.
 */
export async function browserRounds(shop: () => RunningShop, restart: () => Promise<void>, rounds: number): Promise<BrowserRound[]> {
  const profile = mkdtempSync(join(tmpdir(), 'federleicht-profile-'));
  const results: BrowserRound[] = [];
  try {
    const { address, cookies } = await savedCard(shop());
    let promised = [0, 0];
    let typed = [0, 0];
    for (let round = 1; round <= rounds + 1; round += 1) {
      const browser = await startBrowser(profile);
      await browser.context.addCookies(cookies);
      const known = await observed(browser.context);
      const count = round > rounds ? 1 : labels.length;
      const tabs = await Promise.all(labels.slice(0, count).map(() => openTab(browser.context, address)));
      await expectNumbers(tabs, promised, typed);
      if (round > rounds) {
        await browser.kill();
        break;
      }
      let isOver = false;
      const from = typed;
      const typing = tabs.map((page, at) => type(page, at, from[at] ?? 0, () => isOver));
      await sleep(300 + Math.random() * 1_500);
      const { saves } = known;
      if (round % 2 === 0) {
        await shop().kill();
        await sleep(Math.random() * 600);
      }
      isOver = true;
      const killed = browser.kill();
      typed = await Promise.all(typing);
      await killed;
      if (round % 2 === 0) await restart();
      promised = promised.map((number, at) => Math.max(number, known.acknowledged[at] ?? 0, known.kept[at] ?? 0));
      const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
      results.push({ saves, kept: sum(promised) - sum(known.acknowledged), typed: sum(typed) - sum(from) });
    }
    return results;
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Each tab shows what was promised, and no more than was typed; then the server has it, and no question is asked. */
async function expectNumbers(tabs: readonly Page[], promised: readonly number[], typed: readonly number[]): Promise<void> {
  const [first] = tabs;
  if (!first) throw new Error('no tab');
  for (const page of tabs) {
    for (const at of labels.keys()) {
      await expect.poll(() => numberIn(page, at), { timeout: timeoutMs }).toBeGreaterThanOrEqual(promised[at] ?? 0);
      expect(await numberIn(page, at)).toBeLessThanOrEqual(typed[at] ?? 0);
    }
  }
  for (const at of labels.keys()) {
    await expect.poll(() => storedNumber(first, at), { timeout: timeoutMs }).toBeGreaterThanOrEqual(promised[at] ?? 0);
  }
  for (const page of tabs) expect(await page.locator('dialog[open]').count()).toBe(0);
}

/** What the server has, asked with the page's session. */
async function storedNumber(page: Page, at: number): Promise<number> {
  const path = `/web-api/designs/${new URL(page.url()).searchParams.get('designId')}`;
  const answer = await page.evaluate(async (address) => {
    const response = await fetch(address, { headers: { 'x-channel': 'federleicht-de', 'x-locale': 'de-DE' } });
    return response.text();
  }, path);
  const { design } = JSON.parse(answer) as { design: Words };
  const element = design.pages.flatMap((one) => one.elements).find(({ id }) => id === elements[at]);
  return numberOf(element?.text ?? '');
}
