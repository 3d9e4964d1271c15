/** A mail of one heading, some sentences, and the link of an order. Pure. */
import { senderOf } from '#core/customer/newsletter-terms.ts';
import type { Formality } from '#core/values/formality.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import { type Mail, type MailSite, mailButton, mailHeading, mailPage, type NeutralMailSite } from '#services/mail-page.ts';
import { serverTexts } from '#texts/server-texts.ts';

export type ShortMail = {
  subject: string;
  sentences: readonly string[];
  /** What is attached: as text, and as markup that names the file. */
  notices?: readonly { text: string; markup: string }[];
  /** The link of the order; left out where the mail does not show the brand. */
  button: { label: string; href: string };
  /** A link to a page that is not the shop's. */
  elsewhere?: { label: string; href: string } | undefined;
  formality: Formality;
  isWhiteLabel: boolean;
};

/** The mail of an order without the shop's brand names neither the brand nor an address of the shop. */
export function shortMail(mail: ShortMail, { channel, locale }: MailSite): Mail {
  const { subject, sentences, notices = [], button, elsewhere, formality, isWhiteLabel } = mail;
  const site: NeutralMailSite = { channel: isWhiteLabel ? null : channel, locale };
  const sender = site.channel && senderOf(site.channel);
  const t = serverTexts({ locale, address: formality });
  const text = [
    t('mail.greeting'),
    '',
    ...[...sentences, ...notices.map((notice) => notice.text)].flatMap((sentence) => [sentence, '']),
    ...(elsewhere ? [`${elsewhere.label}: ${elsewhere.href}`, ''] : []),
    ...(sender ? [`${button.label}: ${button.href}`, '', sender] : []),
  ];
  const body = [
    mailHeading(site.channel, subject),
    ...sentences.map((sentence) => `<p>${escapeMarkup(sentence)}</p>`),
    ...notices.map(({ markup }) => markup),
    ...(elsewhere ? [`<p><a href="${escapeMarkup(elsewhere.href)}">${escapeMarkup(elsewhere.label)}</a></p>`] : []),
    ...(site.channel ? [mailButton(site.channel, button.href, button.label)] : []),
  ];
  return { subject, html: mailPage(subject, site, body.join('\n')), text: text.join('\n') };
}
