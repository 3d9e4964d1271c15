/** The pieces that a list needs beside those that are ordered for its design: of new names, and of names that are others by now. */
import type { OwnerId } from '#core/customer/owner.ts';
import { recordContent } from '#core/merge/merge-settings.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import { type NeededRecords, neededRecords } from '#core/order/later/needed-records.ts';
import { recordLabel } from '#core/people/records/listed-records.ts';
import { sha256 } from '#services/sha256.ts';
import type { Store } from '#store/db/store.ts';
import type { LineRecord } from '#store/order/line-records.ts';
import { orderedPieces } from '#store/order/ordered-pieces.ts';
import type { MergedDesign } from './merged-design.ts';

/** A record as an order stores it. */
export function frozenRecord(record: MergeRecord): LineRecord {
  return { record, hash: sha256(recordContent(record)) };
}

/** `choice`: what the ordered pieces are made of. `isSameDesign`: the design has the document that they are printed with. */
export type Supplement = NeededRecords<LineRecord> & { isSameDesign: boolean; choice: Record<string, unknown> };

/** Null for a design that no piece with a name is ordered of, and for one whose order still takes names. */
export async function supplementOf(
  store: Pick<Store, 'db'>,
  owner: OwnerId,
  { merge, records }: Pick<MergedDesign, 'merge' | 'records'>,
): Promise<Supplement | null> {
  const ordered = await orderedPieces(store, owner, merge.design);
  if (!ordered) return null;
  const { pieces, choice } = ordered;
  if (!pieces) return { needed: [], changed: 0, obsolete: [], isSameDesign: false, choice };
  return { ...neededRecords(records.map(frozenRecord), pieces), isSameDesign: true, choice };
}

/** Names of an answer. */
const shownNames = 30;

/** What pages say of it. */
export function supplementDto({ needed, changed, obsolete, isSameDesign }: Supplement) {
  return {
    isSameDesign,
    added: needed.length - changed,
    changed,
    obsolete: obsolete.slice(0, shownNames).map(({ record }) => recordLabel(record)),
    moreObsolete: Math.max(0, obsolete.length - shownNames),
  };
}
