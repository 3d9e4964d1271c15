/** Deletes rows whose retention period is over, a small batch at a time. Periods are in core/customer/retention.ts; files are not here. */
import { type ExpressionBuilder, sql } from 'kysely';
import { endOfPeriod } from '#core/customer/retention.ts';
import { lateRecordsDays } from '#core/order/later/records-days.ts';
import { dayMs } from '#core/values/unit.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { deleteMails } from '#store/mail/delete-mails.ts';
import { endedKeys, expiredEvents } from './expired-events.ts';

/** Deletes up to `limit` rows and tells how many were deleted. */
export type Deletion = (trx: StoreTransaction, now: Date, limit: number) => Promise<number>;

type DatedTable =
  | 'session_transfers'
  | 'upload_links'
  | 'tile_words'
  | 'sessions'
  | 'newsletter_requests'
  | 'sample_grants'
  | 'payment_events'
  | 'payment_differences'
  | 'withdrawals'
  | 'logins'
  | 'account_links'
  | 'account_events'
  | 'rate_limits'
  | 'customer_exports'
  | 'mail_turns'
  | 'limit_keys'
  | 'sign_in_challenges'
  | 'flag_telemetry'
  | 'consents';

/** Rows whose instant in `column` lies before the end of their period. `id` is the primary key. */
function byDate<Table extends DatedTable>(
  table: Table,
  column: keyof Tables[Table] & string,
  cutoff: (now: Date) => string,
  id: keyof Tables[Table] & string = 'id' as keyof Tables[Table] & string,
): Deletion {
  return async (trx, now, limit) => {
    const isOver = sql<boolean>`${sql.ref(column)} <= ${cutoff(now)}`;
    const old = sql`select ${sql.ref(id)} from ${sql.table(table)} where ${isOver} limit ${limit}`;
    // The condition is tested again on the locked row: a visit may have lengthened a session meanwhile.
    const deleted = await sql`delete from ${sql.table(table)} where ${sql.ref(id)} in (${old}) and ${isOver}`.execute(trx);
    return Number(deleted.numAffectedRows ?? 0);
  };
}

const isPast = (now: Date) => now.toISOString();
const afterPeriod = (what: Parameters<typeof endOfPeriod>[0]) => (now: Date) => endOfPeriod(what, now);

/** With their versions, links, notes and cart lines. A deleted design stays for its period, and one that was put into a cart within its period stays as long as that line counts. */
async function designs(trx: StoreTransaction, now: Date, limit: number): Promise<number> {
  const at = now.toISOString();
  const old = trx
    .selectFrom('designs')
    .select('id')
    .where('expires_at', '<=', at)
    .where(isGone(now))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('cart_lines')
            .innerJoin('carts', 'carts.id', 'cart_lines.cart')
            .select('cart_lines.id')
            .whereRef('cart_lines.design', '=', 'designs.id')
            .where('carts.ordered_at', 'is', null)
            .where('cart_lines.created_at', '>', endOfPeriod('draft', now)),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          // Its order takes a list until then.
          selectFrom('order_lines')
            .select('order_lines.id')
            .whereRef('order_lines.design', '=', 'designs.id')
            .where('order_lines.plate_at', 'is', null)
            .where('order_lines.records_due_at', '>', new Date(now.getTime() - (lateRecordsDays + 1) * dayMs).toISOString()),
        ),
      ),
    )
    .limit(limit);
  const { numDeletedRows } = await trx
    .deleteFrom('designs')
    .where('id', 'in', old)
    .where('expires_at', '<=', at)
    .where(isGone(now))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Not deleted by its owner, or so long ago that it cannot be restored any more. */
function isGone(now: Date) {
  return ({ or, eb }: ExpressionBuilder<Tables, 'designs'>) =>
    or([eb('deleted_at', 'is', null), eb('deleted_at', '<=', endOfPeriod('deletedDesign', now))]);
}

async function shares(trx: StoreTransaction, now: Date, limit: number): Promise<number> {
  const cutoff = endOfPeriod('endedShare', now);
  const old = trx
    .selectFrom('design_shares')
    .select('id')
    .where(({ or, eb }) => or([eb('expires_at', '<=', cutoff), eb('revoked_at', '<=', cutoff)]))
    .limit(limit);
  const { numDeletedRows } = await trx.deleteFrom('design_shares').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}

