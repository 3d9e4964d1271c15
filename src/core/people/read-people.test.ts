import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { serverTexts } from '#texts/server-texts.ts';
import type { Person } from './person.ts';
import { readPeople } from './read-people.ts';

const reading = { isMonthFirst: false, today: '2026-11-28' };
const t = serverTexts({ locale: 'de-DE' });

const dayOf = ({ day, month, year, kind }: Person['dates'][number]) => `${day}.${month}.${year ?? ''} ${kind}`;

function read(given: string | Uint8Array, how = reading) {
  const { people, findings } = readPeople(given, how);
  return { people: people.map(({ name, dates }) => [name, ...dates.map(dayOf)]), findings: findings.map((finding) => t(finding.message)) };
}

/** Files as programs write them, made for tests. */
function file(name: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`cases/${name}`, import.meta.url)));
}

describe('a table is read by its headings', () => {
  test('a file of Google Contacts: name, birthday, anniversary and address, and nothing else of the row', () => {
    const { people, findings } = readPeople(file('google-contacts.csv'), reading);
    expect(findings).toEqual([]);
    expect(people.map(({ name, dates }) => [name, dates.map(dayOf)])).toEqual([
      ['Lotte Beispiel', ['12.3.1947 birthday', '5.6.2010 anniversary']],
      ['Ben Muster', ['4.7. birthday']],
      ['Max Ohnetag', []],
    ]);
    expect(people[0]).toMatchObject({
      line: 2,
      given: 'Lotte',
      family: 'Beispiel',
      company: 'Bäckerei Muster',
      emails: ['lotte@beispiel.example'],
      phones: ['+49 151 0000000'],
      addresses: [{ street: 'Musterweg 12', postalCode: '80331', city: 'Musterstadt' }],
    });
  });

  test('headings of Outlook in German and English: the private address first, empty dates are none', () => {
    const german =
      'Anrede;Vorname;Nachname;Firma;Straße geschäftlich;Ort geschäftlich;Straße privat;Ort privat;Postleitzahl privat;E-Mail-Adresse;Geburtstag;Jahrestag\r\nFrau;Zoë;Muster;Druckerei;Am Werk 1;Essen;Weg 2;Leipzig;04109;z@m.example;01.02.1980;0.0.00\r\n';
    const english =
      'First Name,Last Name,Company,Business Street,Home Street,Home City,Home Postal Code,E-mail Address,Birthday,Anniversary\nZoë,Muster,Druckerei,Am Werk 1,Weg 2,Leipzig,04109,z@m.example,2/1/1980,0/0/00\n';
    for (const [text, isMonthFirst] of [
      [german, false],
      [english, true],
    ] as const) {
      const { people, findings } = readPeople(text, { ...reading, isMonthFirst });
      expect(findings).toEqual([]);
      expect(people).toMatchObject([
        { name: 'Zoë Muster', company: 'Druckerei', dates: [{ kind: 'birthday', day: 1, month: 2, year: 1980 }], emails: ['z@m.example'] },
      ]);
      expect(people[0]?.addresses[0]).toMatchObject({ street: 'Weg 2', city: 'Leipzig', postalCode: '04109' });
    }
  });

  test('slashed dates have the month first where a number above 12 tells so', () => {
    expect(read('Name,Birthday\nInge,3/25/1947\nBen,4/7/1980\n').people).toEqual([
      ['Inge', '25.3.1947 birthday'],
      ['Ben', '7.4.1980 birthday'],
    ]);
    expect(read('Name,Birthday\nInge,25/3/1947\nBen,4/7/1980\n').people[1]).toEqual(['Ben', '4.7.1980 birthday']);
  });

  test('day, month and year in columns of their own, a name in commas, title rows above the headings', () => {
    const text = 'Unsere Gäste;;;\n\nName;Tag;Monat;Jahr\n"Müller, Inge";12;März;1947\nBen Muster;4;7;\n';
    expect(read(text)).toEqual({
      people: [
        ['Inge Müller', '12.3.1947 birthday'],
        ['Ben Muster', '4.7. birthday'],
      ],
      findings: [],
    });
  });

  test('"Name" is the family name beside a given name; quotes hold delimiters, quotes and lines', () => {
    expect(read('Vorname;Name;Notiz;Geburtstag\nInge;Müller;"mag ""Rot"";\nund Blau";12.3.1947\nBen;Muster;;4.7.1980\n')).toEqual({
      people: [
        ['Inge Müller', '12.3.1947 birthday'],
        ['Ben Muster', '4.7.1980 birthday'],
      ],
      findings: [],
    });
    const { people, findings } = read('Name;Geburtstag\nInge "Inga;1.1.1950\n"Ben;4.7.1980\n');
    expect(people).toHaveLength(2);
    expect(findings[0]).toContain('Mit den Anführungszeichen in der Datei stimmt etwas nicht');
  });

  test('without headings a column beside name and date is no part of the name', () => {
    expect(read('Oma Inge;12.3.1947;Kuchen\nLea;4.7.2010;Oma\nBen;5.5.;3\n')).toMatchObject({
      people: [
        ['Oma Inge', '12.3.1947 birthday'],
        ['Lea', '4.7.2010 birthday'],
        ['Ben', '5.5. birthday'],
      ],
    });
    expect(read('Inge;Müller;12.3.1947;inge@m.example;Weg 3;80331\nBen;Muster;4.7.1980;b@m.example;Weg 4;04109')).toEqual({
      people: [
        ['Inge Müller', '12.3.1947 birthday'],
        ['Ben Muster', '4.7.1980 birthday'],
      ],
      findings: [expect.stringContaining('Die Spalten haben keine Überschriften.')],
    });
  });

  test('a row that has name and date in one cell is read as a line', () => {
    expect(read('Name;Geburtstag\nInge;12.3.1947\nBen 4.7.1980;\n').people[1]).toEqual(['Ben', '4.7.1980 birthday']);
    expect(read('Inge;12.3.1947\nLea;4.7.2010\nBen 4.7.1980\n').people[2]).toEqual(['Ben', '4.7.1980 birthday']);
  });

  test('dates as spreadsheets write them, also as numbers of days', () => {
    expect(read(file('excel-serial.csv'))).toEqual({
      people: [
        ['Lotte', '12.3.1947 birthday'],
        ['Ben'],
        ['Ida', '12.3.1947 birthday'],
        ['Lea', '12.3.1947 birthday'],
        ['Tom', '3.12.1947 birthday'],
        ['Uli', '12.3.1947 birthday'],
        ['Eva', '12.3.1947 birthday'],
      ],
      findings: ['Zeile 3, „12.3.47“: Schreib das Jahr mit vier Ziffern oder lass es weg.'],
    });
  });
});

