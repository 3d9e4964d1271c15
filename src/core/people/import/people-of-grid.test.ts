/** Guests and households of a list: columns, addresses, rows that are wrong, and what belongs together. */
import { describe, expect, test } from 'vitest';
import { expectLinear } from '#tests/processor-time.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { givenNamesOf } from './given-names.ts';
import { type Grid, gridLimits, type MarkKind } from './grid.ts';
import type { Mapping } from './guest-fields.ts';
import { type ImportRow, peopleOfGrid } from './people-of-grid.ts';
import { gridOfText } from './text-grid.ts';

const t = serverTexts({ locale: 'de-DE' });
const givenNames = givenNamesOf({ f: 'anna sophie eva lena ines chloe', m: 'max paul peter jurgen tom jan luca', both: 'kim andrea' });

function gridOf(text: string): Grid {
  return gridOfText(text, 'UTF-8', gridLimits);
}

function read(text: string | Grid, { mapping = null as Mapping | null, country = 'DE' } = {}) {
  return peopleOfGrid(typeof text === 'string' ? gridOf(text) : text, mapping, { country, givenNames });
}

/** A table of one column of values under its heading, each marked. */
function marked(heading: string, cells: readonly [string, MarkKind | null][]): Grid {
  const rows = [{ line: 1, cells: ['Name', heading] }, ...cells.map(([text], at) => ({ line: at + 2, cells: [`Anna Berger${at}`, text] }))];
  const marks = cells.flatMap(([, kind], at) => (kind ? [{ row: at + 1, column: 1, kind }] : []));
  return { kind: 'xlsx', encoding: '', sheets: [{ name: '', isHidden: false, rows, marks, hiddenRows: 0, hiddenColumns: 0 }], notes: [] };
}

function addressText({ address: { street, extra, postalCode, city, country } }: ImportRow): string {
  return [street, extra, postalCode, city, country].join('|');
}

function problemsOf({ rows }: { rows: readonly ImportRow[] }): string[] {
  return rows.flatMap(({ problems }) => problems.map(({ message }) => t(message)));
}

describe('columns', () => {
  test.each([
    ['Vorname;Nachname;Straße;Hausnr.;PLZ;Ort;Land;E-Mail;Handy', 'given family street houseNumber postalCode city country email phone'],
    ['Prénom;Nom;Adresse;CP;Ville;Pays;Courriel;Tél', 'given family street postalCode city country email phone'],
    ['Nome;Cognome;Indirizzo;CAP;Città;Prov;Nazione', 'given family street postalCode city region country'],
    ['First Name;Last Name;Address 1;Address 2;ZIP;Town;Country', 'given family street extra postalCode city country'],
    ['Nombre;Apellidos;Dirección;Código Postal;Población;País', 'given family street postalCode city country'],
    ['Voornaam;Achternaam;Straat;Huisnummer;Postcode;Woonplaats', 'given family street houseNumber postalCode city'],
    ['Name;Vorname;Str.;Postleitzahl;Wohnort;Bemerkung', 'family given street postalCode city note'],
    [
      'Gast;PLZ/Ort;Partner/in;Kinder;Begleitung;Sprache;Geschlecht;Haushalt',
      'name city partner children plusOnes language gender household',
    ],
    ['Anrede;Titel;Vorname;Familiennahme;Strasse;Postleitzhal;Ort', 'prefix prefix given family street postalCode city'],
  ])('%s', (headings, fields) => {
    const { mapping } = read(`${headings}\nAnna\n`);
    expect(mapping.columns.map(({ field }) => field).join(' ')).toBe(fields);
  });

  test('without headings are told by their cells: names, street, code, town, mail', () => {
    const rows = [
      'Anna;Berger;Weg 1;01067;Dresden;anna@example.org',
      'Max;Roth;Gasse 2;80331;München;max@example.org',
      'Eva;Vogel;Am Platz 3;04109;Leipzig;e@example.org',
    ];
    const { mapping, rows: found } = read(rows.join('\n'));
    expect(mapping).toMatchObject({ headingRow: null });
    expect(mapping.columns.map(({ field, source }) => `${field} ${source}`)).toEqual([
      'given content',
      'family content',
      'street content',
      'postalCode content',
      'city content',
      'email content',
    ]);
    expect(found.map(({ persons }) => persons[0]?.family)).toEqual(['Berger', 'Roth', 'Vogel']);
  });

  test('stand below titles, and a lone first name gives way to a whole one', () => {
    const { mapping, rows } = read('Gästeliste 2027;;\n;;\nVorname;PLZ;Ort\nAnna Berger;01067;Dresden\nMax Roth;80331;München\n');
    expect(mapping).toMatchObject({ headingRow: 1, columns: [{ field: 'name' }, { field: 'postalCode' }, { field: 'city' }] });
    expect(rows.map(({ line, persons }) => [line, persons[0]?.given, persons[0]?.family])).toEqual([
      [4, 'Anna', 'Berger'],
      [5, 'Max', 'Roth'],
    ]);
  });

  test('that the customer chooses are read at once from the same grid', () => {
    const grid = gridOf('Eins;Zwei;Drei\nBerger;Anna;Dresden\n');
    const { mapping } = read(grid);
    const fields = ['family', 'given', 'city'] as const;
    const columns = fields.map((field, column) => ({ column, heading: '', field, source: 'chosen' as const, score: 1 }));
    const { rows } = read(grid, { mapping: { ...mapping, headingRow: 0, columns } });
    expect(rows).toMatchObject([{ line: 2, persons: [{ given: 'Anna', family: 'Berger' }], address: { city: 'Dresden' } }]);
  });

  test('of several sheets are those with most rows and columns; hidden ones are named only', () => {
    const sheet = (name: string, text: string, isHidden = false) => ({
      ...(gridOf(text).sheets[0] as Grid['sheets'][number]),
      name,
      isHidden,
    });
    const sheets = [
      sheet('Notizen', 'Name;Ort\nx;y\n'),
      sheet('Gäste', 'Vorname;Nachname;Ort\nAnna;Berger;Bonn\nMax;Roth;Bonn\n'),
      sheet('Alt', 'Name;Ort\na;b\n', true),
    ];
    const result = read({ kind: 'xlsx', encoding: '', sheets, notes: [] });
    expect(result.mapping.sheet).toBe(1);
    expect(result.sheets.map(({ name, isHidden, rows }) => [name, isHidden, rows])).toEqual([
      ['Notizen', false, 2],
      ['Gäste', false, 3],
      ['Alt', true, 2],
    ]);
  });
});

