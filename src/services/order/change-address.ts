/** A new delivery address of an order before it is packed. */
import { forUse, type PostalAddress, postalAddressKey } from '#core/customer/postal-address.ts';
import { addressStates } from '#core/order/life-cycle.ts';
import { isOnlineOnly } from '#core/order/line-kind.ts';
import type { Order } from '#core/order/order.ts';
import { taxRegionOf } from '#core/order/place/delivery-area.ts';
import { isExpressType } from '#core/order/shipping.ts';
import { Fault, type FieldError } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Context } from '#services/handler.ts';
import { limitedClient } from '#services/rate-limits.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { enqueue } from '#store/job/jobs.ts';
import { consumeStoredLimit } from '#store/limit/stored-limits.ts';
import { changeDelivery } from '#store/order/order-changes.ts';
import { addressErrors, deliveryErrors } from './address-errors.ts';

/** Whether its delivery address may still change; never that of an order of which nothing is sent. */
export function hasAddress({ state, lines, documentsErasedAt }: Order): boolean {
  return addressStates.includes(state) && documentsErasedAt === null && !isOnlineOnly(lines.map(({ item }) => item));
}

/** Another country or region has other taxes and another delivery: what was paid would not fit. */
function regionErrors(order: Order, delivery: PostalAddress): FieldError[] {
  if (delivery.country !== order.delivery.country)
    return [{ field: 'delivery.country', code: 'other-region', message: message('fault.address-country') }];
  if (taxRegionOf(delivery) === taxRegionOf(order.delivery)) return [];
  return [{ field: 'delivery.postalCode', code: 'other-region', message: message('fault.address-region') }];
}

/** The address as the order has it: an express order keeps the stored telephone number where no other one is given. */
function deliveryOf(order: Order, given: PostalAddress): PostalAddress {
  const { phone } = order.delivery;
  return forUse({ ...(phone === undefined ? {} : { phone }), ...given }, { isExpress: isExpressType(order.shippingType), isBilled: false });
}

function packed(order: Order): Fault {
  return new Fault('order-refused', `the address of order ${order.number} is final`, { text: message('fault.address-late') });
}

/** Writes ticket and delivery note anew, and enqueues 'parcel-mail' ({order, kind}): once for each change. */
async function enqueueChanged(trx: StoreTransaction, order: string, event: string, now: Date): Promise<void> {
  await enqueue(trx, { kind: 'order-ticket', payload: { order }, dedupe: `order-ticket:address:${event}` }, now);
  await enqueue(trx, { kind: 'parcel-mail', payload: { order, kind: 'readdressed' }, dedupe: `parcel-mail:readdressed:${event}` }, now);
}

/** The kind of delivery stays: what a courier cannot reach is an error of the street. */
function placeErrors({ shippingType }: Order, given: PostalAddress): FieldError[] {
  const errors = deliveryErrors(given, isExpressType(shippingType));
  return errors.map((error) => (error.field === 'shippingType' ? { ...error, field: 'delivery.street' } : error));
}

/** Throws Fault 'bad-input' for an address that the order cannot go to, 'order-refused' once it is packed, 'too-many'. */
export async function changeAddress(context: Context, order: Order, given: PostalAddress): Promise<boolean> {
  const { store, clock } = context.shop;
  if (!hasAddress(order)) throw packed(order);
  const errors = [...addressErrors('delivery', given), ...regionErrors(order, given)];
  if (errors.length === 0) errors.push(...placeErrors(order, given));
  if (errors.length > 0) throw new Fault('bad-input', 'address', { errors });
  const delivery = deliveryOf(order, given);
  const isSame = postalAddressKey(delivery) === postalAddressKey(order.delivery) && delivery.phone === order.delivery.phone;
  if (isSame) return false;
  const client = { ...limitedClient(context), account: order.id };
  await store.write(async (trx) => {
    const now = clock();
    await consumeStoredLimit(trx, store.engine, 'order-address', client, now, { text: message('fault.address-often') });
    const event = await changeDelivery(trx, order.id, delivery, { actor: 'customer', reason: 'address' }, now);
    if (event === null) throw packed(order);
    await enqueueChanged(trx, order.id, event, now);
  });
  return true;
}
