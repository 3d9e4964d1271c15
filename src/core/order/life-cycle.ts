/** The states of an order and the moves between them (D12). Who moves it, when and why is recorded elsewhere. */
import { type Message, message } from '#core/values/message.ts';

export const orderStates = [
  'cart',
  'placed',
  'awaiting_payment',
  'paid',
  'invoice_open',
  'preflight',
  'needs_customer',
  'in_production',
  'packed',
  'handed_over',
  'delivered',
  'cancelled',
  'refunded',
  'reprint',
] as const;
export type OrderState = (typeof orderStates)[number];

/** Cancelling ends when production begins. A reprint is a new job of the same order and runs through production again. */
const moves: Record<OrderState, readonly OrderState[]> = {
  cart: ['placed'],
  placed: ['awaiting_payment', 'invoice_open', 'cancelled'],
  awaiting_payment: ['paid', 'cancelled'],
  paid: ['preflight', 'cancelled', 'refunded'],
  invoice_open: ['preflight', 'cancelled'],
  preflight: ['in_production', 'needs_customer', 'cancelled'],
  needs_customer: ['preflight', 'cancelled'],
  in_production: ['packed', 'reprint', 'refunded'],
  packed: ['handed_over', 'reprint', 'refunded'],
  handed_over: ['delivered', 'reprint', 'refunded'],
  delivered: ['reprint', 'refunded'],
  cancelled: ['refunded'],
  refunded: [],
  reprint: ['in_production', 'refunded'],
};

/** Why an order is printed once more; events of the order have it behind 'reprint-'. */
export const reprintReasons = ['misprint', 'damaged', 'lost', 'goodwill'] as const;
export type ReprintReason = (typeof reprintReasons)[number];

/** The shop has nothing left to do for the order, unless it is reprinted. */
export const closedStates: readonly OrderState[] = ['handed_over', 'delivered', 'cancelled', 'refunded'];

/** Before a parcel has its address: the delivery address may change. */
export const addressStates: readonly OrderState[] = [
  'placed',
  'awaiting_payment',
  'paid',
  'invoice_open',
  'preflight',
  'needs_customer',
  'in_production',
  'reprint',
];

/** Whether an order may move; a forbidden move is answered with the allowed ones. */
export function checkMove(from: OrderState, to: OrderState): { ok: true } | { ok: false; allowed: readonly OrderState[] } {
  return moves[from].includes(to) ? { ok: true } : { ok: false, allowed: moves[from] };
}

/** What a customer reads for a state. */
export function stateName(state: OrderState): Message {
  return message(`order.state.${state}`);
}
