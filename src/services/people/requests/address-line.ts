/** An address in one line, as a host compares it. */
import { townLine } from '#core/people/envelope.ts';
import type { HouseholdAddress } from '#core/people/household.ts';
import { countryName } from '#core/values/channel.ts';
import type { Language } from '#core/values/locale.ts';

/** `home`: the country of the list, which is not named. '' for an address of which nothing is there. */
export function addressLine(address: HouseholdAddress, { home, language }: { home: string; language: Language }): string {
  const { company, extra, street, postcode, city, country } = address;
  if (`${street}${extra}${postcode}${city}` === '') return '';
  const abroad = country === home ? '' : countryName(country, language);
  return [company, extra, street, townLine(address), abroad].filter((part) => part !== '').join(', ');
}
