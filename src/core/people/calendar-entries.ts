/** Entries of a calendar from what a customer pastes or brings as a file. */
import { type CalendarEntry, maxEntries, maxNameLength } from '#core/calendar/entries.ts';
import { message } from '#core/values/message.ts';
import type { PeopleFinding, Person, Reading } from './person.ts';
import { readPeople } from './read-people.ts';
import { shown } from './shown.ts';

type ImportedEntries = { entries: CalendarEntry[]; findings: PeopleFinding[] };

/** Findings of single lines that are listed. */
const maxFindings = 50;

/** `known` are entries that are there already: they count towards the 400, and are not taken twice. */
export function readEntries(given: string | Uint8Array, reading: Reading, known: readonly CalendarEntry[] = []): ImportedEntries {
  const { kind, people, findings } = readPeople(given, reading);
  const entries = people.flatMap((person) => entriesOf(person, findings));
  const undated = people.filter(({ dates, hasUnreadDate }) => dates.length === 0 && !hasUnreadDate);
  if (kind === 'lines' || kind === 'cells')
    for (const { line, name } of undated) findings.push({ line, message: message('people.no-date', { line, text: shown(name) }) });
  else if (kind === 'table' && undated.length > 0 && undated.length === people.length)
    findings.push({ line: null, message: message('calendar-entries.no-day-column') });
  else if (undated.length > 0) findings.push({ line: null, message: message('calendar-entries.no-days', { count: undated.length }) });
  const others = people.reduce((count, { dates }) => count + dates.filter((date) => date.kind === 'other').length, 0);
  if (others > 0) findings.push({ line: null, message: message('calendar-entries.other-days', { count: others }) });
  return limited({ entries, findings: findings.toSorted((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity) || 0) }, known);
}

/** The birthday and the anniversaries of a person. */
function entriesOf({ line, name: whole, dates }: Person, findings: PeopleFinding[]): CalendarEntry[] {
  const kept = dates.flatMap(({ kind, ...date }) => (kind === 'other' ? [] : [{ kind, ...date }]));
  if (kept.length > 0 && whole.length > maxNameLength)
    findings.push({ line, message: message('calendar-entries.shortened', { line, max: maxNameLength }) });
  const name = fittingName(whole);
  return kept.map((date) => ({ name, ...date }));
}

/** Not cut within a pair of code units. */
function fittingName(name: string): string {
  return name
    .slice(0, maxNameLength)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trim();
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
  const all: PeopleFinding[] = findings.slice(0, maxFindings);
  if (findings.length > maxFindings)
    all.push({ line: null, message: message('calendar-entries.more', { count: findings.length - maxFindings }) });
  if (fresh.length < entries.length)
    all.push({ line: null, message: message('calendar-entries.known', { count: entries.length - fresh.length }) });
  if (fresh.length > room)
    all.push({ line: null, message: message('calendar-entries.too-many', { max: maxEntries, count: fresh.length - room }) });
  if (entries.length === 0 && findings.length === 0) all.push({ line: null, message: message('calendar-entries.empty') });
  return { entries: fresh.slice(0, room), findings: all };
}
