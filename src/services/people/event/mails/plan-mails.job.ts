/** Reminds hosts 14, 7 and 2 days before the last order of what they have designed and not ordered: each notice once, as long as its day stays. */
import { dueNotice, noticeWord } from '#core/order/planner/notices.ts';
import { countries } from '#core/values/channel.ts';
import { addDays, berlinTime, daysFrom } from '#core/values/date.ts';
import { defaultLocale } from '#core/values/locale.ts';
import { eventPlan } from '#services/event-plan.ts';
import type { JobHandler, Shop } from '#services/handler.ts';
import { siteOfOrder } from '#services/order-site.ts';
import { postMail } from '#store/mail/mails.ts';
import { lockLedEvent } from '#store/people/event/event-hosts.ts';
import { eventsBetween, noteNotice } from '#store/people/event/event-plans.ts';
import type { HostedEvent } from '#store/people/event/events.ts';
import { hostMailbox } from '#store/people/requests/link-mails.ts';
import { type DuePiece, planMail } from './plan-mail.ts';

/** Hours of Berlin in which mails are written. */
const hours = { first: 10, last: 20 };

/** First days of events whose pieces can be due: thanks for those before, save-the-date cards for those to come. */
const daysBefore = 183;
const daysAhead = 620;
/** Read at once. */
const batch = 100;

/** The number of pieces that it was told of. */
async function remind(shop: Shop, origin: string, { id, owner }: HostedEvent): Promise<number> {
  const { store, clock, hosts } = shop;
  const now = clock();
  return store.write(async (trx) => {
    const to = await hostMailbox({ db: trx }, owner);
    const event = to === null ? null : await lockLedEvent(trx, store.engine, owner, id);
    if (to === null || !event) return 0;
    const { pieces, settings, feast } = await eventPlan(store, event, now, { db: trx });
    if (!settings.hasNotices) return 0;
    const due: DuePiece[] = [];
    for (const { dates, state, design } of pieces) {
      const notice = state === 'open' && design !== null ? dueNotice(dates, now) : null;
      if (!notice || !(await noteNotice(trx, { event: id, word: noticeWord(dates.piece, notice), at: now }))) continue;
      due.push({ piece: dates.piece, latest: notice.latest, isExpress: dates.best?.shipping !== feast.shippings[0] });
    }
    const [first, ...others] = due.toSorted((one, other) => one.latest.localeCompare(other.latest));
    if (!first) return 0;
    const country = countries.find((one) => one === feast.country) ?? 'DE';
    const site = siteOfOrder({ channel: 'federleicht', country, locale: defaultLocale }, hosts, origin);
    const left = daysFrom(berlinTime(now).day, first.latest);
    await postMail(trx, planMail(event, { pieces: [first, ...others], left, to }, site), now);
    return due.length;
  });
}

export function planMailJobs(origin: string): Record<string, JobHandler> {
  return {
    /** Writes by itself, an event a transaction: a run that breaks off goes on where it was. */
    async 'plan-mails'(_payload, shop) {
      const { day, secondOfDay } = berlinTime(shop.clock());
      const hour = Math.floor(secondOfDay / 3600);
      if (hour < hours.first || hour >= hours.last) return null;
      const range = { first: addDays(day, -daysBefore), last: addDays(day, daysAhead), max: batch };
      let told = 0;
      for (let after = ''; ; ) {
        const events = await eventsBetween(shop.store, { ...range, after });
        for (const event of events) told += await remind(shop, origin, event);
        const last = events.at(-1);
        if (!last || events.length < batch) break;
        after = last.id;
      }
      if (told > 0) shop.log('info', 'plan-mails', { told });
      return null;
    },
  };
}