describe('addresses', () => {
  const table = 'Name;Straße;PLZ;Ort;Land;Telefon\n';

  test.each([
    ['Weg 1;01067;Dresden;;', 'Weg 1||01067|Dresden|DE'],
    ['Weg 1;D-80331;München;;', 'Weg 1||80331|München|DE'],
    ['Weg 1;A 1010;Wien;;', 'Weg 1||1010|Wien|AT'],
    ['Weg 1;FL-9490;Vaduz;;', 'Weg 1||9490|Vaduz|LI'],
    ['Weg 1;8001;Zürich;;', 'Weg 1||8001|Zürich|CH'],
    ['Weg 1;3011;Bern;Suisse;', 'Weg 1||3011|Bern|CH'],
    ['Weg 1;1012ab;Amsterdam;;', 'Weg 1||1012 AB|Amsterdam|NL'],
    ['Weg 1;4020;Leonding;;+43 732 123456', 'Weg 1||4020|Leonding|AT'],
    ['Weg 1;1067;Dresden;Deutschland;', 'Weg 1||01067|Dresden|DE'],
    ['Weg 1;80331.0;München;D;', 'Weg 1||80331|München|DE'],
    ['Via Roma 1;184;Roma;Italien;', 'Via Roma 1||00184|Roma|IT'],
    ['Weg 1;80331 München;;;', 'Weg 1||80331|München|DE'],
    ['Weg 1;;80331 München;;', 'Weg 1||80331|München|DE'],
    ['"Weg 1, 80331 München";;;;', 'Weg 1||80331|München|DE'],
    ['"c/o Roth\nWeg 1";80331;München;;', 'Weg 1|c/o Roth|80331|München|DE'],
    ['1 High Street;SW1A 1AA;London;UK;', '1 High Street||SW1A 1AA|London|GB'],
    ['Weg 1;90210;Beverly Hills;USA;', 'Weg 1||90210|Beverly Hills|US'],
  ])('%s', (cells, expected) => {
    const [row] = read(`${table}Anna Berger;${cells}`).rows;
    expect(row && addressText(row)).toBe(expected);
  });

  test('whose codes keep their zeros elsewhere lose none: a shorter one is doubted', () => {
    const { rows } = read(`${table}Anna Berger;Weg 1;01067;Dresden;;\nMax Roth;Weg 2;8057;Irgendwo;;\n`);
    expect(rows.map(({ address, problems }) => [address.postalCode, problems.length])).toEqual([
      ['01067', 0],
      ['8057', 1],
    ]);
    expect(read(`${table}Anna Berger;Weg 1;1067;Ort;;\n`).rows[0]).toMatchObject({
      address: { postalCode: '01067' },
      guesses: expect.arrayContaining([{ field: 'postalCode', source: 'padded' }]),
    });
  });

  test.each<[string, MarkKind | null, string]>([
    ['2026-05-03', 'date', '3-5'],
    ['03.05.2026', null, '3-5'],
    ['3-May', null, '3-5'],
    ['03. Mai', null, '3-5'],
    ['12.0', 'number', '12'],
    ['12a', null, '12a'],
  ])('the house number "%s" (%s) is read as "%s"', (text, mark, expected) => {
    const [row] = read(marked('Hausnummer', [[text, mark]])).rows;
    expect(row?.address.street).toBe(expected);
    expect(row?.guesses.some(({ source }) => source === 'date')).toBe(expected === '3-5');
  });
});

