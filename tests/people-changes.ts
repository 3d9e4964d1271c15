/** Guests in households with traps, in two sets of names, and what lists are changed by until they come again. */
import { newGuest } from '#core/people/import/person-name.ts';
import type { ListedGuest } from '#core/people/match/listed-guest.ts';
import { random } from '#core/values/numbers/random.ts';

export type NameSet = {
  women: readonly string[];
  men: readonly string[];
  families: readonly string[];
  streets: readonly string[];
  /** Short forms of names of the set. */
  short: Readonly<Record<string, string>>;
  /** Twins, and couples with names that differ by a letter. */
  alike: readonly (readonly [string, string])[];
};

const words = (text: string) => text.split(' ');

/** The names that weights were chosen on. */
export const firstNames: NameSet = {
  women: words(
    'Anna Katharina Elisabeth Johanna Sabine Brigitte Christina Andrea Julia Stefanie Karin Jana Lena Petra Ursula Monika Franziska Claudia Heike Renate',
  ),
  men: words(
    'Max Christian Andreas Julian Jürgen Thomas Michael Stefan Matthias Johannes Uwe Peter Alexander Tobias Björn Günther Wolfgang Sebastian Florian Jan',
  ),
  families: words(
    'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Schmitt Werner Krause Meier Lehmann Köhler Maier Weiß Roth Vogel Böhm Voß Groß Jäger Huber',
  ),
  streets: ['Hauptstraße', 'Lindenstr.', 'Am Mühlbach', 'Goethestraße', 'Große Gasse', 'Bürgerweg', 'Königsplatz', 'Schloßallee'],
  short: {
    Katharina: 'Kathi',
    Elisabeth: 'Lisa',
    Johanna: 'Hanna',
    Brigitte: 'Gitte',
    Christina: 'Tina',
    Stefanie: 'Steffi',
    Franziska: 'Franzi',
    Ursula: 'Uschi',
    Monika: 'Moni',
    Andreas: 'Andi',
    Thomas: 'Tom',
    Michael: 'Michi',
    Johannes: 'Hannes',
    Alexander: 'Alex',
    Tobias: 'Tobi',
    Sebastian: 'Basti',
    Florian: 'Flo',
    Wolfgang: 'Wolf',
  },
  alike: [
    ['Christian', 'Christina'],
    ['Andreas', 'Andrea'],
    ['Julia', 'Julian'],
    ['Jan', 'Jana'],
    ['Lena', 'Lina'],
    ['Tim', 'Tom'],
    ['Marie Luise', 'Marie Sophie'],
    ['Hans', 'Hansi'],
  ],
};

/** Names that found what weights cannot: letters that Unicode does not take apart, and short forms that no table has. */
export const secondNames: NameSet = {
  women: words(
    'Gudrun Leonie Philippa Josephine Margarethe Svenja Wilhelmina Aleksandra Małgorzata Beatrix Concepción Femke Ayşe Eleonora Henriette Nathalie Ludmilla Rosalinde Thekla Yvonne Zuzanna Ottilie Cosima Bernadette',
  ),
  men: words(
    'Detlef Cornelius Leopold Vincent Bartholomäus Joost Krzysztof Sören Ignacio Mehmet Théodore Rüdiger Valentin Gregor Hubertus Lorenz Emmanuel Zbigniew Anselm Raphael Dominik Veit Konstantin Bertram',
  ),
  families: words(
    "Abendroth Grünewald Lüdenscheid Österreicher Kowalczyk Yıldırım Fernández Dubois Castellani Janssens Pfaffenzeller Quast Ungethüm Zöllner Birnbaum Eulenberg Nußbaumer O'Brien Thalhammer Vanderbeck Winkelmann Xaver Trautwein Steinbrück Rosenthal Petersen Okonkwo Nguyen Mayrhofer Lindqvist Kirchgässner Jankowski Ivanović Hagedorn Gerstenberg Faßbender Eichinger Dörrenbächer Chevalier Brandstätter Achleitner",
  ),
  streets: [
    'Wörthstraße',
    'Kastanienallee',
    'Rue du Château',
    'Via Garibaldi',
    'Herrengracht',
    'An der Ölmühle',
    'Nußdorfer Str.',
    'Zum Weiher',
  ],
  short: {
    Leonie: 'Leo',
    Josephine: 'Josi',
    Margarethe: 'Gretel',
    Wilhelmina: 'Mina',
    Aleksandra: 'Ola',
    Beatrix: 'Trixi',
    Eleonora: 'Nora',
    Henriette: 'Jette',
    Nathalie: 'Nati',
    Bernadette: 'Detta',
    Leopold: 'Poldi',
    Vincent: 'Vinnie',
    Ignacio: 'Nacho',
    Valentin: 'Vali',
    Emmanuel: 'Manu',
    Raphael: 'Raffi',
    Dominik: 'Domi',
    Konstantin: 'Kosta',
  },
  alike: [
    ['Pascal', 'Pascale'],
    ['Manuel', 'Manuela'],
    ['Gabriel', 'Gabriele'],
    ['Emil', 'Emilia'],
    ['Mara', 'Maya'],
    ['Finn', 'Linn'],
    ['Anna Lena', 'Anna Maria'],
    ['Jolanda', 'Jolina'],
  ],
};

