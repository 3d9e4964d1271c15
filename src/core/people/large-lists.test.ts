/** Lists that are long, damaged or made to be slow. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarEntriesSchema } from '#core/calendar/entries.ts';
import { expectLinear } from '#tests/processor-time.ts';
import { readEntries } from './calendar-entries.ts';
import { maxPeople, readPeople } from './read-people.ts';

const reading = { isMonthFirst: false, today: '2026-11-28' };

const card = (at: number, picture = '') => `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Person ${at}\r\n${picture}BDAY:1947-03-12\r\nEND:VCARD\r\n`;
const row = (at: number) => `Person ${at};Weg ${at};12.3.1947`;

test('pictures in cards do not count towards the size that is read', () => {
  const picture = `PHOTO;ENCODING=b;TYPE=JPEG:${Array.from({ length: 140 }, () => `${'A'.repeat(75)}\r\n `).join('')}AA\r\n`;
  const bytes = new TextEncoder().encode(Array.from({ length: 2_000 }, (_, at) => card(at, picture)).join(''));
  expect(bytes.length).toBeGreaterThan(20_000_000);
  const { people, findings } = readPeople(bytes, reading);
  expect([people.length, findings]).toEqual([2_000, []]);
  expect(people[1_999]).toMatchObject({ name: 'Person 1999', dates: [{ day: 12, month: 3, year: 1947 }] });
  const note = card(0, `NOTE:${'x'.repeat(2_000_001)}\r\n`);
  expect(readPeople(note, reading).findings).toMatchObject([{ message: { key: 'people.too-large' } }]);
});

test.each([
  ['cards', (count: number) => Array.from({ length: count }, (_, at) => card(at)).join('')],
  ['rows with headings', (count: number) => `Name;Straße;Geburtstag\n${Array.from({ length: count }, (_, at) => row(at)).join('\n')}`],
  [
    'rows without headings',
    (count: number) =>
      Array.from({ length: count }, (_, at) => row(at))
        .join('\n')
        .replace(/Person \d+/g, 'Oma Inge'),
  ],
  ['lines', (count: number) => Array.from({ length: count }, (_, at) => `Person ${at} Muster 12.3.1947`).join('\n')],
])('of more than 10,000 %s the first 10,000 are read, and a finding says so', (_, write) => {
  expect(readPeople(write(maxPeople), reading).people).toHaveLength(maxPeople);
  const { people, findings } = readPeople(write(maxPeople + 5), reading);
  expect(people).toHaveLength(maxPeople);
  expect(findings.map(({ message }) => message.key)).toContain('people.too-many');
});

describe('a file that was cut', () => {
  const whole = Array.from({ length: 20 }, (_, at) => card(at)).join('');

  test('within a card: the cards before are read, and a finding tells of the last', () => {
    const { people, findings } = readPeople(whole.slice(0, whole.lastIndexOf('BDAY') + 6), reading);
    expect(people).toHaveLength(19);
    expect(findings).toMatchObject([{ message: { key: 'people.cut', values: { count: 1 } } }]);
  });

  test('anywhere: nothing throws, and no more comes out than went in', () => {
    const table = `Vorname;Nachname;Geburtstag\n${Array.from({ length: 20 }, (_, at) => `"Jörg ""${at}""";Größe;12.3.1947`).join('\r\n')}`;
    for (const text of [whole, table]) {
      const bytes = new TextEncoder().encode(text);
      for (let length = 0; length < bytes.length; length += 7)
        expect(readPeople(bytes.subarray(0, length), reading).people.length).toBeLessThanOrEqual(20);
    }
  });
});

test.each([
  ['soft breaks', (count: number) => `BEGIN:VCARD\nNOTE;ENCODING=QUOTED-PRINTABLE:${'=C3=\n'.repeat(count)}\nEND:VCARD`],
  ['folds', (count: number) => `BEGIN:VCARD\nNOTE:${'\n x'.repeat(count)}\nEND:VCARD`],
  ['quotes', (count: number) => `Name;Geburtstag\n${'"'.repeat(count)}`],
  ['unclosed quotes', (count: number) => `Name;Geburtstag\n${'";"\n'.repeat(count)}`],
  ['a long line of digits and points', (count: number) => `Inge ${'1.'.repeat(count)}`],
  ['spaces', (count: number) => `Inge${' '.repeat(count)}x 1.1.`],
  ['lines', (count: number) => 'Inge 1.1.\n'.repeat(count / 10)],
  ['components without an end', (count: number) => 'BEGIN:VCARD\n'.repeat(count)],
  ['emoji', (count: number) => `${'🎂'.repeat(count)} 1.1.`],
])('the time for %s grows with their number', async (name, write) => {
  await expectLinear(name, (share) => {
    const text = write(40_000 * share);
    return () => readPeople(text, reading);
  });
});

test('whatever bytes come in, entries are valid', () => {
  const words = fc.constantFrom(
    '12.3.',
    '1947',
    'BEGIN:VCARD\n',
    'END:VCARD\n',
    'BEGIN:VCALENDAR\n',
    'BEGIN:VEVENT\n',
    'END:VEVENT\n',
    'RRULE:FREQ=YEARLY\n',
    'DTSTART:20210703T220000Z\n',
    'SUMMARY:x\n',
    'BDAY:',
    '--0312',
    'Inge',
    ';',
    ',',
    '\t',
    '\n',
    ' ',
    '"',
    'Name;Geburtstag\n',
    'FN:x\n',
    '=',
    '\ud800',
    '†',
    '99999',
    '0000-00-00',
    '=?',
  );
  const given = fc.oneof(
    fc.string(),
    fc.uint8Array({ maxLength: 400 }),
    fc.array(words, { maxLength: 40 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(given, (input) => {
      const { entries } = readEntries(input, reading);
      expect(calendarEntriesSchema.safeParse(entries).success, JSON.stringify(entries)).toBe(true);
    }),
    { numRuns: 400 },
  );
});
