/** How far the address of a household can be trusted, and what is to be looked at. */
import { checkPostalCode } from '#core/customer/postal-code.ts';
import { deliveryCountries } from '#core/values/channel.ts';
import { type Message, message } from '#core/values/message.ts';
import { isGuestCountry } from './countries.ts';
import type { AddressState, HouseholdAddress } from './household.ts';
import { isInPostcodeRange } from './postcode-range.ts';

/** Those without postcodes. Of others beyond the ten that the shop delivers to, a code is asked for, whatever its form. */
const withoutCodes = new Set(
  'AE AG AN AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GQ GY HK KI KM KN KP LY MO ML MR NR NU QA RW SB SC SL SR ST SY TD TF TG TK TO TV UG VU YE ZW'.split(
    ' ',
  ),
);

export function hasPostcodes(country: string): boolean {
  return !withoutCodes.has(country);
}

export type CheckedField = 'names' | 'street' | 'postcode' | 'city' | 'country';
export type AddressNote = { field: CheckedField; message: Message };

export type CheckedAddress = {
  state: AddressState;
  /** The code in its country's form; as it was typed where it is wrong. */
  postcode: string;
  /** What keeps the address from being 'ok'. */
  problems: AddressNote[];
  /** What may be wrong and stops nothing. */
  hints: AddressNote[];
};

/** `wrong`: not in the form of its country. `hint`: in its form, and none that it gives out. */
type CheckedCode = { code: string; isMissing?: true; wrong?: Message; hint?: Message };

export function checkPostcode(country: string, typed: string): CheckedCode {
  const known = deliveryCountries.find((code) => code === country);
  if (typed === '') return withoutCodes.has(country) ? { code: '' } : { code: '', isMissing: true };
  if (!known) return { code: typed };
  const checked = checkPostalCode(known, typed);
  if (!checked.ok) return { code: typed, wrong: checked.message };
  if (isInPostcodeRange(known, checked.value)) return { code: checked.value };
  return { code: checked.value, hint: message('guests.hint.postcode', { code: checked.value }) };
}

/** `isNamed`: the household has a person with a name, a company or a name of its own. */
export function checkAddress(address: HouseholdAddress, isNamed: boolean): CheckedAddress {
  const { street, extra, postcode, city, country } = address;
  const { code, isMissing, wrong, hint } = checkPostcode(country, postcode);
  const hints = hint ? [{ field: 'postcode' as const, message: hint }] : [];
  if (`${street}${extra}${postcode}${city}` === '') return { state: 'unchecked', postcode: code, problems: [], hints: [] };
  const missing = [
    { field: 'names' as const, isThere: isNamed },
    { field: 'street' as const, isThere: street !== '' },
    { field: 'postcode' as const, isThere: !isMissing },
    { field: 'city' as const, isThere: city !== '' },
    { field: 'country' as const, isThere: isGuestCountry(country) },
  ].filter(({ isThere }) => !isThere);
  const problems: AddressNote[] = missing.map(({ field }) => ({ field, message: message(`guests.missing.${field}`) }));
  if (wrong) problems.push({ field: 'postcode', message: wrong });
  const state = wrong ? 'wrong' : problems.length > 0 ? 'incomplete' : 'ok';
  return { state, postcode: code, problems, hints };
}
