/** Who may see an order: a holder of its link for a while, afterwards its signed-in customer and browsers that proved to know it. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OwnerId } from '#core/customer/owner.ts';
import { isLinkOpen } from '#core/order/open-link.ts';
import type { Order } from '#core/order/order.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { hourMs } from '#core/values/unit.ts';
import { keyOf } from '#store/db/sealed-text.ts';
import type { Store } from '#store/db/store.ts';
import { findOrder } from '#store/order/orders.ts';
import type { Context, Shop } from './handler.ts';

/** How long a browser needs no other proof for the order. */
export const orderProofMs = hourMs;

/** `customer`: the owner of a signed-in customer; null for guests. `proof`: the cookie that a proof has set. */
export type OrderReader = { customer: OwnerId | null; proof: string | null };

export function orderReader({ actor: { owner } }: Context): OrderReader {
  return { customer: owner.customer ? owner.current : null, proof: owner.secret('order') };
}

function signed({ linkSecret }: Pick<Store, 'linkSecret'>, order: string, until: number): string {
  const mac = createHmac('sha256', keyOf(linkSecret, 'order proof')).update(`${order} ${until}`).digest('base64url');
  return `${until.toString(36)}.${mac}`;
}

/** The value of the cookie after a right answer. */
export function orderProof(store: Pick<Store, 'linkSecret'>, order: string, now: Date): string {
  return signed(store, order, now.getTime() + orderProofMs);
}

function isProven(store: Pick<Store, 'linkSecret'>, order: string, proof: string | null, now: Date): boolean {
  const until = Number.parseInt(proof?.split('.')[0] ?? '', 36);
  if (proof === null || !(until > now.getTime())) return false;
  const [given, right] = [Buffer.from(proof), Buffer.from(signed(store, order, until))];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The order of a link. Throws Fault 'not-found'. */
export async function linkedOrder({ store }: Pick<Shop, 'store'>, token: string): Promise<Order> {
  const order = await findOrder(store, token);
  if (!order) throw new Fault('not-found', 'no order under this token', { text: message('fault.no-order') });
  return order;
}

/** The order of a link for who may see it. Throws Fault 'not-found', 'order-locked'. */
export async function shownOrder(shop: Pick<Shop, 'store' | 'clock'>, token: string, reader: OrderReader): Promise<Order> {
  const order = await linkedOrder(shop, token);
  const now = shop.clock();
  const isShown = isLinkOpen(order, now) || order.owner === reader.customer || isProven(shop.store, order.id, reader.proof, now);
  if (!isShown) throw new Fault('order-locked', `order ${order.number} needs a proof`);
  return order;
}
