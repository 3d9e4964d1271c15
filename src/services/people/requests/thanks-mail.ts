/** Thanks a guest by mail for an address, with the link that changes it: once, where the guest gave a mail address. */
import { requestTerms } from '#core/people/request/terms.ts';
import type { Context } from '#services/handler.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { isBlocked } from '#store/mail/mail-blocks.ts';
import { postCountedMail, withSealedToken } from '#store/mail/mails.ts';
import type { AddressAnswer } from '#store/people/requests/address-answers.ts';
import type { FoundKey } from '#store/people/requests/address-requests.ts';
import { mailsOfHousehold, noteMailed } from '#store/people/requests/link-mails.ts';
import { guestMail } from './guest-mail.ts';

type Thanks = { found: FoundKey; answer: AddressAnswer; editKey: string };

export async function postThanks(trx: StoreTransaction, { shop, site }: Context, { found, answer, editKey }: Thanks): Promise<void> {
  const { store, clock } = shop;
  const { request, formality } = found;
  const { email: to, household } = answer;
  const mails = await mailsOfHousehold({ db: trx }, request.id, household);
  const isMuted = to === '' || mails >= requestTerms.mailsOfHousehold;
  if (isMuted || (await isBlocked({ db: trx, linkSecret: store.linkSecret }, to, request.id))) return;
  const mail = guestMail({ kind: 'thanks', request, names: null, to, replyTo: null, key: editKey, formality }, site);
  const about = { kind: 'address-thanks', about: request.id } as const;
  await postCountedMail(trx, store.engine, withSealedToken(store, mail, editKey), about, clock());
  if (household !== null) await noteMailed(trx, request.id, [household], clock());
}
