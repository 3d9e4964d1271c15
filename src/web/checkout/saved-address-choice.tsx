/** Saved addresses other than the one in the fields, as buttons of the checkout's form: each fills in the fields below it. */
import {
  domesticAddressLines,
  type PostalAddress,
  type PostalAddressValues,
  personName,
  postalAddressKey,
} from '#core/customer/postal-address.ts';
import { checkoutTexts } from '#texts/de/checkout.ts';
import { useTexts } from '#web/page/texts.ts';
import type { CheckoutAddress } from './saved-addresses.ts';

type Props = {
  saved: readonly CheckoutAddress[];
  use: 'deliver' | 'bill';
  /** What the fields hold; '' in all but the country where nothing was typed. */
  values: PostalAddressValues;
};

/** The person stands out, the place is quiet. */
function lineStyle(line: string, address: PostalAddress): string {
  if (line === personName(address)) return 'font-semibold';
  return line === address.company ? '' : 'figures text-ink-soft';
}

export function SavedAddressChoice({ saved, use, values }: Props) {
  const t = useTexts(checkoutTexts);
  const others = saved.filter(({ address }) => postalAddressKey(address) !== postalAddressKey(values));
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
            {domesticAddressLines(address).map((line) => (
              <span key={line} className={lineStyle(line, address)}>
                {line}
              </span>
            ))}
          </button>
        ))}
      </div>
    </details>
  );
}
