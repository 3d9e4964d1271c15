/** The HTTP server of the web role, with limits of size and time for requests and of connections. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { connectionLimits } from '#core/customer/limits.ts';
import { pathTo } from '#core/site/paths.ts';
import { faults } from '#core/values/fault.ts';
import { createHeldCounter } from '#store/limit/held-counter.ts';
import { ipAddressGroup } from './request/client-address.ts';

/**
 * How many connections the web role holds, in all and of one client. Closes connections beyond those that one address, and the networks
 * around it, may have. Those of the shop's own proxies count for the sum only. When all places are taken, connections without a request are
 * closed, and some more are accepted, for health checks: the returned function tells whether a connection may have another request
 * answered. Counted here, since `maxConnections` of a server counts those of its own listening socket.
 */
function limitConnections(server: Server, isProxy: (address: string | undefined) => boolean): (socket: Socket) => boolean {
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

export type TimeLimits = {
  /** From the start of a request to the end of its head, and from there to the end of its body. */
  headMs: number;
  bodyMs: number;
  uploadMs: number;
  /** How often the server looks for requests beyond these. */
  checkMs: number;
  /** Time in which a client sends at least `connectionLimits.uploadBytes` of an upload. */
  uploadPaceMs: number;
  /** Time in which nothing is sent in either direction. */
  idleMs: number;
  /** From the end of the body's time to the end of the response. */
  responseMs: number;
};

export const timeLimits: TimeLimits = {
  headMs: 10_000,
  bodyMs: 30_000,
  uploadMs: 300_000,
  checkMs: 5_000,
  uploadPaceMs: 20_000,
  idleMs: 90_000,
  responseMs: 300_000,
};

/** Calls that take a file: a photo of 50 MB over a slow connection needs minutes. */
const uploadPath =
  /^\/(?:web-api\/(?:customer-picture(?:\/uploads\/[^/]*)?|toolbox-(?:convert-file|convert-pdf|optimize-image))|cms\/upload\/[^/]*)\/?(?:\?|$)/;

/** The page of designs takes the copy of a customer's data by a form. */
const uploadPage = `${pathTo('account-designs')}?`;

function isUpload({ method, url = '' }: IncomingMessage): boolean {
  return (method === 'POST' || method === 'PATCH') && (uploadPath.test(url) || `${url}?`.includes(uploadPage));
}

/** Streams of the flag service stay open; who reads one too slowly is ended by the service (flags/handlers/stream-hub.ts). */
function isStream({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/flags/sse?');
}

function isHealthCheck({ url }: IncomingMessage): boolean {
  return url === '/healthz' || url === '/readyz';
}

/** Answers a request with 408 whose body does not arrive in time, and closes its connection. */
function endSlowRequest(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  if (request.complete || socket.destroyed) return;
  if (!response.headersSent && socket.writable)
    socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  socket.destroySoon();
}

/** The server's own limit is that of uploads, since it is the same for all addresses. */
function limitBodyTime(request: IncomingMessage, response: ServerResponse, maxMs: number): void {
  const timer = setTimeout(endSlowRequest, maxMs, request, response);
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
}

/** An upload has minutes, so that it must be seen to arrive. */
function limitUploadPace(request: IncomingMessage, response: ServerResponse, windowMs: number): void {
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const { bytesRead } = socket;
    // What has arrived and is not read yet waits for the shop, such as for a slot of uploads.
    const isWaiting = request.readableLength > 0;
    if (!isWaiting && bytesRead - before < connectionLimits.uploadBytes) endSlowRequest(request, response);
    before = bytesRead;
  }, windowMs);
  for (const event of ['end', 'close']) request.once(event, () => clearInterval(timer));
}

/** Closes the connection of a client that reads a response byte by byte. */
function limitResponseTime({ socket }: IncomingMessage, response: ServerResponse, maxMs: number): void {
  const timer = setTimeout(() => socket.destroy(), maxMs);
  response.once('close', () => clearTimeout(timer));
}

/** How the server tells clients apart, and what it answers to those that have too many requests in flight. */
export type Clients = {
  /** An address of the shop's own proxies. */
  isProxy: (address: string | undefined) => boolean;
  /** The client's address of a request, as limits group addresses. */
  clientOf: (request: IncomingMessage) => string;
  refuse: (response: ServerResponse, code: 'too-many' | 'busy') => void;
};

const direct: Clients = {
  isProxy: () => false,
  clientOf: ({ socket }) => ipAddressGroup(socket.remoteAddress),
  refuse: (response, code) => response.writeHead(faults[code].status).end(),
};

export function createWebServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  times: TimeLimits = timeLimits,
  clients: Partial<Clients> = {},
): Server {
  const { isProxy, clientOf, refuse } = { ...direct, ...clients };
  const { headMs, bodyMs, uploadMs, checkMs, uploadPaceMs, idleMs, responseMs } = times;
  const limits = {
    maxHeaderSize: 16_384,
    headersTimeout: headMs,
    requestTimeout: headMs + uploadMs,
    connectionsCheckingInterval: checkMs,
    keepAliveTimeout: 65_000,
  };
  const inFlight = createHeldCounter({ max: connectionLimits.address, most: connectionLimits.network });
  const server = createServer(limits, (request, response) => {
    // The answer to a request that arrives while the shop ends tells the client to use no connection of it again.
    if (!server.listening) response.shouldKeepAlive = false;
    const takesFile = isUpload(request);
    const maxMs = takesFile ? uploadMs : bodyMs;
    limitBodyTime(request, response, maxMs);
    if (takesFile) limitUploadPace(request, response, uploadPaceMs);
    if (!isStream(request)) limitResponseTime(request, response, maxMs + responseMs);
    if (!isHealthCheck(request)) {
      const release = mayServe(request.socket) ? inFlight.take(clientOf(request)) : 'full';
      if (typeof release !== 'function') {
        response.shouldKeepAlive = false;
        return refuse(response, release === 'full' ? 'busy' : 'too-many');
      }
      response.once('close', release);
    }
    answer(request, response);
  });
  server.timeout = idleMs;
  const mayServe = limitConnections(server, isProxy);
  return server;
}
