import { expect, test, vi } from 'vitest';
import { paymentProviders } from './payment-providers.ts';

const loaded = vi.hoisted(() => ({ count: 0 }));
vi.mock('stripe', async (original) => {
  loaded.count += 1;
  return original();
});

const store = { secretOf: async () => 's'.repeat(32), clock: () => new Date() };
const settings = { local: false, dataDir: 'data', PORT: 3000, stripe: undefined, paypal: undefined };

test('a shop without Stripe takes transfers, and does not load its SDK', async () => {
  const providers = await paymentProviders(settings, store);
  expect(providers.flatMap(({ id, methods }) => [id, ...methods])).toEqual(['invoice', 'invoice', 'transfer', 'prepayment']);
  expect(loaded.count).toBe(0);
});

test('a shop with Stripe takes its methods before transfers', async () => {
  const withStripe = { ...settings, stripe: { secretKey: 'sk_live_a1', webhookSecrets: ['whsec_a'], base: null } };
  const providers = await paymentProviders(withStripe, store);
  expect(providers.map(({ id }) => id)).toEqual(['stripe', 'invoice', 'transfer']);
  expect(loaded.count).toBe(1);
});
