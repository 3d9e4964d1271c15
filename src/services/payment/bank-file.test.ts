import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { maxBankEntries } from '#core/payment/bank-table.ts';
import { expectLinear } from '#tests/processor-time.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { maxBankFileBytes, readBankFile } from './bank-file.ts';

const t = serverTexts({ locale: 'de-DE' });

/** Files as banks write them, made for tests. */
function file(name: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`cases/${name}`, import.meta.url)));
}

function read(given: Uint8Array | string) {
  const found = readBankFile(typeof given === 'string' ? new TextEncoder().encode(given) : given);
  if ('refused' in found) return t(found.refused);
  return found.entries.map(({ day, money, payer, text }) => `${day} ${money.amount} ${money.currency} | ${payer} | ${text}`);
}

function ids(given: Uint8Array | string): string[] {
  const found = readBankFile(typeof given === 'string' ? new TextEncoder().encode(given) : given);
  return 'entries' in found ? found.entries.map(({ id }) => id) : [];
}

describe('an account statement in XML (camt.053)', () => {
  test('of version 2: credits and debits that are booked; a batch without the sums of its payments stays one entry', () => {
    expect(read(file('camt-sparkasse-v2.xml'))).toEqual([
      '2026-11-27 10829 EUR | Jörg Größe & Söhne | Bestellung F10000 01 danke',
      '2026-11-27 -1250 EUR | Papierhandel Nord | Entgelt November',
      '2026-11-27 6000 EUR | Ada Fall | F1000002 F1000003',
    ]);
  });

  test('of version 4 with a prefix of its own: a batch is one entry for each payment', () => {
    expect(read(file('camt-schweiz-v4.xml'))).toEqual([
      '2026-11-27 10005 CHF | Reto Müller | RF25F1000007',
      '2026-11-27 5000 CHF | Seraina Caduff | F1000008 <Karten>',
    ]);
  });

  test('of version 8 in ISO 8859-1 with two accounts: names and states in elements of their own', () => {
    expect(read(file('camt-oesterreich-v8.xml'))).toEqual([
      '2026-11-26 123456 EUR | Käthe Österreicher | F1000010 Einladungen für Käthe',
      '2026-11-26 -500 EUR |  | Kontoführung',
    ]);
  });

  const statement = (entries: string, version = '053.001.08') =>
    `<?xml version="1.0"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${version}"><BkToCstmrStmt><Stmt>${entries}</Stmt></BkToCstmrStmt></Document>`;
  const entry = (amount: string, more = '') =>
    `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-27</Dt></BookgDt>${more}</Ntry>\n`;

  test('without entries it has none, and is read', () => {
    expect(read(statement(''))).toEqual([]);
  });

  test('payments that are not the whole sum of their batch stay one entry', () => {
    const payment = '<TxDtls><Amt Ccy="EUR">5.00</Amt><RmtInf><Ustrd>a</Ustrd></RmtInf></TxDtls>';
    const details = (count: number) => `<NtryDtls>${payment.repeat(count)}</NtryDtls>`;
    expect(read(statement(entry('10.00', details(2))))).toHaveLength(2);
    expect(read(statement(entry('10.01', details(2))))).toEqual(['2026-11-27 1001 EUR |  | a a']);
    expect(read(statement(entry('10.00', details(1))))).toEqual(['2026-11-27 1000 EUR |  | a']);
  });

  test('what has a DOCTYPE is refused before an entity counts', () => {
    const bomb = `<?xml version="1.0"?>\n<!DOCTYPE lolz [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>\n<Document>&b;</Document>`;
    expect(read(bomb)).toContain('DOCTYPE');
    expect(read(bomb)).toMatch(/^Zeile [23]:/);
    expect(read('<!DOCTYPE x SYSTEM "file:///etc/passwd"><x/>')).toContain('DOCTYPE');
    expect(read(statement('&unknown;'))).toMatch(/^Zeile 2: Hier ist die XML-Datei fehlerhaft/);
  });

  test.each([
    ['another message of ISO 20022', statement('', '052.001.08'), 'sondern „camt.052“'],
    ['a web page', '<html><body>Login</body></html>', 'sondern „html“'],
    ['elements that are nested too deep', statement('<a>'.repeat(60)), 'fehlerhaft'],
    ['elements that end in the wrong order', statement('<a><b></a></b>'), 'fehlerhaft'],
    ['an amount with letters', statement(`${entry('1.00')}${entry('1O.00')}`), 'Zeile 3: „1O.00“ ist kein Betrag.'],
    ['an amount of parts of a cent', statement(entry('1.005')), 'ist kein Betrag'],
    ['no direction', statement(entry('1.00').replace(/<Cdt.*Ind>/, '')), 'ist kein Betrag'],
    ['a day that does not exist', statement(entry('1.00').replace('11-27', '11-31')), '„2026-11-31“ ist kein Tag.'],
    ['a currency that the shop does not know', statement(entry('1.00').replace('EUR', 'XXX')), 'Es fehlt die Währung'],
  ])('%s is refused with a sentence', (_, xml, sentence) => {
    expect(read(xml)).toContain(sentence);
    expect(read(xml)).toContain('Es wurde nichts verändert.');
  });
});

