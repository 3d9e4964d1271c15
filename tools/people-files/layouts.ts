/** Tables of constructed people as lists are laid out, each with the guests that a reader must find. */
import { type Constructed, construct, type Land, lands } from './people.ts';

/** A number of a workbook with its format, a day, or an error. */
export type Cell =
  | string
  | number
  | { number: number; format: string }
  | { day: string }
  | { formula: string; value: string | number }
  | null;

/** What a reader must find of one guest: "" for what the list does not tell. */
export type Answer = {
  given: string;
  family: string;
  title?: string;
  noble?: string;
  suffix?: string;
  kind?: string;
  street?: string;
  code?: string;
  city?: string;
  country?: string;
  email?: string;
  phone?: string;
  /** Guests of one household have one number. */
  household: number;
};

export type Layout = {
  name: string;
  rows: Cell[][];
  answers: Answer[];
  /** Fields of the headed columns, in their order; null for lists without headings. */
  fields: string[] | null;
  /** Rows of the file, from 1, that must be named as left out or doubtful. */
  wrong: number[];
  plusOnes: number;
  /** From row and column to row and column, from 0. */
  merges?: [number, number, number, number][];
  hiddenColumn?: number;
  /** The codes are stored as numbers. */
  numbers?: boolean;
};

const headings: Readonly<Record<string, readonly string[]>> = {
  //   salutation, title, given, family, street, house, code, city, country, email, phone, name, code+city
  de: ['Anrede', 'Titel', 'Vorname', 'Nachname', 'Straße', 'Hausnr.', 'PLZ', 'Ort', 'Land', 'E-Mail', 'Telefon', 'Name', 'PLZ / Ort'],
  fr: [
    'Civilité',
    'Titre',
    'Prénom',
    'Nom',
    'Rue',
    'N°',
    'Code postal',
    'Ville',
    'Pays',
    'Courriel',
    'Téléphone',
    'Nom complet',
    'CP / Ville',
  ],
  it: [
    'Appellativo',
    'Titolo',
    'Nome',
    'Cognome',
    'Via',
    'Numero civico',
    'CAP',
    'Città',
    'Paese',
    'Email',
    'Telefono',
    'Nome e cognome',
    'CAP / Città',
  ],
  en: [
    'Salutation',
    'Title',
    'First name',
    'Last name',
    'Street',
    'House number',
    'Postcode',
    'City',
    'Country',
    'Email',
    'Phone',
    'Full name',
    'Postcode / City',
  ],
  es: [
    'Tratamiento',
    'Título',
    'Nombre',
    'Apellidos',
    'Calle',
    'Número',
    'Código postal',
    'Población',
    'País',
    'Correo electrónico',
    'Teléfono',
    'Nombre completo',
    'CP / Población',
  ],
  nl: [
    'Aanhef',
    'Titulatuur',
    'Voornaam',
    'Achternaam',
    'Straat',
    'Huisnummer',
    'Postcode',
    'Woonplaats',
    'Land',
    'E-mailadres',
    'Telefoonnummer',
    'Naam',
    'Postcode / Plaats',
  ],
};
const countryNames: Readonly<Record<string, string>> = {
  DE: 'Deutschland',
  FR: 'France',
  IT: 'Italia',
  GB: 'United Kingdom',
  ES: 'España',
  NL: 'Nederland',
};

export function headingsOf(language: string): readonly string[] {
  return headings[language] ?? (headings.de as readonly string[]);
}

export function street({ street: name, house, country }: Constructed): string {
  return country === 'FR' || country === 'GB' ? `${house} ${name}` : `${name} ${house}`;
}

export function answer(person: Constructed, household: number, known: Partial<Answer> = {}): Answer {
  const { given, family, code, city, country } = person;
  return { given, family, street: street(person), code, city, country, household, ...known };
}

export function columnsLayout(language: string, from: number): Layout {
  const people = construct(language, 12, from);
  const [salutation, title, given, family, road, house, code, city, country, email, phone] = headingsOf(language);
  const rows = people.map((one): Cell[] => [
    one.salutation,
    one.title,
    one.given,
    one.family,
    one.street,
    one.house,
    one.code,
    one.city,
    countryNames[one.country] ?? '',
    one.email,
    one.phone,
  ]);
  return {
    name: 'columns',
    rows: [[salutation, title, given, family, road, house, code, city, country, email, phone] as Cell[], ...rows],
    answers: people.map((one, at) =>
      answer(one, at, { title: one.title, street: `${one.street} ${one.house}`, email: one.email, phone: one.phone }),
    ),
    fields: ['prefix', 'prefix', 'given', 'family', 'street', 'houseNumber', 'postalCode', 'city', 'country', 'email', 'phone'],
    wrong: [],
    plusOnes: 0,
  };
}

