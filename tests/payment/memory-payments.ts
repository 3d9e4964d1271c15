import type { Plan, TestPayment, TestPaymentStore } from '#dev/test-payments.ts';

/** Payments in memory, for tests. */
export function memoryPayments(plan: Plan = 'ok'): TestPaymentStore {
  const payments = new Map<string, TestPayment>();
  return {
    load: async (ref) => payments.get(ref) ?? null,
    save: async (payment) => void payments.set(payment.ref, payment),
    all: async () => [...payments.values()],
    nextPlan: async () => plan,
  };
}