describe('a table of a bank', () => {
  test('of a savings bank in windows-1252: entries that are only announced are left out', () => {
    expect(read(file('sparkasse.csv'))).toEqual([
      '2026-11-27 110829 EUR | Jörg Größe | GUTSCHR. UEBERWEISUNG Bestellung F1000001, für Käthe',
      '2026-11-27 -1234 EUR | Papierhandel Nord | LASTSCHRIFT Rechnung 4711',
    ]);
  });

  test('of a cooperative bank: S and H in a column without a heading, balances are no entries', () => {
    expect(read(file('volksbank-soll-haben.csv'))).toEqual([
      '2026-11-27 110829 EUR | Jörg Größe | GUTSCHRIFT Bestellung F10000 01',
      '2026-11-27 -1234 EUR | Stadtwerke | Abschlag',
    ]);
  });

  test('of a Swiss bank in UTF-8 with a mark: columns for credits and debits with the currency in their headings', () => {
    expect(read(file('postfinance.csv'))).toEqual([
      '2026-11-27 110805 CHF |  | Gutschrift von Reto Müller, Mitteilung: RF25F1000007',
      '2026-11-26 -500 CHF |  | Preis für Kontoführung',
    ]);
  });

  test('of an Austrian bank in UTF-16 with commas', () => {
    expect(read(file('george.csv'))).toEqual([
      '2026-11-27 123456 EUR | Käthe Österreicher | F 1000010, danke',
      '2026-11-26 -9990 EUR | Druckfarben "Süd" | Rechnung 12',
    ]);
  });

  test('of a direct bank in UTF-8 with a mark: the same entry twice is two entries with ids of their own', () => {
    const bytes = file('direktbank.csv');
    const [line, other, ...rest] = read(bytes);
    expect([line, rest]).toEqual(['2026-11-27 10829 EUR | Jörg Größe | Gutschrift Bestellung F1000001', []]);
    expect(other).toBe(line);
    expect(new Set(ids(bytes)).size).toBe(2);
    expect(ids(bytes)).toEqual(ids(bytes));
  });

  test('with parts of a collective entry below it: the entry alone counts', () => {
    const rows = [
      'IBAN:;CH93 0076 2011 6238 5295 7',
      'Bewertet in:;CHF',
      '',
      'Abschlussdatum;Buchungsdatum;W\u00e4hrung;Belastung;Gutschrift;Einzelbetrag;Saldo;Beschreibung1;Beschreibung2',
      "2026-11-27;2026-11-27;CHF;;1'100.05;;9'000.00;Sammelgutschrift;F1000007 F1000008",
      '2026-11-27;2026-11-27;CHF;;;1000.00;;Reto M\u00fcller;F1000007',
      '2026-11-27;2026-11-27;CHF;;;100.05;;Seraina Caduff;F1000008',
      '2026-11-26;2026-11-26;CHF;-5.00;;;7899.95;Preis;',
    ];
    expect(read(`${rows.join('\r\n')}\r\n`)).toEqual([
      '2026-11-27 110005 CHF |  | Sammelgutschrift F1000007 F1000008',
      '2026-11-26 -500 CHF |  | Preis',
    ]);
  });

  const heading = 'Buchungstag;Verwendungszweck;Betrag;Währung\r\n';
  const row = (at: number) => `27.11.2026;Bestellung F${1_000_000 + at};${at % 900},00;EUR\r\n`;

  test('the ids of entries do not depend on what else is in the file', () => {
    const [first, second] = ids(`${heading}${row(1)}${row(2)}`);
    expect(ids(`${heading}${row(2)}`)).toEqual([second]);
    expect(ids(`${heading}${row(1)}`)).toEqual([first]);
    expect(ids(`Konto:;DE02120300000000202051\r\n\r\n${heading}${row(1)}`)).not.toEqual([first]);
  });

  test.each([
    ['a day that does not exist', `${heading}${row(1)}31.11.2026;x;1,00;EUR\r\n`, 'Zeile 3: „31.11.2026“ ist kein Tag.'],
    ['a word for an amount', `${heading}27.11.2026;x;viel;EUR\r\n`, 'Zeile 2: „viel“ ist kein Betrag.'],
    ['a credit beside a debit', 'Datum;Text;Soll;Haben;Währung\r\n27.11.2026;x;1,00;2,00;EUR\r\n', 'Zeile 2: „1,00 2,00“ ist kein Betrag.'],
    ['no currency', 'Datum;Text;Betrag\r\n27.11.2026;x;1,00\r\n', 'Zeile 2: Es fehlt die Währung'],
    ['another currency', `${heading}27.11.2026;x;1,00;NOK\r\n`, 'Zeile 2: Es fehlt die Währung'],
    ['a quote without an end', `${heading}${row(1)}27.11.2026;"x;1,00;EUR\r\n`, 'Die Datei hört mittendrin auf'],
    ['a sum at the end that may be cut', 'Datum;Text;Währung;Betrag\r\n27.11.2026;x;EUR;1', 'Die Datei hört mittendrin auf'],
    ['a list of people', 'Vorname;Nachname;Geburtstag\r\nAda;Fall;1.1.2000\r\n', 'keine Tabelle mit Überschriften'],
    ['a letter', 'Liebe Bank,\nbitte schicken Sie mir die Umsätze.\n', 'keine Tabelle mit Überschriften'],
    ['nothing', '', 'Die Datei ist leer.'],
    ['a PDF', '%PDF-1.7\n', 'keine Textdatei'],
    ['an archive', 'PK\u0003\u0004', 'Archiv'],
  ])('%s is refused with a sentence', (_, text, sentence) => {
    expect(read(text)).toContain(sentence);
  });

  test('of more bytes or entries than a file may have nothing is read', () => {
    expect(read(new Uint8Array(maxBankFileBytes + 1))).toContain('größer als 20 MB');
    const rows = Array.from({ length: maxBankEntries }, (__, at) => row(at)).join('');
    expect(read(heading + rows)).toHaveLength(maxBankEntries);
    expect(read(heading + rows + row(1))).toContain('mehr als 50000 Umsätze');
  });
});

