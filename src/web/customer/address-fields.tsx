/** The fields of a postal address. */
import { isFieldUsed, type PostalAddressField, postalAddressFacts, postalAddressFields } from '#core/customer/postal-address.ts';
import { countryName } from '#core/values/channel.ts';
import { checkoutTexts } from '#texts/de/checkout.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';

type Fields = Readonly<Partial<Record<string, string>>>;

type Props = {
  /** By the names of the fields, `prefix` included. */
  values: Fields;
  errors: Fields;
  prefix?: string;
  /** Section of the autocomplete tokens in the checkout, which asks for the telephone number beside the ways of delivery; absent in the account. */
  use?: 'shipping' | 'billing';
  countries: readonly string[];
  /** The address gets the bill, so the form asks for the VAT id. */
  isBilled: boolean;
  /** Name of the field that takes the focus without scripts: the first that is not right yet. */
  firstWrong: string | undefined;
};

export function AddressFields({ values, errors, prefix = '', use, countries, isBilled, firstWrong }: Props) {
  const t = useTexts(checkoutTexts);
  const locale = useTextLocale();
  const isShown = (field: PostalAddressField) => isFieldUsed(field, { isExpress: use === undefined, isBilled });
  const wire = (field: PostalAddressField) => {
    const name = `${prefix}${field}`;
    const { label, autocomplete, isOptional } = postalAddressFacts[field];
    return {
      label: t(label),
      name,
      defaultValue: values[name],
      error: errors[name] ?? null,
      autoFocus: name === firstWrong,
      autoComplete: autocomplete === 'off' || !use ? autocomplete : `${use} ${autocomplete}`,
      required: !isOptional,
    };
  };
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...wire('firstName')} />
        <TextField {...wire('lastName')} />
      </div>
      <TextField {...wire('company')} />
      {isShown('vatId') ? <TextField {...wire('vatId')} className="figures" /> : null}
      <TextField {...wire('street')} />
      <TextField {...wire('extra')} hint={t('checkout.extra.hint')} />
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
      {isShown('phone') ? <TextField {...wire('phone')} type="tel" className="figures" hint={t('checkout.phone.hint')} /> : null}
    </>
  );
}

/** The first field of an address with a sentence. */
export function firstWrongField(errors: Fields): string | undefined {
  return postalAddressFields.find((name) => errors[name]);
}
