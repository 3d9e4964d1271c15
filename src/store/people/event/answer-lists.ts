/** Households of an event as its host lists them: by what their persons answered, and those that answered last. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AnswerFilter, AnswerVia, PersonFilter, RevisionKind } from '#core/people/event/event.ts';
import type { Household } from '#core/people/household.ts';
import { withGuestRows } from '#store/people/household-rows.ts';
import type { EventReader } from './events.ts';
import { answersOfHouseholds } from './reply-counts.ts';

type Of = { id: string; list: string };

/** `matching`: persons of it whom the filter is about. */
export type AnsweredHousehold = {
  household: Household;
  invited: number;
  yes: number;
  no: number;
  open: number;
  lastAt: string | null;
  matching: string[];
};
/** `persons`: how many the filter is about on all pages; null where it is about households. */
export type AnsweredPage = { rows: AnsweredHousehold[]; page: number; pages: number; persons: number | null };

const pageRows = 50;
const all = sql<SqlBool>`1 = 1`;

/** Rows (guest, household) of the persons that a filter is about. */
function personsOf(event: string, { persons, part, menu }: PersonFilter): RawBuilder<unknown> {
  if (persons === 'food')
    return sql`select g.id as guest, g.household from food_notes f join guests g on g.id = f.guest where f.event = ${event}`;
  const isAnswer = persons === 'invited' ? all : sql<SqlBool>`coalesce(r.answer, 'open') = ${persons}`;
  const isPart = part === null ? all : sql<SqlBool>`i.part = ${part}`;
  const isMenu = menu === null ? all : menu === 'none' ? sql<SqlBool>`r.menu is null` : sql<SqlBool>`r.menu = ${menu}`;
  return sql`select distinct g.id as guest, g.household
    from part_invites i
    join event_parts p on p.id = i.part
    join guests g on g.id = i.guest
    left join replies r on r.part = i.part and r.guest = i.guest
    where p.event = ${event} and ${isAnswer} and ${isPart} and ${isMenu}`;
}

/** Companions whom a household may bring, and who have no name yet. */
const unnamed = sql<SqlBool>`a.invited > 0 and h.plus_ones > (select count(*) from guests c where c.household = h.id and c.kind = 'plus-one')`;

type Listed = { filter: AnswerFilter; persons: PersonFilter | null; page: number };

/** One page of the households of the list. A page behind the last one is the last one. */
export async function answeredHouseholds(
  { db }: EventReader,
  { id, list }: Of,
  { filter, persons, page: wanted }: Listed,
): Promise<AnsweredPage> {
  const ofFilter = { all, open: sql<SqlBool>`a.open > 0`, answered: sql<SqlBool>`a.open = 0`, unnamed }[filter];
  const ofPersons = persons ? sql<SqlBool>`h.id in (select m.household from (${personsOf(id, persons)}) as m)` : all;
  const from = sql`from households h left join (${answersOfHouseholds(id)}) as a on a.household = h.id
    left join household_replies l on l.household = h.id and l.event = ${id}
    where h.list = ${list} and ${ofFilter} and ${ofPersons}`;
  const { rows: counted } = await sql<{ count: number | string }>`select count(*) as count ${from}`.execute(db);
  const pages = Math.max(1, Math.ceil(Number(counted[0]?.count ?? 0) / pageRows));
  const page = Math.min(Math.max(1, wanted), pages);
  type Row = { id: string; invited: number | null; yes: number | null; no: number | null; open: number | null; last_at: string | null };
  const { rows } = await sql<Row>`select h.id, a.invited, a.yes, a.no, a.open, l.last_at ${from}
    order by h.position limit ${pageRows} offset ${(page - 1) * pageRows}`.execute(db);
  const ids = rows.map((row) => row.id);
  const households = await householdsById(db, ids);
  const matching = persons ? await matchingGuests(db, id, persons, ids) : new Map<string, string[]>();
  return {
    page,
    pages,
    persons: persons ? await personCount(db, id, persons) : null,
    rows: rows.flatMap(({ id: household, invited, yes, no, open, last_at }) => {
      const found = households.get(household);
      const counts = { invited: Number(invited ?? 0), yes: Number(yes ?? 0), no: Number(no ?? 0), open: Number(open ?? 0) };
      return found ? [{ household: found, ...counts, lastAt: last_at, matching: matching.get(household) ?? [] }] : [];
    }),
  };
}

async function householdsById(db: EventReader['db'], ids: readonly string[]): Promise<Map<string, Household>> {
  const stored = ids.length === 0 ? [] : await db.selectFrom('households').selectAll().where('id', 'in', ids).execute();
  return new Map((await withGuestRows(db, stored)).map((household) => [household.id, household]));
}

async function matchingGuests(db: EventReader['db'], event: string, persons: PersonFilter, ids: readonly string[]) {
  const found = new Map<string, string[]>();
  if (ids.length === 0) return found;
  const { rows } = await sql<{ guest: string; household: string }>`select m.guest, m.household from (${personsOf(event, persons)}) as m
    where m.household in (${sql.join(ids)})`.execute(db);
  for (const { guest, household } of rows) found.set(household, [...(found.get(household) ?? []), guest]);
  return found;
}

async function personCount(db: EventReader['db'], event: string, persons: PersonFilter): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`select count(*) as count from (${personsOf(event, persons)}) as m`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

export type LastAnswer = {
  household: Household;
  lastAt: string;
  by: AnswerVia;
  kind: RevisionKind;
  /** Changes of its answers, the first one with them. */
  version: number;
  /** Persons who come to a part at least. */
  coming: number;
  /** What its persons eat, by name of the dish. */
  menus: { name: string; count: number }[];
};

/** The households whose answers changed last, newest first. */
export async function lastAnswers({ db }: EventReader, { id, list }: Of, limit: number): Promise<LastAnswer[]> {
  const { rows } = await sql<{ household: string; last_at: string; version: number | string; actor: AnswerVia; kind: RevisionKind }>`
    select l.household, l.last_at, l.version, v.actor, v.kind
    from household_replies l
    join households h on h.id = l.household
    join reply_revisions v on v.event = l.event and v.household = l.household and v.version = l.version
    where l.event = ${id} and h.list = ${list} and l.last_at is not null
    order by l.last_at desc, l.household limit ${limit}`.execute(db);
  const ids = rows.map(({ household }) => household);
  if (ids.length === 0) return [];
  const households = await householdsById(db, ids);
  const { rows: coming } = await sql<{ household: string; count: number | string }>`
    select g.household, count(distinct r.guest) as count
    from replies r join event_parts p on p.id = r.part join guests g on g.id = r.guest
    where p.event = ${id} and r.answer = 'yes' and g.household in (${sql.join(ids)})
    group by g.household`.execute(db);
  const { rows: menus } = await sql<{ household: string; name: string; count: number | string }>`
    select g.household, o.name, count(*) as count
    from replies r join menu_options o on o.id = r.menu join event_parts p on p.id = r.part join guests g on g.id = r.guest
    where p.event = ${id} and g.household in (${sql.join(ids)})
    group by g.household, o.name order by o.name`.execute(db);
  return rows.flatMap(({ household, last_at, version, actor, kind }) => {
    const found = households.get(household);
    return found
      ? [
          {
            household: found,
            lastAt: last_at,
            by: actor,
            kind,
            version: Number(version),
            coming: Number(coming.find((row) => row.household === household)?.count ?? 0),
            menus: menus.filter((row) => row.household === household).map(({ name, count }) => ({ name, count: Number(count) })),
          },
        ]
      : [];
  });
}