test('each row that is wrong is named with its number, what is wrong, and kept where it can be', () => {
  const text = [
    'Name;PLZ;Ort;Land;Mail;Begleitung',
    'Anna Berger;1234567;Bonn;D;;',
    'Max Roth;53111;Bonn;Atlantis;kein-mail;viele',
    ';53111;Bonn;D;;',
    'Summe;;;;;2',
    'Eva Vogel;53111;Bonn;D;e@example.org;ja',
  ].join('\n');
  const result = read(text);
  expect(problemsOf(result)).toEqual([
    'Zeile 2: Die Postleitzahl „1234567“ passt nicht zum Land.',
    'Zeile 3: „kein-mail“ ist keine E-Mail-Adresse. Sie wurde ausgelassen.',
    'Zeile 3: Das Land „Atlantis“ kennen wir nicht.',
    'Zeile 3: „viele“ ist keine Anzahl von Begleitpersonen.',
    'Zeile 4, „53111 Bonn D“: Hier fehlt der Name. Die Zeile wurde ausgelassen.',
    'Zeile 5, „Summe 2“: Das ist eine Summe und kein Gast. Die Zeile wurde ausgelassen.',
  ]);
  expect(result.rows.map(({ household, persons, plusOnes }) => [household, persons.length, plusOnes])).toEqual([
    [0, 1, 0],
    [1, 1, 0],
    [null, 0, 0],
    [null, 0, 0],
    [2, 1, 1],
  ]);
});

describe('persons of a row', () => {
  test('are also its partner and its children, with the family name of the first', () => {
    const [row] = read('Vorname;Nachname;Partner;Kinder\nAnna;Berger;Max Roth;Lena (4), Tom und Ida\n').rows;
    expect(row?.persons.map(({ given, family, kind }) => [given, family, kind])).toEqual([
      ['Anna', 'Berger', 'adult'],
      ['Max', 'Roth', 'adult'],
      ['Lena', 'Berger', 'child'],
      ['Tom', 'Berger', 'child'],
      ['Ida', 'Berger', 'child'],
    ]);
    expect(problemsOf(read('Vorname;Nachname;Kinder\nAnna;Berger;2\n'))).toEqual([
      'Zeile 2: Hier sind Kinder vermerkt, aber ohne Namen (2).',
    ]);
  });

  test('are a couple where the columns name one', () => {
    const persons = (line: string) =>
      read(`Anrede;Vorname;Nachname\n${line}\n`).rows[0]?.persons.map(({ given, family, gender }) => [given, family, gender]);
    expect(persons('Herr und Frau;Max & Anna;Berger')).toEqual([
      ['Max', 'Berger', 'm'],
      ['Anna', 'Berger', 'f'],
    ]);
    expect(persons(';Max und Anna;Berger / Roth')).toEqual([
      ['Max', 'Berger', 'm'],
      ['Anna', 'Roth', 'f'],
    ]);
    expect(persons('Frau;Anna Maria;von Berg')).toEqual([['Anna Maria', 'von Berg', 'f']]);
  });

  test('have the gender of their column or salutation; that of a given name is a guess', () => {
    const { rows } = read('Anrede;Vorname;Nachname;Geschlecht\n;Kim;Roth;m\nFrau;Andrea;Berg;\n;Anna;Vogel;\n;Kim;Weiß;\n');
    expect(rows.map(({ persons: [one] }) => [one?.gender, one?.genderSource])).toEqual([
      ['m', 'typed'],
      ['f', 'listed'],
      ['f', 'guess'],
      [null, null],
    ]);
  });
});

