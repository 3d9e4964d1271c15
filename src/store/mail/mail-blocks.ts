/** Mailboxes that want no mails of guest lists and events. Only HMACs are stored: they outlive every list, and name nobody. */
import { createHmac } from 'node:crypto';
import { emailKey } from '#core/customer/email.ts';
import { keyOf } from '#store/db/sealed-text.ts';
import type { LinkSecret } from '#store/db/sealed-token.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { inBatches } from '#store/people/household-rows.ts';

/** Of mails of every list. */
export const everyScope = '*';

/** What mailboxes are known by without their addresses. */
export function mailboxHasher({ linkSecret }: LinkSecret): (email: string) => string {
  const key = keyOf(linkSecret, 'mail block');
  return (email) => createHmac('sha256', key).update(emailKey(email)).digest('base64url');
}

export function mailboxHash(secret: LinkSecret, email: string): string {
  return mailboxHasher(secret)(email);
}

/** `scope`: the request, party or event whose mails end, or `everyScope`. */
export async function blockMails(trx: StoreTransaction, secret: LinkSecret, email: string, scope: string, now: Date): Promise<void> {
  await trx
    .insertInto('mail_blocks')
    .values({ hash: mailboxHash(secret, email), scope, at: now.toISOString() })
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
    .where('hash', '=', mailboxHash(store, email))
    .where('scope', 'in', [scope, everyScope])
    .executeTakeFirst();
  return row !== undefined;
}

/** Hashes (`mailboxHash`) of those of many mailboxes that want no mails. */
export async function blockedMailboxes(
  { db }: { db: Store['db'] | StoreTransaction },
  hashes: readonly string[],
  scope: string,
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const some of inBatches(hashes)) {
    const rows = await db
      .selectFrom('mail_blocks')
      .select('hash')
      .where('hash', 'in', some)
      .where('scope', 'in', [scope, everyScope])
      .execute();
    for (const { hash } of rows) found.add(hash);
  }
  return found;
}
