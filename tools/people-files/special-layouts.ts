/** Tables that are hard to read, in German, each with the guests that a reader must find. */
import { type Answer, answer, type Cell, headingsOf, type Layout, street } from './layouts.ts';
import { construct } from './people.ts';

/** Codes as numbers with and without a format, house numbers that became days, formulas. */
export function numbersLayout(from: number): Layout {
  const people = construct('de', 10, from);
  const [, , given, family, road, house, code, city, country, , phone] = headingsOf('de');
  const answers: Answer[] = [];
  const rows = people.map((one, at): Cell[] => {
    const written: Cell =
      at % 3 === 0
        ? { number: Number(one.code), format: '00000' }
        : at % 3 === 1
          ? Number(one.code)
          : { number: Number(one.code), format: '"D-"00000' };
    const number: Cell = at === 2 ? { day: '2026-05-03' } : at === 3 ? 14 : one.house;
    const houseText = at === 2 ? '3-5' : at === 3 ? '14' : one.house;
    const town: Cell = at === 4 ? { formula: `"${one.city}"`, value: one.city } : one.city;
    answers.push(answer(one, at, { street: `${one.street} ${houseText}`, phone: one.phone }));
    return [one.given, one.family, one.street, number, written, town, 'D', one.phone];
  });
  return {
    name: 'numbers',
    rows: [[given, family, road, house, code, city, country, phone] as Cell[], ...rows],
    answers,
    fields: ['given', 'family', 'street', 'houseNumber', 'postalCode', 'city', 'country', 'phone'],
    wrong: [4],
    plusOnes: 0,
    hiddenColumn: 6,
    numbers: true,
  };
}

/** Guests of several countries, ß in Switzerland, long names, emoji, names from right to left, nobility, and rows that are wrong. */
export function mixedLayout(): Layout {
  const header = ['Gast', 'Adresse', 'PLZ', 'Wohnort', 'Staat', 'Mail', 'Begleitung'];
  const rows: [Cell[], Answer | null][] = [
    [
      ['Sophie Gräfin von Großendorff', 'Schloß 1', '8001', 'Zürich', 'Schweiz', 's@example.org', 1],
      {
        given: 'Sophie',
        noble: 'Gräfin',
        family: 'von Großendorff',
        street: 'Schloß 1',
        code: '8001',
        city: 'Zürich',
        country: 'CH',
        email: 's@example.org',
        household: 0,
      },
    ],
    [
      ['Dr. Cornelius Freiherr von Rosenau', 'Ringstraße 4/2/11', 'A-1010', 'Wien', '', '', 'nein'],
      {
        given: 'Cornelius',
        title: 'Dr.',
        noble: 'Freiherr',
        family: 'von Rosenau',
        street: 'Ringstraße 4/2/11',
        code: '1010',
        city: 'Wien',
        country: 'AT',
        household: 1,
      },
    ],
    [
      ['Jan van der Meer', 'Herengracht 12', '1012AB', 'Amsterdam', '', '', ''],
      { given: 'Jan', family: 'van der Meer', street: 'Herengracht 12', code: '1012 AB', city: 'Amsterdam', country: 'NL', household: 2 },
    ],
    [
      ['Maximiliana-Katharina Freudenberger-Hohenlohe-Wittelsbach', 'Am Bach 7', '80331', 'München', 'D', '', ''],
      {
        given: 'Maximiliana-Katharina',
        family: 'Freudenberger-Hohenlohe-Wittelsbach',
        street: 'Am Bach 7',
        code: '80331',
        city: 'München',
        country: 'DE',
        household: 3,
      },
    ],
    [
      ['Max Müller sen.', 'Am Bach 8', '80331', 'München', 'D', 'keine', ''],
      { given: 'Max', family: 'Müller', suffix: 'sen.', street: 'Am Bach 8', code: '80331', city: 'München', country: 'DE', household: 4 },
    ],
    [
      ['Anna Weber, MSc', 'Am Bach 9', '803311', 'München', 'D', '', 'x'],
      { given: 'Anna', family: 'Weber', suffix: 'MSc', street: 'Am Bach 9', code: '803311', city: 'München', country: 'DE', household: 5 },
    ],
    [['', 'Am Bach 10', '80331', 'München', 'D', '', ''], null],
    [
      ['Lena 🎉 Vogel', 'Feldweg 3', 'FL-9490', 'Vaduz', '', '', ''],
      { given: 'Lena 🎉', family: 'Vogel', street: 'Feldweg 3', code: '9490', city: 'Vaduz', country: 'LI', household: 6 },
    ],
    [
      ['محمد العربي', 'Feldweg 5', '04109', 'Leipzig', '', '', ''],
      { given: 'محمد', family: 'العربي', street: 'Feldweg 5', code: '04109', city: 'Leipzig', country: 'DE', household: 7 },
    ],
    [
      ['Herr und Frau Berger', 'Feldweg 6', '04109', 'Leipzig', 'Atlantis', '', ''],
      { given: '', family: 'Berger', street: 'Feldweg 6', code: '04109', city: 'Leipzig', country: 'DE', household: 8 },
    ],
  ];
  const second: Answer = { given: '', family: 'Berger', street: 'Feldweg 6', code: '04109', city: 'Leipzig', country: 'DE', household: 8 };
  return {
    name: 'mixed',
    rows: [header, ...rows.map(([row]) => row)],
    answers: [...rows.flatMap(([, one]) => one ?? []), second],
    fields: ['name', 'street', 'postalCode', 'city', 'country', 'email', 'plusOnes'],
    wrong: [6, 7, 8, 11],
    plusOnes: 2,
  };
}