async function responses(trx: StoreTransaction, now: Date, limit: number): Promise<number> {
  const old = await trx
    .selectFrom('idempotent_responses')
    .select(['owner', 'key'])
    .where('created_at', '<=', endOfPeriod('idempotentResponse', now))
    .limit(limit)
    .execute();
  for (const { owner, key } of old)
    await trx.deleteFrom('idempotent_responses').where('owner', '=', owner).where('key', '=', key).execute();
  return old.length;
}

async function jobs(trx: StoreTransaction, now: Date, limit: number): Promise<number> {
  const old = trx
    .selectFrom('jobs')
    .select('id')
    .where('state', '=', 'done')
    .where('done_at', '<=', endOfPeriod('doneJob', now))
    .limit(limit);
  const { numDeletedRows } = await trx.deleteFrom('jobs').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Jobs that failed to send a mail that is deleted meanwhile: their errors may name its address. */
async function jobsOfLostMails(trx: StoreTransaction, _now: Date, limit: number): Promise<number> {
  const lost = trx
    .selectFrom('jobs')
    .select('jobs.id')
    .where('kind', '=', 'send-mail')
    .where('state', '=', 'failed')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('mails').select('mails.id').where(sql`'send-mail:' || mails.id`, '=', sql.ref('jobs.dedupe')))),
    )
    .limit(limit);
  const { numDeletedRows } = await trx.deleteFrom('jobs').where('id', 'in', lost).executeTakeFirst();
  return Number(numDeletedRows);
}

async function mails(trx: StoreTransaction, now: Date, limit: number): Promise<number> {
  const old = await trx
    .selectFrom('mails')
    .select('id')
    .where('created_at', '<=', endOfPeriod('mail', now))
    .orderBy('created_at')
    .limit(limit)
    .execute();
  await deleteMails(
    trx,
    old.map(({ id }) => id),
  );
  return old.length;
}

/** With the mails to the shop and to the visitor. */
async function messages(trx: StoreTransaction, now: Date, limit: number): Promise<number> {
  const old = await trx
    .selectFrom('messages')
    .select(['id', 'mail', 'acknowledgement'])
    .where('created_at', '<=', endOfPeriod('message', now))
    .orderBy('created_at')
    .limit(limit)
    .execute();
  await deleteMails(
    trx,
    old.flatMap(({ mail, acknowledgement }) => (acknowledgement === null ? [mail] : [mail, acknowledgement])),
  );
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom('messages').where('id', 'in', ids).execute();
  return old.length;
}

/** Guests that were not seen for their period and own neither a design nor a picture any more, with their carts, sessions, guest lists and entries of calendars. */
export async function deleteGuests(trx: StoreTransaction, now: Date, limit: number): Promise<number> {
  const cutoff = endOfPeriod('guest', now);
  const old = await trx
    .selectFrom('owners')
    .select('id')
    .where('customer', 'is', null)
    .where('seen_at', '<=', cutoff)
    .where(({ and, not, exists, selectFrom }) =>
      and([
        not(exists(selectFrom('designs').select('designs.id').whereRef('designs.owner', '=', 'owners.id'))),
        not(exists(selectFrom('pictures').select('pictures.id').whereRef('pictures.owner', '=', 'owners.id'))),
        not(exists(selectFrom('messages').select('messages.id').whereRef('messages.owner', '=', 'owners.id'))),
      ]),
    )
    .limit(limit)
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const tables = [
    'session_transfers',
    'upload_links',
    'sessions',
    'idempotent_responses',
    'carts',
    'calendar_entries',
    'events',
    'guest_lists',
  ] as const;
  for (const table of tables) await trx.deleteFrom(table).where('owner', 'in', ids).execute();
  await trx.deleteFrom('owners').where('id', 'in', ids).execute();
  return ids.length;
}

type ReportTable = 'flag_impressions' | 'flag_exposures' | 'flag_events' | 'flag_counts' | 'flag_keys' | 'searches';

