/** Proofs of what visitors agreed to (Art. 7 GDPR). */
import type { ConsentCategory } from '#core/site/consent.ts';
import type { Locale } from '#core/values/locale.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';

/** `text`: the whole question, with both forms of address. */
export type GivenConsent = {
  granted: readonly ConsentCategory[];
  wording: number;
  text: string;
  locale: Locale;
  host: string;
  source: 'banner' | 'settings';
  now: Date;
};

/** Returns the id of the proof. */
export async function recordConsent(
  trx: StoreTransaction,
  { granted, wording, text, locale, host, source, now }: GivenConsent,
): Promise<string> {
  await trx
    .insertInto('consent_wordings')
    .values({ version: wording, locale, text })
    // What was asked first under a version stays.
    .onConflict((conflict) => conflict.columns(['version', 'locale']).doNothing())
    .execute();
  const id = newToken();
  const row = { categories: granted.join(','), wording, locale, host, source, at: now.toISOString(), ended_at: null };
  await trx
    .insertInto('consents')
    .values({ id, ...row })
    .execute();
  return id;
}

/** Ends a consent that was withdrawn or replaced. An unknown id changes nothing. */
export async function endConsent(trx: StoreTransaction, id: string, now: Date): Promise<void> {
  await trx.updateTable('consents').set({ ended_at: now.toISOString() }).where('id', '=', id).where('ended_at', 'is', null).execute();
}

/** False for a consent that was withdrawn or replaced, and for an unknown id. */
export async function isConsentCurrent({ db }: Pick<Store, 'db'>, id: string): Promise<boolean> {
  const row = await db.selectFrom('consents').select('id').where('id', '=', id).where('ended_at', 'is', null).executeTakeFirst();
  return row !== undefined;
}
