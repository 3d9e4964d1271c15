import { expect, test } from 'vitest';
import { invoiceProvider, transferProvider } from '#services/payment/by-transfer.ts';
import { stripeProvider } from '#services/payment/stripe/stripe.ts';
import { methodsFor } from './order-offers.ts';

test('a provider is not offered for a sum below its minimum', async () => {
  const stripe = await stripeProvider({ secretKey: 'sk_test_x', webhookSecrets: [], base: null });
  const shop = { payments: [stripe, invoiceProvider, transferProvider] };
  expect(methodsFor(shop, 49)).toEqual(['invoice', 'prepayment']);
  expect(methodsFor(shop, 50)).toEqual([...stripe.methods, 'invoice', 'prepayment']);
  expect(methodsFor({ payments: [{ ...transferProvider, minimum: 100 }, invoiceProvider] }, 99)).toEqual(['invoice']);
});
