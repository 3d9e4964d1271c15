/** Who calls and jobs act for. */
import type { Customer } from '#core/customer/customer.ts';
import { hasOrdered } from '#store/order/orders.ts';
import type { Actor, Context, RequestOwner, SignedIn, Visitor } from './handler.ts';

export function actorOf(owner: RequestOwner): Visitor | SignedIn {
  const { customer } = owner;
  return customer ? { kind: 'customer', owner, customer } : { kind: 'visitor', owner };
}

/** The customer who was signed in when the request came; null for a guest. */
export function customerOf(actor: Visitor | SignedIn): Customer | null {
  return actor.kind === 'customer' ? actor.customer : null;
}

/** As events of orders and changes of flags store it. */
export function actorName(actor: Actor): string {
  switch (actor.kind) {
    case 'operator':
      return actor.name;
    case 'job':
      return 'shop';
    default:
      return 'customer';
  }
}

/**
 * Whether a request comes without an account, and from an owner who has not ordered or from none. Nothing is known of such owners, and they
 * cost nothing to make, so that all of them together have a share of what the shop can do.
 */
export async function isNewOwner({ shop, actor }: Pick<Context, 'shop' | 'actor'>): Promise<boolean> {
  if (actor.kind === 'customer') return false;
  const { current } = actor.owner;
  return current === null || !(await hasOrdered(shop.store, current));
}
