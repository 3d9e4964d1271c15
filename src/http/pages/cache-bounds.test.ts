/** Bounds of the page cache: requests with unique addresses neither grow it nor evict other pages. */

import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { Client } from '#api/calls.ts';
import { hostOf } from '#http/request/site.ts';
import type { Shop } from '#services/handler.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { readVersions } from '#store/db/versions.ts';
import { refreshSoldOut, setStock } from '#store/order/stock.ts';
import { withStore } from '#tests/engines.ts';
import { seedAll } from '#tests/seeded.ts';
import { createPages } from './pages.ts';

const host = hostOf('localhost', [], undefined);

type Shows = (pathname: string, call: Client) => Promise<unknown>;

/** Pages whose render counts, and `shows` data; data of unknown routes is as small as the router's. */
function openPages(store: Shop['store'], shows: Shows | null = null) {
  const rendered: string[] = [];
  const shop = { store, hosts: [], clock: () => new Date('2026-11-22T10:00:00Z'), log: () => undefined } as unknown as Shop;
  const pages = createPages(shop, {
    async render({ url }, { omitsMissing, call }) {
      const { pathname, search } = new URL(url);
      rendered.push(pathname + search);
      await shows?.(pathname, call);
      const isMissing = /nirgends|nicht-gefunden|999999999/.test(pathname);
      const isData = pathname.endsWith('.data');
      const html = isMissing && omitsMissing ? null : isData ? '{}' : `<html>${'x'.repeat(isMissing ? 500 : 50_000)}</html>`;
      const document = html !== null && !isData ? { html, robots: 'noindex,nofollow' } : null;
      return { response: new Response(document === null ? html : null, { status: isMissing ? 404 : 200 }), document };
    },
    buildId: null,
    routeIds: new Set(['root', 'routes/home', 'cards']),
    cacheBytes: 8 * 1024 * 1024,
    hot: false,
    verification: {},
    preview: { space: 1, previewToken: 'x', local: true, vendor: false },
    async versions() {
      if (shows) await refreshSoldOut(store, await readVersions(store));
      return { stamp: '1', flags: 0 };
    },
    // An address for each render, since one client has a limit.
    clientOf: () => `127.0.${rendered.length >> 8}.${rendered.length & 255}`,
  });
  async function ask(url: string): Promise<{ status: number; location: unknown }> {
    const request = Object.assign(new IncomingMessage(new Socket()), { url, method: 'GET' });
    const response = new ServerResponse(request);
    const { writeHead } = response;
    let location: unknown = null;
    Object.assign(response, {
      writeHead(status: number, headers: Record<string, string>) {
        location = headers.location ?? null;
        return writeHead.call(response, status, headers);
      },
    });
    await pages.serve(request, response, host);
    return { status: response.statusCode, location };
  }
  const get = async (url: string) => (await ask(url)).status;
  /** Where a page with invented values leads to, or null for one that is served. */
  const movedTo = async (url: string) => (await ask(url)).location;
  /** How often `url` is rendered in two requests. */
  async function rendersOfTwo(url: string): Promise<number> {
    const before = rendered.length;
    await get(url);
    await get(url);
    return rendered.length - before;
  }
  return { get, movedTo, rendered, rendersOfTwo, counts: pages.counts };
}

/** Bytes of the heap after a collection. */
function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

withStore('the page cache', (open) => {
  test('stays flat under 10,000 invented queries, and the home page stays a hit', async () => {
    const store = await open();
    await seedAll(store);
    const { get, rendered, counts } = openPages(store);
    await get('/');
    const before = { heap: heapUsed(), entries: counts().entries };
    for (let at = 0; at < 1000; at += 1) await get(`/karten-designen/?occasion=${at}`);
    for (let at = 0; at < 9000; at += 1) await get(`/_.data?_routes=${at}${'x'.repeat(7000)}`);
    rendered.length = 0;
    expect(heapUsed() - before.heap).toBeLessThan(20_000_000);
    expect(counts().entries - before.entries).toBeLessThanOrEqual(1);
    await get('/');
    expect(rendered).toEqual([]);
  });

  test('holds a known query from its second request on, an invented one never', async () => {
    const store = await open();
    await seedAll(store);
    const { get, rendersOfTwo } = openPages(store);
    for (const known of [
      '/karten-designen/?occasion=hochzeit&color=green&color=pink&tileCount=96',
      '/configurator-card/?card=olivia&form=folded&format=a6&quantity=50',
      '/karten-designen/olivia/?format=folded.a6&paper=leinen&refinementType=none&quantity=25',
      '/_.data?_routes=routes/home,root',
      '/themes/1461/?sort=created',
    ]) {
      expect(await rendersOfTwo(known), known).toBe(2);
      expect(await rendersOfTwo(known), known).toBe(0);
    }
    for (const invented of [
      '/configurator-card/?card=x',
      '/configurator-card/?card=olivia&designId=1b4e28ba-2fa1-41d2-883f-0016d3cca427',
      '/karten-designen/olivia/?quantity=26',
      '/themes/01461/',
      '/themes/x/',
    ]) {
      await rendersOfTwo(invented);
      expect(await rendersOfTwo(invented), invented).toBe(2);
    }
    for (const plain of ['/', '/karten-designen/olivia/', '/themes/1461/']) expect(await rendersOfTwo(plain), plain).toBe(1);
    for (const same of ['/_.data?_routes=root,routes/home,root,x', '/_.data?_routes=root%2Croutes%2Fhome'])
      expect(await rendersOfTwo(same)).toBe(0);
    expect(await get('/?_routes=x')).toBe(200);
  });
});

