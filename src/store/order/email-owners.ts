/** Whose an order is by its e-mail address: free samples, vouchers and the first order are for a mailbox, in whatever way it is written. */
import { createHash } from 'node:crypto';
import { emailKey, emailOwner } from '#core/customer/email.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { hasEmail } from '#store/customer/email-spellings.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';

/** SHA-256 of the address as `emailOwner` writes it. */
export function emailOwnerHash(email: string): string {
  return createHash('sha256').update(emailOwner(email)).digest('hex');
}

/** Whether this guest or customer, or this e-mail address where it is known, has an order that was not cancelled; `except` does not count. */
export async function hasOrderedBefore(
  db: Store['db'] | StoreTransaction,
  { owner, email, except = '' }: { owner: OwnerId; email: string | null; except?: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where('state', 'not in', ['cancelled', 'refunded'])
    .where('id', '!=', except)
    .where(({ or, and, eb }) => {
      const isOwn = eb('owner', '=', owner);
      if (email === null) return isOwn;
      // Until a row of before is filled, and in those that an older process writes, the address itself counts.
      const isUnfilled = and([eb('email_owner', 'is', null), hasEmail('email', emailKey(email))]);
      return or([isOwn, eb('email_owner', '=', emailOwnerHash(email)), isUnfilled]);
    })
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Fills the column of up to `limit` orders of before; tells of how many. */
export async function fillEmailOwners(trx: StoreTransaction, limit: number): Promise<number> {
  const rows = await trx.selectFrom('orders').select(['id', 'email']).where('email_owner', 'is', null).limit(limit).execute();
  for (const { id, email } of rows) {
    await trx
      .updateTable('orders')
      .set({ email_owner: email === '' ? '' : emailOwnerHash(email) })
      .where('id', '=', id)
      .where('email_owner', 'is', null)
      .execute();
  }
  return rows.length;
}
