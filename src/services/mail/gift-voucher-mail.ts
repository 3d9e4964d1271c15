/** The mail that brings a gift voucher, with a mask in the place of its code: the code is written when the mail is sent. Pure. */
import { unlinked } from '#core/customer/link-text.ts';
import type { GiftItem } from '#core/order/line.ts';
import { brandColours } from '#core/values/brand.ts';
import type { Channel } from '#core/values/channel.ts';
import { channelNames } from '#core/values/channel.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import { type Mail, type MailSite, mailButton, mailHeading, mailNote, mailPage } from '#services/mail-page.ts';
import { serverTexts } from '#texts/server-texts.ts';

/** "···· ···· ···· WXYZ": what a stored mail has instead of the code. */
export function codeMask(lastFour: string): string {
  return `···· ···· ···· ${lastFour}`;
}

/** The mail as it is sent. */
export function withCode<T extends Pick<Mail, 'html' | 'text'>>(mail: T, mask: string, code: string): T {
  return { ...mail, html: mail.html.replaceAll(mask, code), text: mail.text.replaceAll(mask, code) };
}

function frame(channel: Channel, mask: string, value: string): string {
  const code = `<p style="margin:0;font:600 22px/1.4 Consolas,'Courier New',monospace">${escapeMarkup(mask)}</p>`;
  return `<div style="margin:28px 0;padding:24px;border:1px solid ${brandColours[channel].line};text-align:center"><p style="margin:0 0 8px;font-size:28px">${escapeMarkup(value)}</p>${code}</div>`;
}

/** `value` is "50,00 €"; `link` opens the shop. The words of a buyer are marked as such: any address can be typed. */
export function giftVoucherMail(
  item: GiftItem,
  { value, mask, link }: { value: string; mask: string; link: string },
  site: MailSite,
): Mail {
  const t = serverTexts({ locale: site.locale });
  const isGift = item.delivery.kind === 'email';
  const sender = unlinked(item.sender);
  const subject = t(isGift ? 'mail.gift.subject.recipient' : 'mail.gift.subject.buyer', { value, shop: channelNames[site.channel] });
  const lead = isGift
    ? t(sender === '' ? 'mail.gift.lead' : 'mail.gift.lead.from', { sender, value })
    : t('mail.gift.lead.buyer', { value });
  // The buyer has paid for the words, and named who reads them. Addresses of pages are not opened from a mail of the shop's.
  const words = isGift && item.message !== '' ? unlinked(item.message) : null;
  const quote =
    words &&
    `<blockquote style="margin:20px 0;padding:0 0 0 16px;border-left:3px solid ${brandColours[site.channel].line}">${escapeMarkup(words).replaceAll('\n', '<br>')}</blockquote>`;
  const body = [
    mailHeading(site.channel, t(isGift ? 'mail.gift.heading.recipient' : 'mail.gift.heading.buyer')),
    `<p>${escapeMarkup(lead)}</p>`,
    ...(quote ? [quote] : []),
    frame(site.channel, mask, value),
    `<p>${escapeMarkup(t('mail.gift.how'))}</p>`,
    mailButton(site.channel, link, t('mail.gift.shop')),
    mailNote(site.channel, escapeMarkup(t('mail.gift.terms'))),
  ].join('\n');
  const text = [
    t('mail.greeting'),
    '',
    lead,
    ...(words ? ['', words] : []),
    '',
    `${t('mail.gift.code')}: ${mask}`,
    '',
    t('mail.gift.how'),
    link,
    '',
    t('mail.gift.terms'),
  ].join('\n');
  return { subject, html: mailPage(subject, site, body), text };
}
