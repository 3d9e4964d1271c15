/** Reminds guests, and tells hosts what came in: every hour of the day, each household and each host once at most for what is due. */
import { isReminderDue } from '#core/people/request/terms.ts';
import { buildPath } from '#core/site/address.ts';
import { pathPattern } from '#core/site/paths.ts';
import { berlinTime } from '#core/values/date.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import type { JobHandler, Shop } from '#services/handler.ts';
import { mailButton, mailHeading, mailPage } from '#services/mail-page.ts';
import { siteOfOrder } from '#services/order-site.ts';
import { postMail } from '#store/mail/mails.ts';
import { lockGuestList } from '#store/people/guest-lists.ts';
import { isOpen, newestRequest, type OwnedRequest, openRequests } from '#store/people/requests/address-requests.ts';
import { answersSince, hostMailbox, noteTold, unansweredHouseholds } from '#store/people/requests/link-mails.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { mailHouseholds } from './request-mails.ts';

/** Hours of Berlin in which mails are written. */
const hours = { first: 10, last: 20 };

const dayOf = (at: string) => berlinTime(Date.parse(at)).day;

async function remind(shop: Shop, origin: string, { request, owner, formality }: OwnedRequest, replyTo: string): Promise<number> {
  const { store, clock, hosts } = shop;
  const now = clock();
  const today = dayOf(now.toISOString());
  const { deadline } = request;
  return store.write(async (trx) => {
    if (!(await lockGuestList(trx, store.engine, owner, request.list))) return 0;
    // An answer, or the end of the links, may have come since the requests were read.
    const current = await newestRequest({ db: trx }, request.list);
    if (current?.id !== request.id || !isOpen(current, now)) return 0;
    const due = (await unansweredHouseholds({ db: trx }, request)).filter(
      ({ mails, mailedAt }) => mailedAt !== null && isReminderDue(today, { mailed: dayOf(mailedAt), deadline }, mails),
    );
    const site = siteOfOrder(request.site, hosts, origin);
    return mailHouseholds(trx, { shop, site, owner, request, formality, replyTo, kind: 'reminder' }, due);
  });
}

/** Once a day at most. */
async function reportAnswers(shop: Shop, origin: string, { request }: OwnedRequest, to: string): Promise<boolean> {
  const { store, clock, hosts } = shop;
  const now = clock();
  const since = request.toldAt ?? request.madeAt;
  if (request.toldAt !== null && dayOf(request.toldAt) === dayOf(now.toISOString())) return false;
  const count = await answersSince(store, request.id, since);
  if (count === 0) return false;
  const site = siteOfOrder(request.site, hosts, origin);
  const t = serverTexts({ locale: site.locale });
  const href = site.origin + buildPath(site, [pathPattern('guest-lists'), request.list, 'anschriften']);
  const subject = t('address.mail.digest.subject', { count });
  const lead = t('address.mail.digest.lead', { count });
  const button = t('address.mail.digest.button');
  const body = [mailHeading(site.channel, subject), `<p>${escapeMarkup(lead)}</p>`, mailButton(site.channel, href, button)];
  const mail = { subject, text: `${lead}\n\n${button}: ${href}\n`, html: mailPage(subject, site, body.join('\n')) };
  await store.write(async (trx) => {
    await noteTold(trx, request.id, now);
    await postMail(trx, { to, ...mail, order: null }, now);
  });
  return true;
}

export function addressMailJobs(origin: string): Record<string, JobHandler> {
  return {
    /** Writes by itself, a request a transaction: a run that breaks off goes on where it was. */
    async 'address-mails'(_payload, shop) {
      const hour = Math.floor(berlinTime(shop.clock().getTime()).secondOfDay / 3600);
      if (hour < hours.first || hour >= hours.last) return null;
      let [reminders, told] = [0, 0];
      for (const owned of await openRequests(shop.store, shop.clock())) {
        const mailbox = await hostMailbox(shop.store, owned.owner);
        if (mailbox === null) continue;
        if (owned.request.asks.isReminding) reminders += await remind(shop, origin, owned, mailbox);
        if (await reportAnswers(shop, origin, owned, mailbox)) told += 1;
      }
      if (reminders + told > 0) shop.log('info', 'address-mails', { reminders, told });
      return null;
    },
  };
}
