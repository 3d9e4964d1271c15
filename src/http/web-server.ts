/** The HTTP server of the web role, with limits of size and time for requests. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** Milliseconds from the start of a request to the end of its head, and from there to the end of its body. */
export type TimeLimits = { headMs: number; bodyMs: number; uploadMs: number; checkMs: number };

export const timeLimits: TimeLimits = { headMs: 10_000, bodyMs: 30_000, uploadMs: 300_000, checkMs: 5_000 };

/** Calls that take a file: a photo of 50 MB over a slow connection needs minutes. */
const uploadPath = /^\/(?:web-api\/customer-picture|cms\/upload\/[^/]*)\/?(?:\?|$)/;

/** Ends a request with 408 whose body has not arrived in time. The server's own limit is that of uploads, since it is the same for all addresses. */
function limitBodyTime(request: IncomingMessage, response: ServerResponse, maxMs: number): void {
  const { socket } = request;
  const timer = setTimeout(() => {
    if (request.complete || socket.destroyed) return;
    if (!response.headersSent && socket.writable)
      socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    socket.destroySoon();
  }, maxMs);
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
}

export function createWebServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  { headMs, bodyMs, uploadMs, checkMs }: TimeLimits = timeLimits,
): Server {
  const limits = {
    maxHeaderSize: 16_384,
    headersTimeout: headMs,
    requestTimeout: headMs + uploadMs,
    connectionsCheckingInterval: checkMs,
    keepAliveTimeout: 65_000,
  };
  const server = createServer(limits, (request, response) => {
    // The answer to a request that arrives while the shop ends tells the client to use no connection of it again.
    if (!server.listening) response.shouldKeepAlive = false;
    const isUpload = request.method === 'POST' && uploadPath.test(request.url ?? '');
    limitBodyTime(request, response, isUpload ? uploadMs : bodyMs);
    answer(request, response);
  });
  server.maxConnections = 2_000;
  return server;
}
