/** Tells a request of this machine to itself from every other one, for pages that exist on developers' machines only. */
import type { IncomingMessage } from 'node:http';

/** Headers that a proxy adds: what it forwards comes from elsewhere. */
const forwarding = /^(?:forwarded|via|x-real-ip|x-client-ip|x-forwarded-.+|cf-connecting-ip|true-client-ip)$/;

/**
 * True when the peer has a loopback address and asks for localhost or a name under it, without a proxy's header. The peer alone proves nothing behind a proxy on the
 * same machine, the name alone nothing at all: clients invent it, and a foreign name may resolve to 127.0.0.1 (DNS rebinding).
 */
export function isLocalRequest({
  socket,
  headers,
}: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }): boolean {
  const isLoopback = /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/i.test(socket.remoteAddress ?? '');
  if (Object.keys(headers).some((name) => forwarding.test(name))) return false;
  return isLoopback && /^(?:[a-z0-9-]+\.)*localhost(?::\d{1,5})?$/i.test(headers.host ?? '');
}
