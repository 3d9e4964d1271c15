/** Limits wrong tokens of operators, editors and programs by the client's address, whatever service they are sent to. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultLocale } from '#core/values/locale.ts';
import { sendPageError } from '#http/pages/send.ts';
import type { Shop } from '#services/handler.ts';
import { checkLimit, consumeLimit } from '#services/rate-limits.ts';

/** A service that a token opens; a name of 'wrong-token' in the table of counted events. */
export type TokenService = 'operator' | 'content' | 'flags' | 'metrics' | 'mail';

/**
 * Runs `answer` unless the client has sent too many wrong tokens: then it is refused unread, with 429, also with the right one, since the
 * answer would tell it. `refusal` is the status with which the service answers a wrong token.
 */
export async function withTokenLimit(
  shop: Pick<Shop, 'store' | 'log'>,
  { service, address, refusal = 401 }: { service: TokenService; address: string; refusal?: number },
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<void> {
  const client = { owner: null, address };
  try {
    await checkLimit(shop, 'wrong-token', client);
  } catch (error) {
    return sendPageError(response, error, crypto.randomUUID(), shop.log, defaultLocale);
  }
  response.once('close', () => {
    if (response.statusCode !== refusal) return;
    shop.log('info', 'wrong-token', { service });
    // The next request is refused, this one is answered.
    void consumeLimit(shop, 'wrong-token', client).catch(() => {});
  });
  await answer(request, response);
}
