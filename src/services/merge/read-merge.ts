/** Reads a design with its list in threads: its records, and how each of them was fitted. Both are kept until design, list or settings change. */
import { LRUCache } from 'lru-cache';
import type { OwnerId } from '#core/customer/owner.ts';
import type { CommonSizes } from '#core/merge/fit/fit-record.ts';
import { blankRecord } from '#core/merge/merge-settings.ts';
import type { RecordReport } from '#core/merge/record-report.ts';
import type { UsedFields } from '#core/merge/used-fields.ts';
import type { AnsweredEvent } from '#core/people/records/answered-records.ts';
import { deliveryCountryOf } from '#core/values/channel.ts';
import { Fault } from '#core/values/fault.ts';
import { createSingleFlight } from '#core/values/single-flight.ts';
import { hourMs } from '#core/values/unit.ts';
import { storedCheck } from '#services/checks/check-document.ts';
import { photosOf, readable, requiredText, summaryOf } from '#services/design-summary.ts';
import type { Shop } from '#services/handler.ts';
import { inDrawingTurn } from '#services/jobs/drawing-turns.ts';
import { isOverBudget } from '#services/jobs/thread-pool.ts';
import { sha256 } from '#services/sha256.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import type { SavedDesign } from '#store/design/designs.ts';
import type { LimitedClient } from '#store/limit/stored-limits.ts';
import type { HostedEvent } from '#store/people/event/events.ts';
import { eventOfList, pageAddresses } from '#store/people/event/page-addresses.ts';
import { answersOf, peopleOf } from '#store/people/event/printed-answers.ts';
import { allHouseholds, findGuestList, type GuestList } from '#store/people/guest-lists.ts';
import { findMerge, type Merge } from '#store/people/merges.ts';
import { findPictures } from '#store/picture/pictures.ts';
import { type ListedMerge, mergePool, type SizedBy } from './merge-tasks.ts';

/** A saved design with its list, whose records are not read yet. */
export type OpenedMerge = {
  owner: OwnerId;
  saved: SavedDesign;
  merge: Merge;
  list: GuestList;
  /** Of the list, where records print addresses of its pages. */
  event: HostedEvent | null;
  /** Those that the records are taken from; null without an event. */
  answers: AnsweredEvent | null;
};

/** Null for a design that is printed without a list. */
export async function openedMerge({ store }: Pick<Shop, 'store'>, owner: OwnerId, saved: SavedDesign): Promise<OpenedMerge | null> {
  const merge = await findMerge(store, owner, saved.id);
  const list = merge && (await findGuestList(store, owner, merge.list));
  if (!merge || !list) return null;
  const { pages, from } = merge.settings;
  const event = pages === undefined ? null : await eventOfList(store, list.id, from?.event);
  return { owner, saved, merge, list, event, answers: await answersOf(store, { list: list.id, from }) };
}

/** Bytes of a record in memory, with its reasons. */
const recordBytes = 800;
/** Names are not kept for long. */
const kept = { max: 200, maxSize: 24_000_000, ttl: hourMs };

const lists = new LRUCache<string, ListedMerge>({
  ...kept,
  sizeCalculation: ({ records, leftOut, texts }) => 500 + (records.length + leftOut.length + texts.length) * recordBytes,
});
/** By what a record shows, so that one changed name is checked alone. */
const reports = new LRUCache<string, RecordReport>({ max: 30_000, ttl: hourMs });
const reading = createSingleFlight<ListedMerge>();
const checking = createSingleFlight<RecordReport[]>();

/** All that the records and their pieces depend on. A merge that is made anew begins with the version of the one before. */
function keyOf({ saved, merge, list, event, answers }: OpenedMerge): string {
  const ofList = [list.id, list.version, list.settingsVersion, event?.id, event?.keyVersion];
  return JSON.stringify([saved.id, saved.revision, sha256(JSON.stringify([merge.settings, answers])), ...ofList]);
}

/** Reading and writing a record takes tens of microseconds, fitting it a millisecond a text. */
const listDeadlineMs = 20_000;

function fitDeadlineMs(records: number): number {
  return 10_000 + 10 * records;
}

/** Records of a task: others draw between two of them. */
const batchSize = 200;
/** Laying out a record and checking it takes some milliseconds, and up to a hundred where it has pages of pictures. */
const batchDeadlineMs = 20_000;
/** No request waits longer. What was checked until then is known when it is asked for again. */
const timeoutMs = 25_000;

/** What takes too long on a loaded machine is done when it is asked for again. */
async function inTime<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isOverBudget(error)) throw error;
    throw tooLong(error);
  }
}

function tooLong(cause?: unknown): Fault {
  return new Fault('busy', 'a list of names takes too long', { retryAfterSeconds: 10, cause });
}