/** Without headings: what the cells look like tells. */
export function plainLayout(language: string, from: number): Layout {
  const people = construct(language, 10, from);
  return {
    name: 'plain',
    rows: people.map((one): Cell[] => [one.given, one.family, street(one), one.code, one.city, one.email]),
    answers: people.map((one, at) => answer(one, at, { email: one.email })),
    fields: null,
    wrong: [],
    plusOnes: 0,
  };
}

/** The whole address in one cell. */
export function addressLayout(language: string, from: number): Layout {
  const people = construct(language, 8, from);
  return {
    name: 'address',
    rows: [['Name', 'Adresse'], ...people.map((one): Cell[] => [`${one.given} ${one.family}`, `${street(one)}, ${one.code} ${one.city}`])],
    answers: people.map((one, at) => answer(one, at)),
    fields: ['name', 'street'],
    wrong: [],
    plusOnes: 0,
  };
}

/** Capitals in the whole column; the answers are in capitals until the customer agrees. */
export function capitalsLayout(from: number): Layout {
  const people = construct('de', 8, from).map((one) => ({
    ...one,
    given: one.given.toUpperCase(),
    family: one.family.replace('ß', 'ss').toUpperCase(),
  }));
  const [, , given, family, road, , code, city] = headingsOf('de');
  return {
    name: 'capitals',
    rows: [
      [family, given, road, code, city] as Cell[],
      ...people.map((one): Cell[] => [one.family, one.given, street(one), one.code, one.city]),
    ],
    answers: people.map((one, at) => answer(one, at)),
    fields: ['family', 'given', 'street', 'postalCode', 'city'],
    wrong: [],
    plusOnes: 0,
  };
}

/** Many rows, and many columns that are not known. */
export function largeLayout(rows: number, columns: number): Layout {
  const people = construct('de', rows);
  const more = (text: string) => Array.from({ length: columns - 5 }, (_, at) => `${text}${at}`);
  const [, , given, family, road, , code, city] = headingsOf('de');
  return {
    name: `large-${rows}`,
    rows: [
      [given, family, road, code, city, ...more('Q')] as Cell[],
      ...people.map((one, at): Cell[] => [one.given, one.family, `${one.street} ${at}`, one.code, one.city, ...more('')]),
    ],
    answers: people.map((one, at) => answer(one, at, { street: `${one.street} ${at}` })),
    fields: ['given', 'family', 'street', 'postalCode', 'city', ...more('').map(() => 'ignored')],
    wrong: [],
    plusOnes: 0,
  };
}
