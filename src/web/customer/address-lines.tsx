/** An address as it stands on a parcel or a bill. */
import type { Address } from '#api/order.ts';
import { checkoutTexts } from '#texts/de/checkout.ts';
import { countryName } from '#web/page/country-names.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';

export function AddressLines({ address }: { address: Address }) {
  const t = useTexts(checkoutTexts);
  const locale = useTextLocale();
  const lines = [
    `${address.firstName} ${address.lastName}`,
    address.company ?? '',
    address.street,
    `${address.postalCode} ${address.city}`,
    countryName(address.country, locale),
    address.vatId ? t('checkout.vatId.of', { vatId: address.vatId }) : '',
  ].filter((line) => line !== '');
  return (
    <address className="wrap-anywhere not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}

/** "Sophie Huber, Lindwurmstraße 88, 80337 München" */
export function addressText(address: Address): string {
  return [`${address.firstName} ${address.lastName}`, address.company ?? '', address.street, `${address.postalCode} ${address.city}`]
    .filter((part) => part !== '')
    .join(', ');
}
