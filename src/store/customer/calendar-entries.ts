/** Birthdays and dates of a guest or customer, apart from the calendars they stand in: the next one takes them from here. */
import { type CalendarEntry, calendarEntriesSchema } from '#core/calendar/entries.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { withEntries, withoutEntries } from '#core/products/calendar/with-entries.ts';
import { isEqual } from '#core/values/equal.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { lockOwner } from '#store/session/sessions.ts';

/** In the order of the year; null for an owner whose calendars were saved before there was a list, or who has none. Throws for a damaged row. */
export async function findCalendarEntries({ db }: Pick<Store, 'db'>, owner: OwnerId): Promise<CalendarEntry[] | null> {
  const row = await db.selectFrom('calendar_entries').select('entries').where('owner', '=', owner).executeTakeFirst();
  return row ? calendarEntriesSchema.parse(JSON.parse(row.entries)) : null;
}

async function write(trx: StoreTransaction, owner: OwnerId, list: readonly CalendarEntry[], now: Date): Promise<void> {
  const row = { entries: JSON.stringify(list), updated_at: now.toISOString() };
  await trx
    .insertInto('calendar_entries')
    .values({ owner, ...row })
    .onConflict((conflict) => conflict.column('owner').doUpdateSet(row))
    .execute();
}

/** Puts a list in place of the owner's. */
export async function replaceCalendarEntries(store: Store, owner: OwnerId, list: readonly CalendarEntry[], now: Date): Promise<void> {
  await store.write(async (trx) => {
    await lockOwner(trx, store.engine, owner);
    await write(trx, owner, withEntries([], list), now);
  });
}

/** What of a stored document is read here: one of another version may lack anything. */
type StoredDocument = { product?: { type?: unknown; settings?: { entries?: unknown } } };

/** Entries of the document of a calendar; none of one that is not. */
function entriesOf({ product }: StoredDocument): CalendarEntry[] {
  const read = calendarEntriesSchema.safeParse(product?.settings?.entries);
  return read.success ? read.data : [];
}

type Followed = { owner: OwnerId; engine: Store['engine']; before: string | null; after: StoredDocument; now: Date };

/**
 * What a save of a calendar changes in the owner's list: entries that are new in it come in, and those that were taken out of it leave. `before` is
 * the document of the revision before as JSON, null for a new design; other products change nothing. Runs in the transaction of the save.
 */
export async function followCalendar(trx: StoreTransaction, { owner, engine, before, after, now }: Followed): Promise<void> {
  if (after.product?.type !== 'calendar') return;
  const [old, next] = [before === null ? [] : entriesOf(JSON.parse(before)), entriesOf(after)];
  if (isEqual(old, next)) return;
  await lockOwner(trx, engine, owner);
  const stored = (await findCalendarEntries({ db: trx }, owner)) ?? old;
  await write(trx, owner, withEntries(withoutEntries(stored, withoutEntries(old, next)), next), now);
}

/** Moves a guest's entries behind those of the customer who signs in, with both owners locked. */
export async function moveCalendarEntries(trx: StoreTransaction, guest: OwnerId, owner: OwnerId, now: Date): Promise<void> {
  const own = await findCalendarEntries({ db: trx }, guest);
  if (!own) return;
  const known = await findCalendarEntries({ db: trx }, owner);
  await write(trx, owner, withEntries(known ?? [], own), now);
  await trx.deleteFrom('calendar_entries').where('owner', '=', guest).execute();
}
