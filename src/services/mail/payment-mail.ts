/** Mails about the money of an order: one heading, some sentences, and the link of the order. Pure. */
import { formatDate } from '#core/values/date.ts';
import type { Formality } from '#core/values/formality.ts';
import type { Money } from '#core/values/money.ts';
import type { Mail, MailSite } from '#services/mail-page.ts';
import type { PaymentMailKind } from '#services/payment/settle.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { documentNotices, type MailDocument } from './mail-documents.ts';
import { shortMail } from './short-mail.ts';

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
  documents: readonly MailDocument[];
};

/** The mail of `kind`. */
export function paymentMail(facts: PaymentMailFacts, link: string, site: MailSite): Mail {
  const { kind, number, amount, until, transfer, formality, isWhiteLabel } = facts;
  const t = serverTexts({ locale: site.locale, address: formality });
  const values = { number, ...(amount ? { amount } : {}), ...(until ? { until: formatDate(until, site.locale) } : {}) };
  const sentences = [
    t(kind === 'cancelled' && !amount ? 'mail.payment.cancelled.unpaid' : `mail.payment.${kind}`, values),
    ...(kind === 'reminder' && transfer ? [t('mail.payment.transfer', transfer)] : []),
  ];
  const notices = documentNotices(facts.documents, t);
  const button = { label: t(kind === 'failed' ? 'mail.payment.pay' : 'mail.order.view'), href: link };
  return shortMail({ subject: t(`mail.payment.${kind}.subject`, values), sentences, notices, button, formality, isWhiteLabel }, site);
}
