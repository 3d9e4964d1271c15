/** The guests of a wedding as a workbook keeps them: a row a person, partners and children below whom they belong to, ten countries. */
import writeWorkbook from 'write-excel-file/node';

type Place = {
  street: (number: number) => string;
  /** A spreadsheet takes a postcode for a number: that of Dresden has lost its zero. */
  code: string | number;
  town: string;
  country: string;
  /** Below the names of a letter that is posted in Germany. */
  lines: (number: number) => string[];
};

function place(street: string, code: string | number, town: string, country: string, ...below: string[]): Place {
  const line = (number: number) => `${street} ${number}`;
  return { street: line, code, town, country, lines: (number) => [line(number), ...below] };
}

const strasbourg: Place = {
  ...place('', 67000, 'Strasbourg', 'Frankreich'),
  street: (number) => `${number}, rue des Écoles`,
  lines: (number) => [`${number} RUE DES ÉCOLES`, '67000 STRASBOURG', 'FRANKREICH'],
};

const places = [
  place('Löwengasse', 1030, 'Wien', 'Österreich', '1030 Wien', 'ÖSTERREICH'),
  place('Am Schloßpark', 1067, 'Dresden', '', '01067 Dresden'),
  place('Hauptstrasse', 8001, 'Zürich', 'Schweiz', '8001 Zürich', 'SCHWEIZ'),
  place('Lange Reihe', 20099, 'Hamburg', 'Deutschland', '20099 Hamburg'),
  place('Äulestrasse', 9490, 'Vaduz', 'Liechtenstein', '9490 Vaduz', 'LIECHTENSTEIN'),
  strasbourg,
  place('Grand-Rue', 1009, 'Luxembourg', 'Luxemburg', '1009 Luxembourg', 'LUXEMBURG'),
  place('Via Dante', 20121, 'Milano', 'Italien', '20121 MILANO', 'ITALIEN'),
  place('Rue Neuve', 1000, 'Bruxelles', 'Belgien', '1000 Bruxelles', 'BELGIEN'),
  place('Prinsengracht', '1012 AB', 'Amsterdam', 'Niederlande', '1012 AB AMSTERDAM', 'NIEDERLANDE'),
  place('Calle Mayor', 28013, 'Madrid', 'Spanien', '28013 Madrid', 'SPANIEN'),
  place('Goethestraße', 80336, 'München', '', '80336 München'),
];

const families = [
  ...['Weiß', 'Grünwald', 'Müller', 'Roth', 'Strauß', 'Öztürk', 'Châteauvieux', 'Guðmundsdóttir', 'Bähr', 'Pfäffle', 'Wörle', 'Jäger'],
  ...['Köhler', 'Schröder', 'Brandt', 'Böhm', 'Voß', 'Kühn', 'Krämer', 'Lindner', 'Haas', 'Fuchs', 'Vogel', 'Winter', 'Sommer', 'Keller'],
  ...['Lorenz', 'Huber', 'Maier', 'Wolf', 'Beck', 'Frank', 'Berger', 'Simon', 'Ludwig', 'Otto', 'Ziegler', 'Kraus', 'Schuster', 'Heinrich'],
  ...['Schäfer', 'Hofmann', 'Lehmann', 'Zimmermann', 'Günzel', 'Ritter', 'Engel', 'Thomas'],
];
const women = ['Anna', 'Zoë', 'Käthe', 'Lena', 'Mia', 'Eva', 'Ida', 'Renée', 'Friederike', 'Marie'];
const men = ['Max', 'Jörg', 'Ole', 'Günther', 'Tim', 'Ben', 'Jan', 'Søren', 'Łukasz', 'Konstantin'];
const children = ['Emil', 'Frieda', 'Oskar', 'Mathilda', 'Theo', 'Ella', 'Anton', 'Greta'];

/** Persons of the households, in turn: a couple, a couple with two children, one person, a couple with a child. */
const sizes = [2, 4, 1, 3];

/** Of 60 letters. */
const longName = { given: 'Maximilian-Alexander', family: 'von der Großendorff-Schnarrenberger-Ahn', isChild: false };
const longNameAt = 10;
const withoutAddressAt = 14;

type Person = { given: string; family: string; isChild: boolean };
export type WeddingHousehold = {
  persons: readonly Person[];
  /** Below the names; none for a household without an address. */
  lines: readonly string[];
  cells: readonly (string | number)[];
};

function of<T>(all: readonly T[], index: number): T {
  const one = all[index % all.length];
  if (one === undefined) throw new Error('an empty list');
  return one;
}

function personsAt(index: number): Person[] {
  if (index === longNameAt) return [longName];
  const size = of(sizes, index);
  const family = of(families, index);
  const adults = [of(women, index), of(men, index)].slice(0, size).map((given) => ({ given, family, isChild: false }));
  const own = Array.from({ length: size - adults.length }, (_, child) => ({ given: of(children, index + child), family, isChild: true }));
  return [...adults, ...own];
}

/** 48 households of 120 guests; one has no address. */
export const weddingHouseholds: readonly WeddingHousehold[] = Array.from({ length: 48 }, (_, index) => {
  const persons = personsAt(index);
  if (index === withoutAddressAt) return { persons, lines: [], cells: [] };
  const { street, code, town, country, lines } = of(places, index);
  const number = index + 1;
  return { persons, lines: lines(number), cells: [street(number), code, town, country] };
});

export const weddingGuests = weddingHouseholds.flatMap(({ persons }) => persons.map(({ given, family }) => `${given} ${family}`));

const head = ['Vorname', 'Nachname', 'Alter', 'Adresse', 'PLZ', 'Ort', 'Land', 'Tisch', 'Wer hat zugesagt?', 'Mobil'];

function rowsOf({ persons, cells }: WeddingHousehold, index: number): (string | number)[][] {
  return persons.map(({ given, family, isChild }, at) => {
    const [street = '', code = '', town = '', country = ''] = at === 0 ? cells : [];
    return [
      given,
      family,
      isChild ? 'Kind' : '',
      street,
      code,
      town,
      country,
      1 + (index % 12),
      'ja',
      at === 0 ? `0170 ${100 + index}` : '',
    ];
  });
}

export function weddingWorkbook(): Promise<Buffer> {
  const rows = [head, ...weddingHouseholds.flatMap(rowsOf)].map((row) =>
    row.map((value) => {
      if (value === '') return null;
      return typeof value === 'number' ? { value, type: Number } : { value, type: String };
    }),
  );
  return writeWorkbook(rows, { sheet: 'Gäste' }).toBuffer();
}
