/** The payment providers of a shop. The checkout shows their methods in this order. */
import { invoiceProvider, transferProvider } from '#services/payment/by-transfer.ts';
import type { PaymentProvider } from '#services/payment/provider.ts';
import { stripeProvider } from '#services/payment/stripe.ts';
import type { Settings } from './settings.ts';

export async function paymentProviders({ stripe }: Pick<Settings, 'stripe'>): Promise<PaymentProvider[]> {
  return [...(stripe ? [await stripeProvider(stripe)] : []), invoiceProvider, transferProvider];
}
