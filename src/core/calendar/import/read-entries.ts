/** Entries from what a customer pastes or brings as a file: a list, CSV, vCards or an iCalendar file. Nothing is lost without a word. */
import { type CalendarEntry, maxEntries, maxNameLength } from '#core/calendar/entries.ts';
import { type Message, message } from '#core/values/message.ts';
import { visibleText } from '#core/values/visible-text.ts';
import { type ContentLine, contentLines } from './content-lines.ts';
import { cardDate, type DateReading, findDate } from './import-date.ts';

/** What could not be read, with the line it is about; null for the whole. */
export type ImportFinding = { line: number | null; message: Message };
export type ImportedEntries = { entries: CalendarEntry[]; findings: ImportFinding[] };

/** Characters of a text that is read at all. */
const maxTextLength = 2_000_000;
/** Findings of single lines that are listed. */
const maxFindings = 50;

/** `known` are entries that are there already: they count towards the 400, and are not taken twice. */
export function readEntries(text: string, reading: DateReading, known: readonly CalendarEntry[] = []): ImportedEntries {
  if (text.length > maxTextLength) return { entries: [], findings: [{ line: null, message: message('calendar-entries.too-large') }] };
  const plain = text.replace(/^\ufeff/, '');
  const read = /^BEGIN:VCALENDAR/im.test(plain)
    ? readCalendar(plain)
    : /^BEGIN:VCARD/im.test(plain)
      ? readCards(plain)
      : readList(plain, reading);
  return limited(read, known);
}

function keyOf({ name, day, month, kind }: CalendarEntry): string {
  return `${kind} ${month} ${day} ${name.toLowerCase()}`;
}

/** Without doubles and beyond 400 in all; long lists of findings are cut. */
function limited({ entries, findings }: ImportedEntries, known: readonly CalendarEntry[]): ImportedEntries {
  const taken = new Set(known.map(keyOf));
  const fresh = entries.filter((entry) => {
    const isNew = !taken.has(keyOf(entry));
    taken.add(keyOf(entry));
    return isNew;
  });
  const room = Math.max(0, maxEntries - known.length);
  const all: ImportFinding[] = findings.slice(0, maxFindings);
  if (findings.length > maxFindings)
    all.push({ line: null, message: message('calendar-entries.more', { count: findings.length - maxFindings }) });
  if (fresh.length < entries.length)
    all.push({ line: null, message: message('calendar-entries.known', { count: entries.length - fresh.length }) });
  if (fresh.length > room)
    all.push({ line: null, message: message('calendar-entries.too-many', { max: maxEntries, count: fresh.length - room }) });
  if (entries.length === 0 && findings.length === 0) all.push({ line: null, message: message('calendar-entries.empty') });
  return { entries: fresh.slice(0, room), findings: all };
}

/** A name that fits, with a finding where it had to be shortened; null for an empty one. */
function nameOf(written: string, line: number, findings: ImportFinding[]): string | null {
  const name = visibleText(written).replace(/\s+/g, ' ');
  if (name === '') return null;
  if (name.length <= maxNameLength) return name;
  findings.push({ line, message: message('calendar-entries.shortened', { line, max: maxNameLength }) });
  // Not within a pair of code units.
  return name
    .slice(0, maxNameLength)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trim();
}

const header = /^\W*(?:(?:vor|nach)?name|person|geburtstag|geburtsdatum|datum|first name|birthday|date|nom|nome|nombre|naam)\b/i;

/** "Oma Inge 12.3.1947", "12.03.;Lea", CSV with or without a header, one entry a line. */
function readList(text: string, reading: DateReading): ImportedEntries {
  const entries: CalendarEntry[] = [];
  const findings: ImportFinding[] = [];
  for (const [index, written] of text.split(/\r\n|\r|\n/).entries()) {
    const line = index + 1;
    if (written.trim() === '') continue;
    const found = findDate(written, reading);
    if (typeof found === 'string') {
      if (index > 0 || !header.test(written))
        findings.push({ line, message: message(`calendar-entries.${found}`, { line, text: shown(written) }) });
      continue;
    }
    const cells = found.rest.split(/[;,\t]/).map((cell) => cell.replaceAll('"', '').trim());
    const words = cells
      .filter((cell) => cell !== '')
      .join(' ')
      .replace(/^[\s:–*-]+|(?<![\s:–*-])[\s:–*-]+$/g, '');
    const name = nameOf(words, line, findings);
    if (name === null) findings.push({ line, message: message('calendar-entries.no-name', { line, text: shown(written) }) });
    else entries.push({ name, ...found.date, kind: 'birthday' });
  }
  return { entries, findings };
}

