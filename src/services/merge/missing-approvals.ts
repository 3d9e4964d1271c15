/** Whose approval a design with its list still needs, beside that of its host. */
import type { OwnerId } from '#core/customer/owner.ts';
import { missingParties } from '#core/merge/approval-parties.ts';
import { type Message, message } from '#core/values/message.ts';
import type { Shop } from '#services/handler.ts';
import type { SavedDesign } from '#store/design/designs.ts';
import { listParties } from '#store/people/approval-parties.ts';
import { listedMerge, openedMerge } from './read-merge.ts';

/** Of all that is printed now, as the host approves it; null for a design that is printed without a list. */
export async function printedHash(shop: Pick<Shop, 'store'>, owner: OwnerId, saved: SavedDesign): Promise<string | null> {
  const opened = await openedMerge(shop, owner, saved);
  return opened && (await listedMerge(shop, opened)).hash;
}

/** Why a line of the design is not ordered: parties whose link is valid and who have not approved what is printed now. */
export async function missingApprovals({ store, clock }: Shop, owner: OwnerId, saved: SavedDesign): Promise<Message[]> {
  const parties = await listParties(store, owner, saved.id, clock());
  if (parties.length === 0) return [];
  const missing = missingParties(parties, await printedHash({ store }, owner, saved));
  return missing.length === 0 ? [] : [message('fault.line-parties', { names: missing.map(({ name }) => name), count: missing.length })];
}
