/** Who asked for the newsletter, who confirmed and who left, with the proof of each. Writes no mail texts and knows no rules of forms. */
import { sql } from 'kysely';
import { emailKey } from '#core/customer/email.ts';
import type { NewsletterSignUp } from '#core/customer/newsletter.ts';
import { confirmMs } from '#core/customer/newsletter-terms.ts';
import { endOfPeriod } from '#core/customer/retention.ts';
import type { Change, Store } from '#store/db/store.ts';
import { newToken, tokenHash } from '#store/db/tokens.ts';

export type NewSignUp = { signUp: NewsletterSignUp; channel: string; country: string; locale: string; wording: string };

/**
 * What a sign-up leads to. 'ask': a mail with the `token` that confirms has to go out. 'remind': the address has already confirmed, and
 * `token` ends the newsletter. The visitor is told the same in both.
 */
export type SignUpOutcome = { kind: 'ask' | 'remind'; token: string };

/** Keeps a sign-up in the transaction that also writes its mail. Sign-ups whose link ended long ago are deleted on the way. */
export async function saveSignUp(trx: Change, engine: Store['engine'], input: NewSignUp, now: Date): Promise<SignUpOutcome> {
  const at = now.toISOString();
  const address = emailKey(input.signUp.email);
  await lockAddress(trx, engine, address);
  await trx.deleteFrom('newsletter_requests').where('expires_at', '<', endOfPeriod('signUp', now)).execute();
  const subscriber = await trx
    .selectFrom('subscribers')
    .select(['unsubscribe_token', 'left_at'])
    .where('address', '=', address)
    .where('channel', '=', input.channel)
    .executeTakeFirst();
  const isSubscribed = subscriber !== undefined && subscriber.left_at === null;
  const token = newToken();
  const { signUp, channel, country, locale, wording } = input;
  // A form with a subscriber's address must not change the subscriber, so its data is not stored.
  const told = isSubscribed ? { firstName: null, lastName: null, birthday: null, weddingDate: null } : signUp;
  await trx
    .insertInto('newsletter_requests')
    .values({
      id: tokenHash(token),
      address,
      email: signUp.email,
      channel,
      country,
      locale,
      first_name: told.firstName,
      last_name: told.lastName,
      birthday: told.birthday,
      wedding_date: told.weddingDate,
      wording,
      asked_at: at,
      expires_at: new Date(now.getTime() + confirmMs).toISOString(),
      used_at: isSubscribed ? at : null,
    })
    .execute();
  return isSubscribed ? { kind: 'remind', token: subscriber.unsubscribe_token } : { kind: 'ask', token };
}

export type Confirmation =
  | { state: 'confirmed'; email: string; channel: string; country: string; locale: string; unsubscribeToken: string }
  | { state: 'already' | 'left' | 'expired' | 'unknown' };

/**
 * Makes the sign-up of a token a subscription, once. A used link tells how it stands now ('already', 'left'); 'unknown' is an
 * invented link and one whose sign-up is long gone.
 */