describe('the encoding is found out', () => {
  test('Windows-1252 without a mark', () => {
    expect(read(file('excel-ansi.csv'))).toEqual({
      people: [
        ['Jörg Größe', '12.3.1947 birthday'],
        ['Zoë Çelik', '5.10.2010 birthday'],
      ],
      findings: ['Sieh nach, ob alle Umlaute stimmen: Die Datei speichert sie auf eine ältere Art (Windows-1252).'],
    });
  });

  test('UTF-16 with and without a mark, in both orders', () => {
    const marked = file('unicode-text-utf16.txt');
    const swapped = (bytes: Uint8Array) => bytes.map((_, at) => bytes[at ^ 1] ?? 0);
    for (const bytes of [marked, marked.subarray(2), swapped(marked), swapped(marked.subarray(2))])
      expect(read(bytes)).toEqual({ people: [['Jörg Größe', '12.3.1947 birthday']], findings: [] });
  });

  test.each([
    ['Macintosh', [0x4a, 0x9a, 0x72, 0x67, 0x20, 0x47, 0x72, 0x9a, 0xa7, 0x65], 'Jörg Größe'],
    ['DOS (850)', [0x4a, 0x94, 0x72, 0x67, 0x20, 0x47, 0x72, 0x94, 0xe1, 0x65], 'Jörg Größe'],
    ['Windows-1250', [0xa3, 0x75, 0x6b, 0x61, 0x73, 0x7a, 0x20, 0xaf, 0x61, 0x6b], 'Łukasz Żak'],
  ])('%s', (encoding, bytes, name) => {
    const list = new Uint8Array([...bytes, ...new TextEncoder().encode(' 12.3.1947')]);
    expect(read(list)).toEqual({ people: [[name, '12.3.1947 birthday']], findings: [expect.stringContaining(encoding)] });
  });

  test('a letter that a fold divides is whole again; a file that ends within one is UTF-8', () => {
    const card = Buffer.from('BEGIN:VCARD\r\nFN:Jörg\r\nBDAY:1947-03-12\r\nEND:VCARD\r\n');
    const at = card.indexOf(Buffer.from('ö')) + 1;
    const folded = Buffer.concat([card.subarray(0, at), Buffer.from('\r\n '), card.subarray(at)]);
    expect(read(new Uint8Array(folded))).toEqual({ people: [['Jörg', '12.3.1947 birthday']], findings: [] });
    expect(read(new Uint8Array(Buffer.from('Jörg 12.3.1947\nZoë').subarray(0, -1))).people[0]).toEqual(['Jörg', '12.3.1947 birthday']);
  });

  test('workbooks and other binary files are refused with a way out', () => {
    expect(read(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])).findings).toEqual([
      'Das ist eine Tabelle aus Excel oder einem ähnlichen Programm. Speichere sie dort als CSV-Datei und wähl diese aus.',
    ]);
    expect(read(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0, 0, 9])).findings[0]).toContain('kein lesbarer Text');
  });
});

