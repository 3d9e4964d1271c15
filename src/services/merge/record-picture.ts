/** The page of a record of the owner's design, for its picture. */
import type { OwnerId } from '#core/customer/owner.ts';
import { fittingOfRecord, recordContent } from '#core/merge/merge-settings.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import { Fault } from '#core/values/fault.ts';
import { sortedJson } from '#core/values/sorted-json.ts';
import { requiredText } from '#services/design-summary.ts';
import type { PanelPage } from '#services/document-tasks.ts';
import type { Shop } from '#services/handler.ts';
import { sha256 } from '#services/sha256.ts';
import type { SavedDesign } from '#store/design/designs.ts';
import { recordOfKey } from './merge-proof.ts';
import { mergePool } from './merge-tasks.ts';
import { type ShownToParty, samplesOf, shownProof } from './party-proof.ts';
import { listedMerge, type OpenedMerge, openedMerge } from './read-merge.ts';

export type RecordToDraw = { owner: OwnerId; key: string; open: (panel: string) => Promise<PanelPage> };

async function drawnRecord(shop: Shop, { owner, saved, merge }: OpenedMerge, record: MergeRecord): Promise<RecordToDraw> {
  const settings = fittingOfRecord(merge.settings, record.key);
  const content = sha256(sortedJson(settings) + recordContent(record));
  return {
    owner,
    key: `${saved.id} ${saved.revision} ${content}`,
    open: async (panel) => {
      const document = await requiredText(shop.store, owner, saved);
      return mergePool().run({ kind: 'merge-page', document, record, settings, panel });
    },
  };
}

/** Of the guest or household with the key, as the list says it now. Throws Fault 'not-found' for a record that is not in it. */
export async function recordToDraw(shop: Shop, owner: OwnerId, saved: SavedDesign, key: string): Promise<RecordToDraw> {
  const opened = await openedMerge(shop, owner, saved);
  const record = opened && recordOfKey(opened, await listedMerge(shop, opened), key);
  if (!opened || !record) throw new Fault('not-found', 'no such record');
  return drawnRecord(shop, opened, record);
}

/** Of a record that a party sees. Its stamp names it, so that an address tells no key, and shows nothing but what its page showed. Throws Fault 'not-found'. */
export async function partyRecordToDraw(shop: Shop, party: ShownToParty, stamp: string): Promise<RecordToDraw> {
  const shown = await shownProof(shop, party);
  const places = shown && samplesOf(shown, party.language).flatMap(({ first, worst }) => [first, ...worst]);
  const found = places?.map((at) => shown?.listed.records[at]).find((one) => one?.stamp === stamp);
  if (!shown || !found) throw new Fault('not-found', 'no such record');
  return drawnRecord(shop, shown.opened, found.record);
}
