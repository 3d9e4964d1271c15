/** The mails of the newsletter: please confirm, welcome with the voucher, and the notice that an address is subscribed already. Pure. */

import { confirmMs, senderOf } from '#core/customer/newsletter-terms.ts';
import { brandColours } from '#core/values/brand.ts';
import type { Channel } from '#core/values/channel.ts';
import { berlinTime } from '#core/values/date.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import type { Money } from '#core/values/money.ts';
import { type Mail, type MailSite, mailButton, mailHeading, mailNote, mailPage } from '#services/mail-page.ts';
import { serverTexts } from '#texts/server-texts.ts';

/** Absolute links. These mails contain no input of the form, because the form accepts any address. */
type Site = MailSite & { imprint: string };

/** What stands below every newsletter mail, as markup and as lines. */
function footOf(site: Site, why: string, unsubscribe: string | null): { html: string; text: string[] } {
  const t = serverTexts(site);
  const link = (href: string, text: string) => `<a href="${escapeMarkup(href)}" style="color:inherit">${escapeMarkup(text)}</a>`;
  const leave = unsubscribe ? ` ${link(unsubscribe, t('mail.newsletter.leave'))}.` : '';
  return {
    html: mailNote(site.channel, `${escapeMarkup(why)}${leave} ${link(site.imprint, t('mail.imprint'))}`),
    text: [
      '',
      why,
      ...(unsubscribe ? [`${t('mail.newsletter.leave')}: ${unsubscribe}`] : []),
      `${t('mail.imprint')}: ${site.imprint}`,
      '',
      senderOf(site.channel),
    ],
  };
}

function paragraph(text: string): string {
  return `<p>${escapeMarkup(text)}</p>`;
}

/** Asks whether the address wants the newsletter. `link` opens a page with a button; opening it alone confirms nothing. */
export function confirmMail(site: Site, link: string, voucher: Money, now: Date): Mail {
  const t = serverTexts(site);
  const sender = senderOf(site.channel);
  const subject = t('mail.newsletter.confirm.subject', { sender });
  const lead = t('mail.newsletter.confirm.lead', { sender });
  const button = t('mail.newsletter.confirm.button');
  const lastDay = berlinTime(now.getTime() + confirmMs).day;
  const after = t('mail.newsletter.confirm.after', { voucher, until: { day: lastDay, style: 'numeric' } });
  const foot = footOf(site, t('mail.newsletter.confirm.why'), null);
  const body = [
    mailHeading(site.channel, t('mail.newsletter.confirm.heading')),
    paragraph(lead),
    mailButton(site.channel, link, button),
    paragraph(after),
    foot.html,
  ].join('\n');
  return {
    subject,
    html: mailPage(subject, site, body),
    text: [t('mail.greeting'), '', lead, '', `${button}: ${link}`, '', after, ...foot.text].join('\n'),
  };
}

/** `lastDay` is an ISO day. */
export type GivenVoucher = { code: string; value: Money; lastDay: string };

/** After the confirmation. `voucher` is null for an address that had one before. */
export function welcomeMail(site: Site, voucher: GivenVoucher | null, shopLink: string, unsubscribe: string): Mail {
  return voucher ? voucherMail(site, voucher, shopLink, unsubscribe) : againMail(site, unsubscribe);
}

function againMail(site: Site, unsubscribe: string): Mail {
  const t = serverTexts(site);
  const sender = senderOf(site.channel);
  const subject = t('mail.newsletter.again.subject', { sender });
  const once = t('mail.newsletter.again.once');
  const foot = footOf(site, t('mail.newsletter.why', { sender }), unsubscribe);
  const body = [
    mailHeading(site.channel, t('mail.newsletter.again.heading')),
    paragraph(t('mail.newsletter.confirmed')),
    paragraph(once),
    foot.html,
  ].join('\n');
  return {
    subject,
    html: mailPage(subject, site, body),
    text: [t('mail.greeting'), '', t('mail.newsletter.confirmed.text'), '', once, ...foot.text].join('\n'),
  };
}

function frameStyle(channel: Channel): string {
  return `style="margin:28px 0;padding:24px;border:1px solid ${brandColours[channel].line};text-align:center"`;
}

const codeStyle = `style="margin:0;font:600 24px/1.3 Consolas,'Courier New',monospace;letter-spacing:1px"`;

function voucherMail(site: Site, voucher: GivenVoucher, shopLink: string, unsubscribe: string): Mail {
  const t = serverTexts(site);
  const subject = t('mail.newsletter.welcome.subject', { voucher: voucher.value });
  const terms = t('mail.newsletter.welcome.terms', { until: { day: voucher.lastDay, style: 'numeric' } });
  const shop = t('mail.newsletter.welcome.shop');
  const foot = footOf(site, t('mail.newsletter.why', { sender: senderOf(site.channel) }), unsubscribe);
  const body = [
    mailHeading(site.channel, t('mail.newsletter.welcome.heading')),
    paragraph(t('mail.newsletter.confirmed')),
    `<div ${frameStyle(site.channel)}><p style="margin:0 0 8px">${escapeMarkup(subject)}</p><p ${codeStyle}>${escapeMarkup(voucher.code)}</p></div>`,
    paragraph(terms),
    mailButton(site.channel, shopLink, shop),
    foot.html,
  ].join('\n');
  const text = [
    t('mail.greeting'),
    '',
    t('mail.newsletter.confirmed.text'),
    '',
    `${subject}: ${voucher.code}`,
    '',
    terms,
    '',
    `${shop}: ${shopLink}`,
    ...foot.text,
  ].join('\n');
  return { subject, html: mailPage(subject, site, body), text };
}

/** For an address that is subscribed and was entered once more, by its owner or by a stranger. */
export function alreadyMail(site: Site, unsubscribe: string): Mail {
  const t = serverTexts(site);
  const sender = senderOf(site.channel);
  const subject = t('mail.newsletter.already.subject', { sender });
  const lead = t('mail.newsletter.already.lead');
  const foot = footOf(site, t('mail.newsletter.why', { sender }), unsubscribe);
  const body = [mailHeading(site.channel, t('mail.newsletter.already.heading')), paragraph(lead), foot.html].join('\n');
  return {
    subject,
    html: mailPage(subject, site, body),
    text: [t('mail.greeting'), '', lead, ...foot.text].join('\n'),
  };
}
