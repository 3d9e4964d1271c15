/** Countries as lists name them: in six languages, as codes, and by the signs of their cars. */
import { folded } from '#core/people/words.ts';

const languages = ['de', 'en', 'fr', 'it', 'es', 'nl'];
const codes =
  'AD AE AL AM AR AT AU AZ BA BE BG BO BR BY CA CH CL CN CO CR CU CY CZ DE DK DO DZ EC EE EG ES FI FR GB GE GR HK HR HU ID IE IL IN IR IS IT JP KE KR KZ LB LI LK LT LU LV MA MC MD ME MK MT MX MY NG NL NO NP NZ PA PE PH PK PL PT PY QA RO RS RU SA SE SG SI SK SM SN TH TN TR TW TZ UA US UY VA VE VN ZA';

/** Signs of cars, and words that no table of countries has. */
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
  GB: 'uk|england|scotland|wales|schottland|grossbritannien|great britain|angleterre|inghilterra|inglaterra|engeland|gbr',
  US: 'usa|u s a|vereinigte staaten von amerika|united states of america|amerika|estados unidos',
  CZ: 'tschechische republik',
};

let table: ReadonlyMap<string, string> | null = null;

function namesTable(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const language of languages) {
    const display = new Intl.DisplayNames([language], { type: 'region' });
    for (const code of codes.split(' ')) names.set(folded(display.of(code) ?? code), code);
  }
  for (const code of codes.split(' ')) names.set(code.toLowerCase(), code);
  for (const [code, list] of Object.entries(others)) for (const word of list.split('|')) names.set(word, code);
  return names;
}

/** ISO 3166 code of a country's name or sign; '' for any other text. */
export function countryOf(text: string): string {
  if (text.length > 40) return '';
  table ??= namesTable();
  const own = folded(text);
  return own === '' ? '' : (table.get(own) ?? '');
}

/** Countries of telephone numbers in international form. */
const dialled: readonly (readonly [string, string])[] = [
  ['423', 'LI'],
  ['352', 'LU'],
  ['49', 'DE'],
  ['43', 'AT'],
  ['41', 'CH'],
  ['33', 'FR'],
  ['39', 'IT'],
  ['32', 'BE'],
  ['31', 'NL'],
  ['34', 'ES'],
];

export function countryOfPhone(text: string): string {
  const digits = /^(?:\+|00)([\d\s()/.-]{4,30})$/.exec(text.trim())?.[1]?.replace(/\D/g, '') ?? '';
  return dialled.find(([prefix]) => digits.startsWith(prefix))?.[1] ?? '';
}

/** Towns that are in one country, with the number of digits of its codes: lists at home name no country for those across the border. */
const towns: readonly (readonly [string, number, string])[] = [
  [
    'AT',
    4,
    'wien|graz|linz|salzburg|innsbruck|klagenfurt|villach|wels|dornbirn|bregenz|eisenstadt|sankt polten|st polten|kitzbuhel|lustenau|baden bei wien|vienna|vienne',
  ],
  [
    'CH',
    4,
    'zurich|bern|basel|genf|geneve|lausanne|luzern|winterthur|st gallen|sankt gallen|lugano|chur|zug|thun|biel|aarau|solothurn|schaffhausen|davos|locarno|sion|fribourg|neuchatel|montreux|zurigo|berna',
  ],
  ['LI', 4, 'vaduz|schaan|triesen|balzers|eschen|mauren|triesenberg|ruggell'],
  ['LU', 4, 'luxembourg|luxemburg|esch sur alzette|differdange|dudelange'],
  ['BE', 4, 'bruxelles|brussel|brussels|antwerpen|gent|brugge|leuven|liege|namur|charleroi'],
  ['FR', 5, 'paris|lyon|marseille|toulouse|nice|nantes|bordeaux|lille|strasbourg|strassburg|montpellier|rennes|colmar|annecy|grenoble'],
  [
    'IT',
    5,
    'milano|mailand|roma|rom|torino|napoli|firenze|florenz|venezia|bologna|verona|bolzano|bozen|merano|meran|trento|trient|trieste|genova|palermo|bressanone|brixen|bari',
  ],
  ['ES', 5, 'madrid|barcelona|sevilla|valencia|malaga|zaragoza|bilbao|granada|palma|palma de mallorca|cordoba|alicante|murcia'],
];
const countryOfTowns = new Map(
  towns.flatMap(([country, digits, list]) => list.split('|').map((town): [string, string] => [`${digits} ${town}`, country])),
);

/** By the town and the length of its code; '' where they do not tell. */
export function countryOfTown(town: string, code: string): string {
  const digits = /^\d{4,5}$/.exec(code.trim())?.[0].length ?? 0;
  const own = folded(town.split(/[(,]/)[0] ?? '');
  return countryOfTowns.get(`${digits} ${own}`) ?? countryOfTowns.get(`${digits} ${own.replace(/ \d{1,2}$| [a-z]{2}$/, '')}`) ?? '';
}
