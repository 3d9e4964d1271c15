/** Closing an HTTP server without cutting off requests in flight. */
import type { Server } from 'node:http';
import type { Server as Acceptor, Socket } from 'node:net';

/**
 * Call it before the acceptors of the server listen. The returned function stops listening and resolves when every request in flight is
 * answered, or after `limitMs`, when the connections that are left are cut off.
 */
export function gracefulClose(server: Server, acceptors: readonly Acceptor[] = [server]): (limitMs: number) => Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  return async (limitMs) => {
    const closed = Promise.all(acceptors.map((acceptor) => new Promise<void>((resolve) => acceptor.close(() => resolve()))));
    // Browsers open connections ahead; Node counts one as idle only after its first request.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    // A connection that is kept alive becomes idle when its answer is sent.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const limit = setTimeout(() => server.closeAllConnections(), limitMs);
    await closed;
    clearInterval(idle);
    clearTimeout(limit);
  };
}
