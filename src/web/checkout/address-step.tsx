/** Step 1: who gets the mail, the parcel and the bill. */
import { useState } from 'react';
import {
  domesticAddressLines,
  type PostalAddress,
  type PostalAddressValues,
  personName,
  postalAddressKey,
} from '#core/customer/postal-address.ts';
import { buyerReferenceLength } from '#core/order/buyer-reference.ts';
import { referenceLength } from '#core/order/reference.ts';
import { deliveryCountries } from '#core/values/channel.ts';
import { checkoutTexts } from '#texts/de/checkout.ts';
import { AddressFields } from '#web/customer/address-fields.tsx';
import { useTexts } from '#web/page/texts.ts';
import { CheckField, TextField } from '#web/ui/field.tsx';
import { addressValues, type Errors, type FieldName, fieldNames, type Values } from './checkout-form.ts';
import type { CheckoutAddress } from './saved-addresses.ts';

type SavedAddressChoiceProps = {
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

/** Saved addresses other than the one in the fields, as buttons of the checkout's form: each fills in the fields below it. */
function SavedAddressChoice({ saved, use, values }: SavedAddressChoiceProps) {
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

/** Without scripts the browser itself goes to the first field that is not right yet. */
function firstWrong(errors: Errors): FieldName | undefined {
  return fieldNames.find((name) => errors[name]);
}

type Props = {
  values: Values;
  errors: Errors;
  countries: readonly string[];
  /** Business customers may give the order a number of their own. */
  asksForReference: boolean;
  /** Of the customer's account; null for guests. */
  saved: readonly CheckoutAddress[] | null;
};

export function AddressStep({ values, errors, countries, asksForReference, saved }: Props) {
  const t = useTexts(checkoutTexts);
  const shared = { values, errors, firstWrong: firstWrong(errors) };
  const deliverable = saved?.filter(({ address }) => countries.includes(address.country)) ?? [];
  const [hasBilling, setBilling] = useState(values.otherBilling !== '');
  return (
    <div className="grid gap-4">
      <TextField
        label={t('checkout.email')}
        hint={t('checkout.email.hint')}
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={values.email}
        error={errors.email}
        {...{ autoFocus: shared.firstWrong === 'email' }}
      />
      <SavedAddressChoice saved={deliverable} use="deliver" values={addressValues(values, '')} />
      <AddressFields {...shared} use="shipping" countries={countries} isBilled={!hasBilling} />
      {asksForReference ? (
        <>
          <TextField
            label={t('checkout.reference')}
            name="reference"
            autoComplete="off"
            maxLength={referenceLength}
            defaultValue={values.reference}
            error={errors.reference}
          />
          <TextField
            label={t('checkout.buyerReference')}
            hint={t('checkout.buyerReference.hint')}
            name="buyerReference"
            autoComplete="off"
            maxLength={buyerReferenceLength}
            defaultValue={values.buyerReference}
            error={errors.buyerReference}
            className="figures"
            {...{ autoFocus: shared.firstWrong === 'buyerReference' }}
          />
        </>
      ) : null}
      <CheckField
        label={t('checkout.otherBilling')}
        name="otherBilling"
        value="on"
        defaultChecked={hasBilling}
        onChange={(event) => setBilling(event.currentTarget.checked)}
      />
      {hasBilling ? (
        <fieldset className="grid gap-4">
          <legend className="type-h4 mb-3">{t('checkout.billing')}</legend>
          <SavedAddressChoice saved={saved ?? []} use="bill" values={addressValues(values, 'billing.')} />
          <AddressFields {...shared} prefix="billing." use="billing" countries={deliveryCountries} isBilled />
        </fieldset>
      ) : null}
      {saved ? (
        <CheckField label={t('checkout.saveAddress')} name="saveAddress" value="on" defaultChecked={values.saveAddress !== ''} />
      ) : null}
    </div>
  );
}
