/** Saved addresses other than the one in the fields, as buttons of the checkout's form: each fills in the fields below it. */
import { checkoutTexts } from '#texts/de/checkout.ts';
import { type AddressValues, addressFields, valuesOfAddress } from '#web/customer/address-form.ts';
import { useTexts } from '#web/page/texts.ts';
import type { SavedAddress } from './saved-addresses.ts';

type Props = {
  saved: readonly SavedAddress[];
  use: 'deliver' | 'bill';
  /** What the fields hold; '' in all but the country where nothing was typed. */
  values: AddressValues;
};

export function SavedAddressChoice({ saved, use, values }: Props) {
  const t = useTexts(checkoutTexts);
  const compared = addressFields.filter((field) => field !== 'vatId');
  const others = saved.filter(({ address }) => {
    const known = valuesOfAddress(address);
    return compared.some((field) => known[field] !== values[field]);
  });
  if (others.length === 0) return null;
  const isEmpty = values.street === '' && values.city === '';
  return (
    <details open={isEmpty}>
      <summary className="text-link flex min-h-11 w-fit cursor-pointer items-center text-small">
        {t(isEmpty ? 'checkout.saved' : 'checkout.saved.other')}
      </summary>
      <div className="grid gap-3 pt-1 sm:grid-cols-2">
        {others.map(({ id, address }) => (
          <button
            key={id}
            type="submit"
            name="intent"
            value={`${use}-${id}`}
            className="option h-full flex-col items-start justify-start gap-0 px-4 py-3 text-left text-small wrap-anywhere"
          >
            <span className="font-semibold">
              {address.firstName} {address.lastName}
            </span>
            {address.company ? <span>{address.company}</span> : null}
            <span className="text-ink-soft">{address.street}</span>
            <span className="figures text-ink-soft">
              {address.postalCode} {address.city}
            </span>
          </button>
        ))}
      </div>
    </details>
  );
}
