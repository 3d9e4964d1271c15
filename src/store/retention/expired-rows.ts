/** Deletes rows whose retention period is over, a small batch at a time. Periods are in core/customer/retention.ts; files are not here. */
import type { ExpressionBuilder } from 'kysely';
import { endOfPeriod } from '#core/customer/retention.ts';
import type { Change } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { sendFailureReport } from '#store/job/jobs.ts';

/** Deletes up to `limit` rows and tells how many were deleted. */
export type Deletion = (trx: Change, now: Date, limit: number) => Promise<number>;

async function transfers(trx: Change, now: Date, limit: number): Promise<number> {
  const old = trx.selectFrom('session_transfers').select('id').where('expires_at', '<', now.toISOString()).limit(limit);
  const { numDeletedRows } = await trx.deleteFrom('session_transfers').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}

async function sessions(trx: Change, now: Date, limit: number): Promise<number> {
  const at = now.toISOString();
  const old = trx.selectFrom('sessions').select('id').where('expires_at', '<=', at).limit(limit);
  // The condition is tested again on the locked row: a visit may have lengthened the session meanwhile.
  const { numDeletedRows } = await trx.deleteFrom('sessions').where('id', 'in', old).where('expires_at', '<=', at).executeTakeFirst();
  return Number(numDeletedRows);
}

/** With their versions, links, notes and cart lines. A deleted design stays for its period, and one that was put into a cart within its period stays as long as that line counts. */
async function designs(trx: Change, now: Date, limit: number): Promise<number> {
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

async function shares(trx: Change, now: Date, limit: number): Promise<number> {
  const cutoff = endOfPeriod('endedShare', now);
  const old = trx
    .selectFrom('design_shares')
    .select('id')
    .where(({ or, eb }) => or([eb('expires_at', '<=', cutoff), eb('revoked_at', '<=', cutoff)]))
    .limit(limit);
  const { numDeletedRows } = await trx.deleteFrom('design_shares').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}

async function responses(trx: Change, now: Date, limit: number): Promise<number> {
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

async function jobs(trx: Change, now: Date, limit: number): Promise<number> {
  const old = trx
    .selectFrom('jobs')
    .select('id')
    .where('state', '=', 'done')
    .where('done_at', '<=', endOfPeriod('doneJob', now))
    .limit(limit);
  const { numDeletedRows } = await trx.deleteFrom('jobs').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}

async function mails(trx: Change, now: Date, limit: number): Promise<number> {
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
async function messages(trx: Change, now: Date, limit: number): Promise<number> {
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

async function signUps(trx: Change, now: Date, limit: number): Promise<number> {
  const old = trx.selectFrom('newsletter_requests').select('id').where('expires_at', '<', endOfPeriod('signUp', now)).limit(limit);
  const { numDeletedRows } = await trx.deleteFrom('newsletter_requests').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}

async function sampleGrants(trx: Change, now: Date, limit: number): Promise<number> {
  const cutoff = endOfPeriod('sampleGrant', now);
  const old = trx.selectFrom('sample_grants').select('owner').where('granted_at', '<=', cutoff).limit(limit);
  // An order may have renewed it meanwhile.
  const { numDeletedRows } = await trx
    .deleteFrom('sample_grants')
    .where('owner', 'in', old)
    .where('granted_at', '<=', cutoff)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function withdrawals(trx: Change, now: Date, limit: number): Promise<number> {
  const old = trx.selectFrom('withdrawals').select('id').where('submitted_at', '<=', endOfPeriod('withdrawal', now)).limit(limit);
  const { numDeletedRows } = await trx.deleteFrom('withdrawals').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}

/** A device stays known as long as one of its logins is there. */
async function logins(trx: Change, now: Date, limit: number): Promise<number> {
  const old = trx.selectFrom('logins').select('id').where('expires_at', '<=', endOfPeriod('login', now)).limit(limit);
  const { numDeletedRows } = await trx.deleteFrom('logins').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}

async function accountLinks(trx: Change, now: Date, limit: number): Promise<number> {
  const old = trx.selectFrom('account_links').select('id').where('expires_at', '<=', endOfPeriod('accountLink', now)).limit(limit);
  const { numDeletedRows } = await trx.deleteFrom('account_links').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}

async function accountEvents(trx: Change, now: Date, limit: number): Promise<number> {
  const old = trx.selectFrom('account_events').select('id').where('at', '<=', endOfPeriod('accountEvent', now)).limit(limit);
  const { numDeletedRows } = await trx.deleteFrom('account_events').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Points of limits whose window is over. */
async function attempts(trx: Change, now: Date, limit: number): Promise<number> {
  const old = trx.selectFrom('rate_limits').select('id').where('expires_at', '<=', now.toISOString()).limit(limit);
  const { numDeletedRows } = await trx
    .deleteFrom('rate_limits')
    .where('id', 'in', old)
    .where('expires_at', '<=', now.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Guests that were not seen for their period and own neither a design nor a picture any more, with their carts and sessions. */
export async function deleteGuests(trx: Change, now: Date, limit: number): Promise<number> {
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
  for (const table of ['session_transfers', 'sessions', 'idempotent_responses', 'carts'] as const)
    await trx.deleteFrom(table).where('owner', 'in', ids).execute();
  await trx.deleteFrom('owners').where('id', 'in', ids).execute();
  return ids.length;
}

/** Mails with the jobs that send them, whose errors may name the address. */
export async function deleteMails(trx: Change, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const words = ids.flatMap((id) => ['send-mail', sendFailureReport].map((kind) => `${kind}:${id}`));
  await trx.deleteFrom('jobs').where('dedupe', 'in', words).execute();
  await trx.deleteFrom('mails').where('id', 'in', ids).execute();
}

export const deletions: Readonly<Record<string, Deletion>> = {
  transfers,
  sessions,
  designs,
  shares,
  responses,
  jobs,
  mails,
  messages,
  signUps,
  sampleGrants,
  withdrawals,
  logins,
  accountLinks,
  accountEvents,
  attempts,
};