function shown(text: string): string {
  const line = visibleText(text).replace(/\s+/g, ' ');
  return line.length > 40 ? `${line.slice(0, 40).toWellFormed()} …` : line;
}

/** The content lines between BEGIN and END of a component; what lies in components within belongs to those. */
function components(text: string, name: string): ContentLine[][] {
  const found: ContentLine[][] = [];
  const open: (ContentLine[] | null)[] = [];
  for (const line of contentLines(text)) {
    if (line.name === 'BEGIN') open.push(line.value.trim().toUpperCase() === name ? [] : null);
    else if (line.name === 'END') {
      const closed = open.pop();
      if (closed) found.push(closed);
    } else open.at(-1)?.push(line);
  }
  return found;
}

function propertyOf(lines: readonly ContentLine[], name: string): ContentLine | undefined {
  return lines.find((line) => line.name === name);
}

/** FN, else N; BDAY and ANNIVERSARY. Cards without either are people whose days are not known, and no finding. */
function readCards(text: string): ImportedEntries {
  const entries: CalendarEntry[] = [];
  const findings: ImportFinding[] = [];
  for (const card of components(text, 'VCARD')) {
    const [family = '', given = ''] = (propertyOf(card, 'N')?.value ?? '').split(';');
    for (const [property, kind] of [
      ['BDAY', 'birthday'],
      ['ANNIVERSARY', 'anniversary'],
    ] as const) {
      const line = propertyOf(card, property);
      if (!line || line.value.trim() === '') continue;
      const name = nameOf(propertyOf(card, 'FN')?.value ?? `${given} ${family}`, line.number, findings);
      const date = cardDate(line.value);
      if (name === null)
        findings.push({ line: line.number, message: message('calendar-entries.no-name', { line: line.number, text: shown(line.value) }) });
      else if (!date)
        findings.push({
          line: line.number,
          message: message('calendar-entries.no-date', { line: line.number, text: shown(`${name}: ${line.value}`) }),
        });
      else entries.push({ name, ...withoutYear(date, line.parameters['X-APPLE-OMIT-YEAR']), kind });
    }
  }
  return { entries, findings };
}

/** Some address books write a year that means none. */
function withoutYear<T extends { year?: number }>(date: T, omitted: string | undefined): T {
  if (omitted === undefined || date.year !== Number(omitted)) return date;
  const { year: _, ...rest } = date;
  return rest as T;
}

/** A yearly event that begins before this year begins at its date of birth; later ones often begin in the year they were entered. */
const firstCalendarYear = 2000;

/** Events that return every year. The year of the first one is a year of birth only before `firstCalendarYear`. */
function readCalendar(text: string): ImportedEntries {
  const entries: CalendarEntry[] = [];
  const findings: ImportFinding[] = [];
  let others = 0;
  for (const event of components(text, 'VEVENT')) {
    const start = propertyOf(event, 'DTSTART');
    const rule = propertyOf(event, 'RRULE')?.value.toUpperCase() ?? '';
    if (!start || !/(?:^|;)FREQ=YEARLY(?:;|$)/.test(rule) || /(?:^|;)(?:INTERVAL=(?!1(?:;|$))|BY(?!MONTH=|MONTHDAY=))/.test(rule)) {
      others += 1;
      continue;
    }
    const summary = (propertyOf(event, 'SUMMARY')?.value ?? '').replace(/ hat Geburtstag$|[’']s birthday$/i, '');
    const name = nameOf(summary, start.number, findings);
    const date = cardDate(start.value);
    if (name === null)
      findings.push({ line: start.number, message: message('calendar-entries.no-name', { line: start.number, text: shown(start.value) }) });
    else if (!date)
      findings.push({
        line: start.number,
        message: message('calendar-entries.no-date', { line: start.number, text: shown(`${name}: ${start.value}`) }),
      });
    else {
      const { year, ...day } = date;
      entries.push({ name, ...day, ...(year !== undefined && year < firstCalendarYear ? { year } : {}), kind: 'birthday' });
    }
  }
  if (others > 0) findings.push({ line: null, message: message('calendar-entries.not-yearly', { count: others }) });
  return { entries, findings };
}
