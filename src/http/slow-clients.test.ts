/** What slow clients and many connections cost the others: nothing. */
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { connectionLimits } from '#core/customer/limits.ts';
import { createWebServer, type TimeLimits, timeLimits } from './web-server.ts';

type Answer = Parameters<typeof createWebServer>[0];

const opened: { server: ReturnType<typeof createWebServer>; sockets: Socket[] }[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const { server, sockets } of opened.splice(0)) {
    for (const socket of sockets) socket.destroy();
    server.close().closeAllConnections();
  }
});

const readAll: Answer = (request, response) => void request.resume().on('end', () => response.end('read'));

/** A server, and sockets to it from an address of this machine. */
async function open(answer: Answer, times: Partial<TimeLimits> = {}, clients: Parameters<typeof createWebServer>[2] = {}) {
  const server = createWebServer(answer, { ...timeLimits, checkMs: 50, ...times }, clients);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  opened.push({ server, sockets });
  function socketFrom(localAddress = '127.0.0.1') {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => {});
    sockets.push(socket);
    return { socket, closed: new Promise<void>((resolve) => socket.on('close', () => resolve())) };
  }
  function statusFrom(localAddress: string, path = '/', headers = {}): Promise<number | string> {
    return new Promise((resolve) => {
      get({ port, host: '127.0.0.1', path, localAddress, headers, agent: false }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
    });
  }
  return { port, sockets, socketFrom, statusFrom };
}

/** Resolves to true when all of `closed` are within `ms`. */
function within(ms: number, closed: Promise<void>[]): Promise<boolean> {
  return Promise.race([Promise.all(closed).then(() => true), sleep(ms, false)]);
}

const post = (path: string) => `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n`;

test('two hundred slow bodies hold up no other client, and all their connections are closed', async () => {
  const { socketFrom, statusFrom } = await open(readAll, { bodyMs: 600, uploadPaceMs: 300 });
  const slow = Array.from({ length: 200 }, (_, at) => {
    const { socket, closed } = socketFrom();
    socket.write(post(at % 2 === 0 ? '/newsletter/' : '/web-api/customer-picture'));
    const drip = setInterval(() => socket.write('a'), 50);
    return closed.then(() => clearInterval(drip));
  });
  await sleep(100);
  expect(await statusFrom('127.0.0.2')).toBe(200);
  expect(await within(10_000, slow)).toBe(true);
  expect(await statusFrom('127.0.0.1')).toBe(200);
});

test('every slow body is over in 65 seconds', () => {
  const { headMs, bodyMs, uploadPaceMs } = timeLimits;
  expect(headMs + bodyMs).toBeLessThan(65_000);
  // The check may just have passed when the client begins to be slow.
  expect(headMs + 2 * uploadPaceMs).toBeLessThan(65_000);
});

test('an upload that arrives is read, however long it takes, and one that the shop does not read yet is not ended', async () => {
  // The window is a fake interval, so that no pause of a busy machine looks like a slow client.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const requests: IncomingMessage[] = [];
  const answer: Answer = (request, response) => {
    requests.push(request);
    request.on('end', () => response.end('read'));
  };
  const windowMs = 1_000;
  const { socketFrom } = await open(answer, { uploadPaceMs: windowMs });
  const { socket } = socketFrom();
  const status = new Promise((resolve) => socket.once('data', (data) => resolve(String(data).split('\r\n')[0])));
  const received = () => requests[0]?.socket.bytesRead ?? 0;
  const head = post('/web-api/customer-picture');
  const chunk = Buffer.alloc(100_000);
  socket.write(head);
  socket.write(chunk);
  await expect.poll(() => requests[0]?.readableLength ?? 0).toBeGreaterThan(0);
  // Five windows without a byte read.
  for (let window = 0; window < 5; window += 1) vi.advanceTimersByTime(windowMs);
  requests[0]?.resume();
  await expect.poll(received).toBe(head.length + chunk.length);
  for (let sent = 2; sent <= 10; sent += 1) {
    socket.write(chunk);
    await expect.poll(received).toBe(head.length + sent * chunk.length);
    vi.advanceTimersByTime(windowMs);
  }
  expect(await status).toBe('HTTP/1.1 200 OK');
});

