/** A design with the list that it is printed with: its records, how many pieces they are, and whether the host approved them. */
import type { OwnerId } from '#core/customer/owner.ts';
import { type ChosenRecords, type MergeSettings, mergedContent, piecesOf } from '#core/merge/merge-settings.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import { printedContent } from '#core/order/approval/approval.ts';
import { printedContentBefore } from '#core/order/approval/changed-pages.ts';
import { type ListedPeople, mergeRecords } from '#core/people/records/merge-records.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { sha256 } from '#services/sha256.ts';
import type { Store } from '#store/db/store.ts';
import { eventOfList, pageAddresses } from '#store/people/event/page-addresses.ts';
import { peopleOf } from '#store/people/event/printed-answers.ts';
import { findGuestList, type GuestList } from '#store/people/guest-lists.ts';
import { findMerge, type Merge } from '#store/people/merges.ts';

export type MergedDesign = {
  merge: Merge;
  list: GuestList;
  /** In the order in which they are printed, without blank pieces. */
  records: MergeRecord[];
  pieces: number;
  /** Keys of records that are done and printed no more: what was ordered for them was needed. */
  thanked: readonly string[];
};

/** Null for a design that is printed without a list. */
export async function mergedDesign(store: Store, owner: OwnerId, design: string): Promise<MergedDesign | null> {
  const merge = await findMerge(store, owner, design);
  const list = merge && (await findGuestList(store, owner, merge.list));
  if (!merge || !list) return null;
  const people = await peopleOf(store, { list: list.id, from: merge.settings.from });
  const records = await recordsOf(store, list, people, merge.settings);
  return { merge, list, records, pieces: piecesOf(merge.settings, records.length), thanked: people.answers?.thanked ?? [] };
}

/** The records of a list as it is now. */
export async function recordsOf(
  store: Pick<Store, 'db' | 'linkSecret'>,
  list: GuestList,
  people: ListedPeople,
  settings: ChosenRecords & Pick<MergeSettings, 'pages'>,
): Promise<MergeRecord[]> {
  if (settings.pages === undefined) return mergeRecords(people, list, settings);
  const event = await eventOfList(store, list.id, settings.from?.event);
  return mergeRecords(people, { ...list, pages: pageAddresses(store, event, settings.pages, people.households) }, settings);
}

/**
 * What an approval of today would be about. An approval of a document that named its elements by words holds on: its hash stays the one
 * that was approved.
 */
export function mergedHash(document: ProductDocument, { merge, records }: Pick<MergedDesign, 'merge' | 'records'>): string {
  const hashOf = (printed: typeof printedContent) => sha256(mergedContent(printed(document, document.pages), merge.settings, records));
  const approved = merge.approval?.hash;
  return approved !== undefined && approved === hashOf(printedContentBefore) ? approved : hashOf(printedContent);
}

/** Whether the host approved the design with these records. */
export function isApproved(document: ProductDocument, merged: Pick<MergedDesign, 'merge' | 'records'>): boolean {
  return merged.merge.approval?.hash === mergedHash(document, merged);
}
