/** The three SDKs for browsers, unmodified, in a real browser against the flag service, by polling and by stream, and against a wrong one. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addSegment, editSegmentKeys, killFlag, restoreFlag } from '#services/flags/manage-flags.ts';
import { openStore, type Store } from '#store/db/store.ts';
import { hasChromium, launch } from '#tests/browser.ts';
import { createFlag, type Distortion, type FlagServer, flagKeys, rollout, startFlagServer, visitorKey } from '#tests/flag-server.ts';
import type { SdkName } from './flag-sdks.entry.tsx';

const folder = mkdtempSync(join(tmpdir(), 'flag-sdks-'));
let pages: Server;
let browser: Browser;
let store: Store;
let server: FlagServer;

beforeAll(async () => {
  if (!hasChromium) return;
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Otherwise Vite follows the NODE_ENV of the test run, whose JSX calls are not in React's production build.
    oxc: { jsx: { development: false } },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      rollupOptions: { input: 'tests/render/flag-sdks.entry.tsx', output: { entryFileNames: 'entry.js' }, preserveEntrySignatures: false },
    },
  });
  pages = createServer(({ url }, response) => {
    const isScript = url === '/entry.js';
    response
      .writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' })
      .end(
        isScript
          ? readFileSync(join(folder, 'entry.js'))
          : '<!doctype html><title>SDK</title><script type="module" src="/entry.js"></script>',
      );
  });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  store = await openStore({ databaseUrl: null, dataDir: folder }, () => new Date());
  server = await startFlagServer(store);
  await addSegment(server.shop, 'friends', 'test');
  await createFlag(server.shop, rollout('hero', { on: 100 }));
  const inFriends = { matcherType: 'IN_SEGMENT', userDefinedSegmentMatcherData: { segmentName: 'friends' } };
  const [condition] = rollout('x', { on: 100 }).conditions;
  if (!condition) throw new Error('no condition');
  const matcherGroup = { combiner: 'AND' as const, matchers: [inFriends] };
  await createFlag(server.shop, rollout('friends-only', {}, { conditions: [{ ...condition, matcherGroup }] }));
  browser = await launch();
});
afterEach(() => server?.distort(null));
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await store?.close();
  pages?.close();
  rmSync(folder, { recursive: true, force: true });
});

let visitors = 0;

/** A page of another host than the service, with an SDK that has been opened. */
async function open(name: SdkName, streamingEnabled: boolean) {
  const key = visitorKey(++visitors);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${(pages.address() as AddressInfo).port}/`);
  const api = `${server.origin}/flags/api`;
  const settings = {
    core: { authorizationKey: flagKeys.clientKey, key },
    urls: { sdk: api, events: api, auth: api, telemetry: api, streaming: `${server.origin}/flags` },
    // So that what streams tell is not what a poll has found.
    scheduler: streamingEnabled ? {} : { featuresRefreshRate: 1, segmentsRefreshRate: 1 },
    sync: { impressionsMode: 'DEBUG' as const },
    streamingEnabled,
  };
  await page.waitForFunction(() => 'openSdk' in window);
  await page.evaluate(([sdk, given]) => window.openSdk(sdk, given), [name, settings] as const);
  const treatment = (flag: string) => page.evaluate((asked) => window.sdk?.treatment(asked), flag);
  return { key, context, page, treatment };
}

const sdks = ['splitio', 'splitio-browserjs', 'splitio-react'] as const;
const patience = { timeout: 30_000 };

describe.skipIf(!hasChromium).each(sdks)('%s', (name) => {
  test.each([
    ['polling', false],
    ['streaming', true],
  ] as const)(
    'by %s sees kills, changes of segments and restores, and reports [F402] [F406] [F407] [F408] [F411] [F412]',
    async (_, isStreaming) => {
      const { key, context, page, treatment } = await open(name, isStreaming);
      await expect.poll(() => treatment('hero'), patience).toBe('on');
      expect(await treatment('friends-only')).toBe('off');
      if (isStreaming) await expect.poll(() => server.hub.count(), patience).toBe(1);
      await killFlag(server.shop, 'hero', 'off', 'test');
      await expect.poll(() => treatment('hero'), patience).toBe('off');
      await editSegmentKeys(server.shop, { name: 'friends', add: [key], remove: [] }, 'test');
      await expect.poll(() => treatment('friends-only'), patience).toBe('on');
      await restoreFlag(server.shop, 'hero', 'test');
      await expect.poll(() => treatment('hero'), patience).toBe('on');

      expect(await page.evaluate(() => window.sdk?.track('add_to_cart', 7450))).toBe(true);
      await page.evaluate(() => window.sdk?.destroy());
      const events = () => store.db.selectFrom('flag_events').select(['type', 'value']).where('key', '=', key).execute();
      await expect.poll(events, patience).toEqual([{ type: 'add_to_cart', value: 7450 }]);
      const seen = await store.db.selectFrom('flag_exposures').select(['flag', 'treatment']).where('key', '=', key).execute();
      expect(seen.map(({ flag, treatment: shown }) => `${flag} ${shown}`).sort()).toEqual(
        ['friends-only off', 'friends-only on', 'hero off', 'hero on'].sort(),
      );
      await context.close();
      await expect.poll(() => server.hub.count(), patience).toBe(0);
    },
  );

  const wrong: readonly (readonly [string, Distortion])[] = [
    ['answers HTML', (path, answer) => (path.includes('/splitChanges') ? { status: 200, text: '<!doctype html>' } : answer)],
    [
      'has other treatments',
      (path, { status, text }) => ({ status, text: path.includes('/splitChanges') ? text.replaceAll('"on"', '"off"') : text }),
    ],
    ['knows no key', () => ({ status: 401, text: '{}' })],
  ];
  test.each(wrong)('does not get the right treatment of a service that %s', async (_, distortion) => {
    server.distort(distortion);
    const { context, page, treatment } = await open(name, false);
    await page.waitForTimeout(1500);
    expect(await treatment('hero')).not.toBe('on');
    server.distort(null);
    await context.close();
  });
});
