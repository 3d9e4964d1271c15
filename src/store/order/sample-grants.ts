/** The right to free samples: once per e-mail address in 30 days. */
import { createHash } from 'node:crypto';
import { voucherOwner } from '#core/customer/newsletter.ts';
import { endOfPeriod } from '#core/customer/retention.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';

/** The address without case and plus tag, as a hash. */
export function grantOwner(email: string): string {
  return createHash('sha256').update(voucherOwner(email)).digest('hex');
}

/** Whether an order of this address may have free samples now. */
export async function hasSampleRight(store: Store, email: string, now: Date): Promise<boolean> {
  const grant = await store.db.selectFrom('sample_grants').select('granted_at').where('owner', '=', grantOwner(email)).executeTakeFirst();
  return grant === undefined || grant.granted_at <= endOfPeriod('sampleGrant', now);
}

/** Gives the free samples of an order; false where the address had some less than 30 days ago. */
export async function claimSampleRight(trx: StoreTransaction, email: string, order: string, now: Date): Promise<boolean> {
  const grant = { order, granted_at: now.toISOString() };
  const taken = await trx
    .insertInto('sample_grants')
    .values({ owner: grantOwner(email), ...grant })
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
