/** Guest lists of an owner. Every statement names the owner; a foreign list is a missing one. */
import { type SqlBool, sql } from 'kysely';
import type { OwnerId } from '#core/customer/owner.ts';
import { type AddressState, type Household, listBounds } from '#core/people/household.ts';
import type { ListSettings } from '#core/people/household-schema.ts';
import { folded } from '#core/people/words.ts';
import { Fault } from '#core/values/fault.ts';
import type { Formality } from '#core/values/formality.ts';
import type { Language } from '#core/values/locale.ts';
import { message } from '#core/values/message.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { newToken } from '#store/db/tokens.ts';
import { lockOwner } from '#store/session/sessions.ts';
import { withGuestRows } from './household-rows.ts';

export type GuestList = ListSettings & {
  id: string;
  language: Language;
  formality: Formality;
  version: number;
  settingsVersion: number;
  changedAt: string;
};
export type ListCounts = { households: number; guests: number; unnamed: number };

export function guestListOf(row: Tables['guest_lists']): GuestList {
  const { id, name, country, language, formality, tone, order_rule, version, settings_version, changed_at } = row;
  return {
    id,
    name,
    country,
    language,
    formality,
    tone,
    order: order_rule,
    version,
    settingsVersion: settings_version,
    changedAt: changed_at,
  };
}

/** Null for a foreign list. */
export async function findGuestList({ db }: Pick<Store, 'db'>, owner: OwnerId, id: string): Promise<GuestList | null> {
  const row = await db.selectFrom('guest_lists').selectAll().where('id', '=', id).where('owner', '=', owner).executeTakeFirst();
  return row ? guestListOf(row) : null;
}

/** Last changed first, with how many households and guests each has. */
export async function listGuestLists({ db }: Pick<Store, 'db'>, owner: OwnerId): Promise<(GuestList & Omit<ListCounts, 'unnamed'>)[]> {
  const rows = await db
    .selectFrom('guest_lists')
    .selectAll()
    .select((query) => [
      query.selectFrom('households').select(query.fn.countAll<number>().as('n')).whereRef('list', '=', 'guest_lists.id').as('households'),
      query
        .selectFrom('guests')
        .innerJoin('households', 'households.id', 'guests.household')
        .select(query.fn.countAll<number>().as('n'))
        .whereRef('households.list', '=', 'guest_lists.id')
        .as('guests'),
    ])
    .where('owner', '=', owner)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ households, guests, ...row }) => ({
    ...guestListOf(row),
    households: Number(households ?? 0),
    guests: Number(guests ?? 0),
  }));
}

/**
 * The id of the list: the one that is asked for, also of a list of the owner that is there already. Where another owner has it the list gets
 * one of its own: a stranger whose first two requests come at once is two owners. Throws Fault 'quota-full' beyond the lists that an owner may have.
 */
export async function createGuestList(
  store: Store,
  owner: OwnerId,
  settings: ListSettings & { language: Language; id?: string | undefined },
  now: Date,
): Promise<string> {
  const { id: wanted = newToken(), name, country, language, tone, order } = settings;
  return store.write(async (trx) => {
    await lockOwner(trx, store.engine, owner);
    const there = await trx.selectFrom('guest_lists').select('owner').where('id', '=', wanted).executeTakeFirst();
    if (there?.owner === owner) return wanted;
    const id = there ? newToken() : wanted;
    const { count } = await trx
      .selectFrom('guest_lists')
      .select((query) => query.fn.countAll<number>().as('count'))
      .where('owner', '=', owner)
      .executeTakeFirstOrThrow();
    const { lists: max } = listBounds;
    if (Number(count) >= max) throw new Fault('quota-full', `${count} guest lists`, { text: message('fault.guest-lists-full', { max }) });
    await trx
      .insertInto('guest_lists')
      .values({
        id,
        owner,
        name,
        country,
        language,
        formality: 'du',
        tone,
        order_rule: order,
        version: 0,
        settings_version: 0,
        changed_at: now.toISOString(),
      })
      .execute();
    return id;
  });
}

/** With everything in it. False for a foreign list. */
export async function deleteGuestList(store: Store, owner: OwnerId, id: string): Promise<boolean> {
  const { numDeletedRows } = await store.write((trx) =>
    trx.deleteFrom('guest_lists').where('id', '=', id).where('owner', '=', owner).executeTakeFirst(),
  );
  return Number(numDeletedRows) === 1;
}

/** Households whose address is not what is named, or that live in another country than the list's. */
export type HouseholdFilter = 'all' | 'without' | 'problems' | 'abroad';
export type HouseholdQuery = { filter: HouseholdFilter; search: string; problemsFirst: boolean; page: number };

export const pageRows = 50;

const problemStates: readonly AddressState[] = ['incomplete', 'wrong'];

