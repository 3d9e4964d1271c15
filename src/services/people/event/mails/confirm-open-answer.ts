/**
 * Confirms by mail an answer by the code for all, with the link that opens it again, where its guest gave an address. Nobody has proved that the
 * mailbox is theirs: what a guest typed is not in it.
 */
import { retentionDays } from '#core/customer/retention.ts';
import { addDays } from '#core/values/date.ts';
import type { Formality } from '#core/values/formality.ts';
import { verbatim } from '#core/values/message.ts';
import type { Context } from '#services/handler.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { isBlocked, mailboxHash } from '#store/mail/mail-blocks.ts';
import { postCountedMail, withSealedTokens } from '#store/mail/mails.ts';
import { addConfirmation, mailsOfEvent } from '#store/people/event/event-mails.ts';
import type { HostedEvent } from '#store/people/event/events.ts';
import type { OpenReply } from '#store/people/event/open-replies.ts';
import { hostMailbox } from '#store/people/requests/link-mails.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { guestMail } from './guest-mail.ts';
import { stopKeyOf } from './send-mails.ts';

/** `key`: of the page for all; `edit`: of the answer. */
type Confirmed = { event: HostedEvent; parts: readonly { id: string; name: string }[]; formality: Formality; key: string; edit: string };

export async function confirmOpenAnswer(trx: StoreTransaction, context: Context, reply: OpenReply, of: Confirmed): Promise<void> {
  const { shop, site } = context;
  const { store, clock } = shop;
  const { event, parts, formality, key, edit } = of;
  const to = reply.email;
  if (to === '') return;
  const replyTo = await hostMailbox({ db: trx }, event.owner);
  const secret = { linkSecret: store.linkSecret };
  if (replyTo === null || (await isBlocked({ db: trx, ...secret }, to, event.id))) return;
  const address = mailboxHash(secret, to);
  const mails = (await mailsOfEvent({ db: trx }, event.id)).filter((row) => row.address === address);
  if (mails.some(({ state }) => state === 'bounced' || state === 'complained')) return;
  const t = serverTexts({ locale: site.locale, address: formality });
  const answers = reply.answers.flatMap(({ part: id, answer }) => {
    const part = parts.find((one) => one.id === id);
    return part ? [t('event.mail.answer.part', { part: part.name, answer: t(`event.answer.${answer}`) })] : [];
  });
  const id = newToken();
  const stopKey = stopKeyOf(store, id);
  const open = { edit, until: addDays(event.lastDay, retentionDays.openReply) };
  const households = [{ names: verbatim(''), key }];
  const mail = guestMail({ kind: 'confirmation', event, households, note: '', answers, open, to, replyTo, stopKey, formality }, site);
  const turn = { kind: 'event-open-confirmation', about: reply.id } as const;
  const posted = await postCountedMail(trx, store.engine, withSealedTokens(store, mail, [key, stopKey, edit]), turn, clock(), id);
  if (posted === null) return;
  await addConfirmation(trx, { event: event.id, household: reply.id, address, mail: id, n: String(reply.version), stopKey, now: clock() });
}
