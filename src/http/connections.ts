/** How many connections the web role holds, in all and of one client. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { connectionLimits } from '#core/customer/limits.ts';
import { createHeldCounter } from '#store/limit/held-counter.ts';
import { ipAddressGroup } from './request/client-address.ts';

/**
 * Closes connections beyond those that one address, and the networks around it, may have. Those of the shop's own proxies count for the sum
 * only. When all places are taken, connections without a request are closed, and some more are accepted, for health checks: the returned
 * function tells whether a connection may have another request answered. Counted here, since `maxConnections` of a server counts those of
 * its own listening socket.
 */
export function limitConnections(server: Server, isProxy: (address: string | undefined) => boolean): (socket: Socket) => boolean {
  const byAddress = createHeldCounter({ max: connectionLimits.address, most: connectionLimits.network });
  const all = new Set<Socket>();
  /** The oldest first. */
  const forHealth = new Set<Socket>();

  function accept(socket: Socket): void {
    if (all.size < connectionLimits.all) {
      all.add(socket);
      return;
    }
    server.closeIdleConnections();
    forHealth.add(socket);
    if (forHealth.size <= connectionLimits.forHealth) return;
    const [oldest] = forHealth;
    oldest?.destroy();
  }

  server.on('connection', (socket: Socket) => {
    const release = isProxy(socket.remoteAddress) ? () => {} : byAddress.take(ipAddressGroup(socket.remoteAddress));
    if (!release) return void socket.destroy();
    accept(socket);
    socket.once('close', () => {
      release();
      all.delete(socket);
      forHealth.delete(socket);
    });
  });

  return (socket) => {
    if (all.has(socket)) return true;
    // Idle connections may have been closed since this one was accepted.
    if (all.size >= connectionLimits.all || !forHealth.delete(socket)) return false;
    all.add(socket);
    return true;
  };
}
