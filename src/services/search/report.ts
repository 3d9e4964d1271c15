/** Counts searches without a full answer in memory, and stores them a batch at a time. What is in memory may be lost with its process. */
import { createHmac } from 'node:crypto';
import { networkOf } from '#core/customer/networks.ts';
import type { SearchNote } from '#core/search/search-notes.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import { minuteMs } from '#core/values/unit.ts';
import type { Context, Shop } from '#services/handler.ts';
import { keyOf } from '#store/db/sealed-text.ts';
import type { Store } from '#store/db/store.ts';
import { addSearches, minNetworks, type SearchCount } from '#store/search/searches.ts';

/** Different words of a batch; further ones are not counted. */
const maxBatch = 1_000;

type Batch = { counts: Map<string, SearchCount & { networks: string[] }>; timer: NodeJS.Timeout | null };
const batchOf = weakMemoize((_store: Store): Batch => ({ counts: new Map(), timer: null }));

function hashed(secret: Parameters<typeof createHmac>[1], day: string, text: string): string {
  return createHmac('sha256', secret).update(`${day} ${text}`).digest('base64url').slice(0, 22);
}

/** Notes what an answer did not find. Stores and logs nothing by itself: the batch is written within a minute. */
export function noteSearch(
  { shop, site, ipAddress }: Pick<Context, 'shop' | 'site' | 'ipAddress'>,
  language: string,
  notes: readonly SearchNote[],
): void {
  if (notes.length === 0) return;
  const batch = batchOf(shop.store);
  const secret = keyOf(shop.store.linkSecret, 'searches');
  const day = shop.clock().toISOString().slice(0, 10);
  const network = hashed(secret, day, networkOf(ipAddress)).slice(0, 8);
  for (const { kind, words } of notes) {
    const hash = hashed(secret, day, words);
    const key = [day, site.channel, language, kind, hash].join(' ');
    const known = batch.counts.get(key);
    if (!known && batch.counts.size >= maxBatch) continue;
    const one = known ?? { day, channel: site.channel, language, kind, hash, words, networks: [], count: 0 };
    one.count += 1;
    if (one.networks.length < minNetworks && !one.networks.includes(network)) one.networks.push(network);
    batch.counts.set(key, one);
  }
  batch.timer ??= setTimeout(() => void flushSearches(shop), minuteMs).unref();
}

/** Stores what was counted since the last batch. A batch that cannot be stored is lost, and logged without its words. */
export async function flushSearches({ store, log }: Pick<Shop, 'store' | 'log'>): Promise<void> {
  const batch = batchOf(store);
  const counts = [...batch.counts.values()];
  batch.counts.clear();
  if (batch.timer) clearTimeout(batch.timer);
  batch.timer = null;
  if (counts.length === 0) return;
  await addSearches(store, counts).catch(() => log('warn', 'searches-not-stored', { count: counts.length }));
}
