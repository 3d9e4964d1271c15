/** Orders that are paid by a transfer to the shop's account: before production, or on invoice. What arrives is read from bank entries. */
import type { PaymentFact } from '#core/payment/payment-fact.ts';
import type { Attempt, PaymentProvider, Refund } from './provider.ts';

async function* nothing() {}

/** The shop pays back by a transfer of its own, which is done when its bank entry says so. */
function refundByTransfer({ id, money, requestedAt }: Refund): PaymentFact {
  return { kind: 'refund', ref: id, status: 'pending', money, at: requestedAt };
}

function ended({ id, money, createdAt }: Attempt): PaymentFact {
  return { kind: 'end', ref: id, status: 'done', money: { ...money, amount: 0 }, at: createdAt };
}

function byTransfer(id: 'transfer' | 'invoice', method: 'prepayment' | 'invoice'): PaymentProvider {
  return {
    id,
    methods: [method],
    minimum: 1,
    begin: async (attempt) => ({ ref: attempt.orderNumber, url: null, expiresAt: attempt.expiresAt }),
    look: async () => [],
    void: async (attempt) => [ended(attempt)],
    refund: async (refund) => refundByTransfer(refund),
    findRefund: async () => null,
    hook: async () => null,
    list: nothing,
  };
}

export const transferProvider = byTransfer('transfer', 'prepayment');
export const invoiceProvider = byTransfer('invoice', 'invoice');
