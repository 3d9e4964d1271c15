/** Mails about the money of an order: one heading, some sentences, and the link of the order. Pure. */
import { formatDate } from '#core/values/date.ts';
import type { Formality } from '#core/values/formality.ts';
import type { Money } from '#core/values/money.ts';
import type { Mail, MailSite } from '#services/mail-page.ts';
import type { PaymentMailKind } from '#services/payment/settle.ts';
import { serverTexts, type TextKey } from '#texts/server-texts.ts';
import { documentNotices, type MailDocument } from './mail-documents.ts';
import { shortMail } from './short-mail.ts';
import { type MailTransfer, transferNotice } from './transfer-notice.ts';

export type PaymentMailFacts = {
  kind: PaymentMailKind;
  number: string;
  formality: Formality;
  isWhiteLabel: boolean;
  /** What arrived, is still to be paid, or goes back. Null where the mail names no sum. */
  amount: Money | null;
  /** A part of what is owed has arrived. */
  isPart: boolean;
  isOnInvoice: boolean;
  /** Until when the order waits for its money, or when its invoice was due: '2026-12-12'; null where neither is. */
  until: string | null;
  /** Null for mails that ask for no transfer. */
  transfer: MailTransfer | null;
  documents: readonly MailDocument[];
};

/** A mail about money that was to come by transfer says so where a part of it did. */
function sentenceOf({ kind, amount, isPart, isOnInvoice }: PaymentMailFacts): TextKey {
  if (kind === 'cancelled' && !amount) return 'mail.payment.cancelled.unpaid';
  if (kind === 'expired' && isPart) return 'mail.payment.expired.part';
  if (kind === 'reminder' && isPart) return 'mail.payment.rest';
  return kind === 'rest' && isOnInvoice ? 'mail.payment.rest.invoice' : `mail.payment.${kind}`;
}

/** The mail of `kind`. */
export function paymentMail(facts: PaymentMailFacts, link: string, site: MailSite): Mail {
  const { kind, number, amount, until, transfer, formality, isWhiteLabel } = facts;
  const t = serverTexts({ locale: site.locale, address: formality });
  const values = { number, ...(amount ? { amount } : {}), ...(until ? { until: formatDate(until, site.locale) } : {}) };
  const sentences = [t(sentenceOf(facts), values)];
  const notices = [...(transfer ? [transferNotice(transfer, t)] : []), ...documentNotices(facts.documents, t)];
  const button = { label: t(kind === 'failed' || kind === 'waiting' ? 'mail.payment.pay' : 'mail.order.view'), href: link };
  return shortMail({ subject: t(`mail.payment.${kind}.subject`, values), sentences, notices, button, formality, isWhiteLabel }, site);
}