describe('cards', () => {
  test('vCard 2.1 with a character set of its own', () => {
    expect(read(file('vcard21-latin1.vcf'))).toEqual({ people: [['Jörg Größe', '12.3.1947 birthday']], findings: [] });
    const text = 'BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;QUOTED-PRINTABLE:Gr=C3=B6=C3=9Fe=3B=20Sohn;J=C3=B6rg\nBDAY:--0312\nEND:VCARD';
    expect(readPeople(text, reading).people).toMatchObject([{ family: 'Größe; Sohn', given: 'Jörg', dates: [{ day: 12, month: 3 }] }]);
  });

  test('anniversaries of Apple, Android and others keep their kind', () => {
    expect(read(file('apple-dates.vcf'))).toEqual({
      people: [
        ['Lotte Beispiel', '12.3.1947 birthday', '5.6.2010 anniversary'],
        ['Ben Muster', '4.7.2011 anniversary'],
        ['Ida Probe', '9.8.2012 anniversary'],
      ],
      findings: [],
    });
    const labelled = 'BEGIN:VCARD\nFN:Mo\nitem2.X-ABDATE:2012-08-09\nitem2.X-ABLabel:Einzug\nEND:VCARD';
    expect(read(labelled).people).toEqual([['Mo', '9.8.2012 other']]);
  });

  test('an empty FN: the parts of the name, a nickname or a company stand in', () => {
    expect(read(file('fn-empty.vcf'))).toEqual({
      people: [
        ['Lotte Beispiel', '12.3.1947 birthday'],
        ['Ben Muster', '4.7.1980 birthday'],
        ['Opa Fritz', '1.2.1950 birthday'],
      ],
      findings: [],
    });
    expect(read('BEGIN:VCARD\nORG:Chor\nBDAY:1950-02-01\nEND:VCARD').people).toEqual([['Chor', '1.2.1950 birthday']]);
    expect(read('BEGIN:VCARD\nTEL:123\nBDAY:1950-02-01\nEND:VCARD').findings[0]).toContain('Hier fehlt der Name');
    expect(read('First Name,E-mail 1 - Value,Birthday\n,a@b.example,\nBen,,4.7.1980\n')).toEqual({
      people: [['Ben', '4.7.1980 birthday']],
      findings: ['Ein Eintrag hat keinen Namen und wurde ausgelassen.'],
    });
  });

  test('an address: the private one first, in its parts, with the country that Apple keeps apart', () => {
    const text = [
      'BEGIN:VCARD\nFN:Lotte\nEMAIL;TYPE=HOME:l@b.example\nTEL;CELL:0151 1',
      'ADR;TYPE=WORK:;;Am Werk 1;Essen;;45127;Deutschland',
      'item1.ADR;TYPE=HOME:;Hinterhaus;Musterweg 12\\nTür 3;Wien;;1010;\nitem1.X-ABADR:at\nEND:VCARD',
    ].join('\n');
    expect(readPeople(text, reading).people[0]).toMatchObject({
      emails: ['l@b.example'],
      phones: ['0151 1'],
      addresses: [
        { street: 'Musterweg 12 Tür 3', extra: 'Hinterhaus', postalCode: '1010', city: 'Wien', country: 'AT' },
        { street: 'Am Werk 1', city: 'Essen', country: 'Deutschland' },
      ],
    });
  });

  test('a whole day that is stored as an instant is the day in Berlin', () => {
    const card = (day: string) => read(`BEGIN:VCARD\nFN:Mo\nBDAY:${day}\nEND:VCARD`).people[0]?.[1];
    expect(card('1980-03-11T23:00:00Z')).toBe('12.3.1980 birthday');
    expect(card('19990703T220000Z')).toBe('4.7.1999 birthday');
    expect(card('1980-03-12T00:00:00Z')).toBe('12.3.1980 birthday');
    expect(card('1980-03-12T01:00:00+01:00')).toBe('12.3.1980 birthday');
  });
});

