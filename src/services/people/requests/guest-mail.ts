/** Mails to guests who are asked for their address. They are the host's: no brand, no offer, nothing but the question, its reasons and rights. Pure. */

import { mailStopQuery } from '#core/people/link-key.ts';
import { buildPath, pagePath } from '#core/site/address.ts';
import { pathPattern } from '#core/site/paths.ts';
import { channelNames } from '#core/values/channel.ts';
import { formatDate } from '#core/values/date.ts';
import type { Formality } from '#core/values/formality.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import type { Message } from '#core/values/message.ts';
import type { Site } from '#services/handler.ts';
import { mailColours, mailHeading, mailPage } from '#services/mail-page.ts';
import type { NewMail } from '#store/mail/mails.ts';
import type { AddressRequest } from '#store/people/requests/address-requests.ts';
import { serverTexts } from '#texts/server-texts.ts';

export type GuestMail = {
  kind: 'request' | 'reminder' | 'thanks';
  request: Pick<AddressRequest, 'id' | 'title' | 'note' | 'deadline' | 'endsOn'>;
  /** Those of the household; null where it is not known. Written as '' where the host wrote none. */
  names: Message | null;
  to: string;
  /** The host's mailbox; null where it is not known. */
  replyTo: string | null;
  /** Of the link. */
  key: string;
  formality: Formality;
};

/** A name of a sender holds nothing that could end it. */
const plainName = (text: string) => text.replace(/[<>",\p{Cc}]+/gu, ' ').trim();

export function guestMail({ kind, request, names: of, to, replyTo, key, formality }: GuestMail, site: Site): NewMail {
  const t = serverTexts({ locale: site.locale, address: formality });
  const { id, title, note, deadline, endsOn } = request;
  const names = of === null ? '' : t(of);
  const day = (date: string) => formatDate(date, site.locale);
  const stop = site.origin + buildPath(site, pathPattern('address-mails').replace(':key', key).split('/'));
  const link = site.origin + pagePath('address-request', site, { key });
  const imprint = site.origin + buildPath(site, [pathPattern('imprint')]);
  const subject = t(`address.mail.${kind}.subject`, { title });
  const sentences = [
    t(names === '' ? 'address.mail.greeting' : 'address.mail.greeting.names', { names }),
    t(`address.mail.${kind}.lead`, { title }),
    ...(kind !== 'thanks' && note !== '' ? [t('address.mail.note', { title, note })] : []),
    ...(kind !== 'thanks' && deadline !== null ? [t('address.mail.deadline', { day: day(deadline) })] : []),
  ];
  const button = t(`address.mail.${kind}.button`);
  const small = [t('address.mail.why', { title, brand: channelNames[site.channel] }), t('address.mail.kept', { title, day: day(endsOn) })];
  const text = [
    ...sentences.flatMap((sentence) => [sentence, '']),
    `${button}: ${link}`,
    '',
    ...small.flatMap((sentence) => [sentence, '']),
    `${t('address.mail.stop')}: ${stop}`,
    `${t('address.mail.imprint')}: ${imprint}`,
  ].join('\n');
  const { ink, inkSoft } = mailColours(null);
  const anchor = (href: string, label: string) => `<a href="${escapeMarkup(href)}" style="color:${ink}">${escapeMarkup(label)}</a>`;
  const body = [
    mailHeading(null, subject),
    ...sentences.map((sentence) => `<p>${escapeMarkup(sentence).replaceAll('\n', '<br>')}</p>`),
    `<p style="margin:28px 0">${anchor(link, button)}</p>`,
    ...small.map((sentence) => `<p style="color:${inkSoft};font-size:14px">${escapeMarkup(sentence)}</p>`),
    `<p style="color:${inkSoft};font-size:14px">${anchor(stop, t('address.mail.stop'))} · ${anchor(imprint, t('address.mail.imprint'))}</p>`,
  ];
  return {
    to,
    subject,
    text,
    html: mailPage(subject, { channel: null, locale: site.locale }, body.join('\n')),
    order: null,
    addressRequest: id,
    sender: plainName(t('address.mail.sender', { title, brand: channelNames[site.channel] })),
    replyTo,
    unsubscribe: stop + mailStopQuery,
  };
}