/** The parts of a folded search, each as a pattern: a row has all of them. */
function patterns(search: string): string[] {
  return folded(search)
    .split(' ')
    .slice(0, 6)
    .filter((word) => word !== '')
    .map((word) => `%${word}%`);
}

function condition({ filter, search }: HouseholdQuery, country: string) {
  const byFilter = {
    all: sql<SqlBool>`1 = 1`,
    without: sql<SqlBool>`address_state = 'unchecked'`,
    problems: sql<SqlBool>`address_state in (${sql.join(problemStates)})`,
    abroad: sql<SqlBool>`country <> ${country}`,
  }[filter];
  return sql<SqlBool>`${sql.join([byFilter, ...patterns(search).map((pattern) => sql<SqlBool>`search like ${pattern}`)], sql` and `)}`;
}

export type HouseholdPage = {
  households: Household[];
  /** That fit the filter and the search. */
  found: number;
  pages: number;
  page: number;
};

/** One page of the households of a list. A page behind the last one is the last one. */
export async function householdPage(
  { db }: Pick<Store, 'db'>,
  { id, country }: Pick<GuestList, 'id' | 'country'>,
  query: HouseholdQuery,
): Promise<HouseholdPage> {
  const where = condition(query, country);
  const { count } = await db
    .selectFrom('households')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('list', '=', id)
    .where(where)
    .executeTakeFirstOrThrow();
  const found = Number(count);
  const pages = Math.max(1, Math.ceil(found / pageRows));
  const page = Math.min(Math.max(1, query.page), pages);
  const byState = sql`case address_state when 'wrong' then 0 when 'incomplete' then 1 when 'unchecked' then 2 else 3 end`;
  const rows = await db
    .selectFrom('households')
    .selectAll()
    .where('list', '=', id)
    .where(where)
    .$if(query.problemsFirst, (select) => select.orderBy(byState))
    .orderBy('position')
    .limit(pageRows)
    .offset((page - 1) * pageRows)
    .execute();
  return { households: await withGuestRows(db, rows), found, pages, page };
}

export async function householdCount({ db }: Pick<Store, 'db'>, list: string): Promise<number> {
  const { count } = await db
    .selectFrom('households')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The id of the household at a place of the list; null where there is none. */
export async function householdAt({ db }: Pick<Store, 'db'>, list: string, position: number): Promise<string | null> {
  const row = await db.selectFrom('households').select('id').where('list', '=', list).where('position', '=', position).executeTakeFirst();
  return row?.id ?? null;
}

/** Every household of a list in its order. */
export async function allHouseholds({ db }: Pick<Store, 'db'>, list: string): Promise<Household[]> {
  return withGuestRows(db, await db.selectFrom('households').selectAll().where('list', '=', list).orderBy('position').execute());
}

/** How many households each filter shows, and how many guests the list has. */
export async function listCounts(
  { db }: Pick<Store, 'db'>,
  { id, country }: Pick<GuestList, 'id' | 'country'>,
): Promise<ListCounts & Record<HouseholdFilter, number>> {
  const states = await db
    .selectFrom('households')
    .select((query) => [
      'address_state',
      query.fn.countAll<number>().as('count'),
      sql<number>`sum(case when country <> ${country} then 1 else 0 end)`.as('abroad'),
      sql<number>`sum(plus_ones)`.as('plus_ones'),
    ])
    .where('list', '=', id)
    .groupBy('address_state')
    .execute();
  const guests = await db
    .selectFrom('guests')
    .innerJoin('households', 'households.id', 'guests.household')
    .select((query) => [
      query.fn.countAll<number>().as('count'),
      sql<number>`sum(case when given = '' and family = '' then 1 else 0 end)`.as('unnamed'),
      sql<number>`sum(case when kind = 'plus-one' then 1 else 0 end)`.as('companions'),
    ])
    .where('households.list', '=', id)
    .executeTakeFirstOrThrow();
  const sum = (pick: (row: (typeof states)[number]) => number | string) => states.reduce((all, row) => all + Number(pick(row)), 0);
  const ofStates = (wanted: readonly AddressState[]) => sum((row) => (wanted.includes(row.address_state) ? row.count : 0));
  const all = sum(({ count }) => count);
  // Companions who are expected and not written down are persons without a name.
  const expected = sum((row) => row.plus_ones) - Number(guests.companions ?? 0);
  return {
    households: all,
    guests: Number(guests.count) + expected,
    unnamed: Number(guests.unnamed ?? 0) + expected,
    all,
    without: ofStates(['unchecked']),
    problems: ofStates(problemStates),
    abroad: sum((row) => row.abroad),
  };
}

/** The owner's list, with the owner locked until the end of the transaction; null for a foreign one. */
export async function lockGuestList(trx: StoreTransaction, engine: Store['engine'], owner: OwnerId, id: string): Promise<GuestList | null> {
  await lockOwner(trx, engine, owner);
  return findGuestList({ db: trx }, owner, id);
}
