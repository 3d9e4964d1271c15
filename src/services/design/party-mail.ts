/** Mails to parties: the link with which they approve what is printed, and that their approval does not hold any more. */
import { unlinked } from '#core/customer/link-text.ts';
import { buildPath } from '#core/site/address.ts';
import { pathPattern } from '#core/site/paths.ts';
import { channelNames } from '#core/values/channel.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import type { Formality } from '#core/values/formality.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import type { Message } from '#core/values/message.ts';
import type { Site } from '#services/handler.ts';
import { mailButton, mailHeading, mailNote, mailPage } from '#services/mail-page.ts';
import type { NewMail } from '#store/mail/mails.ts';
import type { ApprovalParty } from '#store/people/approval-parties.ts';
import { serverTexts } from '#texts/server-texts.ts';

export function partyUrl(site: Site, token: string): string {
  return site.origin + buildPath(site, pathPattern('approval').replace(':token', token).split('/'));
}

export type PartyMail = {
  kind: 'request' | 'changed';
  party: Pick<ApprovalParty, 'name' | 'email' | 'expiresAt'>;
  token: string;
  /** Of the catalogue: what a host typed is not quoted. */
  title: Message | null;
  /** The host's confirmed mailbox. Without one the mail names nobody: anybody could have typed the address. */
  host: string | null;
  formality: Formality;
};

export function partyMail({ kind, party, token, title, host, formality }: PartyMail, site: Site): NewMail {
  const t = serverTexts({ locale: site.locale, address: formality });
  const card = title === null ? t('party.mail.card') : t(title);
  const url = partyUrl(site, token);
  const subject = t(`party.mail.${kind}.subject`, { card });
  const brand = channelNames[site.channel];
  const day = formatDate(berlinTime(Date.parse(party.expiresAt)).day, site.locale);
  const lead = host === null ? t(`party.mail.${kind}.lead`, { card, brand }) : t(`party.mail.${kind}.lead.host`, { card, brand, host });
  const sentences = [
    ...(host === null ? [] : [t('party.mail.greeting', { name: unlinked(party.name) })]),
    lead,
    t(`party.mail.${kind}.what`),
  ];
  const notes = [t('party.mail.link', { day }), t('party.mail.why')];
  const button = t(`party.mail.${kind}.button`);
  const imprint = site.origin + buildPath(site, [pathPattern('imprint')]);
  const text = [...sentences, `${button}: ${url}`, ...notes, `${t('party.mail.imprint')}: ${imprint}`].join('\n\n');
  const body = [
    mailHeading(site.channel, subject),
    ...sentences.map((sentence) => `<p>${escapeMarkup(sentence)}</p>`),
    mailButton(site.channel, url, button),
    ...notes.map((note) => mailNote(site.channel, escapeMarkup(note))),
    mailNote(site.channel, `<a href="${escapeMarkup(imprint)}">${escapeMarkup(t('party.mail.imprint'))}</a>`),
  ];
  return { to: party.email, subject, text, html: mailPage(subject, site, body.join('\n')), order: null, replyTo: host };
}
