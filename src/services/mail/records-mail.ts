/** The mails about names that are to follow. Pure. */
import { lateRecordsDays } from '#core/order/later/records-days.ts';
import type { Formality } from '#core/values/formality.ts';
import type { Message } from '#core/values/message.ts';
import type { Mail, MailSite } from '#services/mail-page.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { shortMail } from './short-mail.ts';

export const recordsMailSteps = ['reminder-5', 'reminder-1', 'due', 'came'] as const;
export type RecordsMailStep = (typeof recordsMailSteps)[number];

export type RecordsMailFacts = {
  number: string;
  formality: Formality;
  isWhiteLabel: boolean;
  step: RecordsMailStep;
  /** Those without names. `until`: "Dienstag, 12. Januar, 11 Uhr". */
  lines: readonly { name: string; quantity: number; until: string }[];
  /** When the order arrives by now. */
  arrival: Message;
};

export function recordsMail(
  { number, formality, isWhiteLabel, step, lines, arrival }: RecordsMailFacts,
  link: string,
  site: MailSite,
): Mail {
  const t = serverTexts({ locale: site.locale, address: formality });
  const kind = step === 'due' || step === 'came' ? step : 'reminder';
  const sentences = [
    t(`mail.records.${kind}.lead`),
    ...lines.map((line) => t('mail.records.line', line)),
    t(`mail.records.${kind}.what`, { arrival, days: lateRecordsDays }),
  ];
  const button = { label: t(kind === 'came' ? 'mail.records.button.came' : 'mail.records.button'), href: link };
  return shortMail({ subject: t(`mail.records.${kind}.subject`, { number }), sentences, button, formality, isWhiteLabel }, site);
}
