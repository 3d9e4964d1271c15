/** The design that the envelopes of a list are printed with, and what is found on each. Kept until design, list or settings change. */
import { LRUCache } from 'lru-cache';
import type { OwnerId } from '#core/customer/owner.ts';
import { fittingOf } from '#core/merge/merge-settings.ts';
import type { Household } from '#core/people/household.ts';
import { type DeliveryCountry, deliveryCountries } from '#core/values/channel.ts';
import { Fault } from '#core/values/fault.ts';
import { createSingleFlight } from '#core/values/single-flight.ts';
import { hourMs } from '#core/values/unit.ts';
import { storedCheck } from '#services/checks/check-document.ts';
import { photosOf, readable, requiredText, summaryOf } from '#services/design-summary.ts';
import type { Context, Shop } from '#services/handler.ts';
import { inDrawingTurn } from '#services/jobs/drawing-turns.ts';
import { isOverBudget } from '#services/jobs/thread-pool.ts';
import type { ListedMerge } from '#services/merge/merge-tasks.ts';
import { type OpenedMerge, openedMerge } from '#services/merge/read-merge.ts';
import { limitedClient } from '#services/rate-limits.ts';
import { sha256 } from '#services/sha256.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { findDesign } from '#store/design/designs.ts';
import type { GuestList } from '#store/people/guest-lists.ts';
import { designsOfList } from '#store/people/merges.ts';
import { findPictures } from '#store/picture/pictures.ts';
import { type EnvelopeChecks, envelopePool } from './envelope-tasks.ts';

/** A list that is posted beyond the ten countries has the zones of Germany, where the shop is. */
export function postingOf({ country }: Pick<GuestList, 'country'>): DeliveryCountry {
  return deliveryCountries.find((one) => one === country) ?? 'DE';
}

/** The newest design of envelopes that is printed with the list; null where there is none. */
export async function envelopeMerge(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  owner: OwnerId,
  list: string,
): Promise<OpenedMerge | null> {
  for (const id of await designsOfList(store, owner, list)) {
    const saved = await findDesign(store, owner, id, clock());
    if (saved?.product !== 'card' || saved.choice.form !== 'envelope') continue;
    const opened = await openedMerge({ store }, owner, saved);
    if (opened?.merge.settings.kind === 'household') return opened;
  }
  return null;
}

/** Bytes of the findings of a record in memory. */
const recordBytes = 600;
const kept = new LRUCache<string, EnvelopeChecks>({
  max: 100,
  maxSize: 24_000_000,
  ttl: hourMs,
  sizeCalculation: ({ each }) => 1_000 + each.length * recordBytes,
});
const checking = createSingleFlight<EnvelopeChecks>();

/** Laying out and checking an envelope takes some milliseconds. */
function deadlineMs(records: number): number {
  return 10_000 + 20 * records;
}

/** Envelopes are checked in turn; throws as `inDrawingTurn`, and Fault 'busy' where it takes too long. */
export async function checkedEnvelopes(
  context: Context,
  { owner, saved, merge, list }: OpenedMerge,
  listed: ListedMerge,
  households: readonly Household[],
): Promise<EnvelopeChecks> {
  const { shop } = context;
  const settings = sha256(JSON.stringify(merge.settings));
  const key = JSON.stringify([saved.id, saved.revision, settings, list.id, list.version, list.settingsVersion]);
  const known = kept.get(key);
  if (known) return known;
  return checking.run(key, async () => {
    const { product } = readable(await summaryOf(shop, owner, saved));
    const pictures = await findPictures(shop.store, owner, await photosOf(shop, owner, saved));
    const document = await requiredText(shop.store, owner, saved);
    const check = storedCheck(await catalogueOf(shop.store), { document, product }, pictures);
    const addresses = new Map(households.map((household) => [household.id, household]));
    const records = listed.records.map(({ record, household }) => ({ record, address: addresses.get(household ?? '') ?? null }));
    const task = { kind: 'envelope-checks' as const, ...check, records, posting: postingOf(list), settings: fittingOf(merge.settings) };
    const run = (spent: (ms: number) => void) => envelopePool().run(task, deadlineMs(records.length), spent);
    const checks = await inDrawingTurn(shop, limitedClient(context), async (spent) => {
      try {
        return await run(spent);
      } catch (error) {
        if (!isOverBudget(error)) throw error;
        throw new Fault('busy', 'the envelopes of a list take too long', { retryAfterSeconds: 10, cause: error });
      }
    });
    kept.set(key, checks);
    return checks;
  });
}
