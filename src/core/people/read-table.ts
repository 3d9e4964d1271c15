/** People of a table: by its headings, or by what its cells look like. */
import { message } from '#core/values/message.ts';
import { type Column, type Field, headingsOf } from './columns.ts';
import { cellDate } from './dates.ts';
import { cleanName, hasLetter, inOrder, tidy } from './names.ts';
import { type DateKind, type FoundDate, newPerson, noAddress, type PeopleFinding, type Person, type Reading } from './person.ts';
import { readLine } from './read-lines.ts';
import { shown } from './shown.ts';
import type { TableRow } from './table-rows.ts';
import { folded } from './words.ts';

/** Rows above the headings: titles and empty lines. */
const maxTitleRows = 10;

export type TableRead = { people: Person[]; findings: PeopleFinding[]; kind: 'table' | 'cells' };

/** Null for text that is no table. */
export function readTable(rows: readonly TableRow[], reading: Reading): TableRead | null {
  for (const [at, { cells }] of rows.slice(0, maxTitleRows).entries()) {
    const columns = headingsOf(cells);
    if (columns) return readHeaded(rows.slice(at + 1), columns, reading);
  }
  return readCells(rows, reading);
}

/** Whether slashed dates of a table have the month first: a number above 12 tells. */
function withOrder(rows: readonly TableRow[], reading: Reading): Reading {
  let [dayFirst, monthFirst] = [false, false];
  for (const { cells } of rows)
    for (const cell of cells) {
      const match = /^(\d{1,2})\/(\d{1,2})\/\d{4}/.exec(cell);
      dayFirst ||= Number(match?.[1]) > 12;
      monthFirst ||= Number(match?.[2]) > 12;
    }
  return dayFirst === monthFirst ? reading : { ...reading, isMonthFirst: monthFirst };
}

type Cells = { cell(field: Field, slot?: string): string; slots(field: Field): string[]; all(field: Field): string[] };

function cellsOf({ cells }: TableRow, columns: readonly (Column | null)[]): Cells {
  const filled = columns.flatMap((column, at) => (column && cells[at] ? [{ ...column, text: tidy(cells[at]) }] : []));
  return {
    cell: (field, slot = '') => filled.find((one) => one.field === field && one.slot === slot)?.text ?? '',
    slots: (field) => filled.filter((one) => one.field === field).map(({ slot }) => slot),
    all: (field) => filled.filter((one) => one.field === field).map(({ text }) => text),
  };
}

function readHeaded(rows: readonly TableRow[], columns: readonly (Column | null)[], given: Reading): TableRead {
  const people: Person[] = [];
  const findings: PeopleFinding[] = [];
  const reading = withOrder(rows, given);
  let nameless = 0;
  for (const row of rows) {
    const cells = cellsOf(row, columns);
    const dates = datesOf(row.line, cells, { reading, findings });
    const person = withDateOfName({ ...personOf(row.line, cells), ...dates }, reading);
    if (hasLetter(person.name)) people.push(person);
    else if (person.dates.length > 0)
      findings.push({ line: row.line, message: message('people.no-name', { line: row.line, text: shown(row.cells.join(' ')) }) });
    else nameless += 1;
  }
  if (nameless > 0) findings.push({ line: null, message: message('people.nameless', { count: nameless }) });
  return { people, findings, kind: 'table' };
}

/** Some rows of a list have the date behind the name. */
function withDateOfName(person: Person, reading: Reading): Person {
  if (person.dates.length > 0 || person.hasUnreadDate || !/\d/.test(person.name)) return person;
  const read = readLine(person.line, person.name, reading);
  return 'message' in read || read.dates.length === 0 ? person : { ...person, name: read.name, dates: read.dates };
}

function personOf(line: number, { cell, slots, all }: Cells): Person {
  const [given, family, nick, company] = [cell('given'), cell('family'), cell('nick'), cell('company')];
  const name = `${given} ${family}`.trim() || inOrder(cell('name')) || nick || company;
  const places = [...new Set((['street', 'postalCode', 'city'] as const).flatMap(slots))].toSorted(
    (a, b) => Number(a === 'work') - Number(b === 'work'),
  );
  const addresses = places.map((slot) => ({
    ...noAddress,
    street: `${cell('street', slot)} ${cell('houseNumber', slot)}`.trim(),
    extra: cell('extra', slot),
    postalCode: cell('postalCode', slot),
    city: cell('city', slot),
    region: cell('region', slot),
    country: cell('country', slot),
  }));
  const parts = { prefix: cell('prefix'), given, middle: cell('middle'), family, suffix: cell('suffix'), nick };
  return newPerson(line, { ...parts, name, company, addresses, emails: all('email'), phones: all('phone') });
}

type Sources = { reading: Reading; findings: PeopleFinding[] };

