import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarEntriesSchema } from '#core/calendar/entries.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { readEntries } from './calendar-entries.ts';

const german = { isMonthFirst: false, today: '2026-11-28' };
const american = { ...german, isMonthFirst: true };
const t = serverTexts({ locale: 'de-DE' });

function read(text: string, reading = german) {
  const { entries, findings } = readEntries(text, reading);
  return {
    days: entries.map(({ name, day, month, year, kind }) => `${name} ${day}.${month}.${year ?? ''} ${kind}`),
    findings: findings.map((finding) => t(finding.message)),
  };
}

describe('entries from a list [E007]', () => {
  test.each([
    ['Oma Inge 12.3.1947', 'Oma Inge 12.3.1947 birthday'],
    ['12.03. Lea', 'Lea 12.3. birthday'],
    ['12.3 – Lea', 'Lea 12.3. birthday'],
    ['Lea: 1. 4. 2019', 'Lea 1.4.2019 birthday'],
    ['1947-03-12;Inge;Müller', 'Inge Müller 12.3.1947 birthday'],
    ['"Müller, Inge",12.3.1947', 'Inge Müller 12.3.1947 birthday'],
    ['Inge\t12. März 1947', 'Inge 12.3.1947 birthday'],
    ['5. Okt. Ben', 'Ben 5.10. birthday'],
    ['Ben 29.2.', 'Ben 29.2. birthday'],
    ['Ludwig XIV. 5.9.1938', 'Ludwig XIV. 5.9.1938 birthday'],
  ])('%s', (line, expected) => {
    expect(read(line)).toEqual({ days: [expected], findings: [] });
  });

  test('the month comes first in the United States', () => {
    expect(read('Inge 3/12/1947\nBen, October 5\nMay 1, 2020 Lea', american).days).toEqual([
      'Inge 12.3.1947 birthday',
      'Ben 5.10. birthday',
      'Lea 1.5.2020 birthday',
    ]);
  });

  test('a header is no entry; lines that cannot be read are named, the others are taken', () => {
    expect(read('Name;Geburtstag\nOma Inge;12.3.1947\n\nOnkel Max\nBen 31.2.2010\nLea 1.4.19\n7.7.2001\n')).toEqual({
      days: ['Oma Inge 12.3.1947 birthday'],
      findings: [
        'Zeile 4, „Onkel Max“: Darin steht kein Datum. Schreib es zum Beispiel so: 12.3.1947 oder 12.3.',
        'Zeile 5, „Ben 31.2.2010“: Diesen Tag gibt es nicht. Prüf Tag, Monat und Jahr.',
        'Zeile 6, „Lea 1.4.19“: Schreib das Jahr mit vier Ziffern oder lass es weg.',
        'Zeile 7, „7.7.2001“: Hier fehlt der Name. Schreib ihn vor oder hinter das Datum.',
      ],
    });
  });

  test('what an address book has besides names and days is not printed, and who has no day is counted', () => {
    const google = readFileSync(new URL('cases/google-contacts.csv', import.meta.url));
    const { entries, findings } = readEntries(new Uint8Array(google), german);
    expect(entries).toEqual([
      { name: 'Lotte Beispiel', kind: 'birthday', day: 12, month: 3, year: 1947 },
      { name: 'Lotte Beispiel', kind: 'anniversary', day: 5, month: 6, year: 2010 },
      { name: 'Ben Muster', kind: 'birthday', day: 4, month: 7 },
    ]);
    expect(findings.map(({ message }) => t(message))).toEqual(['Ein Eintrag hat weder Geburtstag noch Jahrestag und wurde ausgelassen.']);
    expect(read('Name;Telefon;Angelegt\nInge;0151 1;12.3.2020\n')).toEqual({
      days: [],
      findings: [expect.stringContaining('In keiner Spalte mit der Überschrift Geburtstag oder Jahrestag steht ein Tag.')],
    });
    expect(read('BEGIN:VCARD\nFN:Mo\nitem2.X-ABDATE:2012-08-09\nitem2.X-ABLabel:Einzug\nEND:VCARD').findings).toEqual([
      'Ein Tag ist weder Geburtstag noch Jahrestag und wurde ausgelassen.',
    ]);
  });

  test('at most 400 entries, none twice, names of at most 200 characters, each said', () => {
    const many = Array.from({ length: 410 }, (_, at) => `Person ${at} ohne Nummer, 1.1.`).join('\n');
    const result = readEntries(`${many}\nPerson 1 ohne Nummer 1.1.`, german, [{ name: 'Inge', day: 1, month: 1, kind: 'birthday' }]);
    expect(result.entries).toHaveLength(399);
    expect(result.findings.map(({ message }) => t(message))).toEqual([
      'Ein Eintrag war schon da und wurde nicht doppelt übernommen.',
      'Ein Kalender fasst 400 Einträge. 11 wurden nicht übernommen. Lösch Einträge, die du nicht brauchst, und lies die Liste noch einmal ein.',
    ]);
    const long = readEntries(`${'x'.repeat(300)} 1.1.`, german);
    expect(long.entries[0]?.name).toHaveLength(200);
    expect(long.findings).toHaveLength(1);
    expect(read('').findings).toHaveLength(1);
    expect(read('x'.repeat(2_000_001)).findings[0]).toContain('zu groß');
    expect(readEntries('nichts\n'.repeat(500), german).findings).toHaveLength(51);
  });

  test('whatever is pasted, what comes out is valid, and nothing throws', () => {
    const words = fc.constantFrom(
      '12.3.',
      '1947',
      'BEGIN:VCARD',
      'END:VCARD',
      'BDAY:',
      '--0312',
      'Inge',
      ';',
      '\n',
      ' ',
      '31.2.',
      'ä',
      '\ud800',
      '"',
      'FN:x',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map((all) => all.join('')),
        ),
        (text) => {
          const { entries } = readEntries(text, german);
          expect(calendarEntriesSchema.safeParse(entries).success, JSON.stringify(entries)).toBe(true);
        },
      ),
    );
  });
});

