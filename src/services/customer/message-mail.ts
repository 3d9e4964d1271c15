/** The two mails of a message: to the shop with everything, to the visitor with nothing that a stranger could have typed. Pure. */

import { unlinked } from '#core/customer/link-text.ts';
import type { CheckedMessage } from '#core/customer/message.ts';
import { senderOf } from '#core/customer/newsletter-terms.ts';
import type { Channel, Country } from '#core/values/channel.ts';
import { defaultLocale } from '#core/values/locale.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import { type Mail, type MailSite, mailHeading, mailNote, mailPage } from '#services/mail-page.ts';
import { serverTexts } from '#texts/server-texts.ts';

/** What the shop knows about the order that a message names. */
export type NamedOrder = 'none' | 'own' | 'foreign' | 'unknown';

export type MessageAround = { channel: Channel; country: Country; path: string | null; code: string | null; order: NamedOrder };

const cell = 'style="padding:2px 16px 2px 0;vertical-align:top"';

/** For the shop's service. The subject carries nothing a visitor typed but the number of an order, whose form was checked. */
export function shopMail(written: CheckedMessage, around: MessageAround): Mail {
  const { email, order } = written;
  const message = unlinked(written.message);
  const name = written.name && unlinked(written.name);
  // The service reads German, whatever the visitor reads.
  const t = serverTexts({ locale: defaultLocale });
  const sender = senderOf(around.channel);
  const subject = order ? t('mail.message.subject.order', { sender, order }) : t('mail.message.subject', { sender });
  const note = around.order === 'none' ? '' : t(`mail.message.order.${around.order}`);
  const facts: [string, string | null][] = [
    [t('mail.message.from'), name ? `${name}, ${email}` : email],
    [t('mail.message.order'), order ? `${order} (${note})` : null],
    [t('mail.message.page'), around.path],
    [t('mail.message.shop'), `${sender}, ${around.country}`],
    [t('mail.message.code'), around.code],
  ];
  const known = facts.filter((fact): fact is [string, string] => fact[1] !== null);
  const foot = t('mail.message.foot');
  const rows = known.map(([label, value]) => `<tr><td ${cell}>${label}</td><td ${cell}>${escapeMarkup(value)}</td></tr>`).join('');
  const body = [
    mailHeading(around.channel, t('mail.message.heading')),
    `<p style="white-space:pre-wrap;overflow-wrap:anywhere">${escapeMarkup(message)}</p>`,
    `<table style="margin:28px 0;border-collapse:collapse;font-size:15px">${rows}</table>`,
    mailNote(around.channel, foot),
  ].join('\n');
  return {
    subject,
    html: mailPage(subject, { channel: around.channel, locale: defaultLocale }, body),
    text: [message, '', '-- ', ...known.map(([label, value]) => `${label}: ${value}`), '', foot].join('\n'),
  };
}

/** Acknowledges a message. `imprint` is an absolute link. The page's form of address is not known here, so it says neither du nor Sie. */
export function receivedMail(site: MailSite, imprint: string): Mail {
  const t = serverTexts(site);
  const sender = senderOf(site.channel);
  const subject = t('mail.received.subject', { sender });
  const lead = t('mail.received.lead');
  const why = t('mail.received.why', { sender });
  const body = [
    mailHeading(site.channel, t('mail.received.heading')),
    `<p>${lead}</p>`,
    mailNote(site.channel, `${why} <a href="${escapeMarkup(imprint)}" style="color:inherit">${t('mail.imprint')}</a>`),
  ].join('\n');
  return {
    subject,
    html: mailPage(subject, site, body),
    text: [t('mail.greeting'), '', lead, '', why, `${t('mail.imprint')}: ${imprint}`, '', sender].join('\n'),
  };
}
