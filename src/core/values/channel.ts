/** The two brand channels and the countries they serve. */

export const channels = ['federleicht', 'myposter'] as const;
export type Channel = (typeof channels)[number];
export const defaultChannel: Channel = 'federleicht';

/** Brand names as titles and mails show them; the same in every language. */
export const channelNames = { federleicht: 'Federleicht', myposter: 'myposter' } as const satisfies Record<Channel, string>;

/** Countries with a host of their own; GB and US have locales, but the card channel does not deliver there (D23). */
export const countries = ['DE', 'AT', 'CH', 'LI', 'LU', 'FR', 'IT', 'BE', 'NL', 'ES', 'GB', 'US'] as const;
export type Country = (typeof countries)[number];

/** The ten delivery countries of the footer (Specification 1). */
export const deliveryCountries = ['DE', 'AT', 'CH', 'LI', 'LU', 'FR', 'IT', 'BE', 'NL', 'ES'] as const satisfies readonly Country[];
export type DeliveryCountry = (typeof deliveryCountries)[number];

/** The delivery country a visitor of a country's host begins with; Germany where the shop does not deliver (D23). */
export function deliveryCountryOf(country: string): DeliveryCountry {
  return deliveryCountries.find((known) => known === country) ?? 'DE';
}

const names = new Map<string, Intl.DisplayNames>();

/** The name of a country in the language of a tag; its code where the language has no name for it. */
export function countryName(code: string, locale: string): string {
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  names.set(locale, known);
  return known.of(code) ?? code;
}
