import { expect, test, vi } from 'vitest';
import { paymentProviders } from './payment-providers.ts';

const loaded = vi.hoisted(() => ({ count: 0 }));
vi.mock('stripe', async (original) => {
  loaded.count += 1;
  return original();
});

test('a shop without Stripe takes transfers, and does not load its SDK', async () => {
  const providers = await paymentProviders({ stripe: undefined });
  expect(providers.flatMap(({ id, methods }) => [id, ...methods])).toEqual(['invoice', 'invoice', 'transfer', 'prepayment']);
  expect(loaded.count).toBe(0);
});

test('a shop with Stripe takes its methods before transfers', async () => {
  const providers = await paymentProviders({ stripe: { secretKey: 'sk_test_a1', webhookSecrets: ['whsec_a'], base: null } });
  expect(providers.map(({ id }) => id)).toEqual(['stripe', 'invoice', 'transfer']);
  expect(loaded.count).toBe(1);
});
