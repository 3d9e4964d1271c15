/** A line whose names follow, with the list that its design is printed with now. */
import type { OwnerId } from '#core/customer/owner.ts';
import { recordContent } from '#core/merge/merge-settings.ts';
import { loweredSums } from '#core/order/later/lowered-sums.ts';
import { recordUnit } from '#core/order/later/records-later.ts';
import type { PrintedItem } from '#core/order/line.ts';
import { designedOf } from '#core/order/line-kind.ts';
import type { Order, OrderLine } from '#core/order/order.ts';
import { sortedJson } from '#core/values/sorted-json.ts';
import { readChoice } from '#services/checks/choice.ts';
import { readable, requiredText, summaryOf } from '#services/design-summary.ts';
import { documentPool } from '#services/document-tasks.ts';
import type { Shop } from '#services/handler.ts';
import { type MergedDesign, mergedDesign } from '#services/merge/merged-design.ts';
import { missingApprovals } from '#services/merge/missing-approvals.ts';
import { isMergeApproved, ofList } from '#services/pricing/line-records.ts';
import { sha256 } from '#services/sha256.ts';
import { findDesign, type SavedDesign } from '#store/design/designs.ts';
import { blankRecords, type LaterLine, laterLines } from '#store/order/later-lines.ts';
import { lineDocumentText } from '#store/order/line-content.ts';
import { type LineRecord, lineRecords } from '#store/order/line-records.ts';

/** What becomes of the pieces that a list has no name for. */
export type Lack = 'print' | 'blank' | 'refund';

export type NamesOfLine = {
  order: Order;
  line: OrderLine;
  later: LaterLine;
  item: PrintedItem;
  /** Null where its owner has deleted it. */
  saved: SavedDesign | null;
  /** Null for a design without a list. */
  merged: MergedDesign | null;
};

/** The lines whose names may still come, or be others: those of an order that has not ended and is not printed. */
export async function openLines({ store }: Pick<Shop, 'store'>, order: Order): Promise<{ line: OrderLine; later: LaterLine }[]> {
  if (
    order.documentsErasedAt !== null ||
    !['paid', 'invoice_open', 'preflight', 'needs_customer', 'awaiting_payment'].includes(order.state)
  )
    return [];
  const later = (await laterLines(store, order.id)).filter(({ isPlateMade }) => !isPlateMade);
  return later.flatMap((one) => {
    const line = order.lines.find(({ id }) => id === one.id);
    return line ? [{ line, later: one }] : [];
  });
}

/** The owner of an order reads the names of its lists. */
export async function namesOfLine(
  shop: Pick<Shop, 'store' | 'clock'>,
  owner: OwnerId,
  order: Order,
  { line, later }: { line: OrderLine; later: LaterLine },
): Promise<NamesOfLine | null> {
  const item = designedOf(line.item);
  if (!item?.design) return null;
  const saved = await findDesign(shop.store, owner, item.design, shop.clock());
  const merged = saved && (await mergedDesign(shop.store, owner, saved.id));
  return { order, line, later, item, saved, merged };
}

/** All that would be printed: the document at its revision, and the records with their settings. */
export function hashOfNames(saved: SavedDesign, { merge, records }: MergedDesign): string {
  return sha256(sortedJson([saved.id, saved.revision, merge.list, merge.settings, records]));
}

const hashOf = (record: LineRecord['record']) => sha256(recordContent(record));

/** The records of all pieces of a list, blank ones last. */
export function piecesOfList(merged: MergedDesign): LineRecord[] {
  return [...ofList(merged).records];
}

/** What a line is printed for: the first pieces of the list and, for those that it lacks, blank ones, unless they go back. */
export function recordsToPrint({ line }: Pick<NamesOfLine, 'line'>, merged: MergedDesign, how: Lack): LineRecord[] {
  const pieces = piecesOfList(merged);
  const lacking = how === 'refund' ? 0 : Math.max(0, line.quantity - pieces.length);
  return [...pieces, ...blankRecords(merged.merge.settings.kind, lacking, hashOf)].slice(0, line.quantity);
}

/** What the order costs less with so many pieces of the line, by the prices of the day on which it was placed; null where it does not. */
export function loweredBy({ order, line, later }: NamesOfLine, pieces: number) {
  if (pieces < (later.prices[0]?.quantity ?? 1)) return null;
  return loweredSums(order, line, { quantity: pieces, unit: recordUnit(later.prices, pieces) });
}

/** Whether the design is still what was paid: its document has the product, format, pages and refinement of the line. */
export async function isSameProduct(shop: Pick<Shop, 'store'>, owner: OwnerId, { item, saved }: NamesOfLine): Promise<boolean> {
  if (!saved || saved.product !== item.product) return false;
  const { product, choice } = readChoice(item.product, item.choice);
  const summary = readable(await summaryOf(shop, owner, saved));
  return sortedJson(product.withDocument(choice, summary.product)) === sortedJson(choice);
}

/** Whether the host, and whom the host asked, approved what the design is printed with now. */
export async function areNamesApproved(shop: Shop, owner: OwnerId, { saved, merged }: NamesOfLine): Promise<boolean> {
  if (saved === null || merged === null || merged.records.length === 0) return false;
  return (await isMergeApproved(shop, owner, saved, merged)) && (await missingApprovals(shop, owner, saved)).length === 0;
}

/** The document of the design as JSON text, with its summary. */
export async function contentOfDesign({ store }: Pick<Shop, 'store'>, owner: OwnerId, saved: SavedDesign) {
  const document = await requiredText(store, owner, saved);
  return { document, summary: (await documentPool().run({ kind: 'summary', document })).summary };
}

/** Whether a line is printed with the first pieces of its list already, and with the document of now. */
export async function isTaken({ store }: Pick<Shop, 'store'>, owner: OwnerId, names: NamesOfLine): Promise<boolean> {
  const { line, later, saved, merged } = names;
  if (!later.hasRecords || !saved || !merged) return false;
  const printed = await lineRecords(store, line);
  const wanted = piecesOfList(merged).slice(0, printed.length);
  const isSame = wanted.every(({ record, hash }, at) => printed[at]?.record.key === record.key && printed[at]?.hash === hash);
  const others = printed.slice(wanted.length).every(({ record }) => record.key === '');
  return isSame && others && (await requiredText(store, owner, saved)) === (await lineDocumentText(store, line.id));
}