/** Reports of feature tests and searches, which have keys of several columns. `column` holds milliseconds, or a day. */
function reports<Table extends ReportTable>(
  table: Table,
  column: keyof Tables[Table] & string,
  period: Parameters<typeof endOfPeriod>[0],
  keys: readonly (keyof Tables[Table] & string)[],
): Deletion {
  return async (trx, now, limit) => {
    const end = endOfPeriod(period, now);
    const cutoff = column === 'day' ? end.slice(0, 10) : Date.parse(end);
    const key = sql.join(keys.map((name) => sql.ref(name)));
    const old = sql`select ${key} from ${sql.table(table)} where ${sql.ref(column)} < ${cutoff} limit ${limit}`;
    const deleted = await sql`delete from ${sql.table(table)} where (${key}) in (${old})`.execute(trx);
    return Number(deleted.numAffectedRows ?? 0);
  };
}

/** Keys that were removed from a segment: a client that was away for longer reads the whole segment anew. */
async function removedSegmentKeys(trx: StoreTransaction, now: Date, limit: number): Promise<number> {
  const cutoff = Date.parse(endOfPeriod('removedSegmentKey', now));
  const isOld = sql`is_removed = 1 and change_number < ${cutoff}`;
  const old = sql`select segment, key from segment_keys where ${isOld} limit ${limit}`;
  const deleted = await sql`delete from segment_keys where (segment, key) in (${old}) and ${isOld}`.execute(trx);
  return Number(deleted.numAffectedRows ?? 0);
}

/** Words that fewer than three client networks sent on their day: their hashes match nothing any more. */
async function rareSearches(trx: StoreTransaction, now: Date, limit: number): Promise<number> {
  const isRare = sql`words is null and day < ${new Date(now.getTime() - dayMs).toISOString().slice(0, 10)}`;
  const key = sql`day, channel, language, kind, hash`;
  const deleted = await sql`delete from searches where (${key}) in (select ${key} from searches where ${isRare} limit ${limit})`.execute(
    trx,
  );
  return Number(deleted.numAffectedRows ?? 0);
}

/** With their households, guests, changes and imports. One with an event stays as long as that does. */
async function guestLists(trx: StoreTransaction, now: Date, limit: number): Promise<number> {
  const isOld = sql<boolean>`changed_at <= ${endOfPeriod('guestList', now)} and id not in (select list from events)`;
  const old = sql`select id from guest_lists where ${isOld} limit ${limit}`;
  const deleted = await sql`delete from guest_lists where id in (${old}) and ${isOld}`.execute(trx);
  return Number(deleted.numAffectedRows ?? 0);
}

async function listChanges(trx: StoreTransaction, now: Date, limit: number): Promise<number> {
  const isOld = sql`at <= ${endOfPeriod('listChange', now)}`;
  const old = sql`select list, version from list_changes where ${isOld} limit ${limit}`;
  const deleted = await sql`delete from list_changes where (list, version) in (${old})`.execute(trx);
  return Number(deleted.numAffectedRows ?? 0);
}

/** Files that were read and not taken over. */
async function importDrafts(trx: StoreTransaction, now: Date, limit: number): Promise<number> {
  const old = trx
    .selectFrom('imports')
    .select('id')
    .where('state', 'in', ['draft', 'expired'])
    .where('made_at', '<=', endOfPeriod('listImport', now))
    .limit(limit);
  const { numDeletedRows } = await trx.deleteFrom('imports').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}