describe('calendars', () => {
  test('whole days as instants are local days; ended and cancelled series are left out and told', () => {
    expect(read(file('outlook-utc.ics'))).toEqual({
      people: [['Lotte', '4.7. birthday']],
      findings: ['Ein jährlicher Termin ist beendet und wurde ausgelassen.', 'Ein Termin ist abgesagt und wurde ausgelassen.'],
    });
  });

  test.each([
    ['Geburtstag von Lotte', 'DTSTART:20210703T220000Z', 'FREQ=YEARLY', 'Lotte', '4.7. birthday'],
    ['🎂 Ida (1985)', 'DTSTART;VALUE=DATE:20200901', 'FREQ=YEARLY', 'Ida', '1.9.1985 birthday'],
    ['Ida (40)', 'DTSTART;VALUE=DATE:20250901', 'FREQ=YEARLY', 'Ida', '1.9. birthday'],
    ['Lotte’s Geburtstag', 'DTSTART;VALUE=DATE:20250901', 'FREQ=YEARLY', 'Lotte', '1.9. birthday'],
    ['Ida’s Birthday', 'DTSTART;VALUE=DATE:19850901', 'FREQ=YEARLY;UNTIL=20991231', 'Ida', '1.9.1985 birthday'],
    ['Hochzeitstag von Jo und Pat', 'DTSTART;VALUE=DATE:20120505', 'FREQ=YEARLY;COUNT=40', 'Jo und Pat', '5.5. anniversary'],
  ])('%j on %s', (summary, start, rule, name, day) => {
    const text = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:${summary}\n${start}\nRRULE:${rule}\nEND:VEVENT\nEND:VCALENDAR`;
    expect(read(text)).toEqual({ people: [[name, day]], findings: [] });
  });

  test('a series by count that is over, and an edited event of a series, are no entries', () => {
    const event = (lines: string) => `BEGIN:VEVENT\nSUMMARY:Mo\nDTSTART;VALUE=DATE:20100505\n${lines}\nEND:VEVENT`;
    const text = `BEGIN:VCALENDAR\n${event('RRULE:FREQ=YEARLY;COUNT=3')}\n${event('RECURRENCE-ID;VALUE=DATE:20110505')}\nEND:VCALENDAR`;
    expect(read(text)).toEqual({ people: [], findings: ['Ein jährlicher Termin ist beendet und wurde ausgelassen.'] });
  });
});

describe('lines', () => {
  test('what people write: every date is read or asked about, and names are names only', () => {
    const { people, findings } = read(file('people-list.txt'));
    expect(people).toEqual([
      ['Oma Inge', '12.3.1947 birthday'],
      ['Ben', '12.3. birthday'],
      ['Zwillinge Leo & Mia', '4.7.2019 birthday'],
      ['Tante Mo', '12.3. birthday'],
      ['Opa', '1.1.1950 birthday'],
      ['Schwiegermutter', '24.12. birthday'],
      ['Paul 2.0', '3.3. birthday'],
      ['Alter 3.5 Jahre Kim'],
      ['Uwe', '1.5.1980 birthday'],
      ['Lea', '12.3. birthday'],
      ['Merz 12'],
      ['Lena', '12.1.1990 birthday'],
    ]);
    expect(findings).toEqual([
      'Zeile 7, „Am 5.5. heiraten Jo+Pat 2012“: Hier steht noch eine Zahl neben dem Datum. Schreib nur den Namen und das Datum in die Zeile.',
      'Zeile 11, „01.01.80 Rolf“: Schreib das Jahr mit vier Ziffern oder lass es weg.',
      'Zeile 15, „x 12.3.1947 y 13.4.1950“: Hier stehen mehrere Tage. Schreib jeden mit seinem Namen in eine eigene Zeile.',
    ]);
  });

  test.each([
    ['Lea 12. Mrz', 'Lea', '12.3. birthday'],
    ['Lea ( ) 1. Feber 2010', 'Lea', '1.2.2010 birthday'],
    ['Lea, 12-Mar-1947', 'Lea', '12.3.1947 birthday'],
    ['Lea (geb. 12.III.1947)', 'Lea', '12.3.1947 birthday'],
    ['• Lea – 3. déc. 1999', 'Lea', '3.12.1999 birthday'],
    ['🎂 Lea hat Geburtstag am 5.5.', 'Lea', '5.5. birthday'],
    ['Lea (1985) 1.9.', 'Lea', '1.9.1985 birthday'],
    ['Ben, der Große 4.7.', 'Ben, der Große', '4.7. birthday'],
    ['Jan 12.5.2001', 'Jan', '12.5.2001 birthday'],
    ['Juli, 3. März 2001', 'Juli', '3.3.2001 birthday'],
  ])('%s', (line, name, day) => {
    expect(read(line)).toEqual({ people: [[name, day]], findings: [] });
  });

  test.each(['Lea 12. Mrz 47', 'Lea 12/03/47'])('%j is asked about: the century is not known', (line) => {
    expect(read(line)).toEqual({ people: [], findings: [expect.stringContaining('Jahr mit vier Ziffern')] });
  });
});
