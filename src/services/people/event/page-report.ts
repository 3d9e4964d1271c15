/** A guest tells the shop that a page of an event is not what it should be: a mail to the shop's people. */
import { isEmail } from '#core/customer/email.ts';
import { unlinked } from '#core/customer/link-text.ts';
import { openTerms } from '#core/people/event/open-terms.ts';
import { Fault } from '#core/values/fault.ts';
import { defaultLocale } from '#core/values/locale.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import { message } from '#core/values/message.ts';
import type { Context } from '#services/handler.ts';
import { mailHeading, mailPage } from '#services/mail-page.ts';
import { reportBudget } from '#services/rate-limits.ts';
import { consumeStoredLimit } from '#store/limit/stored-limits.ts';
import { type NewMail, postMail } from '#store/mail/mails.ts';
import { findPage } from '#store/people/event/access-keys.ts';
import type { HostedEvent } from '#store/people/event/events.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { nonceOf, noPage } from './page-access.ts';

type Report = { key: string; stamp: string; trap: string; reason: string; email: string };

function check({ reason, email }: Report): void {
  const errors = [
    ...(reason === '' ? [{ field: 'reason', code: 'missing', message: message('event.wrong.reason') }] : []),
    ...(email !== '' && !isEmail(email) ? [{ field: 'email', code: 'wrong', message: message('event.wrong.email') }] : []),
  ];
  if (errors.length > 0) throw new Fault('bad-form', 'a report', { errors });
}

/** It names the event, never the key of a guest: who reads mails opens no page with it. */
function reportMail({ id, title }: HostedEvent, { reason, email }: Report, serviceMail: string): NewMail {
  // The service reads German, whatever the guest reads.
  const t = serverTexts({ locale: defaultLocale });
  const subject = t('event.report.subject', { event: id });
  const rows = [
    `${t('event.report.title')}: ${unlinked(title)}`,
    `${t('event.report.event')}: ${id}`,
    `${t('event.report.from')}: ${email || '-'}`,
  ];
  const said = unlinked(reason);
  return {
    to: serviceMail,
    replyTo: email === '' ? null : email,
    subject,
    order: null,
    text: [said, '', '-- ', ...rows].join('\n'),
    html: mailPage(
      subject,
      { channel: null, locale: defaultLocale },
      [
        mailHeading(null, subject),
        `<p style="white-space:pre-wrap;overflow-wrap:anywhere">${escapeMarkup(said)}</p>`,
        ...rows.map((row) => `<p>${escapeMarkup(row)}</p>`),
      ].join('\n'),
    ),
  };
}

/** Throws Fault 'not-found' for a wrong key. A page that asks for a password can be reported, too. */
export async function reportPage(context: Context, posted: Report): Promise<void> {
  const { store, clock, serviceMail } = context.shop;
  const now = clock();
  const saving = store.write(async (trx) => {
    const found = await findPage({ db: trx }, posted.key, now);
    if (!found) throw noPage();
    check(posted);
    nonceOf(context, posted, openTerms.fillMs);
    const client = { owner: null, address: context.ipAddress, account: found.event.id };
    await consumeStoredLimit(trx, store.engine, 'event-report', client, now, { text: message('fault.too-many-reports') });
    await postMail(trx, reportMail(found.event, posted, serviceMail), now);
  });
  await reportBudget(context.shop, saving);
}
