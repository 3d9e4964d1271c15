/** POST /hooks/mail: what mail servers send back, as the shop's mail server passes it on. The body is the message as it came. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { maxBounceBytes, readBounce } from '#core/people/event/bounce.ts';
import { readBody } from '#core/values/body.ts';
import { isFault } from '#core/values/fault.ts';
import { hasBearer } from '#http/request/bearer.ts';
import { bodyChunks } from '#http/request/body.ts';
import { sendText } from '#http/route-table.ts';
import type { Shop } from '#services/handler.ts';
import { noteBounce } from '#store/people/event/event-mails.ts';

export const bounceHookPath = /^\/hooks\/mail\/?$/;

/**
 * 204 for every message that was read, also for one that is no report or names no mail, which leaves no trace; 401 for a wrong token, 413 for one
 * that is too large, 503 while it cannot be stored: then the mail server repeats it.
 */
export async function answerBounceHook(
  shop: Pick<Shop, 'store' | 'clock' | 'log'>,
  token: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('cache-control', 'no-store');
  if (!hasBearer(request.headers.authorization, token)) return sendText(response, 401, '401\n');
  const body = await readBody(bodyChunks(request), maxBounceBytes).catch((error: unknown) => {
    if (isFault(error)) return null;
    throw error;
  });
  if (!body) return sendText(response, 413, '413\n');
  const bounce = readBounce(body);
  if (bounce) {
    try {
      await shop.store.write((trx) => noteBounce(trx, shop.store, bounce, shop.clock()));
    } catch (error) {
      shop.log('error', 'bounce-failed', { error: String(error) });
      response.setHeader('retry-after', '30');
      return sendText(response, 503, '503\n');
    }
  }
  response.writeHead(204).end();
}
