/** What a proof of a design with its list shows: the records that are worth looking at, and then the others, up to so many. */

import type { OwnerId } from '#core/customer/owner.ts';
import { fittingOf } from '#core/merge/merge-settings.ts';
import { type ProofRecords, proofPlaces } from '#core/merge/proof.ts';
import { sharedReports } from '#core/merge/record-report.ts';
import { Fault } from '#core/values/fault.ts';
import { defaultLocale } from '#core/values/locale.ts';
import { message } from '#core/values/message.ts';
import type { Shop } from '#services/handler.ts';
import type { SavedDesign } from '#store/design/designs.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { inProof } from './merge-proof.ts';
import { fittedRecords, listedMerge, openedMerge } from './read-merge.ts';

/** `hash` names what is printed, and with it the proof. Throws Fault 'not-found' for a design without a list or names, and as `fittedRecords`. */
export async function recordsToProve(
  shop: Shop,
  { owner, saved }: { owner: OwnerId; saved: SavedDesign },
  address: string,
): Promise<ProofRecords & { hash: string }> {
  const opened = await openedMerge(shop, owner, saved);
  const listed = opened && (await listedMerge(shop, opened));
  if (!opened || !listed || listed.records.length === 0)
    throw new Fault('not-found', 'no records to prove', { text: message('fault.no-merge') });
  const { records: reports } = sharedReports(await fittedRecords(shop, opened, listed, { owner, address }));
  const count = listed.records.length;
  const t = serverTexts({ locale: defaultLocale });
  const records = proofPlaces(inProof(listed, reports)).flatMap((at) => {
    const found = listed.records[at];
    return found ? [{ record: found.record, words: t(message('proof.record', { number: at + 1, count, name: found.label })) }] : [];
  });
  return { settings: fittingOf(opened.merge.settings), records, hash: listed.hash };
}
