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

/** Signs of cars, and words that are no name of a language. */
const others: Readonly<Record<string, string>> = {
  DE: 'd|brd|deutschl|ger|deu|bundesrepublik deutschland',
  AT: 'a|oesterreich|aut|osterr|republik osterreich',
  CH: 'che|sui',
  LI: 'fl|furstentum liechtenstein|lie',
  LU: 'l|lux',
  FR: 'f|fra',
  IT: 'i|ita',
  BE: 'b|bel',
  NL: 'holland|niederl|nld|hollande|olanda|holanda|the netherlands',
  ES: 'e|esp',
  PT: 'p',
  SE: 's',
  NO: 'n',
  HU: 'h',
  GB: 'uk|england|scotland|wales|schottland|grossbritannien|great britain|angleterre|inghilterra|inglaterra|engeland|gbr',
  US: 'usa|u s a|vereinigte staaten von amerika|united states of america|amerika|estados unidos',
  CZ: 'tschechien|tschechische republik|czech republic',
  TR: 'turkei|tuerkei',
};

/** Cells are longer than names of countries. */
const maxNameLength = 60;

let byName: ReadonlyMap<string, string> | null = null;

function countriesByName(): ReadonlyMap<string, string> {
  byName ??= new Map([
    ...languages.flatMap((language) => guestCountries.map((code): [string, string] => [folded(countryName(code, language)), code])),
    ...Object.entries(others).flatMap(([code, list]) => list.split('|').map((word): [string, string] => [word, code])),
    ...guestCountries.map((code): [string, string] => [code.toLowerCase(), code]),
  ]);
  return byName;
}

/** The code of a country as people write it; null for a word that is none. */
export function countryOf(text: string): string | null {
  return text.length > maxNameLength ? null : (countriesByName().get(folded(text)) ?? null);
}
