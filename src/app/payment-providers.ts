/** The payment providers that the settings name, in the order in which the checkout shows them. */
import { invoiceProvider, transferProvider } from '#services/payment/by-transfer.ts';
import type { PaymentProvider } from '#services/payment/provider.ts';
import { stripeProvider } from '#services/payment/stripe.ts';
import type { Settings } from './settings.ts';

export async function paymentProviders({ stripe }: Pick<Settings, 'stripe'>): Promise<readonly PaymentProvider[]> {
  return [...(stripe ? [await stripeProvider(stripe)] : []), invoiceProvider, transferProvider];
}
