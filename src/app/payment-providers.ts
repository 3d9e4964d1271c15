/** The payment providers that the settings name, in the order in which the checkout shows their methods. */
import { invoiceProvider, transferProvider } from '#services/payment/by-transfer.ts';
import type { PaymentProvider } from '#services/payment/provider.ts';

export async function paymentProviders(): Promise<readonly PaymentProvider[]> {
  return [invoiceProvider, transferProvider];
}
