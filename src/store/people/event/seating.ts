/** Tables of the parts of an event with the guests who sit at them. */
import { sql } from 'kysely';
import type { SeatingTable } from '#core/people/event/seating/plan.ts';
import type { SeatingPerson } from '#core/people/event/seating/units.ts';
import type { GuestName } from '#core/people/household.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import type { EventReader } from './events.ts';

export type SeatedTable = SeatingTable & { part: string; guests: { guest: string; isFixed: boolean }[] };

export type SeatingGuest = SeatingPerson & GuestName & { plusOf: string | null; isComing: boolean; menu: string | null };

/** Tables of all parts of an event, in the order of both, with their guests in order. */
export async function seatingOf({ db }: EventReader, event: string): Promise<SeatedTable[]> {
  const tables = await db
    .selectFrom('seating_tables')
    .innerJoin('event_parts', 'event_parts.id', 'seating_tables.part')
    .selectAll('seating_tables')
    .where('event_parts.event', '=', event)
    .orderBy('event_parts.position')
    .orderBy('seating_tables.position')
    .execute();
  const seats = await db
    .selectFrom('seats')
    .innerJoin('event_parts', 'event_parts.id', 'seats.part')
    .select(['seats.table', 'seats.guest', 'seats.fixed'])
    .where('event_parts.event', '=', event)
    .orderBy('seats.position')
    .orderBy('seats.guest')
    .execute();
  const guests = new Map<string, SeatedTable['guests']>(tables.map(({ id }) => [id, []]));
  for (const { table, guest, fixed } of seats) guests.get(table)?.push({ guest, isFixed: fixed === 1 });
  return tables.map(({ locked, ...table }) => ({ ...table, isLocked: locked === 1, guests: guests.get(table.id) ?? [] }));
}

/** Whoever is invited to a part and has not said no, in the order of the list. Babies need no seat, and are left out unless they have one. */
export async function seatingPeople({ db }: EventReader, part: string): Promise<SeatingGuest[]> {
  const rows = await db
    .selectFrom('part_invites')
    .innerJoin('guests', 'guests.id', 'part_invites.guest')
    .innerJoin('households', 'households.id', 'guests.household')
    .leftJoin('replies', (join) => join.onRef('replies.part', '=', 'part_invites.part').onRef('replies.guest', '=', 'part_invites.guest'))
    .leftJoin('seats', (join) => join.onRef('seats.part', '=', 'part_invites.part').onRef('seats.guest', '=', 'part_invites.guest'))
    .select(['guests.id', 'guests.household', 'guests.kind', 'guests.plus_of', 'title', 'given', 'noble', 'family', 'suffix'])
    .select(['households.side', 'replies.answer', 'replies.menu'])
    .where('part_invites.part', '=', part)
    .where((query) => query.or([query('guests.kind', '!=', 'infant'), query('seats.guest', 'is not', null)]))
    .orderBy('households.position')
    .orderBy('guests.position')
    .execute();
  return rows
    .filter(({ answer }) => answer !== 'no')
    .map(({ side, answer, plus_of, ...guest }) => ({ ...guest, plusOf: plus_of, side: side ?? '', isComing: answer === 'yes' }));
}

/** Seats of those who do not come any more, or are not invited any more, are free. */
export async function freeSeats(trx: StoreTransaction, event: string): Promise<void> {
  await sql`
    delete from seats where part in (select id from event_parts where event = ${event}) and (
      exists (select 1 from replies r where r.part = seats.part and r.guest = seats.guest and r.answer = 'no')
      or not exists (select 1 from part_invites i where i.part = seats.part and i.guest = seats.guest))`.execute(trx);
}

export type SeatingCount = { part: string; name: string; coming: number; seated: number };

/** Of each part with tables: how many come who need a seat, and how many of them have one. */
export async function seatingCounts({ db }: EventReader, event: string): Promise<SeatingCount[]> {
  const { rows } = await sql<SeatingCount>`
    select p.id as part, p.name,
      sum(case when r.answer = 'yes' then 1 else 0 end) as coming,
      sum(case when r.answer = 'yes' and s.guest is not null then 1 else 0 end) as seated
    from event_parts p
    join replies r on r.part = p.id
    join guests g on g.id = r.guest and g.kind <> 'infant'
    left join seats s on s.part = p.id and s.guest = r.guest
    where p.event = ${event} and exists (select 1 from seating_tables t where t.part = p.id)
    group by p.id, p.name, p.position
    order by p.position`.execute(db);
  return rows.map((row) => ({ ...row, coming: Number(row.coming), seated: Number(row.seated) }));
}
