/** Mails of a request: the link to households as the host asks for it, reminders, and what came in, to the host. */
import { emailKey } from '#core/customer/email.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import type { Household } from '#core/people/household.ts';
import { namesMessage } from '#core/people/name-line.ts';
import { requestTerms } from '#core/people/request/terms.ts';
import { Fault } from '#core/values/fault.ts';
import type { Formality } from '#core/values/formality.ts';
import { message } from '#core/values/message.ts';
import { dayMs } from '#core/values/unit.ts';
import type { Context, Shop, Site } from '#services/handler.ts';
import { listOwner } from '#services/people/guest-lists.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { isBlocked } from '#store/mail/mail-blocks.ts';
import { postMail, withSealedToken } from '#store/mail/mails.ts';
import { lockGuestList } from '#store/people/guest-lists.ts';
import { readHouseholds } from '#store/people/household-rows.ts';
import { type AddressRequest, ensureKeys, keyMaker } from '#store/people/requests/address-requests.ts';
import { hostMailbox, type MailedHousehold, mailsOfLastDay, noteMailed, unansweredHouseholds } from '#store/people/requests/link-mails.ts';
import { guestMail } from './guest-mail.ts';

/** Mails of one owner that a request may still send: fewer on its first day. */
async function allowance(trx: StoreTransaction, owner: OwnerId, { madeAt }: AddressRequest, now: Date): Promise<number> {
  const isFirstDay = now.getTime() - Date.parse(madeAt) < dayMs;
  const max = isFirstDay ? requestTerms.mailsOfFirstDay : requestTerms.mailsOfDay;
  return Math.max(0, max - (await mailsOfLastDay({ db: trx }, owner, now)));
}

export type Mailing = {
  shop: Shop;
  site: Site;
  owner: OwnerId;
  request: AddressRequest;
  formality: Formality;
  replyTo: string;
  kind: 'request' | 'reminder';
};

/**
 * Mails their link to households, one mail a mailbox, as many as the day still has. A mailbox that wants none gets none, and counts as mailed.
 * Answers how many were written.
 */
export async function mailHouseholds(trx: StoreTransaction, mailing: Mailing, due: readonly MailedHousehold[]): Promise<number> {
  const { shop, site, owner, request, formality, replyTo, kind } = mailing;
  const { store } = shop;
  const now = shop.clock();
  const makeKey = keyMaker(store, request);
  if (!makeKey || due.length === 0) return 0;
  const left = await allowance(trx, owner, request, now);
  const groups = [...Map.groupBy(due, ({ email }) => emailKey(email)).values()].slice(0, left);
  const ids = groups.flatMap((group) => group.map(({ household }) => household));
  await ensureKeys(trx, request, makeKey, ids);
  const known = new Map((await readHouseholds(trx, request.list, ids)).map((household) => [household.id, household]));
  for (const group of groups) {
    const [{ household, email: to }] = group as [MailedHousehold];
    const home = known.get(household);
    await noteMailed(
      trx,
      request.id,
      group.map((one) => one.household),
      now,
    );
    if (!home || (await isBlocked({ db: trx, linkSecret: store.linkSecret }, to, request.id))) continue;
    const key = makeKey(`household ${household}`);
    const mail = guestMail({ kind, request, names: namesMessage(home), to, replyTo, key, formality }, site);
    await postMail(trx, withSealedToken(store, mail, key), now);
  }
  return groups.length;
}

const isUnmailed = ({ mails }: MailedHousehold) => mails === 0;

/** Households that a mail would reach, and whether the host may send one: its own mailbox has to be confirmed. */
export async function mailsThatWait(context: Context, request: AddressRequest, households: readonly Household[]) {
  const { store } = context.shop;
  if (!households.some(({ email }) => email !== '')) return { waiting: 0, mayMail: false };
  const waiting = (await unansweredHouseholds(store, request)).filter(isUnmailed);
  return { waiting: waiting.length, mayMail: (await hostMailbox(store, listOwner(context))) !== null };
}

/** Throws Fault 'email-unconfirmed' for a host without a confirmed mailbox. */
export async function mailLinks(context: Context, request: AddressRequest): Promise<{ sent: number; waiting: number }> {
  const { shop, site } = context;
  const { store } = shop;
  const owner = listOwner(context);
  return store.write(async (trx) => {
    const list = await lockGuestList(trx, store.engine, owner, request.list);
    const replyTo = await hostMailbox({ db: trx }, owner);
    if (!list || replyTo === null)
      throw new Fault('email-unconfirmed', 'host without a mailbox', { text: message('fault.address-mail-host') });
    const due = (await unansweredHouseholds({ db: trx }, request)).filter(isUnmailed);
    const mailing = { shop, site, owner, request, formality: list.formality, replyTo, kind: 'request' } as const;
    const sent = await mailHouseholds(trx, mailing, due);
    const left = (await unansweredHouseholds({ db: trx }, request)).filter(isUnmailed);
    return { sent, waiting: left.length };
  });
}
