/** The right to free samples: once per e-mail address in 30 days. */
import { endOfPeriod } from '#core/customer/retention.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { emailOwnerHash } from './email-owners.ts';

/** Whether an order of this address may have free samples now. */
export async function hasSampleRight(store: Store, email: string, now: Date): Promise<boolean> {
  const grant = await store.db
    .selectFrom('sample_grants')
    .select('granted_at')
    .where('owner', '=', emailOwnerHash(email))
    .executeTakeFirst();
  return grant === undefined || grant.granted_at <= endOfPeriod('sampleGrant', now);
}

/** Gives the free samples of an order; false where the address had some less than 30 days ago. */
export async function claimSampleRight(trx: StoreTransaction, email: string, order: string, now: Date): Promise<boolean> {
  const grant = { order, granted_at: now.toISOString() };
  const taken = await trx
    .insertInto('sample_grants')
    .values({ owner: emailOwnerHash(email), ...grant })
    .onConflict((conflict) =>
      conflict.column('owner').doUpdateSet(grant).where('sample_grants.granted_at', '<=', endOfPeriod('sampleGrant', now)),
    )
    .returning('owner')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The cancelled order's free samples do not count. */
export async function returnSampleRight(trx: StoreTransaction, order: string): Promise<void> {
  await trx.deleteFrom('sample_grants').where('order', '=', order).execute();
}
