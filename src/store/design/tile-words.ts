/** Names, day and place that an owner typed for the tiles of all designs. One row an owner; they end by themselves after a while. */
import type { TileWords } from '#core/catalogue/suite/tile-words.ts';
import { tileWordsSchema } from '#core/catalogue/suite/tile-words-schema.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { retentionDays } from '#core/customer/retention.ts';
import { parseStored } from '#core/values/parse-stored.ts';
import { dayMs } from '#core/values/unit.ts';
import type { Store } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { lockOwner } from '#store/session/sessions.ts';

/** `token` stands for the words where they must not be seen. */
export type StoredTileWords = { token: string; words: TileWords };

/** Those that have not ended; null for an owner without. */
export async function findTileWords({ db }: Pick<Store, 'db'>, owner: OwnerId, now: Date): Promise<StoredTileWords | null> {
  const row = await db
    .selectFrom('tile_words')
    .select(['token', 'words'])
    .where('owner', '=', owner)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row ? { token: row.token, words: parseStored('words of tiles', tileWordsSchema, JSON.parse(row.words)) } : null;
}

/** Puts words in the place of those that were there, under a new token. Null for an owner who is gone. */
export async function storeTileWords(store: Store, owner: OwnerId, words: TileWords, now: Date): Promise<StoredTileWords | null> {
  const token = newToken();
  const expires = new Date(now.getTime() + retentionDays.tileWords * dayMs);
  const row = { token, words: JSON.stringify(words), created_at: now.toISOString(), expires_at: expires.toISOString() };
  return store.write(async (trx) => {
    if (!(await lockOwner(trx, store.engine, owner))) return null;
    await trx
      .insertInto('tile_words')
      .values({ owner, ...row })
      .onConflict((conflict) => conflict.column('owner').doUpdateSet(row))
      .execute();
    return { token, words };
  });
}

export async function deleteTileWords(store: Store, owner: OwnerId): Promise<void> {
  await store.write((trx) => trx.deleteFrom('tile_words').where('owner', '=', owner).execute());
}
