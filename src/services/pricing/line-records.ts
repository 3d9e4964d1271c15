/** What the pieces of a printed line are printed for: the records of its design's list, those of a line that was ordered before, or nothing. */
import { LRUCache } from 'lru-cache';
import type { OwnerId } from '#core/customer/owner.ts';
import { blankRecord, fittingOf, type OrderedMerge } from '#core/merge/merge-settings.ts';
import { cutOffOf } from '#core/order/delivery.ts';
import { mayFollowUntil, type RecordPrice } from '#core/order/later/records-later.ts';
import type { LineRecords, PrintedItem } from '#core/order/line.ts';
import type { DesignSummary } from '#core/products/design-summary.ts';
import type { Product, ProductChoice, Quantities } from '#core/products/product.ts';
import { isSoldForRecords, maxQuantity, minQuantity, roundUpQuantity } from '#core/products/quantities.ts';
import { pathTo } from '#core/site/paths.ts';
import type { Day } from '#core/values/date.ts';
import { type Message, message } from '#core/values/message.ts';
import { sortedJson } from '#core/values/sorted-json.ts';
import { documentPool } from '#services/document-tasks.ts';
import type { Context, Shop } from '#services/handler.ts';
import { type MergedDesign, mergedDesign } from '#services/merge/merged-design.ts';
import { frozenRecord, type Supplement, supplementOf } from '#services/merge/supplement.ts';
import { sha256 } from '#services/sha256.ts';
import { documentText, type SavedDesign } from '#store/design/designs.ts';
import type { RecordsToPlace } from '#store/order/freeze-records.ts';
import { isDesignOfLine, orderedRecords } from '#store/order/line-records.ts';

/** A line in respect of records. */
export type PricedRecords = {
  /** Of the item as it is ordered; absent: all pieces are the same. */
  records?: LineRecords | undefined;
  /** Page on which its list is chosen and approved; null for the records of an order. */
  path: string | null;
  /** Asks whether it is to be printed as its design is printed now; null where it is. */
  question: Message | null;
  problems: Message[];
  /** Null for pieces that are all the same, and for what cannot be ordered. */
  toPlace: RecordsToPlace | null;
};

/** What a line becomes that follows its design: the number of pieces, and what they are printed for. */
export type FollowedLine = { quantity: number; records: LineRecords | undefined };

type Line = {
  item: PrintedItem;
  quantity: number;
  saved: SavedDesign;
  design: DesignSummary;
  /** What other numbers of pieces cost today. */
  recordPrices: readonly RecordPrice[];
};

/** As its design is printed now. Null for a number of pieces that is not sold. */
export function followedLine(
  merged: Pick<MergedDesign, 'merge' | 'pieces'> | null,
  sold: Quantities,
  quantity: number,
): FollowedLine | null {
  if (merged) {
    const { pieces, merge } = merged;
    const records: LineRecords = { of: 'list', blanks: merge.settings.blanks, kind: merge.settings.kind };
    return isSoldForRecords(sold, pieces) ? { quantity: pieces, records } : null;
  }
  const rounded = roundUpQuantity(sold, Math.max(quantity, minQuantity(sold)));
  return 'quantity' in rounded ? { quantity: rounded.quantity, records: undefined } : null;
}

/** Why this number of pieces is not sold. */
export function piecesProblem(pieces: number, sold: Quantities): Message {
  if (pieces === 0) return message('fault.line-list-empty');
  return message('fault.line-list-quantity', { pieces, least: minQuantity(sold), most: maxQuantity(sold) });
}

/** Null for a line whose pieces are all the same, and whose design has neither list nor fields. */
export async function lineRecordsOf(
  { shop }: Pick<Context, 'shop'>,
  owner: OwnerId,
  line: Line,
  { product, choice }: { product: Product; choice: ProductChoice },
): Promise<PricedRecords | null> {
  const { item, saved } = line;
  const ordered = item.records?.of === 'order' ? await recordsOfOrder(shop, owner, item.records.line, line) : null;
  if (ordered?.toPlace) return ordered;
  if (item.records?.of === 'later') return laterRecords(shop, line, item.records.until);
  const merged = await mergedDesign(shop.store, owner, saved.id);
  const sold = product.quantities(choice);
  if (!merged) return ordered ?? withoutList(line, sold);
  if (item.records?.of === 'supplement') return supplementRecords(shop, owner, line, { merged, sold });
  const path = listPath(saved);
  const followed = followedLine(merged, sold, line.quantity);
  const shared = { records: item.records, path, toPlace: null };
  if (!followed) return { ...shared, question: null, problems: [piecesProblem(merged.pieces, sold)] };
  const question = questionOf(line, merged);
  const changed = question ? [message('fault.line-list-changed', { pieces: merged.pieces, quantity: line.quantity })] : [];
  const approved = await isMergeApproved(shop, owner, saved, merged);
  const problems = [...changed, ...(approved ? [] : [message('fault.line-list-unapproved')])];
  return { ...shared, question, problems, toPlace: problems.length > 0 ? null : ofList(merged) };
}

/** Null where nothing is missing, and for a number of pieces that is not sold. */
export function followedSupplement({ needed }: Pick<Supplement, 'needed'>, sold: Quantities): FollowedLine | null {
  const kind = needed[0]?.record.kind;
  const records: LineRecords = { of: 'supplement', blanks: 0, ...(kind && { kind }) };
  return isSoldForRecords(sold, needed.length) ? { quantity: needed.length, records } : null;
}

