/** Confirms by mail what a household answered, where its mailbox is known: the newest answer, three times a day at most. */
import { isEmail } from '#core/customer/email.ts';
import type { Household } from '#core/people/household.ts';
import { fullName, namesMessage } from '#core/people/name-line.ts';
import type { Formality } from '#core/values/formality.ts';
import type { Context } from '#services/handler.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { isBlocked, mailboxHash } from '#store/mail/mail-blocks.ts';
import { postCountedMail, withSealedTokens } from '#store/mail/mails.ts';
import { keyOfHousehold } from '#store/people/event/access-keys.ts';
import { addConfirmation, mailsOfEvent, replyVersion } from '#store/people/event/event-mails.ts';
import { type HostedEvent, programmeOf } from '#store/people/event/events.ts';
import { repliesOf } from '#store/people/event/replies.ts';
import { readHouseholds } from '#store/people/household-rows.ts';
import { hostMailbox } from '#store/people/requests/link-mails.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { guestMail } from './guest-mail.ts';
import { stopKeyOf } from './send-mails.ts';

type Answered = { event: HostedEvent; household: Household; formality: Formality };

/** "Anna Weiß: Trauung kommt, Fest kommt (Saibling)". Notes on food are not in it. */
async function answerLines(trx: StoreTransaction, { site }: Context, { event, household, formality }: Answered): Promise<string[]> {
  const t = serverTexts({ locale: site.locale, address: formality });
  const parts = await programmeOf({ db: trx }, event.id);
  const replies = await repliesOf({ db: trx }, event.id, household.id);
  // A companion was named in this transaction.
  const [current = household] = await readHouseholds(trx, event.list, [household.id]);
  return current.guests.flatMap((guest) => {
    const answers = replies
      .filter((reply) => reply.guest === guest.id)
      .map(({ part: id, answer, menu }) => {
        const part = parts.find((one) => one.id === id);
        const option = part?.options.find((one) => one.id === menu)?.name;
        const word = t(`event.answer.${answer}`);
        return t('event.mail.answer.part', {
          part: part?.name ?? '',
          answer: option ? t('event.answer.with', { answer: word, menu: option }) : word,
        });
      });
    return answers.length === 0 ? [] : [t('event.mail.answer', { name: fullName(guest), answers: answers.join('; ') })];
  });
}

/** `before`: the version of its answers before this one. The owner of the event is locked. */
export async function confirmAnswer(trx: StoreTransaction, context: Context, answered: Answered, before: number): Promise<void> {
  const { shop, site } = context;
  const { store, clock } = shop;
  const { event, household, formality } = answered;
  const version = await replyVersion({ db: trx }, event.id, household.id);
  const to = household.email;
  if (version === before || !isEmail(to)) return;
  const replyTo = await hostMailbox({ db: trx }, event.owner);
  const key = keyOfHousehold(store, event, household.id);
  const secret = { linkSecret: store.linkSecret };
  if (replyTo === null || key === null || (await isBlocked({ db: trx, ...secret }, to, event.id))) return;
  const address = mailboxHash(secret, to);
  const mails = (await mailsOfEvent({ db: trx }, event.id)).filter((row) => row.address === address);
  if (mails.some(({ state }) => state === 'bounced' || state === 'complained')) return;
  const id = newToken();
  const stopKey = stopKeyOf(store, id);
  const answers = await answerLines(trx, context, answered);
  const kind = 'confirmation' as const;
  const households = [{ names: namesMessage(household), key }];
  const mail = guestMail({ kind, event, households, note: '', answers, to, replyTo, stopKey, formality }, site);
  const turn = { kind: 'event-confirmation', about: `${event.id} ${household.id}` } as const;
  const posted = await postCountedMail(trx, store.engine, withSealedTokens(store, mail, [key, stopKey]), turn, clock(), id);
  if (posted === null) return;
  await addConfirmation(trx, { event: event.id, household: household.id, address, mail: id, n: String(version), stopKey, now: clock() });
}
