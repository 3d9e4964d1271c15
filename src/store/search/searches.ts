/** Searches without a full answer, added up by day, channel and language. Words are stored once three client networks have sent them. */
import { sql } from 'kysely';
import type { SearchNoteKind } from '#core/search/search-notes.ts';
import type { Channel } from '#core/values/channel.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';

/** `hash` and `networks` are keyed with the day; `networks` are those that sent the words since the last batch. */
export type SearchCount = {
  day: string;
  channel: Channel;
  language: string;
  kind: SearchNoteKind;
  hash: string;
  words: string;
  networks: readonly string[];
  count: number;
};

/** Networks that must have sent words before they are stored. */
export const minNetworks = 3;
/** Rows of a day: further words are not counted. */
export const maxRowsOfDay = 50_000;

async function add(trx: StoreTransaction, { networks, words, count, ...key }: SearchCount): Promise<void> {
  const row = await trx
    .selectFrom('searches')
    .select(['networks', 'words'])
    .where((eb) => eb.and(key))
    .executeTakeFirst();
  const all = [...new Set([...(row?.networks.split(' ').filter(Boolean) ?? []), ...networks])].slice(0, minNetworks);
  const isCommon = row?.words != null || all.length >= minNetworks;
  const seen = { networks: isCommon ? '' : all.join(' '), words: isCommon ? words : null };
  await trx
    .insertInto('searches')
    .values({ ...key, ...seen, count })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'channel', 'language', 'kind', 'hash'])
        .doUpdateSet({ ...seen, count: sql<number>`searches.count + ${count}` }),
    )
    .execute();
}

/** Adds a batch of counts. Those of a day that has 50,000 rows are left out. */
export async function addSearches(store: Store, counts: readonly SearchCount[]): Promise<void> {
  await store.write(async (trx) => {
    for (const [day, ofDay] of Map.groupBy(counts, (one) => one.day)) {
      const { rows } = await trx
        .selectFrom('searches')
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .where('day', '=', day)
        .executeTakeFirstOrThrow();
      for (const one of ofDay.slice(0, Math.max(0, maxRowsOfDay - Number(rows)))) await add(trx, one);
    }
  });
}

export type CommonSearch = { kind: SearchNoteKind; channel: Channel; language: string; words: string; count: number };

/** Words that were stored from a day on, those that were sent most first; at most `limit` of each kind. */
export async function commonSearches(
  { db }: Pick<Store, 'db'>,
  from: string,
  kind: SearchNoteKind,
  limit: number,
): Promise<CommonSearch[]> {
  const rows = await db
    .selectFrom('searches')
    .select(({ fn }) => ['channel', 'language', 'words', fn.sum<number>('count').as('count')])
    .where('day', '>=', from)
    .where('kind', '=', kind)
    .where('words', 'is not', null)
    .groupBy(['channel', 'language', 'words'])
    .orderBy('count', 'desc')
    .orderBy('words')
    .limit(limit)
    .execute();
  return rows.map(({ words, count, ...row }) => ({ ...row, kind, words: words ?? '', count: Number(count) }));
}
