/** The answer of a file that is missing, foreign or cannot be made. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isFault } from '#core/values/fault.ts';
import { errorResponse } from '#http/error-response.ts';
import type { Shop } from '#services/handler.ts';
import { consumeLimit } from '#services/rate-limits.ts';

/**
 * Answers with the status of the error and its sentence as plain text. Missing files are counted by client address: who asks for more of
 * them than any page can name is answered with 429, after the delay of a refusal.
 */
export async function sendFileError(
  shop: Pick<Shop, 'store' | 'log'>,
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
  ipAddress: string,
): Promise<void> {
  if (response.headersSent) return void response.destroy();
  const { status, headers, body } = errorResponse(await counted(shop, error, ipAddress), crypto.randomUUID(), shop.log);
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body.message);
}

/** The error itself, or that of the limit that it met. */
async function counted(shop: Pick<Shop, 'store' | 'log'>, error: unknown, address: string): Promise<unknown> {
  if (!isFault(error) || error.code !== 'not-found') return error;
  return consumeLimit(shop, 'missing-file', { owner: null, address }).then(
    () => error,
    (refusal: unknown) => refusal,
  );
}
