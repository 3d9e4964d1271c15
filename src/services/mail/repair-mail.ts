/** The mail about an order that waits for its customer, because lines of it cannot be printed as they are. Pure. */
import type { Formality } from '#core/values/formality.ts';
import type { Message } from '#core/values/message.ts';
import type { Mail, MailSite } from '#services/mail-page.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { shortMail } from './short-mail.ts';

export type RepairMailFacts = {
  number: string;
  formality: Formality;
  isWhiteLabel: boolean;
  /** One entry a place, in the order of the lines. */
  problems: readonly { position: number; name: string; text: Message }[];
};

/** More are counted: the page of the order shows all. */
const named = 5;

export function repairMail({ number, formality, isWhiteLabel, problems }: RepairMailFacts, link: string, site: MailSite): Mail {
  const t = serverTexts({ locale: site.locale, address: formality });
  const rest = problems.length - named;
  const sentences = [
    t('mail.repair.lead'),
    ...problems.slice(0, named).map(({ position, name, text }) => t('mail.repair.line', { position, name, problem: text })),
    ...(rest > 0 ? [t('mail.repair.more', { count: rest })] : []),
    t('mail.repair.what'),
  ];
  const button = { label: t('mail.repair.button'), href: link };
  return shortMail({ subject: t('mail.repair.subject', { number }), sentences, button, formality, isWhiteLabel }, site);
}
