/** Owners of whom nothing is known. They cost nothing to make, so that all of them together have a share of what the shop can do. */
import { hasOrdered } from '#store/order/orders.ts';
import type { Context } from './handler.ts';

/** Whether a request comes without an account, and from an owner who has not ordered or from none. */
export async function isNewOwner({ shop, owner, customer }: Pick<Context, 'shop' | 'owner' | 'customer'>): Promise<boolean> {
  if (customer) return false;
  return owner.current === null || !(await hasOrdered(shop.store, owner.current));
}
