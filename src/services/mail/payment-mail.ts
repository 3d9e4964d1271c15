/** Mails about the money of an order: one heading, some sentences, and the link of the order. Pure. */
import { senderOf } from '#core/customer/newsletter-terms.ts';
import { formatDate } from '#core/values/date.ts';
import type { Formality } from '#core/values/formality.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import type { Money } from '#core/values/money.ts';
import { type Mail, type MailSite, mailButton, mailHeading, mailPage, type NeutralMailSite } from '#services/mail-page.ts';
import type { PaymentMailKind } from '#services/payment/settle.ts';
import { serverTexts } from '#texts/server-texts.ts';

export type PaymentMailFacts = {
  kind: PaymentMailKind;
  number: string;
  formality: Formality;
  isWhiteLabel: boolean;
  /** What arrived, is still to be paid, or goes back. Null where the mail names no sum. */
  amount: Money | null;
  /** Until when the order waits for its money: '2026-12-12'; null where it does not. */
  until: string | null;
  /** Where to transfer to; null for orders that are paid otherwise. */
  transfer: { recipient: string; iban: string; reference: string } | null;
};

/** The mail of `kind`. That of an order without the shop's brand names neither the brand nor an address of the shop. */
export function paymentMail(facts: PaymentMailFacts, link: string, { channel, locale }: MailSite): Mail {
  const { kind, number, amount, until, transfer, isWhiteLabel } = facts;
  const site: NeutralMailSite = { channel: isWhiteLabel ? null : channel, locale };
  const t = serverTexts({ locale, address: facts.formality });
  const values = { number, ...(amount ? { amount } : {}), ...(until ? { until: formatDate(until, locale) } : {}) };
  const subject = t(`mail.payment.${kind}.subject`, values);
  const sentences = [
    t(kind === 'cancelled' && !amount ? 'mail.payment.cancelled.unpaid' : `mail.payment.${kind}`, values),
    ...(kind === 'reminder' && transfer ? [t('mail.payment.transfer', transfer)] : []),
  ];
  const button = t(kind === 'failed' ? 'mail.payment.pay' : 'mail.order.view');
  const sender = site.channel && senderOf(site.channel);
  const text = [
    t('mail.greeting'),
    '',
    ...sentences.flatMap((sentence) => [sentence, '']),
    ...(sender ? [`${button}: ${link}`, '', sender] : []),
  ];
  const body = [
    mailHeading(site.channel, subject),
    ...sentences.map((sentence) => `<p>${escapeMarkup(sentence)}</p>`),
    ...(site.channel ? [mailButton(site.channel, link, button)] : []),
  ];
  return { subject, html: mailPage(subject, site, body.join('\n')), text: text.join('\n') };
}