/** The records as they are now. Throws Fault 'busy' while too many lists are read. */
export async function listedMerge({ store }: Pick<Shop, 'store'>, opened: OpenedMerge): Promise<ListedMerge> {
  const key = keyOf(opened);
  const known = lists.get(key);
  if (known) return known;
  return reading.run(key, async () => {
    const { owner, saved, merge, list, event, answers } = opened;
    const document = await requiredText(store, owner, saved);
    const households = await allHouseholds(store, list.id);
    const { pages: base } = merge.settings;
    const rules = base === undefined ? list : { ...list, pages: pageAddresses(store, event, base, households) };
    const task = { kind: 'merge-records' as const, document, people: { households, answers }, rules, merge, revision: saved.revision };
    const listed = await inTime(() => mergePool().run(task, listDeadlineMs));
    lists.set(key, listed);
    return listed;
  });
}

/** What the reports of a design's records depend on beside its records. */
async function checkOf(shop: Shop, { owner, saved, list }: OpenedMerge) {
  const catalogue = await catalogueOf(shop.store);
  const { product } = readable(await summaryOf(shop, owner, saved));
  const pictures = await findPictures(shop.store, owner, await photosOf(shop, owner, saved));
  const document = await requiredText(shop.store, owner, saved);
  const posting = deliveryCountryOf(list.country);
  const key = sha256(JSON.stringify([saved.id, saved.revision, catalogue.version, pictures.map(({ id }) => id), posting]));
  return { key, task: { ...storedCheck(catalogue, { document, product }, pictures), posting } };
}

/**
 * What is to be said of each record, in their order; those of blank pieces are alike, and theirs is the last one where there are any. Records are
 * checked in turn; throws as `inDrawingTurn`, and Fault 'busy' for a list that takes longer than a request waits.
 */
export async function fittedRecords(shop: Shop, opened: OpenedMerge, listed: ListedMerge, client: LimitedClient): Promise<RecordReport[]> {
  return checking.run(`${keyOf(opened)} ${listed.hash}`, () => checkedRecords(shop, opened, listed, client));
}

async function checkedRecords(shop: Shop, opened: OpenedMerge, listed: ListedMerge, client: LimitedClient): Promise<RecordReport[]> {
  const { settings } = opened.merge;
  const check = await checkOf(shop, opened);
  const blank = { record: blankRecord(settings.kind), address: null, stamp: listed.blankStamp };
  const records = [...listed.records, ...(settings.blanks > 0 ? [blank] : [])];
  const keyed = records.map(({ record, address, stamp }) => ({ key: `${check.key} ${stamp}`, one: { record, address } }));
  const found = new Map(keyed.map(({ key }) => [key, reports.get(key)]));
  const open = keyed.filter(({ key }) => !found.get(key));
  const until = shop.clock().getTime() + timeoutMs;
  for (let at = 0; at < open.length; at += batchSize) {
    if (at > 0 && shop.clock().getTime() > until) throw tooLong();
    const batch = open.slice(at, at + batchSize);
    const task = { kind: 'merge-reports' as const, ...check.task, records: batch.map(({ one }) => one), settings };
    const made = await inDrawingTurn(shop, client, (spent) => inTime(() => mergePool().run(task, batchDeadlineMs, spent)));
    for (const [index, { key }] of batch.entries()) {
      const report = made[index];
      if (!report) throw new Error('a record was not checked');
      reports.set(key, report);
      found.set(key, report);
    }
  }
  return keyed.flatMap(({ key }) => found.get(key) ?? []);
}

type Sizing = { owner: OwnerId; saved: SavedDesign; list: GuestList; settings: SizedBy };

/** The sizes that the records of a list may share. Throws as `fittedRecords`. */
export async function measuredSizes(shop: Shop, { owner, saved, list, settings }: Sizing, client: LimitedClient): Promise<CommonSizes> {
  const document = await requiredText(shop.store, owner, saved);
  const people = await peopleOf(shop.store, { list: list.id, from: settings.from });
  const task = { kind: 'merge-sizes' as const, document, people, rules: list, settings };
  const guests = people.households.reduce((sum, one) => sum + one.guests.length, 0);
  return inDrawingTurn(shop, client, (spent) => inTime(() => mergePool().run(task, fitDeadlineMs(guests), spent)));
}

/** The fields in the texts of a design. */
export async function fieldsOfDesign({ store }: Pick<Shop, 'store'>, owner: OwnerId, saved: SavedDesign): Promise<UsedFields> {
  const document = await requiredText(store, owner, saved);
  return inTime(() => mergePool().run({ kind: 'merge-fields', document }));
}
