/** The party that a link asks to approve. */
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Shop } from '#services/handler.ts';
import type { SharedDesign } from '#store/design/shares.ts';
import { type ApprovalParty, findParty } from '#store/people/approval-parties.ts';
import { sharedDesign } from './shares.ts';

/** Throws Fault 'not-found' for a token that no party has, 'gone' for a link that has ended. */
export async function askedParty(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  token: string,
): Promise<SharedDesign & { party: ApprovalParty }> {
  const shared = await sharedDesign({ store }, token);
  const party = await findParty(store, shared.share, clock());
  if (!party) throw new Fault('not-found', 'a link of no party', { text: message('fault.no-share') });
  return { ...shared, party };
}
