/** The requester's own design, for the routes of pictures and proofs of designs. */
import type { OwnerId } from '#core/customer/owner.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Shop } from '#services/handler.ts';
import { findDesign, type SavedDesign } from '#store/design/designs.ts';

/** Throws Fault 'not-found' alike for foreign and missing designs, and without a session. */
export async function ownDesignFile(shop: Shop, requester: OwnerId | null, id: string): Promise<{ owner: OwnerId; saved: SavedDesign }> {
  const saved = requester && (await findDesign(shop.store, requester, id, shop.clock()));
  if (!requester || !saved) throw new Fault('not-found', 'no such design', { text: message('fault.no-design') });
  return { owner: requester, saved };
}
