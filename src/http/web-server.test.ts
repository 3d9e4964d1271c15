import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { readBody } from '#core/values/body.ts';
import { bodyChunks } from './request/body.ts';
import { createWebServer, timeLimits } from './web-server.ts';

const servers: ReturnType<typeof createWebServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Sends `head` and then one byte each 10 ms; what the server answered until the connection was closed, and after how many milliseconds. */
async function slowly(head: string, limits: Partial<typeof timeLimits>): Promise<{ answer: string; ms: number; read: string[] }> {
  const read: string[] = [];
  const server = createWebServer(
    (request, response) => {
      readBody(bodyChunks(request), 1_000_000).then(
        () => response.end('read'),
        (error: Error) => read.push(error.message),
      );
    },
    { ...timeLimits, checkMs: 20, ...limits },
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const start = performance.now();
  return new Promise((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.write(head);
    const drip = setInterval(() => socket.write('a'), 10);
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(drip);
      setTimeout(() => resolve({ answer, ms: performance.now() - start, read }), 20);
    });
  });
}

const post = (path: string, length: number) => `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`;

test('a body that comes too slowly is answered with 408, and its reader ends', async () => {
  const { answer, ms, read } = await slowly(post('/newsletter/', 100_000), { bodyMs: 100 });
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(ms).toBeLessThan(5_000);
  expect(read).toEqual(['aborted']);
});

test.each(['/web-api/customer-picture', '/cms/upload/abc?x=1', '/kundenkonto/entwuerfe/', '/at/kundenkonto/entwuerfe/?getan=copy'])(
  'an upload to %s has a limit of its own',
  async (path) => {
    const { answer, ms } = await slowly(post(path, 100_000), { bodyMs: 20, uploadMs: 300 });
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(ms).toBeGreaterThan(250);
  },
);

test('a slow body that ends within the limit is read', async () => {
  const { answer } = await slowly(post('/newsletter/', 5).replace('Host', 'Connection: close\r\nHost'), { bodyMs: 5_000 });
  expect(answer).toMatch(/^HTTP\/1\.1 200 .*read$/s);
});

test('a head that comes too slowly ends the connection', async () => {
  const { answer, ms } = await slowly('GET / HTTP/1.1\r\nx-slow: ', { headMs: 100 });
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(ms).toBeLessThan(5_000);
});

test('requests have 30 seconds, uploads 300 and heads 10', () => {
  expect(timeLimits).toMatchObject({ headMs: 10_000, bodyMs: 30_000, uploadMs: 300_000 });
});