/** Those of the list that have no piece yet, while the ordered ones are printed with the document of now. */
async function supplementRecords(
  shop: Shop,
  owner: OwnerId,
  { item, quantity, saved }: Line,
  { merged, sold }: { merged: MergedDesign; sold: Quantities },
): Promise<PricedRecords> {
  const shared = { records: item.records, path: listPath(saved), question: null, toPlace: null };
  const supplement = await supplementOf(shop.store, owner, merged);
  if (!supplement || !followedSupplement(supplement, sold)) {
    const problem = supplement?.isSameDesign === false ? 'fault.line-supplement-design' : 'fault.line-supplement-none';
    return { ...shared, problems: [message(problem)] };
  }
  const { needed } = supplement;
  const more = needed.length - quantity;
  const question =
    more === 0 ? null : message(`records.question.${merged.merge.settings.kind}.${more > 0 ? 'more' : 'fewer'}`, { count: Math.abs(more) });
  const changed = question ? [message('fault.line-list-changed', { pieces: needed.length, quantity })] : [];
  const approved = await isMergeApproved(shop, owner, saved, merged);
  const problems = [...changed, ...(approved ? [] : [message('fault.line-list-unapproved')])];
  if (problems.length > 0) return { ...shared, question, problems };
  const listed = ofList({ ...merged, merge: { ...merged.merge, settings: { ...merged.merge.settings, blanks: 0 } } });
  return { ...shared, records: { of: 'list', blanks: 0 }, question, problems, toPlace: { ...listed, needed } };
}

/** Records that follow: all that is asked for is a day that has not passed. */
function laterRecords({ clock }: Pick<Shop, 'clock'>, { item, saved, recordPrices }: Line, until: Day): PricedRecords {
  const shared = { records: item.records, path: listPath(saved), question: null };
  if (!mayFollowUntil(until, clock())) return { ...shared, problems: [message('fault.line-later-day')], toPlace: null };
  return { ...shared, problems: [], toPlace: { of: 'later', due: new Date(cutOffOf(until)).toISOString(), prices: recordPrices } };
}

function listPath({ id }: SavedDesign): string {
  return pathTo('print-list', { design: id });
}

/** Of a design without a list, or whose list is gone. */
function withoutList({ item, quantity, saved, design }: Line, sold: Quantities): PricedRecords | null {
  const lists = { records: item.records, path: listPath(saved), toPlace: null };
  if (design.hasFields) return { ...lists, question: null, problems: [message('fault.line-fields')] };
  if (!item.records) return null;
  const followed = followedLine(null, sold, quantity);
  const question = followed && message('records.question.none', { quantity: followed.quantity });
  return { ...lists, question, problems: [message('fault.line-list-gone')] };
}

/** What has changed since the line was made, as a question; null for nothing. */
function questionOf({ item, quantity }: Line, { merge, records, pieces }: MergedDesign): Message | null {
  if (item.records?.of !== 'list') return message('records.question.list', { pieces });
  const { kind, blanks } = merge.settings;
  const more = records.length - (quantity - item.records.blanks);
  if (more !== 0) return message(`records.question.${kind}.${more > 0 ? 'more' : 'fewer'}`, { count: Math.abs(more) });
  const moreBlanks = blanks - item.records.blanks;
  if (moreBlanks === 0) return null;
  return message(`records.question.blank.${moreBlanks > 0 ? 'more' : 'fewer'}`, { count: Math.abs(moreBlanks) });
}

/** The records of a list as an order stores them, blank pieces last. */
export function ofList({ merge, list, records }: MergedDesign): Extract<RecordsToPlace, { of: 'list' }> {
  const { kind, blanks } = merge.settings;
  const ordered: OrderedMerge = { kind, blanks, ...fittingOf(merge.settings), list: list.id };
  const blank = Array.from({ length: blanks }, () => blankRecord(kind));
  return { of: 'list', design: merge.design, version: merge.version, merge: ordered, records: [...records, ...blank].map(frozenRecord) };
}

/** Exact copies of what was ordered: the records as they were printed, as long as the design is the one that they were printed with. */
async function recordsOfOrder(shop: Shop, owner: OwnerId, ordered: string, { item, quantity, saved }: Line): Promise<PricedRecords> {
  const found = await orderedRecords(shop.store, owner, ordered);
  if (!found || found.pieces !== quantity || !(await isDesignOfLine(shop.store, saved.id, ordered))) {
    const problem = message(found ? 'fault.line-records-changed' : 'fault.line-records-gone');
    return { records: item.records, path: listPath(saved), question: null, problems: [problem], toPlace: null };
  }
  const toPlace = { of: 'order', line: ordered, count: found.pieces } as const;
  const kind = item.records?.of === 'order' ? item.records.kind : undefined;
  return { records: { of: 'list', blanks: found.blanks, ...(kind && { kind }) }, path: null, question: null, problems: [], toPlace };
}

/** By what an approval is about, so that a document is hashed once and not at every view of its cart. */
const known = new LRUCache<string, boolean>({ max: 2_000 });

/** Whether the host approved what a design is printed with now. */
export async function isMergeApproved(shop: Shop, owner: OwnerId, saved: SavedDesign, { merge, records }: MergedDesign): Promise<boolean> {
  if (!merge.approval) return false;
  const about = sha256(sortedJson([merge.settings, records]));
  const key = `${saved.id} ${saved.revision} ${merge.approval.hash} ${about}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const document = await documentText(shop.store, owner, saved);
  // Saved anew meanwhile: what is printed then was not approved.
  if (document === undefined) return false;
  const approved = await documentPool().run({ kind: 'is-merge-approved', document, merged: { merge, records } });
  known.set(key, approved);
  return approved;
}
