/** What tells of the country of an address beside its name: a telephone number, and the town with the form of its code. */
import { folded } from '#core/people/words.ts';

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
