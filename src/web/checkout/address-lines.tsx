/** An address as it stands on a parcel. */
import type { Address } from '#api/order.ts';
import { countryName } from '#web/page/country-names.ts';
import { useTextLocale } from '#web/page/texts.ts';

export function AddressLines({ address }: { address: Address }) {
  const locale = useTextLocale();
  const lines = [
    `${address.firstName} ${address.lastName}`,
    address.company ?? '',
    address.street,
    `${address.postalCode} ${address.city}`,
    countryName(address.country, locale),
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
