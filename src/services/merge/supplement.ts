/** The pieces that a list needs beside those that are ordered for its design: of new names, and of names that are others by now. */
import type { OwnerId } from '#core/customer/owner.ts';
import { recordContent } from '#core/merge/merge-settings.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import { type NeededRecords, neededRecords } from '#core/order/later/needed-records.ts';
import { recordLabel } from '#core/people/records/list-records.ts';
import { sha256 } from '#services/sha256.ts';
import type { Store } from '#store/db/store.ts';
import type { LineRecord } from '#store/order/line-records.ts';
import { orderedPieces } from '#store/order/ordered-pieces.ts';
import type { MergedDesign } from './merged-design.ts';

/** A record as an order stores it. */
export function frozenRecord(record: MergeRecord): LineRecord {
  return { record, hash: sha256(recordContent(record)) };
}

/**
 * `choice`: what the ordered pieces are made of. `isSameDesign`: the design has the document that they are printed with; `ordered`: how many of
 * these there are, without blank ones.
 */
export type Supplement = NeededRecords<LineRecord> & { isSameDesign: boolean; choice: Record<string, unknown>; ordered: number };

/** Null for a design that no piece with a name is ordered of, and for one whose order still takes names. */
export async function supplementOf(
  store: Pick<Store, 'db'>,
  owner: OwnerId,
  { merge, records, thanked }: Pick<MergedDesign, 'merge' | 'records' | 'thanked'>,
): Promise<Supplement | null> {
  const found = await orderedPieces(store, owner, { design: merge.design, translations: merge.settings.translations });
  if (!found) return null;
  const { pieces, choice, contentOf } = found;
  if (!pieces) return { needed: [], changed: 0, obsolete: [], isSameDesign: false, choice, ordered: 0 };
  const { obsolete, ...needs } = neededRecords(records.map(frozenRecord), pieces, contentOf);
  const done = new Set(thanked);
  const ordered = pieces.filter(({ record }) => record.key !== '').length;
  return { ...needs, obsolete: obsolete.filter(({ record }) => !done.has(record.key)), isSameDesign: true, choice, ordered };
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