/** The cells of files that were taken over: their file has no row from here on, and goes with the other files without one. */
async function importGrids(trx: StoreTransaction, now: Date, limit: number): Promise<number> {
  const old = trx
    .selectFrom('imports')
    .select('id')
    .where('grid_key', 'is not', null)
    .where('committed_at', '<=', endOfPeriod('listImport', now))
    .limit(limit);
  const { numUpdatedRows } = await trx.updateTable('imports').set({ grid_key: null }).where('id', 'in', old).executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Answers and links of requests whose links ended long ago. */
async function endedRequests(trx: StoreTransaction, now: Date, limit: number): Promise<number> {
  const ended = trx
    .selectFrom('address_requests')
    .select('id')
    .where('ends_on', '<', endOfPeriod('addressAnswer', now).slice(0, 10))
    .limit(limit);
  const { numDeletedRows } = await trx.deleteFrom('address_requests').where('id', 'in', ended).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Data on health: it ends earlier than the answers. */
async function foodNotes(trx: StoreTransaction, now: Date, limit: number): Promise<number> {
  const over = sql`select id from events where last_day < ${endOfPeriod('foodNote', now).slice(0, 10)}`;
  const old = sql`select event, guest from food_notes where event in (${over}) limit ${limit}`;
  const deleted = await sql`delete from food_notes where (event, guest) in (${old})`.execute(trx);
  return Number(deleted.numAffectedRows ?? 0);
}

async function openReplies(trx: StoreTransaction, now: Date, limit: number): Promise<number> {
  const over = trx.selectFrom('events').select('id').where('last_day', '<', endOfPeriod('openReply', now).slice(0, 10));
  const old = trx.selectFrom('open_replies').select('id').where('event', 'in', over).limit(limit);
  const { numDeletedRows } = await trx.deleteFrom('open_replies').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}

export const deletions: Readonly<Record<string, Deletion>> = {
  transfers: byDate('session_transfers', 'expires_at', isPast),
  sessions: byDate('sessions', 'expires_at', isPast),
  designs,
  shares,
  tileWords: byDate('tile_words', 'expires_at', isPast, 'owner'),
  uploadLinks: byDate('upload_links', 'expires_at', afterPeriod('endedUploadLink')),
  responses,
  jobs,
  mails,
  jobsOfLostMails,
  messages,
  signUps: byDate('newsletter_requests', 'expires_at', afterPeriod('signUp')),
  sampleGrants: byDate('sample_grants', 'granted_at', afterPeriod('sampleGrant'), 'owner'),
  // Attempts of events that are not known are looked for during the first day.
  paymentEvents: byDate('payment_events', 'received_at', afterPeriod('paymentEvent'), 'event_id'),
  paymentDifferences: byDate('payment_differences', 'found_at', afterPeriod('paymentDifference')),
  guestLists,
  listChanges,
  addressRequests: endedRequests,
  events: expiredEvents,
  endedKeys,
  foodNotes,
  openReplies,
  importDrafts,
  importGrids,
  withdrawals: byDate('withdrawals', 'submitted_at', afterPeriod('withdrawal')),
  // A device stays known as long as one of its logins is there.
  logins: byDate('logins', 'expires_at', afterPeriod('login')),
  accountLinks: byDate('account_links', 'expires_at', afterPeriod('accountLink')),
  accountEvents: byDate('account_events', 'at', afterPeriod('accountEvent')),
  exports: byDate('customer_exports', 'expires_at', isPast),
  mailTurns: byDate('mail_turns', 'due_at', (now) => new Date(now.getTime() - dayMs).toISOString()),
  attempts: byDate('rate_limits', 'expires_at', isPast),
  limitKeys: byDate('limit_keys', 'day', (now) => new Date(now.getTime() - dayMs).toISOString().slice(0, 10), 'day'),
  challenges: byDate('sign_in_challenges', 'expires_at', isPast),
  impressions: reports('flag_impressions', 'at_ms', 'impression', ['flag', 'key', 'treatment', 'at_ms']),
  exposures: reports('flag_exposures', 'last_at_ms', 'exposure', ['flag', 'phase', 'key', 'treatment']),
  flagEvents: reports('flag_events', 'at_ms', 'exposure', ['key', 'type', 'at_ms']),
  flagCounts: reports('flag_counts', 'day', 'exposure', ['flag', 'day', 'hour_ms']),
  flagKeys: reports('flag_keys', 'day', 'exposure', ['flag', 'day', 'key']),
  searches: reports('searches', 'day', 'search', ['day', 'channel', 'language', 'kind', 'hash']),
  rareSearches,
  telemetry: byDate('flag_telemetry', 'at', afterPeriod('telemetry')),
  removedSegmentKeys,
  consents: byDate('consents', 'at', afterPeriod('consent')),
};
