/** The shop and the browser that a worker's test files share. Tests are new guests there, and change nothing that others see. */
import { readFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { afterAll } from 'vitest';
import { forVisitors, type VisitorOptions } from './browser.ts';
import { keepContexts } from './kept-contexts.ts';
import type { RunningShop } from './shop.ts';
import { type HostedShop, ofThisWorker } from './shop-host.ts';

/** Without the process: tests that stop or kill a shop start one of their own (`startShop`). */
export type SharedShop = Pick<RunningShop, 'port' | 'origin' | 'dataDir' | 'output'>;

/**
 * For tests that need no setting of their own beside `sharedSettings`, and that change no catalogue, stock, story or flag. `output` begins
 * with what the shop prints after this call.
 */
export async function sharedShop(): Promise<SharedShop> {
  const { log, ...shop } = await ofThisWorker<HostedShop>('shop');
  const began = readFileSync(log).length;
  return { ...shop, output: () => readFileSync(log).subarray(began).toString('utf8') };
}

type BrowserOptions = VisitorOptions & {
  /** Contexts are used again, with the scripts of the shop and nothing of the tests before (tests/kept-contexts.ts). */
  keepsContexts?: boolean;
};

/** New contexts of the worker's browser, which closes them after the tests of the file. Their pages speak from 127.0.0.1, guests over HTTP from others. */
export function sharedBrowser({ keepsContexts = false, ...visitors }: BrowserOptions = {}): Pick<Browser, 'newContext'> {
  let connected: Promise<Browser> | null = null;
  const connect = async () => forVisitors(await chromium.connect(await ofThisWorker<string>('browser')), visitors);
  afterAll(async () => (await connected)?.close());
  const fresh: Pick<Browser, 'newContext'> = {
    async newContext(options) {
      connected ??= connect();
      return (await connected).newContext(options);
    },
  };
  return keepsContexts ? keepContexts(fresh) : fresh;
}
