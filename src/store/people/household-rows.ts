/** Households with their guests, as rows of both tables and as values. */
import { sql } from 'kysely';
import type { Guest, Household } from '#core/people/household.ts';
import { plainNames } from '#core/people/name-line.ts';
import { folded } from '#core/people/words.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';

type Reader = Store['db'];

/** Rows of one statement: PostgreSQL takes 65,535 values, SQLite 32,766. */
const batch = 400;

export function inBatches<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / batch) }, (_, at) => all.slice(at * batch, (at + 1) * batch));
}

const orNull = (text: string) => (text === '' ? null : text);

function guestOf(row: Tables['guests']): Guest {
  const { household: _, position: __, gender_source, invited, plus_of, ...rest } = row;
  return { ...rest, genderSource: gender_source, isInvited: invited === 1, plusOf: plus_of };
}

function householdOf(row: Tables['households'], guests: Guest[]): Household {
  const { list: _, search: __, address_state, envelope_text, opening_text, plus_ones, ...rest } = row;
  return {
    ...rest,
    label: row.label ?? '',
    company: row.company ?? '',
    region: row.region ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
    side: row.side ?? '',
    state: address_state,
    envelopeText: envelope_text ?? '',
    openingText: opening_text ?? '',
    plusOnes: plus_ones,
    guests,
  };
}

/** With their guests, in the order of the rows. */
export async function withGuestRows(db: Reader, rows: readonly Tables['households'][]): Promise<Household[]> {
  const guests = new Map<string, Guest[]>(rows.map(({ id }) => [id, []]));
  for (const some of inBatches(rows)) {
    const ids = some.map(({ id }) => id);
    const found = await db.selectFrom('guests').selectAll().where('household', 'in', ids).orderBy('position').execute();
    for (const row of found) guests.get(row.household)?.push(guestOf(row));
  }
  return rows.map((row) => householdOf(row, guests.get(row.id) ?? []));
}

/** Those of the list, in its order; ids of other lists are left out. */
export async function readHouseholds(db: Reader, list: string, ids: readonly string[]): Promise<Household[]> {
  const rows = [];
  for (const some of inBatches(ids))
    rows.push(...(await db.selectFrom('households').selectAll().where('list', '=', list).where('id', 'in', some).execute()));
  return withGuestRows(
    db,
    rows.toSorted((a, b) => a.position - b.position),
  );
}

/** Names, companies and towns, for `like`. */
export function searchOf(household: Household): string {
  const { company, city, guests } = household;
  const everyName = guests.map(({ given, family, nick }) => `${given} ${family} ${nick}`).join(' ');
  return folded(`${plainNames(household)} ${everyName} ${company} ${city}`);
}

function householdRow(list: string, household: Household): Tables['households'] {
  const { id, position, version, street, extra, postcode, city, country, state, tone, plusOnes, note, source } = household;
  return {
    id,
    list,
    position,
    version,
    label: orNull(household.label),
    company: orNull(household.company),
    street,
    extra,
    postcode,
    city,
    region: orNull(household.region),
    country,
    address_state: state,
    email: orNull(household.email),
    phone: orNull(household.phone),
    language: household.language,
    tone,
    envelope_text: orNull(household.envelopeText),
    opening_text: orNull(household.openingText),
    plus_ones: plusOnes,
    side: orNull(household.side),
    note,
    source,
    search: searchOf(household),
  };
}

function guestRows({ id: household, guests }: Household): Tables['guests'][] {
  return guests.map(({ genderSource, isInvited, plusOf, ...rest }, at) => ({
    ...rest,
    household,
    position: at + 1,
    gender_source: genderSource,
    invited: isInvited ? 1 : 0,
    plus_of: plusOf,
  }));
}

/**
 * Writes households with their guests: rows that are there are changed, since other tables name them. A guest may come from another
 * household of the list. Ids are those of rows that were read, or new ones.
 */
export async function putHouseholds(trx: StoreTransaction, list: string, households: readonly Household[]): Promise<void> {
  for (const some of inBatches(households)) {
    const rows = some.map((household) => householdRow(list, household));
    await upsert(trx, 'households', rows);
  }
  const guests = households.flatMap(guestRows);
  for (const rows of inBatches(guests)) await upsert(trx, 'guests', rows);
  for (const some of inBatches(households)) {
    const kept = some.flatMap((household) => household.guests.map(({ id }) => id));
    const ids = some.map(({ id }) => id);
    await trx.deleteFrom('guests').where('household', 'in', ids).where('id', 'not in', kept).execute();
  }
}

async function upsert(trx: StoreTransaction, table: 'households' | 'guests', rows: readonly Record<string, unknown>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const changed = columns.filter((column) => column !== 'id').map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}
    on conflict (id) do update set ${sql.join(changed)}`.execute(trx);
}

/** With their guests. */
export async function deleteHouseholds(trx: StoreTransaction, list: string, ids: readonly string[]): Promise<void> {
  for (const some of inBatches(ids)) await trx.deleteFrom('households').where('list', '=', list).where('id', 'in', some).execute();
}
