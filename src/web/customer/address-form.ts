/** A postal address as a form: the checks that need no call. Pure. */
import {
  type AddressUse,
  isFieldUsed,
  type PostalAddress,
  type PostalAddressValues,
  postalAddressFacts,
  postalAddressFields,
  postalAddressIssues,
  postalAddressOf,
} from '#core/customer/postal-address.ts';
import type { checkoutTexts } from '#texts/de/checkout.ts';
import type { Translate } from '#texts/translate.ts';

/** The values of the fields that the form shows. */
function usedValues(values: PostalAddressValues, use: AddressUse): PostalAddressValues {
  const unused = postalAddressFields.filter((field) => !isFieldUsed(field, use)).map((field) => [field, '']);
  return { ...values, ...Object.fromEntries(unused) };
}

/** A sentence for every field that is not right. */
export function checkAddress(
  values: PostalAddressValues,
  countries: readonly string[],
  use: AddressUse,
  t: Translate<keyof typeof checkoutTexts>,
): Partial<PostalAddressValues> {
  const used = usedValues(values, use);
  const errors: Partial<PostalAddressValues> = {};
  if (used.country !== '' && !countries.includes(used.country)) errors.country = t('checkout.bad.country');
  for (const field of postalAddressFields) {
    const { maxLength } = postalAddressFacts[field];
    if (used[field].length > maxLength) errors[field] ??= t('checkout.bad.long', { count: maxLength });
  }
  // The forms of a country that is refused do not matter.
  const country = errors.country === undefined ? used.country : '';
  for (const { field, message } of postalAddressIssues({ ...used, country })) errors[field] ??= t(message);
  return errors;
}

/** The address in the form of the calls. Take it only from values without errors. */
export function usedAddress(values: PostalAddressValues, use: AddressUse): PostalAddress {
  return postalAddressOf(usedValues(values, use));
}