describe('households', () => {
  const households = (text: string) => read(text).rows.map(({ household, join }) => [household, join?.reason ?? null]);

  test.each([
    ['umlauts written with two letters', 'Anna;Müller;Mühlenweg 1', 'Max;Mueller;Muehlenweg 1'],
    ['a family name that is a particle elsewhere', 'Anna;Le;Weg 1', 'Minh;Le;Weg 1'],
    ['letters that Unicode does not take apart', 'Anna;Sørensen;Łódzka 1', 'Max;Sorensen;Lodzka 1'],
  ])('of one address are one, with %s', (_, one, other) => {
    const text = `Vorname;Nachname;Straße;PLZ;Ort\n${one};53111;Bonn\nEva;Vogel;Gasse 2;53111;Bonn\n${other};53111;Bonn\n`;
    expect(households(text).at(2)).toEqual([0, 'same-address']);
  });

  test('of one address and two names that are particles elsewhere are two', () => {
    const text = 'Vorname;Nachname;Straße;PLZ;Ort\nAnna;Le;Weg 1;53111;Bonn\nEva;Vogel;Gasse 2;53111;Bonn\nMax;Do;Weg 1;53111;Bonn\n';
    expect(households(text).map(([household]) => household)).toEqual([0, 1, 2]);
  });

  test('are those of a column for them', () => {
    expect(households('Gruppe;Name\nA;Anna Berger\nB;Max Roth\nA;Eva Vogel\n')).toEqual([
      [0, null],
      [1, null],
      [0, 'column'],
    ]);
  });

  test('go on in rows without an address below one with the same or no family name', () => {
    const text = 'Vorname;Nachname;Straße;PLZ;Ort\nAnna;Berger;Weg 1;53111;Bonn\nMax;Berger;;;\nLena;;;;\nTom;Roth;;;\n';
    expect(households(text)).toEqual([
      [0, null],
      [0, 'row-above'],
      [0, 'row-above'],
      [1, null],
    ]);
  });

  test('are one for one family at one address, however it is written; two names are asked, a house with flats is not', () => {
    const head = 'Vorname;Nachname;Straße;PLZ;Ort\n';
    expect(
      households(`${head}Anna;Berger;Hauptstraße 5;53111;Bonn\nEva;Vogel;Weg 1;53111;Bonn\nMax;Berger;Hauptstr. 5;53111;Bonn\n`),
    ).toEqual([
      [0, null],
      [1, null],
      [0, 'same-address'],
    ]);
    expect(households(`${head}Anna;Berger;Weg 1;53111;Bonn\nMax;Roth;Weg 1;53111;Bonn\n`)).toEqual([
      [0, null],
      [1, 'asked'],
    ]);
    expect(households(`${head}Anna;Berger;Weg 1;53111;Bonn\nMax;Roth;Weg 1;53111;Bonn\nEva;Vogel;Weg 1;53111;Bonn\n`)).toEqual([
      [0, null],
      [1, null],
      [2, null],
    ]);
  });

  test('of more than twelve persons are not made', () => {
    const rows = Array.from({ length: 14 }, (_, at) => `A;Gast Nummer${at}x`).join('\n');
    expect(new Set(households(`Gruppe;Name\n${rows}\n`).map(([household]) => household)).size).toBe(3);
  });
});

