/** Mailboxes that want no mails of guest lists. Only HMACs are stored: they outlive every list, and name nobody. */
import { createHmac } from 'node:crypto';
import { emailKey } from '#core/customer/email.ts';
import { keyOf } from '#store/db/sealed-text.ts';
import type { LinkSecret } from '#store/db/sealed-token.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';

/** Of mails of every list. */
export const everyScope = '*';

function hashOf({ linkSecret }: LinkSecret, email: string): string {
  return createHmac('sha256', keyOf(linkSecret, 'mail block')).update(emailKey(email)).digest('base64url');
}

/** `scope`: the request whose mails end, or `everyScope`. */
export async function blockMails(trx: StoreTransaction, secret: LinkSecret, email: string, scope: string, now: Date): Promise<void> {
  await trx
    .insertInto('mail_blocks')
    .values({ hash: hashOf(secret, email), scope, at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isBlocked(
  store: { db: Store['db'] | StoreTransaction } & LinkSecret,
  email: string,
  scope: string,
): Promise<boolean> {
  const row = await store.db
    .selectFrom('mail_blocks')
    .select('scope')
    .where('hash', '=', hashOf(store, email))
    .where('scope', 'in', [scope, everyScope])
    .executeTakeFirst();
  return row !== undefined;
}
