/** Mails to the guests of an event. They are the host's: no brand, no offer, nothing but what is celebrated, its reasons and rights. Pure. */
import { unlinked } from '#core/customer/link-text.ts';
import type { EventFacts } from '#core/people/event/event-schema.ts';
import { type EventMailKind, senderName } from '#core/people/event/mailing.ts';
import { mailStopQuery, openAnswerQuery } from '#core/people/link-key.ts';
import { buildPath, pagePath } from '#core/site/address.ts';
import { pathPattern } from '#core/site/paths.ts';
import { channelNames } from '#core/values/channel.ts';
import { type Day, formatDate, formatDay } from '#core/values/date.ts';
import type { Formality } from '#core/values/formality.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import type { Message } from '#core/values/message.ts';
import type { Site } from '#services/handler.ts';
import { mailColours, mailHeading, mailPage } from '#services/mail-page.ts';
import type { NewMail } from '#store/mail/mails.ts';
import { serverTexts } from '#texts/server-texts.ts';

export type GuestMail = {
  kind: EventMailKind;
  event: EventFacts & { id: string; expiresOn: string };
  /** Those of the mailbox, with the keys of their links. Names are written as '' where the host wrote none. */
  households: readonly { names: Message; key: string }[];
  /** What the host wrote; '' where nothing. */
  note: string;
  /** Lines of a confirmation: who answered what. */
  answers: readonly string[];
  /** Of an answer by the code for all: the key that opens it, and the day from which on it is deleted. */
  open?: { edit: string; until: Day };
  to: string;
  replyTo: string;
  /** Of the link that ends such mails. */
  stopKey: string;
  formality: Formality;
};

/** Of the page that ends such mails for every event. */
export const everyStopQuery = '?alle=1';

export function guestMail(
  { kind, event, households: asked, note, answers, open, to, replyTo, stopKey, formality }: GuestMail,
  site: Site,
): NewMail {
  const t = serverTexts({ locale: site.locale, address: formality });
  const { id, deadline, firstDay, details } = event;
  // Titles and places are a host's: mail programs make no link of what they hold.
  const title = unlinked(event.title);
  const brand = channelNames[site.channel];
  const date = (day: string) => formatDate(day, site.locale);
  const place = details.place === '' ? '' : t('event.mail.place', { place: unlinked(details.place) });
  const day = `${formatDay(firstDay, site.locale, 'long')} ${firstDay.slice(0, 4)}`;
  const households = asked.map((one) => ({ key: one.key, names: unlinked(t(one.names)) }));
  const names = households.flatMap((one) => (one.names === '' ? [] : [one.names])).join(', ');
  const subject = t(`event.mail.${kind}.subject`, { title });
  const sentences = [
    t(names === '' ? 'event.mail.greeting' : 'event.mail.greeting.names', { names }),
    t(`event.mail.${kind}.lead`, { title, day, place }),
    ...answers.map(unlinked),
    ...(note === '' ? [] : [t('event.mail.note', { title, note: unlinked(note) })]),
    ...(deadline !== null && (kind === 'link' || kind === 'reminder') ? [t('event.mail.deadline', { day: date(deadline) })] : []),
    ...(kind === 'confirmation' ? [t('event.mail.changeable', { day: date(deadline ?? event.lastDay) })] : []),
  ];
  const button = t(`event.mail.button.${kind}`);
  const links = households.map((one) => ({
    href: site.origin + pagePath('guest-page', site, { key: one.key }) + (open ? `?${openAnswerQuery}=${open.edit}` : ''),
    label: households.length === 1 || one.names === '' ? button : t('event.mail.button.of', { button, names: one.names }),
  }));
  const stop = site.origin + buildPath(site, pathPattern('guest-mails').replace(':key', stopKey).split('/'));
  const imprint = site.origin + buildPath(site, [pathPattern('imprint')]);
  const small = [
    t(open ? 'event.mail.why.open' : 'event.mail.why', { title, brand }),
    t('event.mail.kept', { title, day: date(open?.until ?? event.expiresOn) }),
  ];
  const ends = [
    { href: stop, label: t('event.mail.stop') },
    { href: stop + everyStopQuery, label: t('event.mail.stop.every') },
    { href: imprint, label: t('event.mail.imprint') },
  ];
  const line = ({ href, label }: { href: string; label: string }) => `${label}: ${href}`;
  const text = [
    ...sentences.flatMap((sentence) => [sentence, '']),
    ...links.flatMap((link) => [line(link), '']),
    ...small.flatMap((sentence) => [sentence, '']),
    ...ends.map(line),
  ].join('\n');
  const { ink, inkSoft } = mailColours(null);
  const anchor = ({ href, label }: { href: string; label: string }) =>
    `<a href="${escapeMarkup(href)}" style="color:${ink}">${escapeMarkup(label)}</a>`;
  const soft = (markup: string) => `<p style="color:${inkSoft};font-size:14px">${markup}</p>`;
  const body = [
    mailHeading(null, subject),
    ...sentences.map((sentence) => `<p>${escapeMarkup(sentence).replaceAll('\n', '<br>')}</p>`),
    ...links.map((link) => `<p style="margin:28px 0">${anchor(link)}</p>`),
    ...small.map((sentence) => soft(escapeMarkup(sentence))),
    soft(ends.map(anchor).join(' · ')),
  ];
  return {
    to,
    subject,
    text,
    html: mailPage(subject, { channel: null, locale: site.locale }, body.join('\n')),
    order: null,
    event: id,
    sender: senderName(t('event.mail.sender', { title: event.title, brand })),
    replyTo,
    unsubscribe: stop + mailStopQuery,
  };
}
