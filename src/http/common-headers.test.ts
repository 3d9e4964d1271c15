import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { hostOf } from './request/site.ts';
import { createDispatcher, type Route, sendText } from './route-table.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const routes: Route[] = [
  { match: '/text', handle: ({ response }) => sendText(response, 200, 'text') },
  { match: '/head', handle: ({ response }) => void response.writeHead(302, { location: '/text' }).end() },
  { match: '/own', handle: ({ response }) => void response.writeHead(200, { 'referrer-policy': 'no-referrer' }).end() },
  {
    match: '/shared',
    handle: ({ response }) => void response.writeHead(200, { 'cross-origin-resource-policy': 'cross-origin' }).end(),
  },
  { match: '/throws', handle: () => Promise.reject(new Error('x')) },
];

async function headersOf(origin: string | undefined, paths: string[], method = 'GET') {
  const dispatch = createDispatcher(
    routes,
    async ({ response }) => sendText(response, 404, 'page'),
    ({ headers }) => hostOf(headers.host, [], origin),
    () => {},
  );
  const server = createServer((incoming, response) => void dispatch(incoming, response));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Promise.all(
    paths.map(async (path) => {
      const { headers } = await fetch(`http://127.0.0.1:${port}${path}`, { method, redirect: 'manual' });
      return ['x-content-type-options', 'referrer-policy', 'cross-origin-resource-policy', 'strict-transport-security'].map((name) =>
        headers.get(name),
      );
    }),
  );
}

test('every response says what browsers may do with it, on HTTPS also to come by HTTPS only', async () => {
  const common = ['nosniff', 'strict-origin-when-cross-origin', 'same-origin'];
  const paths = ['/text', '/head', '/throws', '/missing'];
  expect(await headersOf(undefined, paths)).toEqual(paths.map(() => [...common, null]));
  const https = [...common, 'max-age=31536000; includeSubDomains'];
  expect(await headersOf('https://www.shop.example', paths)).toEqual(paths.map(() => https));
  expect(await headersOf('https://www.shop.example', ['/text'], 'PROPFIND')).toEqual([https]);
});

test('a route may have another referrer or resource policy', async () => {
  expect(await headersOf(undefined, ['/own', '/shared'])).toEqual([
    ['nosniff', 'no-referrer', 'same-origin', null],
    ['nosniff', 'strict-origin-when-cross-origin', 'cross-origin', null],
  ]);
});