withStore('an article that is sold out', (open) => {
  test('makes only the pages anew that show it, and the catalogue is not built again', async () => {
    const store = await open();
    await seedAll(store);
    const catalogue = await catalogueOf(store);
    const paths = ['/', '/karten-designen/olivia/', '/themes/1461/'];
    const { get, rendered } = openPages(store, async (pathname, call) => {
      if (pathname === paths[1]) await call('GET /web-api/card-accessories', { card: 'olivia', form: 'folded', format: 'a6' });
    });
    const visitAll = async () => {
      for (const path of paths) await get(path);
      return rendered.splice(0);
    };
    expect(await visitAll()).toHaveLength(3);
    await setStock(store, 'envelope-c6-pointed', 0);
    expect(await visitAll()).toEqual(['/karten-designen/olivia/']);
    expect(await visitAll()).toEqual([]);
    await setStock(store, 'envelope-c6-pointed', 10);
    expect(await visitAll()).toEqual(['/karten-designen/olivia/']);
    expect(await catalogueOf(store)).toBe(catalogue);
  });
});

withStore('an invented value', (open) => {
  test('leads to the page of the known ones, which is rendered once', async () => {
    const store = await open();
    await seedAll(store);
    const { movedTo, rendered, rendersOfTwo } = openPages(store);
    for (const [invented, known] of [
      ['/karten-designen/?occasion=x', '/karten-designen/'],
      ['/karten-designen/?color=green&color=green&utm_source=a', '/karten-designen/?color=green&utm_source=a'],
      ['/karten-designen/?sort=created&sort=popularity', '/karten-designen/?sort=created'],
      ['/karten-designen/?sort=x1', '/karten-designen/'],
      ['/karten-designen/?tileCount=49', '/karten-designen/?tileCount=48'],
      ['/karten-designen/?tileCount=-1', '/karten-designen/'],
      ['/karten-designen/?punching=1', '/karten-designen/'],
      ['/karten-designen/?themeId=7', '/karten-designen/'],
      ['/karten-designen/olivia/?format=a99&quantity=26', '/karten-designen/olivia/?quantity=26'],
      ['/fotokalender/?designId=7', '/fotokalender/'],
      ['/fotokalender/?calendarType=tischkalender&designGroupId=99', '/fotokalender/?calendarType=tischkalender'],
      ['/fotobuecher/?aspectRatio=round', '/fotobuecher/'],
      ['/fotocollage/?formatType=round', '/fotocollage/'],
      ['/poster/?subject=x&color=y', '/poster/'],
    ] as const) {
      rendered.length = 0;
      expect(await movedTo(invented), invented).toBe(known);
      expect(rendered, invented).toEqual([]);
      await rendersOfTwo(known);
      expect(await rendersOfTwo(known), known).toBe(known.includes('quantity') ? 2 : 0);
      expect(await movedTo(known), known).toBeNull();
    }
  });

  test('of a number of tiles leads to no more than the designs there are', async () => {
    const store = await open();
    await seedAll(store);
    const { movedTo } = openPages(store);
    const { rows } = await catalogueOf(store);
    const most = Math.min(480, Math.ceil(rows.length / 48) * 48);
    for (const invented of [most + 12, 999_999])
      expect(await movedTo(`/karten-designen/?tileCount=${invented}`)).toBe(`/karten-designen/?tileCount=${most}`);
    expect(await movedTo(`/karten-designen/?tileCount=${most}`)).toBeNull();
  });

  test('in an address of data gets the data of the known values', async () => {
    const store = await open();
    await seedAll(store);
    const { get, rendered } = openPages(store);
    const data = (query: string) => get(`/karten-designen/_.data?${query}&_routes=cards`);
    for (let at = 0; at < 5; at += 1) expect(await data(`color=green&sort=x${at}`)).toBe(200);
    expect(new Set(rendered)).toEqual(new Set(['/karten-designen/_.data?color=green&_routes=cards']));
    expect(rendered).toHaveLength(2);
  });
});

describe('a missing page', () => {
  test('is rendered once for all addresses of its route', async () => {
    const { get, rendered } = openPages({} as Shop['store']);
    const at = (path: string, more: string[] = []) => [path, ...more];
    for (const [path, renders] of [
      ['/nirgends-1/', at('/nirgends-1/', ['/nicht-gefunden/'])],
      ['/nirgends-2/a/b/', at('/nirgends-2/a/b/')],
      ['/karten-designen/nirgends-1/', at('/karten-designen/nirgends-1/', ['/karten-designen/999999999/'])],
      ['/karten-designen/nirgends-2/', at('/karten-designen/nirgends-2/')],
      ['/d/nirgends/', at('/d/nirgends/', ['/d/nicht-gefunden/'])],
    ] as const) {
      rendered.length = 0;
      expect(await get(path)).toBe(404);
      expect(rendered).toEqual(renders);
    }
  });
});
