/** The mail about the parcel of an order. Pure. */
import type { Formality } from '#core/values/formality.ts';
import type { Mail, MailSite } from '#services/mail-page.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { shortMail } from './short-mail.ts';

export type ParcelMailFacts = { number: string; formality: Formality; isWhiteLabel: boolean };

export function parcelMail({ number, formality, isWhiteLabel }: ParcelMailFacts, link: string, site: MailSite): Mail {
  const t = serverTexts({ locale: site.locale, address: formality });
  const subject = t('mail.parcel.delivered.subject', { number });
  const sentences = [t('mail.parcel.delivered')];
  return shortMail({ subject, sentences, button: { label: t('mail.order.view'), href: link }, formality, isWhiteLabel }, site);
}
