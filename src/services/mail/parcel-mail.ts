/** The mails about the parcels of an order. Pure. */
import { carrierName, type Parcel, trackingPage } from '#core/order/parcel/carriers.ts';
import { type Day, formatDate, formatDay } from '#core/values/date.ts';
import type { Formality } from '#core/values/formality.ts';
import type { Mail, MailSite } from '#services/mail-page.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { documentNotices, type MailDocument } from './mail-documents.ts';
import { shortMail } from './short-mail.ts';
import { type MailTransfer, transferNotice } from './transfer-notice.ts';

/** `readdressed`: its delivery address was changed before it was packed. */
export const parcelMailKinds = ['shipped', 'delivered', 'readdressed'] as const;

export type ParcelMailFacts = {
  kind: (typeof parcelMailKinds)[number];
  number: string;
  formality: Formality;
  isWhiteLabel: boolean;
  /** Null for a parcel without a number, and once it is delivered. */
  parcel: Parcel | null;
  /** The day by which it arrives; null once that is over. */
  arrives: Day | null;
  /** Code and town of a new address: the mailbox does not have to get all of it to tell a stranger's change. '' for other mails. */
  town: string;
  /** What is bought on invoice is to be paid from the first parcel on; null where nothing is. */
  due: { day: Day; transfer: MailTransfer } | null;
  documents: readonly MailDocument[];
};

/** The mail of `kind`. The page of the carrier is no page of the shop: a mail without the shop's brand links it, too. */
export function parcelMail(
  { kind, number, formality, isWhiteLabel, parcel, arrives, town, due, documents }: ParcelMailFacts,
  link: string,
  site: MailSite,
): Mail {
  const { locale } = site;
  const t = serverTexts({ locale, address: formality });
  const sentences = [
    parcel
      ? t('mail.parcel.shipped.tracking', { carrier: carrierName(parcel.carrier), tracking: parcel.tracking })
      : t(`mail.parcel.${kind}`, { town }),
    ...(kind === 'readdressed' ? [t('mail.parcel.readdressed.unknown')] : []),
    ...(arrives ? [t('mail.parcel.arrives', { day: formatDay(arrives, locale, 'long') })] : []),
    ...(due ? [t('mail.parcel.invoice', { amount: due.transfer.amount, until: formatDate(due.day, locale) })] : []),
  ];
  const notices = [...(due ? [transferNotice(due.transfer, t)] : []), ...documentNotices(documents, t)];
  const elsewhere = parcel ? { label: t('mail.parcel.track'), href: trackingPage(parcel) } : undefined;
  const button = { label: t('mail.order.view'), href: link };
  const subject = t(`mail.parcel.${kind}.subject`, { number });
  return shortMail({ subject, sentences, notices, button, elsewhere, formality, isWhiteLabel }, site);
}