/** Names of other languages, most of which no list of given names has. */
export const thirdNames: NameSet = {
  women: words(
    'Harriet Gwendolyn Siobhán Ingrid Solveig Ragnhild Ilona Zsuzsanna Eszter Ludivine Clémence Bérengère Fiammetta Ginevra Assunta Nerea Ainhoa Itziar Rukmini Padma Yuki Thuy Chidinma Fatoumata',
  ),
  men: words(
    'Rupert Alistair Ruairí Sigurd Torbjørn Håkon László György Zoltán Aurélien Thibaud Gaëtan Ruggero Tancredi Ottavio Unai Iker Aitor Ramesh Vikram Haruki Quang Emeka Mamadou',
  ),
  families: words(
    'Ashworth Featherstone MacLeod Ó Fitzgerald Pemberton Lindgren Sørensen Bjørnstad Håkansson Kovács Szabó Horváth Németh Lefèvre Beaumont Charpentier Delacroix Montanari Bellucci Ferraro Pellegrini Etxeberria Goikoetxea Zubizarreta Iyer Chatterjee Banerjee Tanaka Yamamoto Tran Adeyemi Okafor Diallo Traoré Thorvaldsen Wetherby Szymański Dvořák',
  ).filter((name) => name.length > 1),
  streets: [
    'Rosegarden Lane',
    'Storgata',
    'Kossuth utca',
    'Rue de la République',
    'Via Dante Alighieri',
    'Calle Mayor',
    'Wöhlerstr.',
    'Am Rübezahl',
  ],
  short: {
    Harriet: 'Hattie',
    Gwendolyn: 'Gwen',
    Ingrid: 'Inga',
    Ilona: 'Ica',
    Zsuzsanna: 'Zsuzsi',
    Clémence: 'Clem',
    Fiammetta: 'Fia',
    Assunta: 'Susi',
    Rupert: 'Bertie',
    Alistair: 'Ali',
    Zoltán: 'Zoli',
    László: 'Laci',
    Aurélien: 'Aure',
    Ruggero: 'Gero',
    Tancredi: 'Credi',
    Ottavio: 'Tavio',
    Vikram: 'Vik',
    Fatoumata: 'Fatou',
  },
  alike: [
    ['Daniel', 'Danielle'],
    ['Noël', 'Noëlle'],
    ['Ivan', 'Ivana'],
    ['Bjørn', 'Bjarne'],
    ['Kavita', 'Kavitha Rani'],
    ['Marco', 'Mirco'],
    ['Rose Anne', 'Rose Mary'],
    ['Aiko', 'Akiko'],
  ],
};

const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

type Known = Partial<ListedGuest['person']> & { email?: string };

/** A household of each kind in turn: a couple with children, twins, father and son, flats, two of one name for both genders, one alone. */
export function constructGuests(names: NameSet, count: number, seed: number): ListedGuest[] {
  const { pick } = random(seed);
  const guests: ListedGuest[] = [];
  for (let household = 0; guests.length < count; household += 1) {
    const family = pick(names.families);
    const [woman, man] = [pick(names.women), pick(names.men)];
    const children = [...names.women, ...names.men].filter((name) => name !== woman && name !== man);
    const [twin, sibling] = pick(names.alike);
    const neighbours = names.families.filter((name) => name !== family);
    const email = `familie${household}@example.org`;
    const isMarked = household % 4 < 2;
    const persons: Known[] = at<Known[]>(
      [
        [woman, man, pick(children.slice(0, 20)), pick(children.slice(20))].map((given) => ({ given, family, email })),
        [woman, twin, sibling].map((given) => ({ given, family })),
        [
          { given: man, family, suffix: isMarked ? 'sen.' : '', email },
          { given: man, family, suffix: isMarked ? 'jun.' : '', email },
        ],
        [
          { given: woman, family },
          { given: man, family: pick(neighbours.slice(0, 12)) },
          { given: pick(children), family: pick(neighbours.slice(12, 24)) },
          { given: woman, family: pick(neighbours.slice(24)) },
        ],
        [twin, sibling].map((given) => ({ given, family, email })),
        [{ given: woman, family, title: 'Dr.', email: `eigen${household}@example.org` }],
      ],
      household,
    );
    for (const person of persons) guests.push(guest(names, person, household, guests.length));
  }
  return guests.slice(0, count);
}

