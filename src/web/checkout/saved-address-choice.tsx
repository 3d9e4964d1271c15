/** Saved addresses as buttons of the checkout's form: each fills in the fields below it. */
import { checkoutTexts } from '#texts/de/checkout.ts';
import { useTexts } from '#web/page/texts.ts';
import type { SavedAddress } from './saved-addresses.ts';

/** More than these are behind a disclosure. */
const maxShown = 2;

type Props = { saved: readonly SavedAddress[]; use: 'deliver' | 'bill' };

function Buttons({ saved, use }: Props) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {saved.map(({ id, address }) => (
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
  );
}

export function SavedAddressChoice({ saved, use }: Props) {
  const t = useTexts(checkoutTexts);
  if (saved.length === 0) return null;
  const more = saved.slice(maxShown);
  return (
    <fieldset>
      <legend className="mb-2 text-small font-semibold">{t('checkout.saved')}</legend>
      <Buttons saved={saved.slice(0, maxShown)} use={use} />
      {more.length > 0 ? (
        <details className="mt-1">
          <summary className="text-link flex min-h-11 w-fit cursor-pointer items-center text-small">
            {t('checkout.saved.more', { count: more.length })}
          </summary>
          <Buttons saved={more} use={use} />
        </details>
      ) : null}
    </fieldset>
  );
}