/** Whole names, with titles, and the town behind the code. A title row above, and a sum below. */
export function namesLayout(language: string, from: number): Layout {
  const people = construct(language, 10, from);
  const [, , , , road, , , , , email, , name, codeCity] = headingsOf(language);
  const rows = people.map((one): Cell[] => [
    `${one.salutation} ${one.title} ${one.given} ${one.family}`.replace('  ', ' '),
    street(one),
    `${one.code} ${one.city}`,
    one.email,
  ]);
  return {
    name: 'names',
    rows: [['Hochzeit 2027'], [name, road, codeCity, email] as Cell[], ...rows, ['Total', null, null, people.length]],
    answers: people.map((one, at) => answer(one, at, { title: one.title, email: one.email })),
    fields: ['name', 'street', 'city', 'email'],
    wrong: [people.length + 3],
    plusOnes: 0,
  };
}

/** "Müller, Anna"; the code in a column of its own. */
export function commaLayout(language: string, from: number): Layout {
  const people = construct(language, 10, from);
  const [, , , , road, , code, city, , , , name] = headingsOf(language);
  return {
    name: 'comma',
    rows: [
      [name, road, code, city] as Cell[],
      ...people.map((one): Cell[] => [`${one.family}, ${one.given}`, street(one), one.code, one.city]),
    ],
    answers: people.map((one, at) => answer(one, at)),
    fields: ['name', 'street', 'postalCode', 'city'],
    wrong: [],
    plusOnes: 0,
  };
}

/** Couples, families with children and unnamed guests in one cell. */
export function couplesLayout(language: string, from: number): Layout {
  const people = construct(language, 12, from);
  const { and } = lands[language] as Land;
  const [, , , , road, , code, city, , , , name] = headingsOf(language);
  const rows: Cell[][] = [];
  const answers: Answer[] = [];
  let plusOnes = 0;
  for (let at = 0; at + 1 < people.length; at += 2) {
    const [one, two] = [people[at], people[at + 1]] as [Constructed, Constructed];
    const household = at / 2;
    const place = [street(one), one.code, one.city];
    const add = (known: Partial<Answer>) => answers.push(answer(one, household, known));
    if (household === 0) {
      rows.push([`${one.given} ${and} ${two.given} ${one.family}`, ...place]);
      add({});
      add({ given: two.given });
    } else if (household === 1) {
      rows.push([`${one.given} ${one.family} & ${two.given} ${two.family}`, ...place]);
      add({});
      add({ given: two.given, family: two.family });
    } else if (household === 2) {
      rows.push([`Familie ${one.family} mit ${one.given}, ${two.given} und Tom`, ...place]);
      for (const given of [one.given, two.given, 'Tom']) add({ given, kind: 'child' });
    } else if (household === 3) {
      rows.push([`${one.given} ${one.family} +1`, ...place]);
      add({});
      plusOnes += 1;
    } else if (household === 4) {
      rows.push([`${one.given} ${one.family} mit Begleitung`, ...place]);
      add({});
      plusOnes += 1;
    } else {
      rows.push([`${one.family}, ${one.given} ${and} ${two.given}`, ...place]);
      add({});
      add({ given: two.given });
    }
  }
  return {
    name: 'couples',
    rows: [[name, road, code, city] as Cell[], ...rows],
    answers,
    fields: ['name', 'street', 'postalCode', 'city'],
    wrong: [],
    plusOnes,
  };
}

/** One line a person: only the first of a household has the address, over merged cells or alone. */
export function familiesLayout(language: string, from: number, isMerged: boolean): Layout {
  const people = construct(language, 4, from);
  const [, , given, family, road, , code, city] = headingsOf(language);
  const others = construct(language, 3, from + 5);
  const rows: Cell[][] = [[given, family, road, code, city] as Cell[]];
  const answers: Answer[] = [];
  const merges: [number, number, number, number][] = [];
  for (const [household, one] of people.entries()) {
    const first = rows.length;
    const members = [one.given, ...others.slice(0, household % 3).map((other) => other.given)];
    for (const [at, name] of members.entries()) {
      rows.push([name, one.family, ...(at === 0 ? [street(one), one.code, one.city] : [null, null, null])]);
      answers.push(at === 0 || isMerged ? answer(one, household, { given: name }) : { given: name, family: one.family, household });
    }
    if (isMerged && members.length > 1) for (const column of [2, 3, 4]) merges.push([first, column, rows.length - 1, column]);
  }
  return {
    name: isMerged ? 'merged' : 'families',
    rows,
    answers,
    fields: ['given', 'family', 'street', 'postalCode', 'city'],
    wrong: [],
    plusOnes: 0,
    merges: isMerged ? merges : [],
  };
}
