/**
 * People of what a customer pastes or brings as a file: a list, a table, vCards or an iCalendar file. The one reader of names, dates and
 * addresses. Nothing is lost without a finding, and its time and memory grow with the length of the input.
 */
import { message } from '#core/values/message.ts';
import { contentLines } from './content-lines.ts';
import { decodeText } from './decode-text.ts';
import type { PeopleFinding, Person, Reading } from './person.ts';
import { readCalendar } from './read-calendar.ts';
import { readCards } from './read-cards.ts';
import { readLines } from './read-lines.ts';
import { readTable } from './read-table.ts';
import { delimiterOf, tableRows } from './table-rows.ts';

/** Bytes of a file, characters that are read of it (pictures of address books do not count), and people. */
const maxBytes = 64_000_000;
const maxTextLength = 2_000_000;
export const maxPeople = 10_000;

/** 'lines' and 'cells': a person without a date is likely a slip; in the others many people have none. */
export type PeopleList = { kind: 'lines' | 'cells' | 'table' | 'cards' | 'calendar'; people: Person[]; findings: PeopleFinding[] };

function refused(key: string): PeopleList {
  return { kind: 'lines', people: [], findings: [{ line: null, message: message(`people.${key}`) }] };
}

/** Workbooks: ZIP and OLE2. */
function isWorkbook(bytes: Uint8Array): boolean {
  const start = [...bytes.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return start === '504b0304' || start === 'd0cf11e0';
}

export function readPeople(given: string | Uint8Array, reading: Reading): PeopleList {
  if (given.length > maxBytes) return refused('too-large');
  if (typeof given === 'string') return readText(given, reading);
  if (isWorkbook(given)) return refused('workbook');
  const { text, encoding } = decodeText(given);
  if (text.slice(0, 4_000).includes('\0')) return refused('not-text');
  const list = readText(text, reading);
  if (!encoding.startsWith('UTF') && list.people.length > 0)
    list.findings.push({ line: null, message: message('people.encoding', { encoding }) });
  return list;
}

function readText(text: string, reading: Reading): PeopleList {
  const begins = /^[ \t]{0,8}BEGIN:(VCARD|VCALENDAR)/im.exec(text.replace(/^\ufeff/, ''))?.[1]?.toUpperCase();
  if (begins) {
    const lines = contentLines(text, maxTextLength);
    if (!lines) return refused('too-large');
    return begins === 'VCARD'
      ? limited({ kind: 'cards', ...readCards(lines, reading) })
      : limited({ kind: 'calendar', ...readCalendar(lines, reading) });
  }
  return text.length > maxTextLength ? refused('too-large') : readList(text.replace(/^\ufeff/, ''), reading);
}

function limited(list: PeopleList, isCut = false): PeopleList {
  if (!isCut && list.people.length <= maxPeople) return list;
  const finding = { line: null, message: message('people.too-many', { max: maxPeople }) };
  return { ...list, people: list.people.slice(0, maxPeople), findings: [...list.findings, finding] };
}

function readList(text: string, reading: Reading): PeopleList {
  const delimiter = delimiterOf(text);
  const body = text.replace(/^sep=.[\r\n]+/i, '');
  if (delimiter) {
    const quoted = tableRows(body, { delimiter, maxRows: maxPeople + 1 });
    const { rows, isCut } = quoted.isUnclosed ? tableRows(body, { delimiter, maxRows: maxPeople + 1, quotes: false }) : quoted;
    const table = readTable(rows, reading);
    if (table && quoted.isUnclosed) table.findings.push({ line: null, message: message('people.unclosed') });
    if (table) return limited(table, isCut);
  }
  const { isCut, ...lines } = readLines(body, reading, maxPeople);
  return limited({ kind: 'lines', ...lines }, isCut);
}
