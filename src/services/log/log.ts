/** Takes what browsers report into the shop's log, a bounded number of entries a minute. */
import type { logCalls } from '#api/log.ts';
import { Fault } from '#core/values/fault.ts';
import { minuteMs } from '#core/values/unit.ts';
import type { Context, Handlers, Shop } from '#services/handler.ts';

/** All browsers together: one broken page must not fill the disk. */
const perMinute = 120;
const taken = new WeakMap<Shop['store'], { minute: number; count: number }>();

export const logHandlers: Handlers<typeof logCalls> = {
  'POST /web-api/log'(input, { shop, site, requestId }: Context) {
    const minute = Math.floor(shop.clock().getTime() / minuteMs);
    const known = taken.get(shop.store);
    const count = known?.minute === minute ? known.count + 1 : 1;
    taken.set(shop.store, { minute, count });
    if (count > perMinute) throw new Fault('too-many', `more than ${perMinute} browser reports a minute`, { retryAfterSeconds: 60 });
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
