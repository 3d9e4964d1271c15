/** Takes what browsers report into the shop's log, a bounded number of entries a minute. */
import type { logCalls } from '#api/log.ts';
import { Fault } from '#core/values/fault.ts';
import { rateLimit } from '#core/values/rate-limit.ts';
import { minuteMs } from '#core/values/unit.ts';
import { weakMemoize } from '#core/values/weak-memoize.ts';
import type { Context, Handlers, Shop } from '#services/handler.ts';

/** For all browsers together, so that an error on a busy page does not fill the disk. */
const perMinute = 120;
const reportLimit = weakMemoize((_store: Shop['store']) => rateLimit({ max: perMinute, windowMs: minuteMs }));

export const logHandlers: Handlers<typeof logCalls> = {
  'POST /web-api/log'(input, { shop, site, requestId }: Context) {
    const { retryAfterSeconds } = reportLimit(shop.store).take('browsers', shop.clock().getTime());
    if (retryAfterSeconds > 0) throw new Fault('too-many', `more than ${perMinute} browser reports a minute`, { retryAfterSeconds });
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
