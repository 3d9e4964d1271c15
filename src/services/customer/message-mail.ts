/** The two mails of a message: to the shop with everything, to the visitor with nothing that a stranger could have typed. Pure. */

import type { CheckedMessage } from '#core/customer/message.ts';
import { senderOf } from '#core/customer/newsletter-terms.ts';
import type { Channel, Country } from '#core/values/channel.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import { type Mail, mailHeading, mailPage } from '#services/mail-page.ts';

/** What the shop knows about the order that a message names. */
export type NamedOrder = 'none' | 'own' | 'foreign' | 'unknown';

export type MessageAround = { channel: Channel; country: Country; path: string | null; code: string | null; order: NamedOrder };

const orderNotes: Record<NamedOrder, string> = {
  none: '',
  own: 'gehört zu dieser E-Mail-Adresse',
  foreign: 'gehört zu einer anderen E-Mail-Adresse. Bitte nichts aus der Bestellung verraten.',
  unknown: 'gibt es nicht',
};

const cell = 'style="padding:2px 16px 2px 0;vertical-align:top"';

/** For the people of the shop. The subject carries nothing a visitor typed but the number of an order, whose form was checked. */
export function shopMail(written: CheckedMessage, around: MessageAround): Mail {
  const { message, email, name, order } = written;
  const subject = `Nachricht über ${senderOf(around.channel)}${order ? ` zu ${order}` : ''}`;
  const facts: [string, string | null][] = [
    ['Von', name ? `${name}, ${email}` : email],
    ['Bestellung', order ? `${order} (${orderNotes[around.order]})` : null],
    ['Seite', around.path],
    ['Shop', `${senderOf(around.channel)}, ${around.country}`],
    ['Code', around.code],
  ];
  const told = facts.filter((fact): fact is [string, string] => fact[1] !== null);
  const foot = 'Eine Antwort auf diese Mail geht an die Adresse, die im Formular stand. Ob sie stimmt, ist nicht geprüft.';
  const rows = told.map(([label, value]) => `<tr><td ${cell}>${label}</td><td ${cell}>${escapeMarkup(value)}</td></tr>`).join('');
  const body = [
    mailHeading(around.channel, 'Eine Nachricht'),
    `<p style="white-space:pre-wrap;overflow-wrap:anywhere">${escapeMarkup(message)}</p>`,
    `<table style="margin:28px 0;border-collapse:collapse;font-size:15px">${rows}</table>`,
    `<p style="color:#515c76;font-size:14px">${foot}</p>`,
  ].join('\n');
  return {
    subject,
    html: mailPage(subject, around.channel, body),
    text: [message, '', '-- ', ...told.map(([label, value]) => `${label}: ${value}`), '', foot].join('\n'),
  };
}

/** Says that something came. `imprint` is an absolute link. The page's voice is not known here, so it says neither du nor Sie. */
export function receivedMail(channel: Channel, imprint: string): Mail {
  const sender = senderOf(channel);
  const subject = `Nachricht an ${sender} angekommen`;
  const lead = 'Danke für die Nachricht. Sie ist bei uns angekommen. Die Antwort geht an diese Adresse.';
  const why = `Diese Mail kommt, weil diese Adresse in einer Nachricht an ${sender} stand. War es jemand anderes, ist nichts zu tun.`;
  const body = [
    mailHeading(channel, 'Angekommen.'),
    `<p>${lead}</p>`,
    `<p style="color:#515c76;font-size:14px">${why} <a href="${escapeMarkup(imprint)}" style="color:inherit">Impressum</a></p>`,
  ].join('\n');
  return {
    subject,
    html: mailPage(subject, channel, body),
    text: ['Guten Tag,', '', lead, '', why, `Impressum: ${imprint}`, '', sender].join('\n'),
  };
}
