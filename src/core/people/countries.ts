/** Countries of guests: every one of ISO 3166, found by its code, by the sign of its cars or by its name in six languages. */
import { countryName } from '#core/values/channel.ts';
import { languages } from '#core/values/locale.ts';
import { folded } from './words.ts';

const codes = [
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK',
  'CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS',
  'GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV',
  'LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM',
  'PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR',
  'TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW',
];

export const guestCountries: readonly string[] = codes.join(' ').split(' ');

export function isGuestCountry(text: string): boolean {
  return guestCountries.includes(text);
}

/** Signs of cars and short names that are no name of a language. */
const others: Readonly<Record<string, string>> = {
  d: 'DE',
  brd: 'DE',
  a: 'AT',
  oesterreich: 'AT',
  fl: 'LI',
  l: 'LU',
  f: 'FR',
  i: 'IT',
  b: 'BE',
  e: 'ES',
  p: 'PT',
  s: 'SE',
  n: 'NO',
  h: 'HU',
  holland: 'NL',
  uk: 'GB',
  england: 'GB',
  schottland: 'GB',
  grossbritannien: 'GB',
  'great britain': 'GB',
  usa: 'US',
  tschechien: 'CZ',
  'czech republic': 'CZ',
  turkei: 'TR',
  tuerkei: 'TR',
};

let byName: ReadonlyMap<string, string> | null = null;

function countriesByName(): ReadonlyMap<string, string> {
  byName ??= new Map([
    ...languages.flatMap((language) => guestCountries.map((code): [string, string] => [folded(countryName(code, language)), code])),
    ...Object.entries(others),
    ...guestCountries.map((code): [string, string] => [code.toLowerCase(), code]),
  ]);
  return byName;
}

/** The code of a country as people write it; null for a word that is none. */
export function countryOf(text: string): string | null {
  return countriesByName().get(folded(text)) ?? null;
}
