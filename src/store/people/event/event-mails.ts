/** Mails of an event to its households: who waits for one, what was written, and what came back. */
import { sql } from 'kysely';
import type { OwnerId } from '#core/customer/owner.ts';
import type { Bounce } from '#core/people/event/bounce.ts';
import { type EventMailKind, type EventMailState, mailingTerms } from '#core/people/event/mailing.ts';
import { dayMs } from '#core/values/unit.ts';
import type { LinkSecret } from '#store/db/sealed-token.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { newToken, tokenHash } from '#store/db/tokens.ts';
import { blockMails, everyScope, isBlocked } from '#store/mail/mail-blocks.ts';
import { inBatches } from '#store/people/household-rows.ts';
import type { EventReader } from './events.ts';

type Of = { id: string; list: string };

export type EventMailRow = Tables['event_mails'];

/** Of an invited household: its mailbox, and how it answered. */
export type InvitedHousehold = {
  household: string;
  email: string;
  phone: string;
  invited: number;
  yes: number;
  open: number;
  hasLink: boolean;
};

/** Households of whom somebody is invited to something, in the order of the list. */
export async function invitedHouseholds({ db }: EventReader, { id, list }: Of): Promise<InvitedHousehold[]> {
  type Row = { id: string; email: string | null; phone: string | null; invited: number; yes: number; open: number; hash: string | null };
  const { rows } = await sql<Row>`
    select h.id, h.email, h.phone, a.invited, a.yes, a.open, k.hash
    from households h
    join (
      select g.household, count(*) as invited,
        sum(case when r.answer = 'yes' then 1 else 0 end) as yes,
        sum(case when r.answer is null or r.answer = 'open' then 1 else 0 end) as open
      from part_invites i
      join event_parts p on p.id = i.part
      join guests g on g.id = i.guest
      left join replies r on r.part = i.part and r.guest = i.guest
      where p.event = ${id}
      group by g.household
    ) as a on a.household = h.id
    left join access_keys k on k.event = ${id} and k.household = h.id
    where h.list = ${list}
    order by h.position`.execute(db);
  return rows.map(({ id: household, email, phone, invited, yes, open, hash }) => ({
    household,
    email: email ?? '',
    phone: phone ?? '',
    invited: Number(invited),
    yes: Number(yes),
    open: Number(open),
    hasLink: hash !== null,
  }));
}

/** Oldest first. */
export async function mailsOfEvent({ db }: EventReader, event: string): Promise<EventMailRow[]> {
  return db.selectFrom('event_mails').selectAll().where('event', '=', event).orderBy('at').orderBy('id').execute();
}

export const mailDedupe = (event: string, household: string, kind: EventMailKind, n: string) => `mail:${event}:${household}:${kind}:${n}`;

export type QueuedMail = { household: string; address: string; n: string };

/** Queues a mail of each household; one that was queued under the same key stays as it is. Answers how many are new. */
export async function queueMails(
  trx: StoreTransaction,
  { event, kind, note, now }: { event: string; kind: EventMailKind; note: string; now: Date },
  households: readonly QueuedMail[],
): Promise<number> {
  const at = now.toISOString();
  let count = 0;
  for (const some of inBatches(households)) {
    const rows = some.map(({ household, address, n }) => ({
      id: newToken(),
      event,
      household,
      kind,
      state: 'queued' as const,
      address,
      dedupe: mailDedupe(event, household, kind, n),
      note,
      due_at: at,
      posted_at: null,
      mail: null,
      stop_hash: null,
      tries: 0,
      at,
    }));
    const done = await trx
      .insertInto('event_mails')
      .values(rows)
      .onConflict((conflict) => conflict.column('dedupe').doNothing())
      .executeTakeFirst();
    count += Number(done.numInsertedOrUpdatedRows ?? 0);
  }
  return count;
}

/** Those that no mail was written for yet and whose time has come. */
export async function waitingMails({ db }: EventReader, event: string, now: Date): Promise<EventMailRow[]> {
  return db
    .selectFrom('event_mails')
    .selectAll()
    .where('event', '=', event)
    .where('state', '=', 'queued')
    .where('mail', 'is', null)
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .orderBy('id')
    .execute();
}

