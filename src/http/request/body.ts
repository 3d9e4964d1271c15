/** Bodies of Node requests: read in chunks, and read away or cut off where a route left a part of one unread. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * The chunks of a body. A reader that stops early leaves the request intact: the default iterator would destroy it, and with it the next
 * request on the same connection.
 */
export function bodyChunks(request: IncomingMessage): AsyncIterable<Uint8Array> {
  return request.iterator({ destroyOnReturn: false });
}

/** How much of an unread body is read away after its response, in bytes and milliseconds. */
export type DrainLimits = { maxBytes: number; maxMs: number };

const drainLimits: DrainLimits = { maxBytes: 4_000_000, maxMs: 5_000 };

/** Once the response is sent, reads away what is left of the body, so that the next request on the connection is answered. Closes the connection beyond `limits`. */
export function drainAfterResponse(request: IncomingMessage, response: ServerResponse, limits: DrainLimits = drainLimits): void {
  const { socket } = request;
  response.once('finish', () => {
    if (request.complete || socket.destroyed) return;
    const close = () => socket.destroySoon();
    const timer = setTimeout(close, limits.maxMs);
    let length = 0;
    request.on('data', (chunk: Uint8Array) => {
      length += chunk.byteLength;
      if (length > limits.maxBytes) close();
    });
    // Node does not tell a request whose response is sent that its connection has closed: its timers would hold it.
    const end = () => request.destroy();
    socket.once('close', end);
    for (const event of ['end', 'error', 'close'])
      request.once(event, () => {
        clearTimeout(timer);
        socket.off('close', end);
      });
    request.resume();
  });
}
