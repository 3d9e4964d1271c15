/** People of plain lines, a name and perhaps a date each: "Oma Inge 12.3.1947". */
import { message } from '#core/values/message.ts';
import { headingsOf } from './columns.ts';
import { findDate } from './dates.ts';
import { bracketYear, cleanName, hasLetter, hasLooseNumber } from './names.ts';
import { newPerson, type PeopleFinding, type Person, type Reading } from './person.ts';
import { shown } from './shown.ts';

export function readLines(
  text: string,
  reading: Reading,
  maxPeople: number,
): { people: Person[]; findings: PeopleFinding[]; isCut: boolean } {
  const people: Person[] = [];
  const findings: PeopleFinding[] = [];
  let line = 0;
  for (const written of text.split(/\r\n|[\r\n]/)) {
    line += 1;
    const isHeading = people.length + findings.length === 0 && headingsOf(written.slice(0, 1_000).split(/[;,\t|]/)) !== null;
    if (written.trim() === '' || isHeading) continue;
    if (people.length + findings.length >= maxPeople) return { people, findings, isCut: true };
    const read = readLine(line, written, reading);
    if ('message' in read) findings.push(read);
    else people.push(read);
  }
  return { people, findings, isCut: false };
}

/** One line as a person, or why it is none. */
export function readLine(line: number, written: string, reading: Reading): Person | PeopleFinding {
  const found = findDate(written, reading);
  const finding = (key: string): PeopleFinding => ({ line, message: message(`people.${key}`, { line, text: shown(written) }) });
  if (typeof found === 'string' && found !== 'no-date') return finding(found);
  const rest = typeof found === 'string' ? written : found.rest;
  // Of several cells, the first with letters is the name.
  const cell = rest.split(/[;\t|]/).find(hasLetter) ?? '';
  const name = cleanName(cell);
  if (!hasLetter(name)) return finding('no-name');
  if (typeof found === 'string') return newPerson(line, { name });
  if (hasLooseNumber(name)) return finding('unclear');
  const year = found.date.year ?? bracketYear(rest);
  return newPerson(line, { name, dates: [{ kind: 'birthday', ...found.date, ...(year === null ? {} : { year }) }] });
}
