import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { hostOf } from './request/site.ts';
import { createDispatcher, type Exchange, type Route, sendText } from './route-table.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Sends `METHOD /path` to a server of these routes and returns status and body. */
async function open(routes: readonly Route[]) {
  const logged: string[] = [];
  const dispatch = createDispatcher(
    routes,
    async ({ response }) => sendText(response, 404, 'page'),
    ({ headers }) => hostOf(headers.host, [], undefined),
    (_level, event) => logged.push(event),
  );
  const server = createServer((incoming, response) => void dispatch(incoming, response));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const send = (line: string) =>
    new Promise<[status: number | undefined, body: string]>((resolve, reject) => {
      const [method, path] = line.split(' ');
      request({ host: '127.0.0.1', port, method, path }, (response) => {
        let body = '';
        response.on('data', (chunk) => {
          body += String(chunk);
        });
        response.on('end', () => resolve([response.statusCode, body.trim()]));
      })
        .on('error', reject)
        .end();
    });
  return { send, logged };
}

const says =
  (text: string) =>
  ({ response }: Exchange) =>
    sendText(response, 200, text);

test('the first route whose method and path match answers; the query is no part of the path', async () => {
  const { send } = await open([
    { match: '/a', methods: ['GET'], handle: says('exact') },
    { match: /^\/a/, handle: says('pattern') },
    { match: (path) => path.length > 5, handle: says('condition') },
  ]);
  expect(await send('GET /a?b=/c')).toEqual([200, 'exact']);
  expect(await send('POST /a')).toEqual([200, 'pattern']);
  expect(await send('GET /longer')).toEqual([200, 'condition']);
  expect(await send('GET /b')).toEqual([404, 'page']);
});

test('a route that answers false passes the request on', async () => {
  const { send } = await open([
    { match: '/a', handle: () => false },
    { match: '/a', handle: async () => false },
    { match: '/a', handle: says('third') },
  ]);
  expect(await send('GET /a')).toEqual([200, 'third']);
});

test('a method that no route has is refused, and an error of a route is logged and answered with 500', async () => {
  const { send, logged } = await open([{ match: '/a', handle: () => Promise.reject(new Error('broken')) }]);
  expect((await send('TRACE /a'))[0]).toBe(405);
  expect(await send('GET /a')).toEqual([500, '']);
  expect(logged).toEqual(['unanswered']);
});
