/**
 * One shop and one browser for all test files that a worker runs: the first file that asks for them has them started, the end of the run ends
 * them. They are children of the process of the run, not of a worker, and end with it, however it ends.
 */
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserServer, chromium } from 'playwright-core';
import { launchOptions } from './browser.ts';
import { type RunningShop, removeData, sharedSettings, startShop } from './shop.ts';

const variable = 'FEDERLEICHT_TEST_HOST';

/** What a worker is told of its shop: `log` is the file of everything that the shop prints. */
export type HostedShop = Pick<RunningShop, 'port' | 'origin' | 'dataDir'> & { log: string };

/** Vitest's global setup of every project that starts shops: the first one opens the host. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[variable]) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'federleicht-host-'));
  const shops = new Map<string, Promise<RunningShop>>();
  const browsers = new Map<string, Promise<BrowserServer>>();

  async function shopOf(worker: string): Promise<HostedShop> {
    const log = join(folder, `shop-${worker}.log`);
    let shop = await shops.get(worker);
    if (!shop || shop.process.exitCode !== null || shop.process.signalCode !== null) {
      const started = startShop({ env: sharedSettings });
      shops.set(worker, started);
      shop = await started;
      appendFileSync(log, shop.output());
      for (const stream of [shop.process.stdout, shop.process.stderr]) stream?.on('data', (chunk) => appendFileSync(log, chunk));
    }
    const { port, origin, dataDir } = shop;
    return { port, origin, dataDir, log };
  }

  async function browserOf(worker: string): Promise<string> {
    const running = await browsers.get(worker);
    if (running && running.process().exitCode === null) return running.wsEndpoint();
    // Pages of the same context and host share a process, which has compiled the scripts of the shop already.
    const launched = chromium.launchServer({ ...launchOptions, args: [...launchOptions.args, '--renderer-process-limit=1'] });
    browsers.set(worker, launched);
    return (await launched).wsEndpoint();
  }

  const server = createServer(async (request, response) => {
    const [, kind, worker = ''] = request.url?.split('/') ?? [];
    try {
      response.end(JSON.stringify(kind === 'shop' ? await shopOf(worker) : await browserOf(worker)));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env[variable] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return async () => {
    server.close();
    for (const browser of await Promise.allSettled(browsers.values())) if (browser.status === 'fulfilled') await browser.value.close();
    for (const shop of await Promise.allSettled(shops.values()))
      if (shop.status === 'fulfilled') {
        await shop.value.stop();
        removeData(shop.value);
      }
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Asks the host for what the worker of this process has. */
export async function ofThisWorker<T>(kind: 'shop' | 'browser'): Promise<T> {
  const host = process.env[variable];
  if (!host) throw new Error('The shop of a worker belongs to a vitest run (globalSetup: tests/shop-host.ts).');
  const answer = await fetch(`${host}/${kind}/${process.env.VITEST_POOL_ID}`);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as T;
}
