/** Who asked for the newsletter, who confirmed and who left, with the proof of each. Writes no mail texts and knows no rules of forms. */
import { sql } from 'kysely';
import { emailKey } from '#core/customer/email.ts';
import type { NewsletterSignUp } from '#core/customer/newsletter.ts';
import { confirmMs } from '#core/customer/newsletter-terms.ts';
import { endOfPeriod } from '#core/customer/retention.ts';
import { type LinkSecret, openToken, sealToken } from '#store/db/sealed-token.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { newToken, tokenHash } from '#store/db/tokens.ts';

export type NewSignUp = { signUp: NewsletterSignUp; channel: string; country: string; locale: string; wording: string };

/**
 * What a sign-up leads to. 'ask': a mail with the `token` that confirms has to go out. 'remind': the address has already confirmed, and
 * `token` ends the newsletter. The visitor is told the same in both.
 */
export type SignUpOutcome = { kind: 'ask' | 'remind'; token: string };

type Keeper = LinkSecret & Pick<Store, 'engine'>;

const use = 'newsletter link';

/** The columns of a subscriber whom `token` ends the newsletter of. */
function tokenColumns(secret: LinkSecret, id: string, token: string): Pick<Tables['subscribers'], 'unsubscribe_token' | 'token_sealed'> {
  const { token: hash, sealed } = sealToken(secret, use, id, token);
  return { unsubscribe_token: hash, token_sealed: sealed };
}

type Subscriber = Pick<Tables['subscribers'], 'id' | 'unsubscribe_token' | 'token_sealed'>;

/** The token that ends a subscription; a new one where the secret is another one than it was sealed with. */
async function tokenOf(trx: StoreTransaction, secret: LinkSecret, { id, unsubscribe_token, token_sealed }: Subscriber): Promise<string> {
  const known = openToken(secret, use, { id, token: unsubscribe_token, sealed: token_sealed });
  if (known !== null) return known;
  const token = newToken();
  await trx
    .updateTable('subscribers')
    .set(tokenColumns(secret, id, token))
    .where('id', '=', id)
    .execute();
  return token;
}

/** Seals the tokens of up to `limit` subscribers of before; tells of how many. */
export async function sealSubscriptions(trx: StoreTransaction, secret: LinkSecret, limit: number): Promise<number> {
  const old = await trx
    .selectFrom('subscribers')
    .select(['id', 'unsubscribe_token'])
    .where('token_sealed', 'is', null)
    .limit(limit)
    .execute();
  for (const { id, unsubscribe_token } of old)
    await trx
      .updateTable('subscribers')
      .set(tokenColumns(secret, id, unsubscribe_token))
      .where('id', '=', id)
      .execute();
  return old.length;
}

/** Keeps a sign-up in the transaction that also writes its mail. Sign-ups whose link ended long ago are deleted on the way. */
export async function saveSignUp(trx: StoreTransaction, keeper: Keeper, input: NewSignUp, now: Date): Promise<SignUpOutcome> {
  const at = now.toISOString();
  const address = emailKey(input.signUp.email);
  await lockAddress(trx, keeper.engine, address);
  await trx.deleteFrom('newsletter_requests').where('expires_at', '<', endOfPeriod('signUp', now)).execute();
  const subscriber = await trx
    .selectFrom('subscribers')
    .select(['id', 'unsubscribe_token', 'token_sealed', 'left_at'])
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
  return isSubscribed ? { kind: 'remind', token: await tokenOf(trx, keeper, subscriber) } : { kind: 'ask', token };
}

export type SignUpConfirmation =
  | { state: 'confirmed'; email: string; channel: string; country: string; locale: string; unsubscribeToken: string }
  | { state: 'already' | 'left' | 'expired' | 'unknown' };

/**
 * Makes the sign-up of a token a subscription, once. A used link tells how it stands now ('already', 'left'); 'unknown' is an
 * invented link and one whose sign-up is long gone.
 */
