/** Reads a design with its list in threads: its records, and how each of them was fitted. Both are kept until design, list or settings change. */
import { LRUCache } from 'lru-cache';
import type { OwnerId } from '#core/customer/owner.ts';
import type { CommonSizes } from '#core/merge/fit-record.ts';
import type { MergeSettings } from '#core/merge/merge-settings.ts';
import type { UsedFields } from '#core/merge/used-fields.ts';
import { Fault } from '#core/values/fault.ts';
import { createSingleFlight } from '#core/values/single-flight.ts';
import { hourMs } from '#core/values/unit.ts';
import { requiredText } from '#services/design-summary.ts';
import type { Shop } from '#services/handler.ts';
import { inDrawingTurn } from '#services/jobs/drawing-turns.ts';
import { isOverBudget } from '#services/jobs/thread-pool.ts';
import { sha256 } from '#services/sha256.ts';
import type { SavedDesign } from '#store/design/designs.ts';
import type { LimitedClient } from '#store/limit/stored-limits.ts';
import { allHouseholds, findGuestList, type GuestList } from '#store/people/guest-lists.ts';
import { findMerge, type Merge } from '#store/people/merges.ts';
import { type ListedMerge, mergePool, type RecordReport } from './merge-tasks.ts';

/** A saved design with its list, whose records are not read yet. */
export type OpenedMerge = { owner: OwnerId; saved: SavedDesign; merge: Merge; list: GuestList };

/** Null for a design that is printed without a list. */
export async function openedMerge({ store }: Pick<Shop, 'store'>, owner: OwnerId, saved: SavedDesign): Promise<OpenedMerge | null> {
  const merge = await findMerge(store, owner, saved.id);
  const list = merge && (await findGuestList(store, owner, merge.list));
  return merge && list ? { owner, saved, merge, list } : null;
}

/** Bytes of a record in memory, with its reasons. */
const recordBytes = 800;
/** Names are not kept for long. */
const kept = { max: 200, maxSize: 24_000_000, ttl: hourMs };

const lists = new LRUCache<string, ListedMerge>({
  ...kept,
  sizeCalculation: ({ records, leftOut, texts }) => 500 + (records.length + leftOut.length + texts.length) * recordBytes,
});
const fits = new LRUCache<string, RecordReport[]>({ ...kept, sizeCalculation: (reports) => 500 + reports.length * recordBytes });
const reading = createSingleFlight<ListedMerge>();
const fitting = createSingleFlight<RecordReport[]>();

/** All that the records and their pieces depend on. A merge that is made anew begins with the version of the one before. */
function keyOf({ saved, merge, list }: OpenedMerge): string {
  return JSON.stringify([saved.id, saved.revision, sha256(JSON.stringify(merge.settings)), list.id, list.version, list.settingsVersion]);
}

/** Reading and writing a record takes tens of microseconds, fitting it a millisecond a text. */
const listDeadlineMs = 20_000;

function fitDeadlineMs(records: number): number {
  return 10_000 + 10 * records;
}

/** What takes too long on a loaded machine is done when it is asked for again. */
async function inTime<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isOverBudget(error)) throw error;
    throw new Fault('busy', 'a list of names takes too long', { retryAfterSeconds: 10, cause: error });
  }
}

/** The records as they are now. Throws Fault 'busy' while too many lists are read. */
export async function listedMerge({ store }: Pick<Shop, 'store'>, opened: OpenedMerge): Promise<ListedMerge> {
  const key = keyOf(opened);
  const known = lists.get(key);
  if (known) return known;
  return reading.run(key, async () => {
    const { owner, saved, merge, list: rules } = opened;
    const document = await requiredText(store, owner, saved);
    const households = await allHouseholds(store, rules.id);
    const task = { kind: 'merge-records' as const, document, households, rules, merge, revision: saved.revision };
    const listed = await inTime(() => mergePool().run(task, listDeadlineMs));
    lists.set(key, listed);
    return listed;
  });
}

/** How each record was fitted, in their order. Names are fitted in turn; throws as `inDrawingTurn`. */
export async function fittedRecords(shop: Shop, opened: OpenedMerge, listed: ListedMerge, client: LimitedClient): Promise<RecordReport[]> {
  const key = `${keyOf(opened)} ${listed.hash}`;
  const known = fits.get(key);
  if (known) return known;
  return fitting.run(key, async () => {
    const { owner, saved, merge } = opened;
    const document = await requiredText(shop.store, owner, saved);
    const records = listed.records.map(({ record }) => record);
    const task = { kind: 'merge-fits' as const, document, records, settings: merge.settings };
    const ms = fitDeadlineMs(records.length);
    const reports = await inDrawingTurn(shop, client, (spent) => inTime(() => mergePool().run(task, ms, spent)));
    fits.set(key, reports);
    return reports;
  });
}

type Sizing = { owner: OwnerId; saved: SavedDesign; list: GuestList; settings: Pick<MergeSettings, 'kind' | 'leftOut' | 'translations'> };

/** The sizes that the records of a list may share. Throws as `fittedRecords`. */
export async function measuredSizes(shop: Shop, { owner, saved, list, settings }: Sizing, client: LimitedClient): Promise<CommonSizes> {
  const document = await requiredText(shop.store, owner, saved);
  const households = await allHouseholds(shop.store, list.id);
  const task = { kind: 'merge-sizes' as const, document, households, rules: list, settings };
  const guests = households.reduce((sum, one) => sum + one.guests.length, 0);
  return inDrawingTurn(shop, client, (spent) => inTime(() => mergePool().run(task, fitDeadlineMs(guests), spent)));
}

/** The fields in the texts of a design. */
export async function fieldsOfDesign({ store }: Pick<Shop, 'store'>, owner: OwnerId, saved: SavedDesign): Promise<UsedFields> {
  const document = await requiredText(store, owner, saved);
  return inTime(() => mergePool().run({ kind: 'merge-fields', document }));
}
