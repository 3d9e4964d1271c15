/** The requester's own saved design, for handlers of calls. */
import type { OwnerId } from '#core/customer/owner.ts';
import { Fault } from '#core/values/fault.ts';
import type { Context } from '#services/handler.ts';
import { findDesign, type SavedDesign } from '#store/design/designs.ts';

/** The requester's own design without its document. Throws Fault 'not-found' alike for foreign, expired and missing designs. */
export async function ownDesign(context: Context, id: string): Promise<{ owner: OwnerId; saved: SavedDesign }> {
  const owner = context.actor.owner.current;
  const saved = owner ? await findDesign(context.shop.store, owner, id, context.shop.clock()) : null;
  if (!owner || !saved) throw noDesign();
  return { owner, saved };
}

export function noDesign(): Fault {
  return new Fault('not-found', 'no such design in this session', { text: { key: 'fault.no-design' } });
}
