/** The newsletter's own mails: please confirm, welcome with the voucher, and the word that an address is subscribed already. Pure. */

import { confirmMs, senderOf } from '#core/customer/newsletter-terms.ts';
import type { Channel } from '#core/values/channel.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import type { Locale } from '#core/values/locale.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import { formatMoney, type Money } from '#core/values/money.ts';
import { type Mail, mailButton, mailHeading, mailPage } from '#services/mail-page.ts';

/** Absolute links. Nothing a stranger typed stands in these mails, because a stranger can have them sent to anybody. */
type Site = { channel: Channel; locale: Locale; imprint: string };

const quiet = 'style="color:#515c76;font-size:14px"';

/** What stands below every newsletter mail, as markup and as lines. */
function footOf(site: Site, why: string, unsubscribe: string | null): { html: string; text: string[] } {
  const leave = unsubscribe ? ` <a href="${escapeMarkup(unsubscribe)}" style="color:inherit">Newsletter abmelden</a>.` : '';
  return {
    html: `<p ${quiet}>${escapeMarkup(why)}${leave} <a href="${escapeMarkup(site.imprint)}" style="color:inherit">Impressum</a></p>`,
    text: [
      '',
      why,
      ...(unsubscribe ? [`Newsletter abmelden: ${unsubscribe}`] : []),
      `Impressum: ${site.imprint}`,
      '',
      senderOf(site.channel),
    ],
  };
}

/** Asks whether the address wants the newsletter. `link` opens a page with a button; opening it alone confirms nothing. */
export function confirmMail(site: Site, link: string, voucher: Money, now: Date): Mail {
  const sender = senderOf(site.channel);
  const subject = `Bitte bestätigen: Newsletter von ${sender}`;
  const lead = `Du möchtest den Newsletter von ${sender} bekommen. Bestätige bitte noch, dass diese Adresse dir gehört.`;
  const until = formatDate(berlinTime(now.getTime() + confirmMs).day, site.locale);
  const after = `Danach schicken wir dir den Gutschein über ${formatMoney(voucher, site.locale)} für deine erste Bestellung. Es gibt ihn einmal je Person. Der Link gilt bis ${until}.`;
  const why = 'Du hast dich nicht angemeldet? Dann lass diese Mail liegen. Ohne deine Bestätigung schreiben wir dir nicht weiter.';
  const foot = footOf(site, why, null);
  const body = [
    mailHeading(site.channel, 'Noch ein Klick, dann ist alles richtig.'),
    `<p>${escapeMarkup(lead)}</p>`,
    mailButton(site.channel, link, 'Anmeldung bestätigen'),
    `<p>${escapeMarkup(after)}</p>`,
    foot.html,
  ].join('\n');
  return {
    subject,
    html: mailPage(subject, site.channel, body),
    text: ['Guten Tag,', '', lead, '', `Anmeldung bestätigen: ${link}`, '', after, ...foot.text].join('\n'),
  };
}

export type GivenVoucher = { code: string; value: Money /** ISO day. */; lastDay: string };

/** After the confirmation. `voucher` is null for an address that had one before. */
export function welcomeMail(site: Site, voucher: GivenVoucher | null, shopLink: string, unsubscribe: string): Mail {
  const sender = senderOf(site.channel);
  const why = `Du bekommst diese Mail, weil du den Newsletter von ${sender} bestellt und bestätigt hast.`;
  const foot = footOf(site, why, unsubscribe);
  const rhythm = 'Wir schreiben selten, und nur wenn es etwas zu zeigen gibt.';
  if (!voucher) {
    const subject = `Willkommen im Newsletter von ${sender}`;
    const once = 'Den Gutschein zur Begrüßung gibt es einmal je Person, und du hattest ihn schon.';
    const body = [
      mailHeading(site.channel, 'Schön, dass du wieder da bist.'),
      `<p>Deine Anmeldung ist bestätigt. ${rhythm}</p>`,
      `<p>${once}</p>`,
      foot.html,
    ].join('\n');
    return {
      subject,
      html: mailPage(subject, site.channel, body),
      text: ['Guten Tag,', '', `deine Anmeldung ist bestätigt. ${rhythm}`, '', once, ...foot.text].join('\n'),
    };
  }
  const value = formatMoney(voucher.value, site.locale);
  const until = formatDate(voucher.lastDay, site.locale);
  const subject = `Dein Gutschein über ${value}`;
  const terms = `Er gilt einmal, für deine erste Bestellung, bis ${until}, ohne Mindestbestellwert. Ist die Bestellung kleiner als der Gutschein, verfällt der Rest.`;
  const body = [
    mailHeading(site.channel, 'Danke, dass wir dir schreiben dürfen.'),
    `<p>Deine Anmeldung ist bestätigt. ${rhythm}</p>`,
    `<div style="margin:28px 0;padding:24px;border:1px solid #d8dcd6;text-align:center"><p style="margin:0 0 8px">Dein Gutschein über ${escapeMarkup(value)}</p><p style="margin:0;font:600 24px/1.3 Consolas,'Courier New',monospace;letter-spacing:1px">${escapeMarkup(voucher.code)}</p></div>`,
    `<p>${escapeMarkup(terms)} ${escapeMarkup(redeeming)}</p>`,
    mailButton(site.channel, shopLink, 'Zum Shop'),
    foot.html,
  ].join('\n');
  const text = [
    'Guten Tag,',
    '',
    `deine Anmeldung ist bestätigt. ${rhythm}`,
    '',
    `Dein Gutschein über ${value}: ${voucher.code}`,
    '',
    `${terms} ${redeeming}`,
    '',
    `Zum Shop: ${shopLink}`,
    ...foot.text,
  ].join('\n');
  return { subject, html: mailPage(subject, site.channel, body), text };
}

/** True as long as the checkout has no field for codes. */
const redeeming = 'Heb den Code gut auf: An der Kasse fehlt das Feld dafür noch, wir bauen es gerade ein.';

/** For an address that is subscribed and was typed in once more, by its owner or by somebody else. */
export function alreadyMail(site: Site, unsubscribe: string): Mail {
  const sender = senderOf(site.channel);
  const subject = `Du bekommst den Newsletter von ${sender} schon`;
  const lead = 'Diese Adresse wurde gerade noch einmal angemeldet. Du musst nichts tun: Der Newsletter kommt schon zu dir.';
  const foot = footOf(site, `Du bekommst diese Mail, weil du den Newsletter von ${sender} bestellt und bestätigt hast.`, unsubscribe);
  const body = [mailHeading(site.channel, 'Du bist schon dabei.'), `<p>${lead}</p>`, foot.html].join('\n');
  return {
    subject,
    html: mailPage(subject, site.channel, body),
    text: ['Guten Tag,', '', lead, ...foot.text].join('\n'),
  };
}