test('a file that was cut is refused, or says no more than the whole file', () => {
  const wholes = ['camt-sparkasse-v2.xml', 'camt-schweiz-v4.xml', 'camt-oesterreich-v8.xml'].map(file);
  for (const whole of wholes)
    for (let length = 1; length < whole.length - 1; length += 1) expect(typeof read(whole.subarray(0, length)), `${length}`).toBe('string');
  for (const name of ['sparkasse.csv', 'volksbank-soll-haben.csv', 'george.csv', 'direktbank.csv']) {
    const whole = file(name);
    const all = read(whole) as string[];
    for (let length = 1; length < whole.length; length += 1) {
      const cut = read(whole.subarray(0, length));
      // The last text of a line without an end may be shorter.
      const ends = typeof cut === 'string' ? [] : cut.map((one) => one.replace(/\ufffd$/, ''));
      for (const one of ends)
        expect(
          all.some((line) => line.startsWith(one)),
          `${name} ${length}: ${one}`,
        ).toBe(true);
    }
  }
});

test.each([
  ['rows', (count: number) => `Datum;Text;Betrag;Währung\n${'27.11.2026;Bestellung F1000001 für Käthe;1.234,56;EUR\n'.repeat(count)}`],
  ['empty cells', (count: number) => `Datum;Text;Betrag;Währung\n${';'.repeat(count * 40)}`],
  ['quotes', (count: number) => `Datum;Text;Betrag;Währung\n${'"'.repeat(count * 8)}`],
  [
    'entries in XML',
    (count: number) =>
      `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>${'<Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-27</Dt></BookgDt></Ntry>'.repeat(count)}</Stmt></BkToCstmrStmt></Document>`,
  ],
  [
    'payments of one entry',
    (count: number) =>
      `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Ntry>${'<NtryDtls><TxDtls><RmtInf><Ustrd>x</Ustrd></RmtInf></TxDtls></NtryDtls>'.repeat(count)}</Ntry></Stmt></BkToCstmrStmt></Document>`,
  ],
  [
    'a long text in XML',
    (count: number) => `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">${'x&amp;'.repeat(count * 20)}</Document>`,
  ],
  ['attributes', (count: number) => `<Document ${Array.from({ length: count }, (_, at) => `a${at}="1"`).join(' ')}/>`],
  ['names of namespaces', (count: number) => `<Document ${Array.from({ length: count }, (_, at) => `xmlns:a${at}="u${at}"`).join(' ')}/>`],
])('the time for %s grows with their number', async (name, write) => {
  await expectLinear(name, (share) => {
    const bytes = new TextEncoder().encode(write(Math.round(maxBankEntries * share)));
    return () => readBankFile(bytes);
  });
});
