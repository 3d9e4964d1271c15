/** What a party sees of a design with its list: some records in each language, and no other. */
import type { OwnerId } from '#core/customer/owner.ts';
import { type LanguageSamples, partySamples } from '#core/merge/party-samples.ts';
import type { RecordReport } from '#core/merge/record-report.ts';
import type { Language } from '#core/values/locale.ts';
import type { Shop } from '#services/handler.ts';
import type { SavedDesign } from '#store/design/designs.ts';
import type { LimitedClient } from '#store/limit/stored-limits.ts';
import { inProof } from './merge-proof.ts';
import type { ListedMerge } from './merge-tasks.ts';
import { fittedRecords, listedMerge, type OpenedMerge, openedMerge } from './read-merge.ts';

/** `language`: that of the party. */
export type ShownToParty = { owner: OwnerId; saved: SavedDesign; language: Language; client: LimitedClient };
export type ShownProof = { opened: OpenedMerge; listed: ListedMerge; reports: readonly RecordReport[] };

/** Null for a design that is printed without a list. Throws as `fittedRecords`. */
export async function shownProof(shop: Shop, { owner, saved, client }: Omit<ShownToParty, 'language'>): Promise<ShownProof | null> {
  const opened = await openedMerge(shop, owner, saved);
  if (!opened) return null;
  const listed = await listedMerge(shop, opened);
  return { opened, listed, reports: await fittedRecords(shop, opened, listed, client) };
}

export function samplesOf({ listed, reports }: ShownProof, own: Language): LanguageSamples[] {
  return partySamples(inProof(listed, reports), own);
}