function eventKind(label: string): DateKind {
  const text = folded(label);
  if (/anniversary|hochzeit|jahrestag/.test(text)) return 'anniversary';
  return /birthday|geburtstag/.test(text) ? 'birthday' : 'other';
}

function datesOf(line: number, { cell, slots }: Cells, { reading, findings }: Sources): Pick<Person, 'dates' | 'hasUnreadDate'> {
  const month = cell('month');
  const split = month === '' ? '' : /^\d+$/.test(month) ? `${cell('day')}.${month}.` : `${cell('day')}. ${month}`;
  const written: [DateKind, string][] = [
    ['birthday', cell('birthday') || split],
    ['anniversary', cell('anniversary')],
    ...slots('eventValue').map((slot): [DateKind, string] => [eventKind(cell('eventLabel', slot)), cell('eventValue', slot)]),
  ];
  const dates: Person['dates'] = [];
  let hasUnreadDate = false;
  for (const [kind, text] of written) {
    const date = cellDate(text, reading);
    if (typeof date === 'string') {
      hasUnreadDate = true;
      findings.push({ line, message: message(`people.${date}`, { line, text: shown(text) }) });
    } else if (date) dates.push({ kind, ...withYear(date, kind === 'birthday' ? cell('year') : '') });
  }
  return { dates, hasUnreadDate };
}

function withYear(date: FoundDate, year: string): FoundDate {
  return date.year === undefined && /^(?:1[89]|2[01])\d\d$/.test(year) ? { ...date, year: Number(year) } : date;
}

/** Words of kinship and titles that stand beside a name and are none. */
const relations = new Set(
  'oma opa mama papa mutter vater schwester bruder tante onkel cousin cousine freund freundin kollege kollegin nachbar nachbarin familie verwandte arbeit privat ja nein frau herr m w'.split(
    ' ',
  ),
);

function isNameCell(cell: string): boolean {
  return hasLetter(cell) && !/[@\d]/.test(cell) && !relations.has(folded(cell));
}

/** Plain numbers may be anything. */
function isDateCell(cell: string, reading: Reading): boolean {
  if (!/[.\-/\s]/.test(cell)) return false;
  const date = cellDate(cell, reading);
  return date !== null && date !== 'no-date';
}

/** The column without headings that most rows have a date in; null where there is none. */
function dateColumn(rows: readonly TableRow[], reading: Reading): number | null {
  const counts = new Map<number, number>();
  const sample = rows.slice(0, 200);
  for (const { cells } of sample)
    for (const [at, cell] of cells.entries()) if (isDateCell(cell, reading)) counts.set(at, (counts.get(at) ?? 0) + 1);
  const [column, count] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [0, 0];
  return count > 0 && count * 2 >= sample.length ? column : null;
}

/** The cells that hold the name: one of several words, or two beside each other of one word each; with the date alone, any text. */
function nameIn(cells: readonly string[], dateAt: number): string {
  const [only = '', ...others] = cells.filter((cell, column) => column !== dateAt && cell !== '');
  if (others.length === 0) return hasLetter(only) && !only.includes('@') ? inOrder(cleanName(only)) : '';
  const at = cells.findIndex((cell, column) => column !== dateAt && isNameCell(cell));
  const [first = '', second = ''] = [cells[at], at + 1 === dateAt ? '' : cells[at + 1]].map((cell) => cleanName(cell ?? ''));
  const isPair = !/[\s,]/.test(first) && isNameCell(second) && !/\s/.test(second);
  return isPair ? `${first} ${second}` : inOrder(first);
}

function readCells(rows: readonly TableRow[], given: Reading): TableRead | null {
  const reading = withOrder(rows, given);
  const at = dateColumn(rows, reading);
  if (at === null) return null;
  const people: Person[] = [];
  const findings: PeopleFinding[] = [];
  for (const { cells, line } of rows) {
    const written = cells.filter((cell) => cell !== '');
    if (written.length === 1) {
      const read = readLine(line, written.join(''), reading);
      if ('message' in read) findings.push(read);
      else people.push(read);
      continue;
    }
    const name = nameIn(cells, at);
    const date = cellDate(cells[at] ?? '', reading);
    const values = { line, text: shown(cells.join(' ')) };
    if (typeof date === 'string') findings.push({ line, message: message(`people.${date}`, values) });
    else if (name === '') findings.push({ line, message: message('people.no-name', values) });
    else people.push(newPerson(line, { name, dates: date ? [{ kind: 'birthday', ...date }] : [] }));
  }
  const isWider = rows.some(({ cells }) => cells.filter((cell, column) => column !== at && cell !== '').length > 1 && cells.length > 3);
  if (isWider) findings.push({ line: null, message: message('people.no-headings') });
  return { people, findings, kind: 'cells' };
}
