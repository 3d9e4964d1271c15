/** Deletes events a year after their last day with everything that names them, and the hashes by which their links say that they are over. */
import { sql } from 'kysely';
import { retentionDays } from '#core/customer/retention.ts';
import { addDays } from '#core/values/date.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { deleteMails } from '#store/mail/delete-mails.ts';
import { inBatches } from '#store/people/household-rows.ts';

type Ended = { id: string; list: string; expires_on: string };

/** Its links open a page that says that the event is over. The hash of a key names nobody. */
async function saveHashes(trx: StoreTransaction, { id, expires_on }: Ended): Promise<void> {
  const until = addDays(expires_on, retentionDays.endedEventLink);
  await sql`insert into ended_keys (hash, until)
    select hash, ${until} from access_keys where event = ${id} on conflict (hash) do nothing`.execute(trx);
}

/** The list goes with its last event, unless its host keeps it: then its own period begins anew. */
async function endList(trx: StoreTransaction, { id, list }: Ended, now: Date): Promise<void> {
  const mailing = await trx.selectFrom('event_mailings').select('keeps').where('event', '=', id).executeTakeFirst();
  const other = await trx.selectFrom('events').select('id').where('list', '=', list).where('id', '!=', id).executeTakeFirst();
  if (mailing?.keeps === 1) await trx.updateTable('guest_lists').set({ changed_at: now.toISOString() }).where('id', '=', list).execute();
  else if (!other) await trx.deleteFrom('guest_lists').where('id', '=', list).execute();
}

/** With their programme, links, answers and mails. */
export async function expiredEvents(trx: StoreTransaction, now: Date, limit: number): Promise<number> {
  const old = await trx
    .selectFrom('events')
    .select(['id', 'list', 'expires_on', 'state'])
    .where('expires_on', '<', now.toISOString().slice(0, 10))
    .orderBy('id')
    .limit(limit)
    .execute();
  for (const event of old) {
    if (event.state !== 'draft') await saveHashes(trx, event);
    const mails = await trx.selectFrom('mails').select('id').where('event', '=', event.id).execute();
    for (const some of inBatches(mails)) {
      const ids = some.map(({ id }) => id);
      await deleteMails(trx, ids);
    }
    await endList(trx, event, now);
    await trx.deleteFrom('events').where('id', '=', event.id).execute();
  }
  return old.length;
}

export async function endedKeys(trx: StoreTransaction, now: Date, limit: number): Promise<number> {
  const today = now.toISOString().slice(0, 10);
  const old = trx.selectFrom('ended_keys').select('hash').where('until', '<', today).limit(limit);
  const { numDeletedRows } = await trx.deleteFrom('ended_keys').where('hash', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}