/** Mails that were written within a day before `now` for all events of an owner; confirmations do not count. */
export async function mailsOfLastDay({ db }: EventReader, owner: OwnerId, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('event_mails')
    .innerJoin('events', 'events.id', 'event_mails.event')
    .select((query) => query.fn.count<number>('mail').distinct().as('count'))
    .where('events.owner', '=', owner)
    .where('kind', '!=', 'confirmation')
    .where('posted_at', '>', new Date(now.getTime() - dayMs).toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Of rows of one mailbox: what was written for them. */
export async function noteWritten(
  trx: StoreTransaction,
  ids: readonly string[],
  { mail, stopKey, address, now }: { mail: string; stopKey: string; address: string; now: Date },
): Promise<void> {
  const at = now.toISOString();
  await trx
    .updateTable('event_mails')
    .set({ mail, address, stop_hash: tokenHash(stopKey), posted_at: at, at })
    .where('id', 'in', ids)
    .execute();
}

export async function setMailState(trx: StoreTransaction, ids: readonly string[], state: EventMailState, now: Date): Promise<void> {
  for (const some of inBatches(ids))
    await trx.updateTable('event_mails').set({ state, at: now.toISOString() }).where('id', 'in', some).execute();
}

/** A confirmation that was written beside its row. */
export async function addConfirmation(
  trx: StoreTransaction,
  row: Pick<EventMailRow, 'event' | 'household' | 'address' | 'mail'> & { n: string; stopKey: string; now: Date },
): Promise<void> {
  const { event, household, address, mail, n, stopKey, now } = row;
  const at = now.toISOString();
  // The one that waited is not sent any more.
  await trx
    .updateTable('event_mails')
    .set({ state: 'dropped', at })
    .where('event', '=', event)
    .where('household', '=', household)
    .where('kind', '=', 'confirmation')
    .where('state', '=', 'queued')
    .execute();
  const kind = 'confirmation' as const;
  await trx
    .insertInto('event_mails')
    .values({
      id: newToken(),
      event,
      household,
      kind,
      state: 'queued',
      address,
      dedupe: mailDedupe(event, household, kind, n),
      note: '',
      due_at: at,
      posted_at: at,
      mail,
      stop_hash: tokenHash(stopKey),
      tries: 0,
      at,
    })
    .onConflict((conflict) => conflict.column('dedupe').doNothing())
    .execute();
}

export async function replyVersion({ db }: EventReader, event: string, household: string): Promise<number> {
  const row = await db
    .selectFrom('household_replies')
    .select('version')
    .where('event', '=', event)
    .where('household', '=', household)
    .executeTakeFirst();
  return row?.version ?? 0;
}

const needsNoAnswer: readonly EventMailKind[] = ['link', 'reminder'];

/** Whether every one of these households has answered everything that it is asked. */
async function haveAnswered({ db }: EventReader, event: string, households: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ open: number | null }>`
    select count(*) as open
    from part_invites i
    join event_parts p on p.id = i.part
    join guests g on g.id = i.guest
    left join replies r on r.part = i.part and r.guest = i.guest
    where p.event = ${event} and (r.answer is null or r.answer = 'open') and g.household in (${sql.join(households)})`.execute(db);
  return Number(rows[0]?.open ?? 0) === 0;
}

/** What keeps a written mail of an event from being sent; null where nothing does, 'none' for a mail that goes to no guest. */
export async function mailObstacle(
  store: EventReader & LinkSecret,
  { id, to }: { id: string; to: string },
): Promise<'none' | 'blocked' | 'dropped' | null> {
  const rows = await store.db
    .selectFrom('event_mails')
    .innerJoin('events', 'events.id', 'event_mails.event')
    .select(['event_mails.event', 'household', 'kind', 'event_mails.state', 'events.state as access'])
    .where(sql`lower(mail)`, '=', id.toLowerCase())
    .execute();
  const [first] = rows;
  if (!first) return 'none';
  if (await isBlocked(store, to, first.event)) return 'blocked';
  if (rows.every(({ state }) => state !== 'queued')) return 'dropped';
  if (!needsNoAnswer.includes(first.kind)) return null;
  const households = rows.map(({ household }) => household);
  return first.access === 'draft' || (await haveAnswered(store, first.event, households)) ? 'dropped' : null;
}

/** What became of a written mail. */
export async function noteOutcome(trx: StoreTransaction, mail: string, state: EventMailState, now: Date): Promise<void> {
  await trx
    .updateTable('event_mails')
    .set({ state, at: now.toISOString() })
    .where(sql`lower(mail)`, '=', mail.toLowerCase())
    .where('state', '=', 'queued')
    .execute();
}

/** Writes down what came back. A mail that is not known, or of which the same is known, changes nothing. */
export async function noteBounce(trx: StoreTransaction, secret: LinkSecret, { mail, kind }: Bounce, now: Date): Promise<void> {
  const named = sql<boolean>`lower(mail) = ${mail.toLowerCase()}`;
  const rows = await trx.selectFrom('event_mails').selectAll().where(named).execute();
  const [first] = rows;
  if (!first) return;
  const at = now.toISOString();
  const ids = rows.map(({ id }) => id);
  const change = trx.updateTable('event_mails').where('id', 'in', ids).where('state', 'in', ['queued', 'sent']);
  if (kind === 'complaint') {
    const row = await trx.selectFrom('mails').select('to_address').where('id', '=', first.mail).executeTakeFirst();
    if (row) await blockMails(trx, secret, row.to_address, everyScope, now);
    await trx.updateTable('event_mails').set({ state: 'complained', at }).where('id', 'in', ids).execute();
  } else if (kind === 'soft' && first.kind === 'confirmation') return;
  else if (kind === 'soft' && first.tries < mailingTerms.tries) {
    const due_at = new Date(now.getTime() + mailingTerms.retryMs).toISOString();
    await change.set({ state: 'queued', mail: null, tries: first.tries + 1, due_at, at }).execute();
  } else await change.set({ state: 'bounced', at }).execute();
}

/** The mailbox that a mail went to, and its event, by the link in it that ends such mails. */
export async function mailboxOfStop({ db }: EventReader, stopKey: string): Promise<{ event: string; email: string } | null> {
  const row = await db
    .selectFrom('event_mails')
    .innerJoin('mails', 'mails.id', 'event_mails.mail')
    .select(['event_mails.event', 'mails.to_address'])
    .where('stop_hash', '=', tokenHash(stopKey))
    .executeTakeFirst();
  return row ? { event: row.event, email: row.to_address } : null;
}