export async function confirmSignUp(trx: Change, engine: Store['engine'], token: string, now: Date): Promise<Confirmation> {
  const at = now.toISOString();
  const id = tokenHash(token);
  const found = await trx.selectFrom('newsletter_requests').select('address').where('id', '=', id).executeTakeFirst();
  if (!found) return { state: 'unknown' };
  await lockAddress(trx, engine, found.address);
  const request = await trx.selectFrom('newsletter_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const known = await trx
    .selectFrom('subscribers')
    .selectAll()
    .where('address', '=', request.address)
    .where('channel', '=', request.channel)
    .executeTakeFirst();
  const isSubscribed = known !== undefined && known.left_at === null;
  if (isSubscribed) return { state: 'already' };
  if (request.used_at !== null) return { state: 'left' };
  if (request.expires_at < at) return { state: 'expired' };

  const { address, email, channel, country, locale, first_name, last_name, birthday, wedding_date } = request;
  const profile = { address, email, channel, country, locale, first_name, last_name, birthday, wedding_date };
  const subscriber = known?.id ?? newToken();
  const unsubscribeToken = known?.unsubscribe_token ?? newToken();
  if (known)
    await trx
      .updateTable('subscribers')
      .set({ ...profile, confirmed_at: at, left_at: null })
      .where('id', '=', known.id)
      .execute();
  else
    await trx
      .insertInto('subscribers')
      .values({ id: subscriber, ...profile, unsubscribe_token: unsubscribeToken, confirmed_at: at, left_at: null })
      .execute();
  await trx
    .insertInto('newsletter_consents')
    .values({ id: newToken(), subscriber, wording: request.wording, asked_at: request.asked_at, confirmed_at: at, ended_at: null })
    .execute();
  await spendLinks(trx, address, channel, at);
  return { state: 'confirmed', email, channel, country, locale, unsubscribeToken };
}

export type NewsletterState = {
  /** 'asked': the link of a sign-up was not opened yet. */
  state: 'subscribed' | 'asked' | 'none';
  /** When it was confirmed; null but for 'subscribed'. */
  since: string | null;
  /** Null but for 'subscribed'. */
  unsubscribeToken: string | null;
};

/** How the newsletter of a channel stands for an address. */
export async function newsletterState({ db }: Store, address: string, channel: string, now: Date): Promise<NewsletterState> {
  const subscriber = await db
    .selectFrom('subscribers')
    .select(['confirmed_at', 'unsubscribe_token'])
    .where('address', '=', address)
    .where('channel', '=', channel)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  if (subscriber) return { state: 'subscribed', since: subscriber.confirmed_at, unsubscribeToken: subscriber.unsubscribe_token };
  const request = await db
    .selectFrom('newsletter_requests')
    .select('id')
    .where('address', '=', address)
    .where('channel', '=', channel)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .limit(1)
    .executeTakeFirst();
  return { state: request ? 'asked' : 'none', since: null, unsubscribeToken: null };
}

/** Ends a subscription and forgets its profile. 'already': it had ended before. */
export async function leaveNewsletter(store: Store, token: string, now = store.clock()): Promise<'left' | 'already' | 'unknown'> {
  const at = now.toISOString();
  const found = await store.db
    .selectFrom('subscribers')
    .select(['address', 'channel', 'left_at'])
    .where('unsubscribe_token', '=', token)
    .executeTakeFirst();
  if (!found) return 'unknown';
  // Whoever posts a token again costs no write.
  if (found.left_at !== null) return 'already';
  return store.write(async (trx) => {
    await lockAddress(trx, store.engine, found.address);
    const row = await trx
      .updateTable('subscribers')
      .set({ left_at: at, first_name: null, last_name: null, birthday: null, wedding_date: null })
      .where('unsubscribe_token', '=', token)
      .where('left_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!row) return 'already';
    await trx
      .updateTable('newsletter_consents')
      .set({ ended_at: at })
      .where('subscriber', '=', row.id)
      .where('ended_at', 'is', null)
      .execute();
    await spendLinks(trx, found.address, found.channel, at);
    return 'left';
  });
}

/** Lets changes about one address happen one after the other until the transaction ends. SQLite writes one after the other anyway. */
async function lockAddress(trx: Change, engine: Store['engine'], address: string): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${lockRoom}, hashtext(${address}))`.execute(trx);
}

/** Any fixed number that no other lock of two numbers uses. */
const lockRoom = 7240116;

/** No open link of this address and channel works any more, and what its forms said is forgotten. */
async function spendLinks(trx: Change, address: string, channel: string, at: string): Promise<void> {
  await trx
    .updateTable('newsletter_requests')
    .set({ used_at: at, first_name: null, last_name: null, birthday: null, wedding_date: null })
    .where('address', '=', address)
    .where('channel', '=', channel)
    .where('used_at', 'is', null)
    .execute();
}