function guest(names: NameSet, { email = '', ...person }: Known, household: number, line: number): ListedGuest {
  const street = `${at(names.streets, household)} ${(household % 97) + 1}${household % 5 === 0 ? 'a' : ''}`;
  const postalCode = String(10_115 + ((household * 379) % 80_000));
  const address = { company: '', street, extra: '', postalCode, city: 'Stadt', region: '', country: 'DE', email, phone: '' };
  return { line, guestNumber: '', rowKey: '', person: newGuest(person), address, language: 'de' };
}

type Change = (guest: ListedGuest, index: number, names: NameSet) => ListedGuest;

const named = (own: ListedGuest, known: Partial<ListedGuest['person']>): ListedGuest => ({ ...own, person: { ...own.person, ...known } });
const moved = (own: ListedGuest, known: Partial<ListedGuest['address']>): ListedGuest => ({
  ...own,
  address: { ...own.address, ...known },
});

/** A letter is dropped, doubled or changes places with the next: never the first, and never so that it is the name of a twin. */
function mistyped(word: string, index: number, { alike }: NameSet): string {
  const place = 1 + (index % Math.max(1, word.length - 2));
  const [before, letter, next, after] = [word.slice(0, place), word.charAt(place), word.charAt(place + 1), word.slice(place + 2)];
  const doubled = `${before}${letter}${letter}${next}${after}`;
  const typed = at([`${before}${next}${after}`, doubled, `${before}${next}${letter}${after}`], index);
  return alike.flat().includes(typed) ? doubled : typed;
}

const written: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };
const spelledOut = (text: string) => text.replace(/[äöüßÄÖÜ]/g, (letter) => written[letter] ?? letter);
const inCapitals = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
const all = (own: ListedGuest, change: (text: string) => string) =>
  moved(named(own, { given: change(own.person.given), family: change(own.person.family) }), { street: change(own.address.street) });

/** Thirteen kinds. */
export const changes: Readonly<Record<string, Change>> = {
  'umlauts written with two letters': (own) => all(own, spelledOut),
  'capitals without marks': (own) => all(own, inCapitals),
  'a mistyped family name': (own, index, names) => named(own, { family: mistyped(own.person.family, index, names) }),
  'a mistyped given name': (own, index, names) => named(own, { given: mistyped(own.person.given, index, names) }),
  'a new address': (own, index) => moved(own, { street: `Neuer Weg ${(index % 40) + 1}`, postalCode: String(20_095 + index), city: 'Ort' }),
  'a street written otherwise': (own) =>
    moved(own, {
      street: own.address.street
        .replace('str.', 'straße')
        .replace('Str.', 'Straße')
        .replace(/(\d)a$/, '$1 A'),
    }),
  'a second given name more': (own, index) =>
    named(own, { given: own.person.given.includes(' ') ? own.person.given : `${own.person.given} ${at(['Maria', 'Josef', 'M.'], index)}` }),
  'a double family name': (own, index, { families }) => named(own, { family: `${own.person.family}-${at(families, index + 11)}` }),
  'a short form': (own, _, { short }) => named(own, { given: short[own.person.given] ?? own.person.given }),
  'an initial': (own) => named(own, { given: `${own.person.given.charAt(0)}.` }),
  'title, particle and nobility': (own, index) =>
    named(own, { title: at(['', 'Prof. Dr.'], index), noble: at(['', 'Graf'], index), family: `von ${own.person.family}` }),
  'no address': (own) => moved(own, { street: '', postalCode: '', city: '', email: '' }),
  'a new mail and no code': (own, index) => moved(own, { email: `neu${index}@example.net`, postalCode: '' }),
};

/** Persons that the list does not have and that are much like those it has. */
export function relativesOf(guests: readonly ListedGuest[], names: NameSet): ListedGuest[] {
  const key = ({ person, address }: ListedGuest) => `${person.given}|${person.family}|${person.suffix}|${address.street}`;
  const known = new Set(guests.map(key));
  return guests
    .flatMap((own, index): ListedGuest[] => {
      const partner = names.alike.find((pair) => pair.includes(own.person.given));
      const sibling = at(index % 2 === 0 ? names.women : names.men, index + 5);
      const namesake = moved(own, { street: `Andere Gasse ${index}`, postalCode: String(70_173 + index), email: '' });
      return [
        ...(partner ? [named(own, { given: partner[0] === own.person.given ? partner[1] : partner[0] })] : []),
        ...(own.person.suffix === '' ? [named(own, { suffix: 'jun.' })] : [named(own, { suffix: 'III' })]),
        named(own, { given: sibling }),
        namesake,
      ];
    })
    .filter((one) => !known.has(key(one)));
}
