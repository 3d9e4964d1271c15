import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Fault } from '#core/values/fault.ts';
import { hostOf } from '#http/request/site.ts';
import type { Shop } from '#services/handler.ts';
import { consumeLimit } from '#services/rate-limits.ts';
import { createPages, type PagesOptions } from './pages.ts';
import { pageTarget } from './resolve.ts';

test.each([
  ['/', '/', false],
  ['/_root.data', '/', true],
  ['/_.data', '/', true],
  ['/_payload.json', '/', true],
  ['/karten-designen/_.data', '/karten-designen/', true],
  ['/karten-designen/_payload.json', '/karten-designen/', true],
  ['/impressum.data', '/impressum', true],
  ['/karten-designen/olivia/', '/karten-designen/olivia/', false],
])('%s is the page %s', (address, path, data) => {
  expect(pageTarget(address)).toEqual({ path, data });
});

describe('a page that is not there', () => {
  const logged: [level: string, event: string, message: unknown][] = [];
  const shop = {
    store: {},
    hosts: [],
    clock: () => new Date('2026-11-22T10:00:00Z'),
    log: (level: string, event: string, { message }: { message?: unknown }) => logged.push([level, event, message]),
  } as unknown as Shop;
  let client = '127.0.0.1';
  /** Processor time that slow pages seem to have taken. */
  let busyUs = 0;
  const threadCpuUsage = process.threadCpuUsage.bind(process);
  vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => {
    const { user, system } = threadCpuUsage();
    return { user: user + busyUs, system };
  });
  const preview = { space: 1, previewToken: 'x', local: true, vendor: false };
  /** Every page is missing but the imprint, and those whose loader failed. */
  const render: PagesOptions['render'] = async (request, page) => {
    const failure = { '/abgelehnt/': new Fault('bad-input', 'path'), '/kaputt/': new TypeError('x') }[new URL(request.url).pathname];
    if (failure) {
      page.logError(failure);
      return { response: new Response(null, { status: 500 }), document: null };
    }
    if (request.method === 'POST') await request.text().catch(() => null);
    if (request.url.includes('/langsam/')) busyUs += 4_100_000;
    const hasPage = new URL(request.url).pathname.startsWith('/impressum/');
    const status = !hasPage ? 404 : request.method === 'POST' ? 405 : 200;
    return { response: new Response(null, { status }), document: { html: '<html></html>', robots: 'noindex,nofollow' } };
  };
  const pages = createPages(shop, {
    render,
    buildId: 'b2',
    routeIds: new Set(['root']),
    cacheBytes: 0,
    hot: false,
    verification: {},
    preview,
    versions: async () => ({ stamp: '1', flags: 0 }),
    clientOf: () => client,
  });
  let host = hostOf('localhost', [], undefined);
  const server = createServer((request, response) => void pages.serve(request, response, host));
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    vi.restoreAllMocks();
    server.close();
  });

  async function missed(path: string) {
    logged.length = 0;
    const answer = await fetch(origin + path);
    return { status: answer.status, logged: [...logged] };
  }

  test('data for code of another build is an order to load the document; a form is still taken [F418]', async () => {
    const ask = async (path: string, method = 'GET') => {
      const { status, headers } = await fetch(origin + path, { method });
      return [status, headers.get('x-remix-redirect'), headers.get('x-remix-reload-document'), headers.get('cache-control')];
    };
    expect(await ask('/impressum/_payload.json?x=1&build=b1&_routes=root')).toEqual([204, '/impressum/', 'true', 'no-store']);
    for (const path of ['/impressum/_payload.json?build=b2', '/impressum/_payload.json', '/impressum/?build=b1'])
      expect((await ask(path)).slice(0, 2)).toEqual([200, null]);
    expect((await ask('//evil.example/_payload.json?build=b1'))[1]).toBe('/nicht-gefunden');
  });

  test('is fatal in the log where a route refused what stands in its address [F430]', async () => {
    for (const path of ['/themes/99999999/', '/karten-designen/GROSS/', '/d/karten-designen/x/'])
      expect(await missed(path)).toEqual({ status: 404, logged: [['warn', 'page-refused', `Page Not Found: ${path}`]] });
  });

  test('is a note where no route has the address, a long one cut [F431]', async () => {
    for (const path of ['/gibt-es-nicht/', '/hochzeit/einladungskarten/nirgends/'])
      expect(await missed(path)).toEqual({ status: 404, logged: [['info', 'page-not-found', `Page not found: ${path}`]] });
    expect(await missed('/%E0%A4%A/')).toMatchObject({ logged: [['info', 'page-not-found', 'Page not found: /%E0%A4%A/']] });
    const [[, , message = ''] = []] = (await missed(`/${'a'.repeat(3000)}/`)).logged;
    expect(message).toBe(`Page not found: /${'a'.repeat(199)}`);
  });

  test('keeps to itself what may be a secret of the address', async () => {
    expect(await missed('/bestellung/AAAAAAAAAAAAAAAAAAAAAA/')).toMatchObject({
      logged: [['warn', 'page-refused', 'Page Not Found: /bestellung/…']],
    });
    expect(await missed('/newsletter/abmelden/AAAAAAAAAAAAAAAAAAAAAA/')).toMatchObject({
      logged: [['info', 'page-not-found', 'Page not found: /newsletter/…']],
    });
  });

  test('a page that fails leaves one error in the log, also for what a call refused', async () => {
    expect(await missed('/abgelehnt/')).toEqual({ status: 500, logged: [['error', 'page-failed', 'path']] });
    expect(await missed('/kaputt/')).toEqual({ status: 500, logged: [['error', 'unexpected', undefined]] });
  });

  test('a form for a page without an action is refused with the methods it has, and noted', async () => {
    logged.length = 0;
    const { status, headers } = await fetch(`${origin}/impressum/`, { method: 'POST', body: 'a', headers: { origin } });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(logged).toEqual([['info', 'method-not-allowed', 'POST on a page without an action']]);
  });

  test('a client that closes the connection within a form is noted', async () => {
    logged.length = 0;
    const { host } = new URL(origin);
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write(`POST /gibt-es-nicht/ HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nContent-Length: 9\r\n\r\na`);
    setTimeout(() => socket.destroy(), 50);
    await expect.poll(() => logged).toContainEqual(['info', 'client-closed', undefined]);
    expect(logged.filter(([level]) => level !== 'info')).toEqual([]);
  });

  test('a private page beyond the calls of its address is refused, and a page from the cache is not', async () => {
    await consumeLimit(shop, 'call', { owner: null, address: '203.0.113.7' }, { points: 3_000 });
    client = '203.0.113.7';
    const refused = await fetch(`${origin}/warenkorb/`);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await refused.text()).toContain('Bitte einen Moment warten.');
    expect((await fetch(`${origin}/impressum/`)).status).toBe(200);
    client = '127.0.0.1';
  });

  test('is refused to a client whose renders have taken four seconds of ten, not to one with as many short ones, nor to others', async () => {
    client = '203.0.113.8';
    for (let at = 0; at < 30; at += 1) expect((await fetch(`${origin}/erfunden-${at}/`)).status).toBe(404);
    client = '203.0.113.9';
    expect((await fetch(`${origin}/langsam/`)).status).toBe(404);
    const refused = await fetch(`${origin}/erfunden/`);
    client = '127.0.0.1';
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await fetch(`${origin}/erfunden/`)).status).toBe(404);
  });

  test('a page and a move depend on the cookie only where the host decides no channel, and are kept by no proxy there', async () => {
    const cachingOf = async (path: string) => {
      const { headers } = await fetch(origin + path, { redirect: 'manual' });
      return [headers.get('cache-control'), headers.get('vary')];
    };
    expect(await cachingOf('/impressum/')).toEqual(['public, max-age=0, must-revalidate', 'accept-encoding']);
    expect(await cachingOf('/impressum')).toEqual(['public, max-age=3600', null]);
    const decided = host;
    host = hostOf('127.0.0.1', [], undefined, 'federleicht');
    expect(await cachingOf('/impressum/')).toEqual(['private, no-cache', 'accept-encoding, cookie']);
    expect(await cachingOf('/impressum')).toEqual(['private, no-cache', null]);
    host = decided;
  });

  test('leaves no word in the log where it is there', async () => {
    expect(await missed('/impressum/')).toEqual({ status: 200, logged: [] });
  });
});
