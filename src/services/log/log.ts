/** Takes what browsers report into the shop's log, a bounded number of entries a minute. */
import type { logCalls } from '#api/log.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { consumeLimit, limitedClient } from '#services/rate-limits.ts';

export const logHandlers: Handlers<typeof logCalls> = {
  async 'POST /web-api/log'(input, context: Context) {
    const { shop, site, requestId } = context;
    const client = limitedClient(context);
    await consumeLimit(shop, 'browser-report', client);
    await consumeLimit(shop, client.owner === null ? 'browser-report-anonymous' : 'browser-report-session', client);
    shop.log('error', `browser-${input.event}`, {
      requestId,
      channel: site.channel,
      locale: site.locale,
      path: input.path,
      message: input.message,
      stack: input.stack,
      repeats: input.repeats,
    });
    return {};
  },
};
