/** The payment providers that the settings name, in the order in which the checkout shows them. */
import { invoiceProvider, transferProvider } from '#services/payment/by-transfer.ts';
import type { PaypalSettings } from '#services/payment/paypal/paypal-client.ts';
import type { PaymentProvider } from '#services/payment/provider.ts';
import { stripeProvider } from '#services/payment/stripe/stripe.ts';
import type { Store } from '#store/db/store.ts';
import type { Settings } from './settings.ts';

/** A local shop has the test provider, too. */
export async function paymentProviders(
  settings: Pick<Settings, 'local' | 'dataDir' | 'PORT' | 'paypal' | 'stripe'>,
  { secretOf, clock }: Pick<Store, 'secretOf' | 'clock'>,
): Promise<readonly PaymentProvider[]> {
  return [
    ...(settings.stripe ? [await stripeProvider(settings.stripe)] : []),
    ...(settings.paypal ? [await payPal(settings.paypal, clock)] : []),
    invoiceProvider,
    transferProvider,
    ...(settings.local ? [await localProvider(settings, { secretOf, clock })] : []),
  ];
}

/** Loaded by shops that take PayPal only. */
async function payPal(settings: PaypalSettings, clock: () => Date): Promise<PaymentProvider> {
  const { paypalProvider } = await import('#services/payment/paypal/paypal.ts');
  return paypalProvider(settings, { clock });
}

async function localProvider(
  { dataDir, PORT }: Pick<Settings, 'dataDir' | 'PORT'>,
  { secretOf, clock }: Pick<Store, 'secretOf' | 'clock'>,
): Promise<PaymentProvider> {
  const { testPaymentSecret, testProvider } = await import('#dev/test-payments.ts');
  const { paymentFiles } = await import('#dev/payment-files.ts');
  const pageOf = (ref: string) => `http://localhost:${PORT}/dev/zahlung/${ref}`;
  return testProvider(paymentFiles(dataDir), { secret: await secretOf(testPaymentSecret), clock, pageOf });
}
