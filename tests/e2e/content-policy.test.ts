/** What the content security policy lets run where a component fails to escape a block's text. In a real browser, on pages that the real document renderer makes. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createElement } from 'react';
import { type ServerBuild, useLoaderData } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPages } from '#http/pages/pages.ts';
import { hostOf } from '#http/request/site.ts';
import type { Shop } from '#services/handler.ts';
import { hasChromium } from '#tests/browser.ts';
import { sharedBrowser } from '#tests/shared-shop.ts';
import * as entry from '#web/app/entry.server.tsx';
import { pageRenderer } from '#web/app/render.ts';
import * as root from '#web/app/root.tsx';

const effect = "document.documentElement.dataset.foreign = 'ran'";

/** Texts of a block, as they stand in the document of a component that does not escape them. */
const texts = {
  '/script/': `<script>${effect}</script>`,
  '/late/': `<script type="late">${effect}</script>`,
  '/guessed/': `<script nonce="AAAAAAAAAAAAAAAAAAAAAA">${effect}</script>`,
  '/handler/': `<img src="x" onerror="${effect}">`,
  '/unclosed/': `<script>${effect};//`,
  '/attribute/': `<script x='`,
} as const;

function BrokenBlock() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the fault that the policy must hold against
  return createElement('div', { dangerouslySetInnerHTML: { __html: useLoaderData<string>() } });
}

const files = { hasLoader: true, hasAction: false, hasErrorBoundary: false, imports: [], css: [] };
const noFiles = {
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};

/** A build of one route, whose component is broken, in the shop's own frame. */
const build = {
  entry: { module: entry },
  routes: {
    root: { id: 'root', path: '', module: root },
    block: {
      id: 'block',
      parentId: 'root',
      path: '*',
      module: {
        default: BrokenBlock,
        handle: { frame: 'none' },
        loader: ({ request }: { request: Request }) => texts[`${new URL(request.url).pathname}/` as keyof typeof texts] ?? '',
      },
    },
  },
  assets: {
    version: '1',
    url: '/manifest.js',
    entry: { module: '/entry.js', imports: [] },
    routes: {
      root: { ...files, ...noFiles, id: 'root', path: '', module: '/root.js' },
      block: { ...files, ...noFiles, id: 'block', parentId: 'root', path: '*', module: '/block.js' },
    },
  },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

const shop = { store: {}, hosts: [], clock: () => new Date(), log: () => {} } as unknown as Shop;
const pages = createPages(shop, {
  render: pageRenderer(async () => build, 'production'),
  buildId: '1',
  routeIds: null,
  cacheBytes: 1_000_000,
  hot: false,
  verification: {},
  preview: { space: 1, previewToken: 'x', local: true, vendor: true },
  versions: async () => ({ stamp: '1', flags: 0 }),
  clientOf: () => '127.0.0.1',
});
/** The brand whose frame needs no catalogue. */
const host = { ...hostOf('localhost', [], undefined), channel: 'myposter' as const };
const server = createServer((request, response) => {
  const path = request.url ?? '/';
  if (!path.endsWith('.js')) return void pages.serve(request, response, host);
  response.writeHead(200, { 'content-type': 'text/javascript' });
  response.end(path === '/entry.js' ? "document.documentElement.dataset.own = 'ran'" : '');
});

let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

describe.skipIf(!hasChromium)('a text that a component does not escape', () => {
  const browser = sharedBrowser();

  test.each(Object.keys(texts))('runs no script in the browser: %s', async (path) => {
    const page = await (await browser.newContext()).newPage();
    // The second visit gets the page out of the cache.
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto(origin + path);
      const flag = (name: 'own' | 'foreign') => page.evaluate((key) => document.documentElement.dataset[key], name);
      // An open element swallows what stands behind it.
      if (path !== '/unclosed/' && path !== '/attribute/') await expect.poll(() => flag('own')).toBe('ran');
      await page.waitForTimeout(100);
      expect(await flag('foreign')).toBeUndefined();
    }
    await page.context().close();
  });
});

test("the policy has a source for each of the shop's own scripts and for no other, and neither it nor the page a nonce", async () => {
  const policies = new Map<string, string>();
  for (const path of ['/none/', ...Object.keys(texts)]) {
    const answer = await fetch(origin + path);
    policies.set(path, answer.headers.get('content-security-policy') ?? '');
    expect(await answer.text()).not.toMatch(/ nonce="(?!A{22}")/);
  }
  const sources = (policy: string) => policy.match(/'sha256-[^']+'/g)?.length;
  for (const [path, policy] of policies) {
    expect(policy).not.toContain('nonce');
    expect([path, sources(policy)]).toEqual([path, sources(policies.get('/none/') ?? '')]);
  }
});

test("a preview loads the bridge of the vendor's editor and allows the script that reloads it by hash", async () => {
  const answer = await fetch(`${origin.replace('127.0.0.1', 'localhost')}/none/?_storyblok=1`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  const html = await answer.text();
  expect(html).toContain('<script src="https://app.storyblok.com/f/storyblok-v2-latest.js" defer></script>');
  const [, reload = ''] = /<script>([^<]*StoryblokBridge[^<]*)<\/script>/.exec(html) ?? [];
  expect(policy).toContain(`'sha256-${createHash('sha256').update(reload).digest('base64')}'`);
  expect(policy).toMatch(/script-src 'self' https:\/\/app\.storyblok\.com /);
  expect(await (await fetch(`${origin}/none/`)).text()).not.toContain('storyblok');
});
