/** Guests and households of a long list, made of given lists with a seed: double and treble names, nobility, titles, and names of 60 letters. */
import type { MergeRecord } from '#core/merge/record.ts';
import type { NameParts } from '#core/merge/value-parts.ts';
import { random } from '#core/values/numbers/random.ts';

const given = [
  ...['Anna', 'Max', 'Eva', 'Ole', 'Jörg', 'Zoë', 'Renée', 'Çağla', 'Łukasz', 'Ștefan', 'Søren', 'Siân', 'Mia', 'Ben', 'Tim', 'Ida'],
  ...['Anna-Lena', 'Karl-Heinz', 'Marie-Luise', 'Hans-Jürgen', 'Jean-Baptiste', 'Eva-Maria', 'Klaus-Dieter', 'Ann-Kathrin'],
  ...['Maximilian', 'Friederike', 'Wilhelmina', 'Konstantin', 'Bartholomäus', 'Maximiliane', 'Christiane-Elisabeth', 'Bernhardine'],
];
const family = [
  ...['Weiß', 'Groß', 'Ng', 'Meier', 'Müller', 'Roth', 'Strauß', 'Öztürk', 'Wójcik', 'Nguyễn', 'O’Connor', 'D’Angelo', 'Saint-Exupéry'],
  ...['Müller-Lüdenscheidt', 'Leutheusser-Schnarrenberger', 'Preußler-Großmann', 'Kramp-Karrenbauer', 'García Lorca', 'Weiß-Groß'],
  ...['Hohenlohe-Langenburg', 'Oberhinterhuber', 'Brandstetter', 'Featherstonehaugh', 'Papadimitrakopoulos', 'Schwarzenberger'],
];
const particles = ['von', 'van der', 'de la', 'von und zu', 'Graf von', 'Freifrau von der', 'Prinzessin zu', 'di', 'ter', 'zur'];
const titles = ['Dr.', 'Prof. Dr.', 'Prof. Dr. Dr. h. c.', 'Mag.', 'Dipl.-Ing.'];
const suffixes = ['jun.', 'sen.', 'BSc'];

/** Neighbouring seeds begin with similar numbers. */
const spread = 7_919;

type Pick = { from<T>(all: readonly [T, ...T[]] | readonly T[]): T; chance(share: number): boolean; below(limit: number): number };

function picker(seed: number): Pick {
  const numbers = random(seed * spread);
  const below = (limit: number) => Math.floor(numbers.next() * limit);
  return {
    below,
    chance: (share) => numbers.next() < share,
    from(all) {
      const one = all[below(all.length)];
      if (one === undefined) throw new Error('an empty list');
      return one;
    },
  };
}

/** The number of letters is exact: family names are joined by hyphens until there are as many. */
function nameOf60Letters({ from }: Pick): NameParts {
  const name: NameParts = { title: '', given: [from(given), from(given), from(given)], particles: '', family: [], suffix: '' };
  const first = name.given.join(' ').length + 1;
  let last = from(family).replaceAll(' ', '-');
  while (first + last.length < 60) last += `-${from(family).replaceAll(' ', '-')}`;
  return { ...name, family: [last.slice(0, 60 - first).replace(/-$/, 'ß')] };
}

function randomName(pick: Pick): NameParts {
  const { from, chance, below } = pick;
  if (chance(0.04)) return nameOf60Letters(pick);
  return {
    title: chance(0.1) ? from(titles) : '',
    given: Array.from({ length: chance(0.5) ? 2 + below(2) : 1 }, () => from(given)),
    particles: chance(0.15) ? from(particles) : '',
    family: [from(family)],
    suffix: chance(0.04) ? from(suffixes) : '',
  };
}

/** A guest of a list. */
export function guestRecord(seed: number): MergeRecord {
  const pick = picker(seed + 1);
  return { key: `guest-${seed}`, kind: 'guest', name: randomName(pick), values: { tisch: String(1 + pick.below(30)) } };
}

const salutations = { m: ['Sehr geehrter Herr', 'Lieber'], f: ['Sehr geehrte Frau', 'Liebe'] } as const;

function joined(...words: string[]): string {
  return words.filter(Boolean).join(' ');
}

/** One or two persons with an address; openings and name lines are formal or by first names. */
export function householdRecord(seed: number): MergeRecord {
  const pick = picker(seed + 1_000_003);
  const { from, chance, below } = pick;
  const persons = Array.from({ length: chance(0.5) ? 2 : 1 }, () => ({ ...randomName(pick), gender: from(['f', 'm'] as const) }));
  const isFormal = chance(0.4);
  const openings = persons.map(({ gender, given: names, particles: von, family: last }) => {
    const [formal, friendly] = salutations[gender];
    return isFormal ? joined(formal, von, ...last) : joined(friendly, names[0] ?? '');
  });
  const names = persons.map(({ title, given: first, particles: von, family: last }) => joined(title, ...first, von, ...last));
  const [opening = '', second] = openings;
  const street = `${from(['Am Marktplatz', 'Lindenweg', 'Bürgermeister-Müller-Straße', 'Weißenburger Straße'])} ${1 + below(120)}`;
  const town = `${10_000 + below(89_999)} ${from(['Bad Ischl', 'Würzburg', 'Garmisch-Partenkirchen', 'Neustadt an der Weinstraße'])}`;
  const lines = [...names, street, town, ...(chance(0.1) ? ['LIECHTENSTEIN'] : [])];
  return {
    key: `household-${seed}`,
    kind: 'household',
    values: {
      anredezeile: second ? `${opening}, ${second.charAt(0).toLowerCase()}${second.slice(1)}` : opening,
      adresszeilen: names.join('\n'),
      adresse: lines.join('\n'),
    },
  };
}
