/** The stream of the flag service, /flags/sse: server-sent events for a token that /v2/auth gave. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StreamHub } from '#flags/handlers/stream-hub.ts';
import { streamKind, tokenProblems } from '#flags/protocol/token.ts';
import type { Shop } from '#services/handler.ts';
import type { FlagKeys } from './routes.ts';

export const streamPath = '/flags/sse';

type StreamOptions = {
  shop: Pick<Shop, 'clock'>;
  keys: FlagKeys;
  hub: StreamHub;
  isOwnOrigin: (origin: string) => boolean;
  clientOf: (request: IncomingMessage) => string;
};

/** A refusal in the words of the stream's provider; SDKs poll, and ask for a new token later. */
function refuse(response: ServerResponse, status: number, code: number, message: string): void {
  const body = JSON.stringify({ message, code, statusCode: status, href: '' });
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }).end(body);
}

export function serveStream({ shop, keys, hub, isOwnOrigin, clientOf }: StreamOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { origin } = request.headers;
    if (origin && isOwnOrigin(origin)) response.setHeader('access-control-allow-origin', origin);
    const token = new URL(request.url ?? '/', 'http://localhost').searchParams.get('accessToken') ?? '';
    const kind = await streamKind(token, keys.serverKey, shop.clock());
    if (kind === 'invalid' || kind === 'expired') return refuse(response, 401, tokenProblems[kind], `token ${kind}`);
    if (!(await hub.open(response, kind, clientOf(request)))) refuse(response, 503, 50_003, 'too many streams');
  };
}