test('an address has three hundred connections, another address is served, and a proxy of the shop has more', async () => {
  const { socketFrom, statusFrom } = await open(readAll);
  const { address: max } = connectionLimits;
  const held = await Promise.all(
    Array.from({ length: max }, async () => {
      const { socket } = socketFrom('127.0.0.3');
      await new Promise((resolve) => socket.once('connect', resolve));
      return socket;
    }),
  );
  expect(await statusFrom('127.0.0.3')).toBe('ECONNRESET');
  expect(await statusFrom('127.0.0.4')).toBe(200);
  held[0]?.destroy();
  await expect.poll(() => statusFrom('127.0.0.3')).toBe(200);

  const behindProxy = await open(readAll, {}, { isProxy: () => true });
  for (let at = 0; at <= max; at += 1) behindProxy.socketFrom('127.0.0.3');
  expect(await behindProxy.statusFrom('127.0.0.3')).toBe(200);
});

test('behind a proxy a client has three hundred requests in flight, and the others are served, also of health', async () => {
  const answer: Answer = ({ url }, response) => {
    if (url !== '/slow') response.end('read');
  };
  const clientOf = ({ headers }: IncomingMessage) => String(headers['x-forwarded-for'] ?? 'none');
  const { socketFrom, statusFrom } = await open(answer, {}, { isProxy: () => true, clientOf });
  const refused: string[] = [];
  for (let at = 0; at < connectionLimits.address + 50; at += 1) {
    const { socket } = socketFrom();
    socket.write('GET /slow HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 203.0.113.7\r\n\r\n');
    socket.once('data', (data) => refused.push(String(data).split('\r\n')[0] ?? ''));
  }
  await expect.poll(() => refused.length).toBe(50);
  expect(new Set(refused)).toEqual(new Set(['HTTP/1.1 429 Too Many Requests']));
  const asked = (address: string, path = '/') => statusFrom('127.0.0.1', path, { 'x-forwarded-for': address });
  await expect.poll(() => asked('203.0.113.7')).toBe(429);
  expect([await asked('203.0.113.8'), await asked('203.0.113.7', '/readyz'), await asked('203.0.113.7', '/readyz/x')]).toEqual([
    200, 200, 429,
  ]);
});

test('when all connections are taken, health checks are answered, and others as soon as one is closed or idle', async () => {
  const { socketFrom, statusFrom } = await open(readAll);
  // Seven addresses have all connections: heads that do not end.
  const addresses = Math.ceil(connectionLimits.all / connectionLimits.address);
  const held = await Promise.all(
    Array.from({ length: connectionLimits.all }, async (_, at) => {
      const { socket } = socketFrom(`127.0.1.${1 + (at % addresses)}`);
      await new Promise((resolve) => socket.once('connect', resolve));
      return socket;
    }),
  );
  for (const socket of held) socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
  expect([await statusFrom('127.0.0.4', '/healthz'), await statusFrom('127.0.0.4', '/readyz'), await statusFrom('127.0.0.4')]).toEqual([
    200, 200, 503,
  ]);
  // More connections than are kept for health checks close the oldest of those only.
  for (let at = 0; at < 2 * connectionLimits.forHealth; at += 1) socketFrom('127.0.0.5').socket.write('GET / HTTP/1.1\r\n');
  await expect.poll(() => statusFrom('127.0.0.4', '/healthz')).toBe(200);
  // Answered, and idle.
  for (const socket of held.slice(0, 10)) socket.write('\r\n');
  await expect.poll(() => statusFrom('127.0.0.4')).toBe(200);
});

test('a client that reads nothing of a response, or a byte now and then, is disconnected', async () => {
  const large: Answer = (_request, response) => response.end(Buffer.alloc(40_000_000));
  const idle = await open(large, { idleMs: 300 });
  const stuck = idle.socketFrom();
  stuck.socket.pause().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const trickling = await open(large, { bodyMs: 100, responseMs: 500 });
  const slow = trickling.socketFrom();
  slow.socket.pause().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const drip = setInterval(() => slow.socket.read(1), 50);
  const connections = (server: ReturnType<typeof createWebServer>) =>
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
  await Promise.all(
    opened.map(async ({ server }) => {
      await expect.poll(() => connections(server), { interval: 10 }).toBe(1);
      await expect.poll(() => connections(server), { timeout: 10_000 }).toBe(0);
    }),
  );
  clearInterval(drip);
});
