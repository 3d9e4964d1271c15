/**
 * Listening sockets of the web role. Node accepts one connection of a listening socket in each turn of the event loop: while turns are
 * busy, the queue of a single socket grows until the kernel drops connections. Several sockets on one port accept as many in a turn.
 */
import type { Server } from 'node:http';
import { type Server as Acceptor, createServer, type ListenOptions } from 'node:net';

/** Only on Linux does the kernel share connections out evenly between sockets on one port. */
const socketCount = process.platform === 'linux' ? 16 : 1;

/** `server`, and acceptors that hand their connections to it. */
export function createAcceptors(server: Server, count = socketCount): Acceptor[] {
  const options = { allowHalfOpen: true, noDelay: true };
  const others = Array.from({ length: count - 1 }, () => createServer(options, (socket) => server.emit('connection', socket)));
  return [server, ...others];
}

function listen(acceptor: Acceptor, options: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    acceptor.once('error', reject);
    acceptor.listen(options, () => {
      acceptor.off('error', reject);
      resolve();
    });
  });
}

/** Throws where the port is taken: sockets that share one would share it with another shop, too. */
async function requireFreePort(options: ListenOptions): Promise<void> {
  const probe = createServer();
  await listen(probe, options);
  await new Promise((resolve) => probe.close(resolve));
}

/** Listens with every acceptor; with port 0, on the port that the first one gets. Throws the error of the system. */
export async function listenAll(acceptors: readonly Acceptor[], options: ListenOptions & { port: number }): Promise<void> {
  const [first, ...others] = acceptors;
  if (!first) return;
  if (others.length === 0) return listen(first, options);
  if (options.port !== 0) await requireFreePort(options);
  await listen(first, { ...options, reusePort: true });
  const address = first.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  await Promise.all(others.map((acceptor) => listen(acceptor, { ...options, port, reusePort: true })));
}
