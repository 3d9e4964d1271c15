/** Households whose guests all went to another one. What names such a household, as a printed link does, means the other one. */
import type { Household } from '#core/people/household.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { readHouseholds } from './household-rows.ts';

type Members = Pick<Household, 'id' | 'guests'>;

/** Notes for each removed household which of the written ones has all its guests now; one whose guests are gone has none. */
export async function noteMoves(
  trx: StoreTransaction,
  list: string,
  removed: readonly Members[],
  written: readonly Members[],
): Promise<void> {
  const homeOf = new Map(written.flatMap(({ id, guests }) => guests.map((guest) => [guest.id, id] as const)));
  for (const { id: household, guests } of removed) {
    const [target, ...others] = new Set(guests.map((guest) => homeOf.get(guest.id)));
    // It may have gone elsewhere before, and come back since.
    await trx.deleteFrom('household_moves').where('list', '=', list).where('household', '=', household).execute();
    if (target === undefined || others.length > 0) continue;
    await trx.insertInto('household_moves').values({ list, household, target }).execute();
  }
}

/** The household itself while it is there, else the one its guests went to; null where they are gone. */
export async function standingHousehold(db: Store['db'] | StoreTransaction, list: string, id: string): Promise<Household | null> {
  const seen = new Set<string>();
  for (let at: string | undefined = id; at !== undefined && !seen.has(at); ) {
    seen.add(at);
    const [household] = await readHouseholds(db, list, [at]);
    if (household) return household;
    const row: { target: string } | undefined = await db
      .selectFrom('household_moves')
      .select('target')
      .where('list', '=', list)
      .where('household', '=', at)
      .executeTakeFirst();
    at = row?.target;
  }
  return null;
}

/** Households whose guests went to this one, some of them by way of others that are gone too. */
export async function movedInto(trx: StoreTransaction, list: string, household: string): Promise<string[]> {
  const found = new Set<string>();
  for (let targets = [household]; targets.length > 0; ) {
    const rows = await trx
      .selectFrom('household_moves')
      .leftJoin('households', 'households.id', 'household_moves.household')
      .select('household_moves.household')
      .where('household_moves.list', '=', list)
      .where('target', 'in', targets)
      .where('households.id', 'is', null)
      .execute();
    targets = rows.map((row) => row.household).filter((id) => !found.has(id) && id !== household);
    for (const id of targets) found.add(id);
  }
  return [...found];
}
