/** What an event's host counts. Guests who are not in the list any more count nowhere. */
import { type SqlBool, sql } from 'kysely';
import type { Answer, AnswerFilter } from '#core/people/event/event.ts';
import type { GuestKind, Household } from '#core/people/household.ts';
import { withGuestRows } from '#store/people/household-rows.ts';
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
const answersOfHouseholds = (event: string) => sql`
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
      (select count(*) from food_notes f join guests g on g.id = f.guest where f.event = ${event}) as "foodNotes"`.execute(db);
  const [row] = rows;
  const number = (name: keyof EventCounts) => Number(row?.[name] ?? 0);
  return {
    households: number('households'),
    answeredHouseholds: number('answeredHouseholds'),
    persons: number('persons'),
    attending: number('attending'),
    foodNotes: number('foodNotes'),
  };
}

export type AnsweredHousehold = { household: Household; invited: number; yes: number; no: number; open: number; lastAt: string | null };
export type AnsweredPage = { rows: AnsweredHousehold[]; page: number; pages: number };

const pageRows = 50;

/** One page of the households of the list. A page behind the last one is the last one. */
export async function answeredHouseholds(
  { db }: EventReader,
  { id, list }: Of,
  { filter, page: wanted }: { filter: AnswerFilter; page: number },
): Promise<AnsweredPage> {
  const where = { all: sql<SqlBool>`1 = 1`, open: sql<SqlBool>`a.open > 0`, answered: sql<SqlBool>`a.open = 0` }[filter];
  const from = sql`from households h left join (${answersOfHouseholds(id)}) as a on a.household = h.id
    left join household_replies l on l.household = h.id and l.event = ${id}
    where h.list = ${list} and ${where}`;
  const { rows: counted } = await sql<{ count: number | string }>`select count(*) as count ${from}`.execute(db);
  const pages = Math.max(1, Math.ceil(Number(counted[0]?.count ?? 0) / pageRows));
  const page = Math.min(Math.max(1, wanted), pages);
  type Row = { id: string; invited: number | null; yes: number | null; no: number | null; open: number | null; last_at: string | null };
  const { rows } = await sql<Row>`select h.id, a.invited, a.yes, a.no, a.open, l.last_at ${from}
    order by h.position limit ${pageRows} offset ${(page - 1) * pageRows}`.execute(db);
  const ids = rows.map((row) => row.id);
  const stored = ids.length === 0 ? [] : await db.selectFrom('households').selectAll().where('id', 'in', ids).execute();
  const households = new Map((await withGuestRows(db, stored)).map((household) => [household.id, household]));
  return {
    page,
    pages,
    rows: rows.flatMap(({ id: household, invited, yes, no, open, last_at }) => {
      const found = households.get(household);
      const counts = { invited: Number(invited ?? 0), yes: Number(yes ?? 0), no: Number(no ?? 0), open: Number(open ?? 0) };
      return found ? [{ household: found, ...counts, lastAt: last_at }] : [];
    }),
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

/** Households of which an invited person has not answered to a part. */
export async function openHouseholds({ db }: EventReader, event: string): Promise<string[]> {
  const { rows } = await sql<{ household: string }>`
    select a.household from (${answersOfHouseholds(event)}) as a where a.open > 0`.execute(db);
  return rows.map(({ household }) => household);
}
