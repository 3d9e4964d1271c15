/** The fields of a postal address. */
import { checkoutTexts } from '#texts/de/checkout.ts';
import { countryName } from '#web/page/country-names.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { type AddressField, addressFields, isOptional } from './address-form.ts';

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

type Fields = Readonly<Partial<Record<string, string>>>;

type Props = {
  /** By the names of the fields, `prefix` included. */
  values: Fields;
  errors: Fields;
  prefix?: string;
  /** Section of the autocomplete tokens. */
  use?: 'shipping' | 'billing';
  countries: readonly string[];
  /** Asks for the VAT id. */
  isBilled: boolean;
  /** Name of the field that takes the focus without scripts: the first that is not right yet. */
  firstWrong: string | undefined;
};

export function AddressFields({ values, errors, prefix = '', use, countries, isBilled, firstWrong }: Props) {
  const t = useTexts(checkoutTexts);
  const locale = useTextLocale();
  const wire = (field: AddressField) => {
    const name = `${prefix}${field}`;
    return {
      label: t(`checkout.${field}`),
      name,
      defaultValue: values[name],
      error: errors[name] ?? null,
      autoFocus: name === firstWrong,
      autoComplete: field === 'vatId' ? 'off' : `${use ? `${use} ` : ''}${autocomplete[field]}`,
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

/** The first field of an address with a sentence. */
export function firstWrongField(errors: Fields): string | undefined {
  return addressFields.find((name) => errors[name]);
}
