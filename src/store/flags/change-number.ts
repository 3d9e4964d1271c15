/** Change numbers of the flag service: strictly rising over all flags and segments, in the order in which changes become visible. */
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { bumpVersion } from '#store/db/versions.ts';

export type ChangeKind = 'flag' | 'segment' | 'rule-segment' | 'large-segment' | 'switch';
/** Who changed something, and when. */
export type ChangeAuthor = { actor: string; now: Date };

/**
 * The number of a change, in its transaction: milliseconds since 1970, or one more than the last. The row stays locked until the end of the
 * transaction, so that no smaller number becomes visible after a larger one. Notes what was changed to, and announces it.
 */
export async function noteChange(
  trx: StoreTransaction,
  { actor, now }: ChangeAuthor,
  change: { kind: ChangeKind; name: string; action: string; body: unknown },
): Promise<number> {
  await trx
    .insertInto('flag_state')
    .values({ id: 1, change_number: 0, is_off: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const { change_number } = await trx
    .updateTable('flag_state')
    .set((row) => ({
      change_number: row
        .case()
        .when('change_number', '<', now.getTime())
        .then(now.getTime())
        .else(row('change_number', '+', 1))
        .end(),
    }))
    .returning('change_number')
    .executeTakeFirstOrThrow();
  const { kind, name, action, body } = change;
  const row = { change_number, kind, name, action, actor, at: now.toISOString(), body: JSON.stringify(body) };
  await trx.insertInto('flag_versions').values(row).execute();
  await bumpVersion(trx, 'flags');
  return change_number;
}

export type PastChange = { changeNumber: number; action: string; actor: string; at: string; body: unknown };

/** Newest first, the last 500. */
export async function pastChanges({ db }: Pick<Store, 'db'>, kind: ChangeKind, name: string): Promise<PastChange[]> {
  const rows = await db
    .selectFrom('flag_versions')
    .selectAll()
    .where('kind', '=', kind)
    .where('name', '=', name)
    .orderBy('change_number', 'desc')
    .limit(500)
    .execute();
  return rows.map(({ change_number, action, actor, at, body }) => ({
    changeNumber: change_number,
    action,
    actor,
    at,
    body: JSON.parse(body),
  }));
}