test('a merged cell gives its address and family name to all its rows, and its guest once', () => {
  const cells = [
    ['Vorname', 'Nachname', 'Straße', 'Mail'],
    ['Anna', 'Berger', 'Weg 1', 'a@example.org'],
    ['Max', 'Berger', 'Weg 1', 'a@example.org'],
    ['Eva', 'Vogel', 'Weg 2', ''],
    ['Eva', 'Vogel', 'Hinterhaus', ''],
  ];
  const merged = [
    [2, 1],
    [2, 2],
    [2, 3],
    [4, 0],
    [4, 1],
  ];
  const rows = cells.map((own, at) => ({ line: at + 1, cells: own }));
  const marks = merged.map(([row = 0, column = 0]) => ({ row, column, kind: 'merged' as const }));
  const sheet = { name: '', isHidden: false, rows, marks, hiddenRows: 0, hiddenColumns: 0 };
  const result = read({ kind: 'xlsx', encoding: '', sheets: [sheet], notes: [] });
  expect(
    result.rows.map(({ persons, household, address }) => [
      persons.map(({ given, family }) => `${given} ${family}`),
      household,
      address.street,
      address.email,
    ]),
  ).toEqual([
    [['Anna Berger'], 0, 'Weg 1', 'a@example.org'],
    [['Max Berger'], 1, 'Weg 1', ''],
    [['Eva Vogel'], 2, 'Weg 2', ''],
    [[], null, 'Hinterhaus', ''],
  ]);
  expect(result.rows[1]?.guesses).toContainEqual({ field: 'street', source: 'merged' });
  expect(problemsOf(result)).toHaveLength(1);
});

describe('repairs', () => {
  test('of letters that were read in another encoding are offered, and marked when they are made', () => {
    const grid = gridOf('Name;Ort\nJÃ¼rgen MÃ¼ller;KÃ¶ln\nEva GroÃŸ;MÃ¼nchen\n');
    const { proposals, mapping, rows } = read(grid);
    expect(grid.notes).toContain('broken-letters');
    expect([proposals, rows[0]?.address.city]).toEqual([['letters'], 'KÃ¶ln']);
    const repaired = read(grid, { mapping: { ...mapping, repairs: { letters: true, capitals: false } } });
    expect(repaired.rows.map(({ persons: [one], address }) => [one?.family, address.city])).toEqual([
      ['Müller', 'Köln'],
      ['Groß', 'München'],
    ]);
    expect(repaired.rows[0]?.guesses).toContainEqual({ field: 'city', source: 'letters' });
    expect(repaired.proposals).toEqual([]);
    expect(read('Name;Ort\nÃda Ãvila;x\nA;B\n').proposals).toEqual([]);
  });

  test('of names in capitals are offered for whole columns', () => {
    const text = 'Nachname;Vorname\nBERGER;Anna\nVON ROTH;Max\nVOGEL;Eva\nWEISS;Tom\nMCDONALD;Jan\n';
    const { proposals, mapping, rows } = read(text);
    expect([proposals, rows[1]?.persons[0]?.family]).toEqual([['capitals'], 'VON ROTH']);
    const mixed = read(text, { mapping: { ...mapping, repairs: { letters: false, capitals: true } } });
    expect(mixed.rows.map(({ persons }) => persons[0]?.family)).toEqual(['Berger', 'Von Roth', 'Vogel', 'Weiss', 'McDonald']);
  });
});

test('texts of a list stay texts: formulas, markup and directions are letters, and exports come back without their quote', () => {
  const { rows } = read("Name;Ort;Telefon\n=1+1;'=cmd|x;'+49 30 1\n<b>Anna</b> Berger;Bonn\u202e;1\n");
  expect(rows[0]?.address).toMatchObject({ city: '=cmd|x', phone: '+49 30 1' });
  expect(rows[1]?.address.city).toBe('Bonn');
  expect(rows[1]?.persons[0]?.given).toBe('<b>Anna</b>');
});

test('long cells and long lists take time linear in their length', async () => {
  const cells = ['Anna und ', 'Berger, ', 'von ', '+1 ', 'Familie mit ', '(4) ', 'Dr. ', '- ', 'Weg 1, 53111 Bonn, ', '1 2 ', '& '];
  for (const part of cells) {
    await expectLinear(part, (share) => {
      const cell = part.repeat((1_900 * share) / part.length);
      const line = ['Name', 'Adresse', 'Kinder'].map((heading) => ({ heading, cell }));
      const rows = [line.map(({ heading }) => heading), ...Array.from({ length: 20 }, () => line.map((one) => one.cell))];
      const sheet = {
        name: '',
        isHidden: false,
        rows: rows.map((own, at) => ({ line: at + 1, cells: own })),
        marks: [],
        hiddenRows: 0,
        hiddenColumns: 0,
      };
      return () => peopleOfGrid({ kind: 'table', encoding: '', sheets: [sheet], notes: [] }, null, { country: 'DE', givenNames });
    });
  }
});