describe('entries from an address book [E007]', () => {
  test('vCards: days with and without year, folded and quoted names, anniversaries', () => {
    const cards = [
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Müller;Inge;;;\r\nFN:Inge Müll\r\n er\r\nBDAY:1947-03-12\r\nEND:VCARD',
      'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ben\\, der Große\r\nBDAY:--0704\r\nANNIVERSARY:20100605\r\nEND:VCARD',
      'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Lea\r\nitem1.BDAY;X-APPLE-OMIT-YEAR=1604;VALUE=date:1604-10-05\r\nEND:VCARD',
      'BEGIN:VCARD\r\nVERSION:2.1\r\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=B6r=\r\ng\r\nBDAY:19800101T000000Z\r\nEND:VCARD',
      'BEGIN:VCARD\r\nN:Ohne;Geburtstag\r\nEND:VCARD',
    ];
    expect(read(cards.join('\r\n'))).toEqual({
      days: [
        'Inge Müller 12.3.1947 birthday',
        'Ben, der Große 4.7. birthday',
        'Ben, der Große 5.6.2010 anniversary',
        'Lea 5.10. birthday',
        'Jörg 1.1.1980 birthday',
      ],
      findings: ['Ein Eintrag hat weder Geburtstag noch Jahrestag und wurde ausgelassen.'],
    });
    expect(read('BEGIN:VCARD\nFN:Max\nBDAY;VALUE=text:im Sommer\nEND:VCARD').findings).toEqual([
      'Zeile 3, „Max: im Sommer“: Darin steht kein Datum. Schreib es zum Beispiel so: 12.3.1947 oder 12.3.',
    ]);
  });

  test('iCalendar: what returns every year; a year only where it is one of birth; alarms do not disturb', () => {
    const event = (lines: string) => `BEGIN:VEVENT\n${lines}\nEND:VEVENT`;
    const text = [
      'BEGIN:VCALENDAR\nVERSION:2.0',
      event('SUMMARY:Oma Inge\nDTSTART;VALUE=DATE:19470312\nRRULE:FREQ=YEARLY\nBEGIN:VALARM\nSUMMARY:Wecker\nEND:VALARM'),
      event('DTSTART;VALUE=DATE:20210704\nRRULE:FREQ=YEARLY;INTERVAL=1;BYMONTH=7;BYMONTHDAY=4\nSUMMARY:Ben hat Gebu\n rtstag'),
      event('DTSTART:20260101T090000\nSUMMARY:Zahnarzt'),
      event('DTSTART;VALUE=DATE:20260501\nRRULE:FREQ=MONTHLY\nSUMMARY:Miete'),
      event('DTSTART;VALUE=DATE:20260501\nRRULE:FREQ=YEARLY;BYDAY=2SU\nSUMMARY:Muttertag'),
      'END:VCALENDAR',
    ].join('\n');
    expect(read(text)).toEqual({
      days: ['Oma Inge 12.3.1947 birthday', 'Ben 4.7. birthday'],
      findings: ['3 Termine kommen nicht jedes Jahr wieder und wurden ausgelassen.'],
    });
  });
});
