/** Step 1: who gets the mail, the parcel and the bill. */
import { useState } from 'react';
import { referenceLength } from '#core/order/reference.ts';
import { deliveryCountries } from '#core/values/channel.ts';
import { checkoutTexts } from '#texts/de/checkout.ts';
import { countryName } from '#web/page/country-names.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { CheckField, SelectField, TextField } from '#web/ui/field.tsx';
import { type AddressField, type Errors, type FieldName, fieldNames, isOptional, type Values } from './checkout-form.ts';

type Props = { values: Values; errors: Errors };

/** Autocomplete tokens (WCAG 1.3.5). */
const autocomplete = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  street: 'street-address',
  postalCode: 'postal-code',
  city: 'address-level2',
  country: 'country',
} as const satisfies Record<Exclude<AddressField, 'vatId'>, string>;

/** Without scripts the browser itself goes to the first field that is not right yet. */
function firstWrong(errors: Errors): FieldName | undefined {
  return fieldNames.find((name) => errors[name]);
}

type AddressProps = Props & { prefix: '' | 'billing.'; countries: readonly string[]; isBilled: boolean };

function AddressFields({ values, errors, prefix, countries, isBilled }: AddressProps) {
  const t = useTexts(checkoutTexts);
  const locale = useTextLocale();
  const use = prefix === '' ? 'shipping' : 'billing';
  const wire = (field: AddressField) => {
    const name: FieldName = `${prefix}${field}`;
    return {
      label: t(`checkout.${field}`),
      name,
      defaultValue: values[name],
      error: errors[name],
      autoFocus: name === firstWrong(errors),
      autoComplete: field === 'vatId' ? 'off' : `${use} ${autocomplete[field]}`,
      required: !isOptional(field),
    };
  };
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...wire('firstName')} />
        <TextField {...wire('lastName')} />
      </div>
      <TextField {...wire('company')} />
      {isBilled ? <TextField {...wire('vatId')} className="figures" /> : null}
      <TextField {...wire('street')} />
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4">
        <TextField {...wire('postalCode')} className="figures" />
        <TextField {...wire('city')} />
      </div>
      <SelectField {...wire('country')} defaultValue={values[`${prefix}country`] || countries[0]}>
        {countries.map((code) => (
          <option key={code} value={code}>
            {countryName(code, locale)}
          </option>
        ))}
      </SelectField>
    </>
  );
}

type StepProps = Props & {
  countries: readonly string[];
  /** Business customers may give the order a number of their own. */
  asksForReference: boolean;
};

export function AddressStep({ values, errors, countries, asksForReference }: StepProps) {
  const t = useTexts(checkoutTexts);
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
        {...{ autoFocus: firstWrong(errors) === 'email' }}
      />
      <AddressFields values={values} errors={errors} prefix="" countries={countries} isBilled={!hasBilling} />
      {asksForReference ? (
        <TextField
          label={t('checkout.reference')}
          name="reference"
          autoComplete="off"
          maxLength={referenceLength}
          defaultValue={values.reference}
          error={errors.reference}
        />
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
          <AddressFields values={values} errors={errors} prefix="billing." countries={deliveryCountries} isBilled />
        </fieldset>
      ) : null}
    </div>
  );
}
