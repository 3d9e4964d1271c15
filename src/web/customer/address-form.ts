/** A postal address as a form: field names, values, the checks that need no call, and the address that calls take. Pure. */
import type { Address } from '#api/order.ts';
import { checkPostalCode } from '#core/order/postal-code.ts';
import { checkVatId } from '#core/order/vat-id.ts';
import { type DeliveryCountry, deliveryCountries } from '#core/values/channel.ts';
import type { checkoutTexts } from '#texts/de/checkout.ts';
import type { Translate } from '#texts/translate.ts';

export const addressFields = ['firstName', 'lastName', 'company', 'vatId', 'street', 'postalCode', 'city', 'country'] as const;
export type AddressField = (typeof addressFields)[number];
/** Every field as text; '' is not given. */
export type AddressValues = Record<AddressField, string>;

const addressLength = 100;

const optionalFields: readonly string[] = ['company', 'vatId'];

export function isOptional(field: AddressField): boolean {
  return optionalFields.includes(field);
}

function countryOf(text: string, offered: readonly string[]): DeliveryCountry | null {
  return deliveryCountries.find((country) => country === text && offered.includes(country)) ?? null;
}

/** A sentence for every field that is not right. The VAT id counts only where `isBilled`. */
export function checkAddress(
  values: AddressValues,
  countries: readonly string[],
  isBilled: boolean,
  t: Translate<keyof typeof checkoutTexts>,
): Partial<AddressValues> {
  const errors: Partial<AddressValues> = {};
  for (const field of addressFields) {
    const text = values[field];
    if (text === '' && !isOptional(field)) errors[field] = t({ key: `checkout.missing.${field}` });
    else if (text.length > addressLength) errors[field] = t('checkout.bad.long', { count: addressLength });
  }
  const country = countryOf(values.country, countries);
  if (values.country !== '' && !country) errors.country = t('checkout.bad.country');
  if (country && values.postalCode !== '') {
    const code = checkPostalCode(country, values.postalCode);
    if (!code.ok) errors.postalCode = t(code.message);
  }
  if (country && isBilled && values.vatId !== '') {
    const vatId = checkVatId(country, values.vatId);
    if (!vatId.ok) errors.vatId = t(vatId.message);
  }
  return errors;
}

/** The address in the form of the calls. Take it only from values without errors. */
export function addressOf(values: AddressValues, isBilled: boolean): Address {
  const country = countryOf(values.country, deliveryCountries) ?? 'DE';
  const code = checkPostalCode(country, values.postalCode);
  const vatId = isBilled && values.vatId !== '' ? checkVatId(country, values.vatId) : null;
  const { firstName, lastName, company, street, city } = values;
  return {
    firstName,
    lastName,
    ...(company === '' ? {} : { company }),
    street,
    postalCode: code.ok ? code.value : values.postalCode,
    city,
    country,
    ...(vatId?.ok ? { vatId: vatId.value } : {}),
  };
}

/** The fields of an address. */
export function valuesOfAddress({ company = '', vatId = '', ...address }: Address): AddressValues {
  return { ...address, company, vatId };
}
