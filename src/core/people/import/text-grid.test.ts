/** Text as grids: delimited tables, address books, and addresses as they are pasted. */
import { describe, expect, test } from 'vitest';
import { GridRefusal, gridLimits } from './grid.ts';
import { gridOfText } from './text-grid.ts';

function grid(text: string) {
  return gridOfText(text, 'UTF-8', gridLimits);
}

/** Rows as texts, with the fields where the grid names them. */
function rows(text: string): Record<string, string>[] {
  const [sheet] = grid(text).sheets;
  return (sheet?.rows ?? []).map(({ cells }) =>
    Object.fromEntries(cells.flatMap((cell, at) => (cell === '' ? [] : [[sheet?.fields?.[at] ?? String(at), cell]]))),
  );
}

describe('delimited text', () => {
  test.each([
    ['Name;PLZ\nAnna;01067\n', ';'],
    ['Name,PLZ\n"Berger, Anna",01067\n', ','],
    ['Name\tPLZ\nAnna\t01067\n', 'tab'],
    ['Name|PLZ\nAnna|01067\n', '|'],
    ['sep=,\nName,PLZ\nAnna,01067\n', 'sep='],
  ])('%j is a table', (text) => {
    expect(grid(text)).toMatchObject({
      kind: 'table',
      sheets: [{ rows: [{ cells: ['Name', 'PLZ'] }, { cells: [expect.any(String), '01067'] }] }],
    });
  });

  test('keeps line breaks in quotes, counts lines as the file has them, and says that a quote has no end', () => {
    expect(grid('Name;Ort\r\n"Anna\r\nBerger";Bonn\r\n"Max ""M""";Köln\r\n').sheets[0]?.rows).toEqual([
      { line: 1, cells: ['Name', 'Ort'] },
      { line: 2, cells: ['Anna\r\nBerger', 'Bonn'] },
      { line: 4, cells: ['Max "M"', 'Köln'] },
    ]);
    const open = grid('Name;Ort\n"Anna;Bonn\nMax;Köln\n');
    expect(open.notes).toEqual(['unclosed']);
    expect(open.sheets[0]?.rows).toHaveLength(3);
    expect(grid('sep=;\nName;Ort\nAnna;Bonn\n').sheets[0]?.rows[1]).toEqual({ line: 3, cells: ['Anna', 'Bonn'] });
  });

  test('beyond the limits is refused', () => {
    const refusal = (text: string) => {
      try {
        return grid(text).kind;
      } catch (error) {
        return error instanceof GridRefusal ? error.refusal : String(error);
      }
    };
    expect(refusal(`Name;Ort\n${'Anna;Bonn\n'.repeat(10_000)}`)).toBe('too-many-rows');
    expect(refusal(`Name;Ort\n${'x;'.repeat(150)}\n`)).toBe('too-many-columns');
    expect(refusal(`Name;Ort\n${`Anna;${'x'.repeat(1_900)}\n`.repeat(3_000)}`)).toBe('too-large');
    expect(refusal(' \n\t')).toBe('empty');
    expect(refusal('BEGIN:VCALENDAR')).toBe('document');
  });
});

describe('pasted addresses', () => {
  test('are blocks between blank lines, with mail, telephone, additions and country', () => {
    const text = [
      'Dr. Anna Müller',
      'c/o Roth',
      'Lindenstr. 12 a',
      'D-80331 München',
      'anna@example.org',
      'Tel.: +49 89 123456',
      '',
      'Firma Berger GmbH',
      'Max Berger',
      '12 rue de la Paix',
      '75001 Paris',
      'Frankreich',
    ].join('\n');
    expect(rows(text)).toEqual([
      {
        name: 'Dr. Anna Müller',
        extra: 'c/o Roth',
        street: 'Lindenstr. 12 a',
        postalCode: '80331',
        city: 'München',
        country: 'DE',
        email: 'anna@example.org',
        phone: '+49 89 123456',
      },
      { name: 'Max Berger', company: 'Firma Berger GmbH', street: '12 rue de la Paix', postalCode: '75001', city: 'Paris', country: 'FR' },
    ]);
  });

  test('follow each other without blank lines, are a line each, or names only', () => {
    const berger = { name: 'Anna Berger', street: 'Weg 1', postalCode: '53111', city: 'Bonn' };
    const roth = { name: 'Max Roth', street: 'Gasse 2', postalCode: '50667', city: 'Köln' };
    expect(rows('Anna Berger\nWeg 1\n53111 Bonn\nMax Roth\nGasse 2\n50667 Köln\n')).toEqual([berger, roth]);
    expect(rows('Anna Berger, Weg 1, 53111 Bonn\nMax Roth, Gasse 2, 50667 Köln\n')).toEqual([berger, roth]);
    expect(rows('• Anna Berger | Weg 1 | 53111 Bonn\n• Max Roth | Gasse 2 | 50667 Köln\n')).toEqual([berger, roth]);
    expect(rows('1. Anna Berger\n2) Max Roth\n- Familie Vogel +1\n')).toEqual([
      { name: 'Anna Berger' },
      { name: 'Max Roth' },
      { name: 'Familie Vogel +1' },
    ]);
    expect(rows('Anna Berger <anna@example.org>\nMax Roth 0171 1234567\n')).toEqual([
      { name: 'Anna Berger', email: 'anna@example.org' },
      { name: 'Max Roth', phone: '0171 1234567' },
    ]);
  });
});

describe('an address book', () => {
  test('has names in their parts, the address at home first, and partners', () => {
    const card = [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Berger;Anna;Maria;Dr.;MSc',
      'ADR;TYPE=WORK:;;Arbeit 1;Berlin;;10115;Deutschland',
      'item1.ADR;TYPE=HOME:Postfach 5;2. Stock;Weg 1;Bonn;NRW;53111;',
      'item1.X-ABADR:de',
      'item2.X-ABRELATEDNAMES:Max Roth',
      'item2.X-ABLabel:_$!<Spouse>!$_',
      'END:VCARD',
    ];
    expect(rows(card.join('\r\n'))).toEqual([
      {
        prefix: 'Dr.',
        given: 'Anna',
        middle: 'Maria',
        family: 'Berger',
        suffix: 'MSc',
        street: 'Weg 1',
        extra: 'Postfach 5, 2. Stock',
        postalCode: '53111',
        city: 'Bonn',
        region: 'NRW',
        country: 'DE',
        partner: 'Max Roth',
      },
    ]);
  });

  test('of version 2.1 is decoded behind its semicolons', () => {
    const card =
      'BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller=3B;J=C3=BCr=\ngen\nX-SPOUSE:Eva\nEND:VCARD\nBEGIN:VCARD\nTEL:1\nEND:VCARD\nBEGIN:VCARD\nFN:Cut';
    expect(rows(card)).toEqual([{ given: 'Jürgen', family: 'Müller;', partner: 'Eva' }]);
    expect(grid(card).notes).toEqual(['cut-cards', 'nameless-cards']);
  });
});
