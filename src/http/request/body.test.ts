import { Agent, createServer, request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { readBody } from '#core/values/body.ts';
import { oneClickUnsubscribe } from '#http/calls/one-click-unsubscribe.ts';
import { createDispatcher, sendText } from '#http/route-table.ts';
import type { Shop } from '#services/handler.ts';
import { bodyChunks, type DrainLimits, drainAfterResponse } from './body.ts';
import { hostOf } from './site.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

test('after a body of which a route read only the beginning the next request on the connection is answered', async () => {
  const host = hostOf('localhost', [], undefined);
  const path = `/newsletter/abmelden/${'A'.repeat(22)}/`;
  const dispatch = createDispatcher(
    [{ match: path, handle: ({ request, response }) => oneClickUnsubscribe({} as Shop, request, response, path, host) }],
    async ({ response }) => sendText(response, 200, 'next'),
    () => host,
    () => {},
  );
  const port = await listen(createServer((request, response) => void dispatch(request, response)));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (method: string, asked: string, body?: Buffer) =>
    new Promise<number | string>((resolve) => {
      const request = httpRequest({ agent, host: '127.0.0.1', port, method, path: asked }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      });
      request.on('error', (error) => resolve(error.message));
      request.setTimeout(3_000, () => request.destroy(new Error('no answer')));
      request.end(body);
    });
  expect(await ask('POST', path, Buffer.alloc(1_000_000, 'a'))).toBe(400);
  expect(await ask('GET', '/')).toBe(200);
  agent.destroy();
});

/** Posts 1 kB each 5 ms and does not stop; bytes that were sent when the server closed the connection. */
async function sentUntilClosed(limits: DrainLimits): Promise<number> {
  const port = await listen(
    createServer((request, response) => {
      drainAfterResponse(request, response, limits);
      readBody(bodyChunks(request), 10).catch(() => response.end('enough'));
    }),
  );
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {}).resume();
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000000\r\n\r\n');
  let sent = 0;
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      sent += 1_000;
      socket.write(Buffer.alloc(1_000));
    }, 5);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(sent);
    });
  });
}

test('the connection is closed when the unread rest is too long or comes too slowly', async () => {
  expect(await sentUntilClosed({ maxBytes: 20_000, maxMs: 60_000 })).toBeGreaterThan(20_000);
  expect(await sentUntilClosed({ maxBytes: 100_000_000, maxMs: 50 })).toBeLessThan(100_000_000);
});

test('a request whose body never comes is over when its client leaves after the response', async () => {
  const closed = Promise.withResolvers<void>();
  const port = await listen(
    createServer((request, response) => {
      drainAfterResponse(request, response);
      request.once('close', closed.resolve);
      response.end('enough');
    }),
  );
  const socket = connect(port, '127.0.0.1');
  socket.once('data', () => socket.destroy());
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n');
  await expect(closed.promise).resolves.toBeUndefined();
});
