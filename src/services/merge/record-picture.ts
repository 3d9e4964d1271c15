/** The page of a record of the owner's design, for its picture. */
import type { OwnerId } from '#core/customer/owner.ts';
import { fittingOfRecord, recordContent } from '#core/merge/merge-settings.ts';
import { Fault } from '#core/values/fault.ts';
import { sortedJson } from '#core/values/sorted-json.ts';
import { requiredText } from '#services/design-summary.ts';
import type { PanelPage } from '#services/document-tasks.ts';
import type { Shop } from '#services/handler.ts';
import { sha256 } from '#services/sha256.ts';
import type { SavedDesign } from '#store/design/designs.ts';
import { recordOfKey } from './merge-proof.ts';
import { mergePool } from './merge-tasks.ts';
import { listedMerge, openedMerge } from './read-merge.ts';

export type RecordToDraw = { owner: OwnerId; key: string; open: (panel: string) => Promise<PanelPage> };

/** Of the guest or household with the key, as the list says it now. Throws Fault 'not-found' for a record that is not in it. */
export async function recordToDraw(shop: Shop, owner: OwnerId, saved: SavedDesign, key: string): Promise<RecordToDraw> {
  const opened = await openedMerge(shop, owner, saved);
  const record = opened && recordOfKey(opened, await listedMerge(shop, opened), key);
  if (!opened || !record) throw new Fault('not-found', 'no such record');
  const settings = fittingOfRecord(opened.merge.settings, record.key);
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
