/** Finds pictures that no design, saved version, cart line, order or page of an event shows, and deletes them after their period. */
import type { OwnerId } from '#core/customer/owner.ts';
import { endOfPeriod } from '#core/customer/retention.ts';
import { Fault } from '#core/values/fault.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { filesOfPicture } from '#store/picture/pictures.ts';
import { lockOwner } from '#store/session/sessions.ts';
import { removeSeen, stateOf } from './shown-pictures.ts';

/** The next owners with pictures behind `after`, in order of id. */
export async function ownersWithPictures(store: Store, after: string, limit: number): Promise<OwnerId[]> {
  const rows = await store.db
    .selectFrom('pictures')
    .select('owner')
    .distinct()
    .where('owner', '>', after as OwnerId)
    .orderBy('owner')
    .limit(limit)
    .execute();
  return rows.map(({ owner }) => owner);
}

/**
 * Notes since when each picture of an owner is shown nowhere and when it was last used, and deletes those whose period is over; tells how
 * many. The documents are read outside of the transaction, which changes nothing when one of them was saved meanwhile.
 */
export async function deleteUnreferencedPictures(store: Store, owner: OwnerId, now: Date): Promise<number> {
  const pictures = await unorderedPictures(store, owner);
  const before = await stateOf(store, owner);
  const unseen = new Set(pictures.map(({ id }) => id));
  await removeSeen(store, owner, unseen);
  const cutoff = endOfPeriod((await isGuest(store, owner)) ? 'guestPicture' : 'customerPicture', now);
  const ids = (wanted: (picture: (typeof pictures)[number]) => boolean) => pictures.filter(wanted).map(({ id }) => id);
  const seen = ids(({ id, unreferenced_since, used_at }) => !unseen.has(id) && (unreferenced_since !== null || used_at === null));
  // One that was never used counts from its upload.
  const fresh = ids(({ id, unreferenced_since, used_at }) => unseen.has(id) && unreferenced_since === null && used_at === null);
  const left = ids(({ id, unreferenced_since, used_at }) => unseen.has(id) && unreferenced_since === null && used_at !== null);
  const gone = ids(({ id, unreferenced_since, last_use }) => unseen.has(id) && unreferenced_since !== null && last_use <= cutoff);
  if (seen.length + fresh.length + left.length + gone.length === 0) return 0;
  const at = now.toISOString();
  return store.write(async (trx) => {
    if (!(await lockOwner(trx, store.engine, owner)) || (await stateOf({ db: trx }, owner)) !== before) return 0;
    const set = (of: string[], values: { unreferenced_since: string | null; used_at?: string }) =>
      of.length > 0 && trx.updateTable('pictures').set(values).where('id', 'in', of).execute();
    await set(seen, { unreferenced_since: null, used_at: at });
    await set(fresh, { unreferenced_since: at });
    await set(left, { unreferenced_since: at, used_at: at });
    return (await deleteRows(trx, gone)).count;
  });
}

/** Place of a guest's picture among those of all guests, by its last use. */
export type UsePlace = { lastUse: string; id: string };
type OldPicture = UsePlace & { owner: OwnerId };

/** Pictures of guests behind `after` that the last night found in no use and whose shortest period is over, those used longest ago first. */
export async function oldGuestPictures(store: Store, after: UsePlace, now: Date, limit: number): Promise<OldPicture[]> {
  const rows = await store.db
    .selectFrom('pictures')
    .innerJoin('owners', 'owners.id', 'pictures.owner')
    .select(({ fn }) => ['pictures.id', 'pictures.owner', fn.coalesce('used_at', 'pictures.created_at').as('last_use')])
    .where('owners.customer', 'is', null)
    .where('unreferenced_since', 'is not', null)
    .where(({ eb, fn, or, and }) => {
      const lastUse = fn.coalesce('used_at', 'pictures.created_at');
      return and([
        eb(lastUse, '<=', endOfPeriod('guestPictureAtLeast', now)),
        or([eb(lastUse, '>', after.lastUse), and([eb(lastUse, '=', after.lastUse), eb('pictures.id', '>', after.id)])]),
      ]);
    })
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('order_pictures').select('order_line').whereRef('order_pictures.picture', '=', 'pictures.id'))),
    )
    .orderBy('last_use')
    .orderBy('pictures.id')
    .limit(limit)
    .execute();
  return rows.map(({ id, owner, last_use }) => ({ id, owner, lastUse: last_use }));
}

/** Deletes those of `ids` that nothing shows; the keys of their files, which nothing needs any more. */
export async function deleteUnshown(store: Store, owner: OwnerId, ids: readonly string[]): Promise<{ count: number; files: string[] }> {
  const before = await stateOf(store, owner);
  const unseen = new Set(ids);
  await removeSeen(store, owner, unseen);
  return store.write(async (trx) => {
    const isSame = (await lockOwner(trx, store.engine, owner)) && (await stateOf({ db: trx }, owner)) === before;
    return deleteRows(trx, isSame ? [...unseen] : []);
  });
}

/**
 * Deletes every picture of an owner that no design, saved version, cart line or page of an event shows; one that an order prints only
 * disappears from the owner's pictures. `kept`: those that something shows; `files`: keys that nothing needs any more. Throws Fault 'busy'
 * where the owner's designs change all the time.
 */
export async function clearPictures(store: Store, owner: OwnerId, now: Date): Promise<{ deleted: number; kept: number; files: string[] }> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const rows = await store.db.selectFrom('pictures').select('id').where('owner', '=', owner).where('hidden_at', 'is', null).execute();
    const before = await stateOf(store, owner);
    const unseen = new Set(rows.map(({ id }) => id));
    await removeSeen(store, owner, unseen);
    const ids = [...unseen];
    if (ids.length === 0) return { deleted: 0, kept: rows.length, files: [] };
    const files = await store.write(async (trx) => {
      if (!(await lockOwner(trx, store.engine, owner)) || (await stateOf({ db: trx }, owner)) !== before) return null;
      const deleted = await deleteRows(trx, ids);
      await trx.updateTable('pictures').set({ hidden_at: now.toISOString() }).where('id', 'in', ids).execute();
      return deleted.files;
    });
    if (files) return { deleted: ids.length, kept: rows.length - ids.length, files };
  }
  throw new Fault('busy', 'designs change while their pictures are looked for', { retryAfterSeconds: 1 });
}

async function isGuest({ db }: Store, owner: OwnerId): Promise<boolean> {
  const row = await db.selectFrom('owners').select('customer').where('id', '=', owner).executeTakeFirst();
  return !row || row.customer === null;
}

function unorderedPictures({ db }: Store, owner: OwnerId) {
  return db
    .selectFrom('pictures')
    .select(({ fn }) => ['id', 'unreferenced_since', 'used_at', fn.coalesce('used_at', 'created_at').as('last_use')])
    .where('owner', '=', owner)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('order_pictures').select('order_line').whereRef('order_pictures.picture', '=', 'pictures.id'))),
    )
    .execute();
}

/** Leaves what an order prints. */
async function deleteRows(trx: StoreTransaction, ids: string[]): Promise<{ count: number; files: string[] }> {
  if (ids.length === 0) return { count: 0, files: [] };
  const rows = await trx
    .deleteFrom('pictures')
    .where('id', 'in', ids)
    .where('id', 'not in', trx.selectFrom('order_pictures').select('picture').where('picture', 'in', ids))
    .returning(['print_key', 'preview_key', 'thumb_key', 'medium_key'])
    .execute();
  return { count: rows.length, files: rows.flatMap(filesOfPicture) };
}
