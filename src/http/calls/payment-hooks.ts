/** POST /hooks/:provider: events of payment providers. They come from the provider's servers, and their signature is over the body's bytes. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '#core/values/body.ts';
import { isFault } from '#core/values/fault.ts';
import { bodyChunks } from '#http/request/body.ts';
import { sendText } from '#http/route-table.ts';
import type { Shop } from '#services/handler.ts';
import { saveEvent } from '#store/payment/events.ts';

export const paymentHookPath = /^\/hooks\/([a-z]{1,20})\/?$/;

const maxBodyBytes = 256 * 1024;

function headersOf({ headers }: IncomingMessage): Headers {
  const names = Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return new Headers(names);
}

/**
 * 200 once the event is stored, also for a repeated one; 400 for a bad signature, which leaves no row; 404 for a provider that the shop does
 * not have; 503 while it cannot be stored: then the provider repeats it.
 */
export async function answerPaymentHook(shop: Shop, request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
  response.setHeader('cache-control', 'no-store');
  const id = paymentHookPath.exec(path)?.[1];
  const provider = shop.payments.find((one) => one.id === id);
  if (!provider) return sendText(response, 404, '404\n');
  const body = await readBody(bodyChunks(request), maxBodyBytes).catch((error: unknown) => {
    if (isFault(error)) return null;
    throw error;
  });
  if (!body) return sendText(response, 413, '413\n');
  try {
    const event = await provider.hook(body, headersOf(request));
    if (!event) {
      shop.log('warn', 'payment-hook-refused', { provider: provider.id });
      return sendText(response, 400, '400\n');
    }
    await shop.store.write((trx) => saveEvent(trx, { provider: provider.id, ...event }, shop.clock()));
  } catch (error) {
    shop.log('error', 'payment-hook-failed', { provider: provider.id, error: String(error) });
    response.setHeader('retry-after', '30');
    return sendText(response, 503, '503\n');
  }
  return sendText(response, 200, 'ok\n');
}
