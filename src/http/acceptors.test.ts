import { get } from 'node:http';
import { type Server as Acceptor, type AddressInfo, connect, createServer as createAcceptor, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { connectionLimits } from '#core/customer/limits.ts';
import { createAcceptors, listenAll } from './acceptors.ts';
import { createWebServer } from './web-server.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function open(count?: number): Promise<{ acceptors: Acceptor[]; port: number; held: () => number }> {
  const server = createWebServer((_request, response) => response.end('read'));
  let held = 0;
  server.on('connection', (socket) => {
    held += 1;
    socket.on('close', () => {
      held -= 1;
    });
  });
  const acceptors = createAcceptors(server, count);
  closers.push(() => {
    for (const acceptor of acceptors) acceptor.close();
    server.closeAllConnections();
  });
  await listenAll(acceptors, { port: 0, host: '127.0.0.1' });
  return { acceptors, port: (server.address() as AddressInfo).port, held: () => held };
}

function connectTo(port: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', () => {});
    closers.push(() => socket.destroy());
  });
}

/** Turns of the event loop until `isDone`, each of which does something else for 2 ms. */
function busyTurnsUntil(isDone: () => boolean): Promise<number> {
  return new Promise((resolve) => {
    let turns = 0;
    function turn(): void {
      for (const end = performance.now() + 2; performance.now() < end; );
      turns += 1;
      if (isDone() || turns > 1_000) resolve(turns);
      else setImmediate(turn);
    }
    turn();
  });
}

test.runIf(process.platform === 'linux')('a busy event loop accepts several connections in a turn', async () => {
  const { port, held } = await open();
  const sockets = Array.from({ length: 200 }, () => connectTo(port));
  // The clients of this process connect in one turn; the kernel completes their connections without the server.
  const turns = await busyTurnsUntil(() => held() === 200);
  await Promise.all(sockets);
  expect(turns).toBeLessThan(100);
});

test.runIf(process.platform === 'linux')('connections of all sockets count for the limit of an address', async () => {
  const { port, held } = await open();
  const { address: max } = connectionLimits;
  const sockets = await Promise.all(Array.from({ length: max + 20 }, () => connectTo(port)));
  await expect.poll(() => sockets.filter(({ closed }) => closed).length).toBe(20);
  expect(held()).toBe(max);
});

test('every socket answers, and none does after the close', async () => {
  const { acceptors, port } = await open(4);
  const status = () =>
    new Promise((resolve) => {
      get({ port, host: '127.0.0.1', agent: false }, (response) => resolve(response.resume().statusCode)).on('error', (error) =>
        resolve('code' in error ? error.code : error),
      );
    });
  expect(new Set(await Promise.all(Array.from({ length: 40 }, status)))).toEqual(new Set([200]));
  await Promise.all(acceptors.map((acceptor) => new Promise((resolve) => acceptor.close(resolve))));
  expect(await status()).toBe('ECONNREFUSED');
});

test('a port that another program listens on is refused, one of another shop too', async () => {
  const { port } = await open(4);
  const second = createAcceptors(
    createWebServer((_request, response) => response.end()),
    4,
  );
  await expect(listenAll(second, { port, host: '127.0.0.1' })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const other = createAcceptor();
  closers.push(() => other.close());
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const taken = (other.address() as AddressInfo).port;
  await expect(listenAll(second, { port: taken, host: '127.0.0.1' })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
