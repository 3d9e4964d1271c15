/** The last line of a letter that goes abroad: its country, in the capitals and the language of the country it is posted in. */
import { countryName, type DeliveryCountry, deliveryCountries } from '#core/values/channel.ts';

/**
 * The language of posting: what the post of each country sorts by. A post of several languages takes French, the language of posts among each
 * other, as that of Switzerland asks for; Liechtenstein's letters go through Switzerland.
 */
export const postingLanguages = {
  DE: 'de',
  AT: 'de',
  CH: 'fr',
  LI: 'fr',
  LU: 'fr',
  FR: 'fr',
  IT: 'it',
  BE: 'fr',
  NL: 'nl',
  ES: 'es',
} as const satisfies Record<DeliveryCountry, string>;

/** Of the ten countries, written here since engines name some of them in other words. */
const names: Readonly<Record<(typeof postingLanguages)[DeliveryCountry], Readonly<Record<DeliveryCountry, string>>>> = {
  de: {
    DE: 'DEUTSCHLAND',
    AT: '\u00d6STERREICH',
    CH: 'SCHWEIZ',
    LI: 'LIECHTENSTEIN',
    LU: 'LUXEMBURG',
    FR: 'FRANKREICH',
    IT: 'ITALIEN',
    BE: 'BELGIEN',
    NL: 'NIEDERLANDE',
    ES: 'SPANIEN',
  },
  fr: {
    DE: 'ALLEMAGNE',
    AT: 'AUTRICHE',
    CH: 'SUISSE',
    LI: 'LIECHTENSTEIN',
    LU: 'LUXEMBOURG',
    FR: 'FRANCE',
    IT: 'ITALIE',
    BE: 'BELGIQUE',
    NL: 'PAYS-BAS',
    ES: 'ESPAGNE',
  },
  it: {
    DE: 'GERMANIA',
    AT: 'AUSTRIA',
    CH: 'SVIZZERA',
    LI: 'LIECHTENSTEIN',
    LU: 'LUSSEMBURGO',
    FR: 'FRANCIA',
    IT: 'ITALIA',
    BE: 'BELGIO',
    NL: 'PAESI BASSI',
    ES: 'SPAGNA',
  },
  nl: {
    DE: 'DUITSLAND',
    AT: 'OOSTENRIJK',
    CH: 'ZWITSERLAND',
    LI: 'LIECHTENSTEIN',
    LU: 'LUXEMBURG',
    FR: 'FRANKRIJK',
    IT: 'ITALIË',
    BE: 'BELGIË',
    NL: 'NEDERLAND',
    ES: 'SPANJE',
  },
  es: {
    DE: 'ALEMANIA',
    AT: 'AUSTRIA',
    CH: 'SUIZA',
    LI: 'LIECHTENSTEIN',
    LU: 'LUXEMBURGO',
    FR: 'FRANCIA',
    IT: 'ITALIA',
    BE: 'BÉLGICA',
    NL: 'PAÍSES BAJOS',
    ES: 'ESPAÑA',
  },
};

function isDeliveryCountry(country: string): country is DeliveryCountry {
  return deliveryCountries.some((known) => known === country);
}

/** Both by their ISO code; a country of posting beyond the ten is taken for Germany, where the shop is. */
export function countryLine(country: string, posting: string): string {
  const language = postingLanguages[isDeliveryCountry(posting) ? posting : 'DE'];
  return isDeliveryCountry(country) ? names[language][country] : countryName(country, language).toUpperCase();
}
