/** What is still to be transferred for an order: before its production, or on invoice once its goods are sent. */
import { invoiceMoment } from '#core/invoice/moment.ts';
import type { Order } from '#core/order/order.ts';
import { paymentKind } from '#core/payment/methods.ts';
import { balanceOf } from '#core/payment/settlement.ts';
import type { Store } from '#store/db/store.ts';
import { readBooks } from '#store/payment/books.ts';

/** Whether the customer is to transfer money now, as far as any is owed. */
function isTransferAwaited({ payment, state, events }: Pick<Order, 'payment' | 'state' | 'events'>): boolean {
  if (paymentKind(payment) === 'prepayment') return state === 'awaiting_payment';
  if (paymentKind(payment) !== 'invoice' || state === 'cancelled' || state === 'refunded') return false;
  const moment = invoiceMoment({ payment });
  return events.some((event) => event.state === moment);
}

/** In minor units: the rest where a part has arrived. 0 for an order that waits for no transfer. */
export async function transferDue({ db }: Pick<Store, 'db'>, order: Pick<Order, 'id' | 'payment' | 'state' | 'events'>): Promise<number> {
  if (!isTransferAwaited(order)) return 0;
  const { owed, received } = balanceOf((await readBooks(db, order.id)).books);
  return Math.max(0, owed - received);
}
