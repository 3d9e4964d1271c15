/** An address as it stands on a parcel or a bill. */
import { type PostalAddress, postalAddressLines } from '#core/customer/postal-address.ts';
import { checkoutTexts } from '#texts/de/checkout.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';

export function AddressLines({ address }: { address: PostalAddress }) {
  const t = useTexts(checkoutTexts);
  const lines = postalAddressLines(address, useTextLocale());
  if (address.vatId) lines.push(t('checkout.vatId.of', { vatId: address.vatId }));
  if (address.phone) lines.push(t('checkout.phone.of', { phone: address.phone }));
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
