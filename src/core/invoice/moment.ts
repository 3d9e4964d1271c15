/** When an order gets its documents. */
import type { OrderState } from '#core/order/life-cycle.ts';

/** Bought on invoice: with the goods. Everything else: with the payment (E044). */
export function invoiceMoment({ payment }: { payment: string }): Extract<OrderState, 'paid' | 'handed_over'> {
  return payment === 'invoice' ? 'handed_over' : 'paid';
}

/** Days from the invoice to the last day for its payment. */
export const paymentDays = 14;
