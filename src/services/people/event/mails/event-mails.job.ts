/**
 * Reminds guests, writes mails that wait for a new day, and tells hosts of answers and of the end of their event. Runs a few times an hour; keys of
 * mails and notices keep each from being written twice.
 */
import { dueNotice, dueReminder, isMailTime, mailingTerms } from '#core/people/event/mailing.ts';
import { dayIn } from '#core/people/event/zone.ts';
import { buildPath } from '#core/site/address.ts';
import { pathPattern } from '#core/site/paths.ts';
import { formatDate } from '#core/values/date.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import type { JobHandler, Shop, Site } from '#services/handler.ts';
import { mailButton, mailHeading, mailPage } from '#services/mail-page.ts';
import { siteOfOrder } from '#services/order-site.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { postMail } from '#store/mail/mails.ts';
import { lockLedEvent } from '#store/people/event/event-hosts.ts';
import { answeredSince, findMailing, type MailedEvent, mailedEvents, noteNotice, putMailing } from '#store/people/event/event-mailings.ts';
import { waitingMails } from '#store/people/event/event-mails.ts';
import type { HostedEvent } from '#store/people/event/events.ts';
import { eventCounts } from '#store/people/event/reply-counts.ts';
import { findGuestList } from '#store/people/guest-lists.ts';
import { hostMailbox } from '#store/people/requests/link-mails.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { kindObstacle, queueKind, writeWaiting } from './send-mails.ts';

const batch = 100;

type Told = { event: HostedEvent; site: Site; to: string };
type HostMail = { subject: string; lead: readonly string[]; button: string; path: readonly string[] };

async function mailHost(trx: StoreTransaction, shop: Shop, { event, site, to }: Told, { subject, lead, button, path }: HostMail) {
  const href = site.origin + buildPath(site, [pathPattern('events'), event.id, ...path]);
  const body = [
    mailHeading(site.channel, subject),
    ...lead.map((sentence) => `<p>${escapeMarkup(sentence)}</p>`),
    mailButton(site.channel, href, button),
  ];
  const text = `${lead.join('\n\n')}\n\n${button}: ${href}\n`;
  const mail = { to, subject, text, html: mailPage(subject, site, body.join('\n')), order: null, event: event.id };
  await postMail(trx, mail, shop.clock());
}

/** Once an hour at most. */
async function reportAnswers(trx: StoreTransaction, shop: Shop, told: Told): Promise<void> {
  const { event, site } = told;
  const now = shop.clock();
  const { isTelling, toldAt } = await findMailing({ db: trx }, event.id);
  const since = toldAt ?? event.madeAt;
  if (!isTelling || (toldAt !== null && now.getTime() - Date.parse(toldAt) < mailingTerms.digestMs)) return;
  const count = await answeredSince({ db: trx }, event.id, since);
  if (count === 0) return;
  const { attending } = await eventCounts({ db: trx }, event.id);
  const t = serverTexts({ locale: site.locale });
  await putMailing(trx, event.id, { toldAt: now.toISOString() });
  await mailHost(trx, shop, told, {
    subject: t('mails.digest.subject', { title: event.title, count }),
    lead: [t('mails.digest.lead', { count, attending })],
    button: t('mails.digest.button'),
    path: ['antworten'],
  });
}

/** Each threshold of an end once. */
async function reportEnd(trx: StoreTransaction, shop: Shop, told: Told): Promise<void> {
  const { event, site } = told;
  const now = shop.clock();
  const days = dueNotice(dayIn(event.zone, now.getTime()), event.expiresOn);
  if (days === null || !(await noteNotice(trx, event.id, days, event.expiresOn, now))) return;
  const { keepsList } = await findMailing({ db: trx }, event.id);
  const t = serverTexts({ locale: site.locale });
  const day = formatDate(event.expiresOn, site.locale);
  await mailHost(trx, shop, told, {
    subject: t('mails.notice.subject', { title: event.title, day }),
    lead: [t('mails.notice.lead', { day }), ...(keepsList ? [] : [t('mails.notice.list.goes')])],
    button: t('mails.notice.button'),
    path: [],
  });
}

/** Whether something may be due, without a lock: most events have nothing. */
async function hasWork({ store, clock }: Shop, { event, mailing }: MailedEvent): Promise<boolean> {
  const now = clock();
  if (!isMailTime(event.zone, now)) return false;
  if ((mailing.isReminding && dueReminder(event, now)) || dueNotice(dayIn(event.zone, now.getTime()), event.expiresOn)) return true;
  if (mailing.isTelling && (await answeredSince(store, event.id, mailing.toldAt ?? event.madeAt)) > 0) return true;
  return (await waitingMails(store, event.id, now)).length > 0;
}

/** Everything of one event in one transaction. */
async function runEvent(shop: Shop, origin: string, { event: { id, owner }, mailing }: MailedEvent): Promise<number> {
  const { store, hosts } = shop;
  const site = siteOfOrder(mailing.site, hosts, origin);
  return store.write(async (trx) => {
    // It may have been changed since it was read.
    const event = await lockLedEvent(trx, store.engine, owner, id);
    const list = event && (await findGuestList({ db: trx }, owner, event.list));
    const to = await hostMailbox({ db: trx }, owner);
    if (!event || !list || to === null) return 0;
    const { isReminding } = await findMailing({ db: trx }, id);
    const reminder = isReminding && kindObstacle(event, 'reminder', shop.clock()) === null ? dueReminder(event, shop.clock()) : null;
    if (reminder) await queueKind(trx, { shop, event }, { kind: 'reminder', note: '', ...reminder });
    await reportAnswers(trx, shop, { event, site, to });
    await reportEnd(trx, shop, { event, site, to });
    return writeWaiting(trx, { shop, site, event, formality: list.formality, replyTo: to });
  });
}

/** The next run tries it again; other events do not wait for it. */
async function runOrLog(shop: Shop, origin: string, one: MailedEvent): Promise<number> {
  try {
    return (await hasWork(shop, one)) ? await runEvent(shop, origin, one) : 0;
  } catch (error) {
    shop.log('error', 'event-mails-failed', { event: one.event.id, error: String(error) });
    return 0;
  }
}

export function eventMailJobs(origin: string): Record<string, JobHandler> {
  return {
    /** Writes by itself, an event a transaction: a run that breaks off goes on where it was. */
    async 'event-mails'(_payload, shop) {
      const today = shop.clock().toISOString().slice(0, 10);
      let written = 0;
      for (let after = ''; ; ) {
        const events = await mailedEvents(shop.store, today, after, batch);
        for (const one of events) written += await runOrLog(shop, origin, one);
        const last = events.at(-1);
        if (!last) break;
        after = last.event.id;
      }
      if (written > 0) shop.log('info', 'event-mails', { written });
      return null;
    },
  };
}
