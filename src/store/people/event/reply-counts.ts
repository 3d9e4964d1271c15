/** What an event's host counts. Guests who are not in the list any more count nowhere. */
import { sql } from 'kysely';
import type { Answer } from '#core/people/event/event.ts';
import type { GuestKind } from '#core/people/household.ts';
import type { EventReader } from './events.ts';

type Of = { id: string; list: string };

export type PartCount = { part: string; kind: GuestKind; answer: Answer; count: number };

/** Invited persons by part, kind and answer. */
export async function partCounts({ db }: EventReader, event: string): Promise<PartCount[]> {
  const { rows } = await sql<PartCount>`
    select i.part, g.kind, coalesce(r.answer, 'open') as answer, count(*) as count
    from part_invites i
    join event_parts p on p.id = i.part
    join guests g on g.id = i.guest
    left join replies r on r.part = i.part and r.guest = i.guest
    where p.event = ${event}
    group by i.part, g.kind, coalesce(r.answer, 'open')`.execute(db);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

export type MenuCount = { part: string; menu: string | null; count: number };

/** Persons who come, by what they eat; null: not chosen yet. */
export async function menuCounts({ db }: EventReader, event: string): Promise<MenuCount[]> {
  const { rows } = await sql<MenuCount>`
    select r.part, r.menu, count(*) as count
    from replies r
    join event_parts p on p.id = r.part
    join guests g on g.id = r.guest
    where p.event = ${event} and r.answer = 'yes'
    group by r.part, r.menu`.execute(db);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Of each household with an invited person: how many answers there are of which kind. */
export const answersOfHouseholds = (event: string) => sql`
  select g.household, count(*) as invited,
    sum(case when r.answer = 'yes' then 1 else 0 end) as yes,
    sum(case when r.answer = 'no' then 1 else 0 end) as no,
    sum(case when r.answer is null or r.answer = 'open' then 1 else 0 end) as open
  from part_invites i
  join event_parts p on p.id = i.part
  join guests g on g.id = i.guest
  left join replies r on r.part = i.part and r.guest = i.guest
  where p.event = ${event}
  group by g.household`;

export type EventCounts = {
  households: number;
  answeredHouseholds: number;
  persons: number;
  /** Persons who come to a part at least. */
  attending: number;
  foodNotes: number;
  /** Companions whom invited households may bring, and those of them who have a name. */
  companions: number;
  namedCompanions: number;
};

export async function eventCounts({ db }: EventReader, event: string): Promise<EventCounts> {
  const { rows } = await sql<Record<keyof EventCounts, number | string | null>>`
    select
      (select count(*) from (${answersOfHouseholds(event)}) as h) as households,
      (select count(*) from (${answersOfHouseholds(event)}) as h where h.open = 0) as "answeredHouseholds",
      (select count(distinct i.guest) from part_invites i join event_parts p on p.id = i.part join guests g on g.id = i.guest
        where p.event = ${event}) as persons,
      (select count(distinct r.guest) from replies r join event_parts p on p.id = r.part join guests g on g.id = r.guest
        where p.event = ${event} and r.answer = 'yes') as attending,
      (select count(*) from food_notes f join guests g on g.id = f.guest where f.event = ${event}) as "foodNotes",
      (select coalesce(sum(w.plus_ones), 0) from households w where w.id in (select h.household from (${answersOfHouseholds(event)}) as h)) as companions,
      (select count(*) from guests g where g.kind = 'plus-one' and g.household in (select h.household from (${answersOfHouseholds(event)}) as h))
        as "namedCompanions"`.execute(db);
  const [row] = rows;
  const number = (name: keyof EventCounts) => Number(row?.[name] ?? 0);
  return {
    households: number('households'),
    answeredHouseholds: number('answeredHouseholds'),
    persons: number('persons'),
    attending: number('attending'),
    foodNotes: number('foodNotes'),
    companions: number('companions'),
    namedCompanions: number('namedCompanions'),
  };
}

/** Persons whom the list marks as invited, and who are invited to no part. */
export async function uninvitedGuests({ db }: EventReader, { id, list }: Of): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select g.id from guests g join households h on h.id = g.household
    where h.list = ${list} and g.invited = 1 and g.id not in (
      select i.guest from part_invites i join event_parts p on p.id = i.part where p.event = ${id})`.execute(db);
  return rows.map((row) => row.id);
}
