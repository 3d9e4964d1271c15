/** What mails of an event follow: where it was made, whether guests are reminded, and what its host was told. */
import { type RequestSite, requestSiteSchema } from '#core/people/request/request-schema.ts';
import { parseStored } from '#core/values/parse-stored.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { type EventReader, eventOf, type HostedEvent } from './events.ts';

export type EventMailing = {
  site: RequestSite;
  isReminding: boolean;
  /** The host gets a mail about answers. */
  isTelling: boolean;
  /** The list stays when the event ends. */
  keepsList: boolean;
  toldAt: string | null;
};

/** Of events without a row. */
const usual: EventMailing = {
  site: { channel: 'federleicht', country: 'DE', locale: 'de-DE' },
  isReminding: false,
  isTelling: true,
  keepsList: false,
  toldAt: null,
};

function mailingOf(event: string, row: Tables['event_mailings'] | undefined): EventMailing {
  if (!row) return usual;
  return {
    site: parseStored(`mailing ${event}`, requestSiteSchema, JSON.parse(row.site)),
    isReminding: row.reminds === 1,
    isTelling: row.tells === 1,
    keepsList: row.keeps === 1,
    toldAt: row.told_at,
  };
}

export async function findMailing({ db }: EventReader, event: string): Promise<EventMailing> {
  return mailingOf(event, await db.selectFrom('event_mailings').selectAll().where('event', '=', event).executeTakeFirst());
}

type Change = Partial<Omit<EventMailing, 'site'>> & { site?: RequestSite };

/** Writes what changes; everything else stays as it is. The owner of the event is locked. */
export async function putMailing(trx: StoreTransaction, event: string, change: Change): Promise<void> {
  const { site, isReminding, isTelling, keepsList, toldAt } = { ...(await findMailing({ db: trx }, event)), ...change };
  const { channel, country, locale } = site;
  const row = {
    site: JSON.stringify({ channel, country, locale }),
    reminds: isReminding ? 1 : 0,
    tells: isTelling ? 1 : 0,
    keeps: keepsList ? 1 : 0,
    told_at: toldAt,
  };
  await trx
    .insertInto('event_mailings')
    .values({ event, ...row })
    .onConflict((conflict) => conflict.column('event').doUpdateSet(row))
    .execute();
}

export type MailedEvent = { event: HostedEvent; mailing: EventMailing };

/** Events of all owners that are not over, in order of their ids, from behind `after` on. */
export async function mailedEvents({ db }: EventReader, today: string, after: string, limit: number): Promise<MailedEvent[]> {
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where('expires_on', '>=', today)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  const ids = rows.map(({ id }) => id);
  const found = ids.length === 0 ? [] : await db.selectFrom('event_mailings').selectAll().where('event', 'in', ids).execute();
  return rows.map((row) => ({
    event: eventOf(row),
    mailing: mailingOf(
      row.id,
      found.find(({ event }) => event === row.id),
    ),
  }));
}

/** Households that answered by themselves since an instant. */
export async function answeredSince({ db }: EventReader, event: string, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('reply_revisions')
    .select((query) => query.fn.count<number>('household').distinct().as('count'))
    .where('event', '=', event)
    .where('actor', '=', 'household')
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** False where the host was told already: of this threshold of this end. */
export async function noteNotice(trx: StoreTransaction, event: string, days: number, expiresOn: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('event_notices')
    .values({ event, days, expires_on: expiresOn, at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) === 1;
}