export async function confirmSignUp(trx: StoreTransaction, keeper: Keeper, token: string, now: Date): Promise<SignUpConfirmation> {
  const at = now.toISOString();
  const id = tokenHash(token);
  const found = await trx.selectFrom('newsletter_requests').select('address').where('id', '=', id).executeTakeFirst();
  if (!found) return { state: 'unknown' };
  await lockAddress(trx, keeper.engine, found.address);
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
  const unsubscribeToken = known ? await tokenOf(trx, keeper, known) : newToken();
  if (known)
    await trx
      .updateTable('subscribers')
      .set({ ...profile, confirmed_at: at, left_at: null })
      .where('id', '=', known.id)
      .execute();
  else
    await trx
      .insertInto('subscribers')
      .values({ id: subscriber, ...profile, ...tokenColumns(keeper, subscriber, unsubscribeToken), confirmed_at: at, left_at: null })
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
};

/** How the newsletter of a channel stands for an address. */
export async function newsletterState({ db }: Store, address: string, channel: string, now: Date): Promise<NewsletterState> {
  const subscriber = await db
    .selectFrom('subscribers')
    .select('confirmed_at')
    .where('address', '=', address)
    .where('channel', '=', channel)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  if (subscriber) return { state: 'subscribed', since: subscriber.confirmed_at };
  const request = await db
    .selectFrom('newsletter_requests')
    .select('id')
    .where('address', '=', address)
    .where('channel', '=', channel)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .limit(1)
    .executeTakeFirst();
  return { state: request ? 'asked' : 'none', since: null };
}

/** Ends the subscription of a token and forgets its profile. 'already': it had ended before. */
export async function leaveNewsletter(store: Store, token: string, now = store.clock()): Promise<'left' | 'already' | 'unknown'> {
  const found = await store.db
    .selectFrom('subscribers')
    .select(['id', 'address', 'channel', 'left_at'])
    .where(({ or, and, eb }) =>
      or([eb('unsubscribe_token', '=', tokenHash(token)), and([eb('unsubscribe_token', '=', token), eb('token_sealed', 'is', null)])]),
    )
    .executeTakeFirst();
  if (!found) return 'unknown';
  // A token that is posted again costs no write.
  return found.left_at === null ? endSubscription(store, found, now) : 'already';
}

/** The same for the address of a customer. 'unknown': it has no subscription of the channel. */
export async function endNewsletter(store: Store, address: string, channel: string, now: Date): Promise<'left' | 'already' | 'unknown'> {
  const found = await store.db
    .selectFrom('subscribers')
    .select(['id', 'address', 'channel'])
    .where('address', '=', address)
    .where('channel', '=', channel)
    .executeTakeFirst();
  return found ? endSubscription(store, found, now) : 'unknown';
}

async function endSubscription(
  store: Store,
  { id, address, channel }: Pick<Tables['subscribers'], 'id' | 'address' | 'channel'>,
  now: Date,
): Promise<'left' | 'already'> {
  const at = now.toISOString();
  return store.write(async (trx) => {
    await lockAddress(trx, store.engine, address);
    const row = await trx
      .updateTable('subscribers')
      .set({ left_at: at, first_name: null, last_name: null, birthday: null, wedding_date: null })
      .where('id', '=', id)
      .where('left_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!row) return 'already';
    await trx.updateTable('newsletter_consents').set({ ended_at: at }).where('subscriber', '=', id).where('ended_at', 'is', null).execute();
    await spendLinks(trx, address, channel, at);
    return 'left';
  });
}

/** Lets changes about one address happen one after the other until the transaction ends. SQLite writes one after the other anyway. */
async function lockAddress(trx: StoreTransaction, engine: Store['engine'], address: string): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${lockRoom}, hashtext(${address}))`.execute(trx);
}

/** Any fixed number that no other lock of two numbers uses. */
const lockRoom = 7240116;

/** No open link of this address and channel works any more, and what its forms said is forgotten. */
async function spendLinks(trx: StoreTransaction, address: string, channel: string, at: string): Promise<void> {
  await trx
    .updateTable('newsletter_requests')
    .set({ used_at: at, first_name: null, last_name: null, birthday: null, wedding_date: null })
    .where('address', '=', address)
    .where('channel', '=', channel)
    .where('used_at', 'is', null)
    .execute();
}
