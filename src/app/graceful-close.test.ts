import { createServer, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gracefulClose } from './graceful-close.ts';

/** A server with that answer, its closing, and a connection to it. */
async function opened(answer: RequestListener) {
  const server = createServer(answer);
  const close = gracefulClose(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const connection = connect(port, '127.0.0.1').setEncoding('utf8');
  await new Promise((resolve) => connection.once('connect', resolve));
  return { close, port, connection };
}

/** Everything the other side sends until it closes. */
async function received(connection: Socket): Promise<string> {
  let text = '';
  for await (const chunk of connection) text += chunk;
  return text;
}

async function elapsedMs(work: Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work;
  return performance.now() - start;
}

test('a request in flight is answered, and no connection is accepted meanwhile', async () => {
  const { close, port, connection } = await opened((request, response) => {
    request.resume().on('end', () => response.end('taken'));
  });
  connection.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 8\r\n\r\nhalf');
  await sleep(50);
  const closing = close(10_000);
  const refused = await new Promise((resolve) => connect(port, '127.0.0.1').once('error', resolve).once('connect', resolve));
  expect(refused).toMatchObject({ code: 'ECONNREFUSED' });
  connection.write('half');
  expect(await received(connection)).toContain('taken');
  await closing;
});

test('connections without a request, before their first one or after one, do not delay the closing', async () => {
  const { close, port, connection } = await opened((_request, response) => response.end('taken'));
  connection.resume().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const unused = connect(port, '127.0.0.1').on('error', () => {});
  await sleep(50);
  expect(await elapsedMs(close(10_000))).toBeLessThan(2_000);
  unused.destroy();
});

test('a request that takes longer than the limit is cut off', async () => {
  const { close, connection } = await opened(() => {});
  connection.on('error', () => {});
  connection.resume().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await sleep(50);
  expect(await elapsedMs(close(200))).toBeLessThan(2_000);
});
