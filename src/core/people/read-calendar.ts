/** People of an iCalendar file: events that return every year. */
import { type Message, message } from '#core/values/message.ts';
import { type ContentLine, components, propertyOf, textOf } from './content-lines.ts';
import { cardDate } from './dates.ts';
import { hasLetter, titledDay } from './names.ts';
import { type FoundDate, newPerson, type PeopleFinding, type Person, type Reading } from './person.ts';
import { shown } from './shown.ts';

/** A yearly event that begins before this year begins at its date of birth; later ones often begin in the year they were entered. */
const firstCalendarYear = 2000;

type Left = 'not-yearly' | 'ended' | 'cancelled';
type Rule = Readonly<Record<string, string>>;

function ruleOf(event: readonly ContentLine[]): Rule {
  const text = propertyOf(event, 'RRULE')?.value.toUpperCase() ?? '';
  return Object.fromEntries(text.split(';').map((part) => part.split('=', 2)));
}

function isYearly(rule: Rule): boolean {
  const others = Object.keys(rule).some((key) => key.startsWith('BY') && key !== 'BYMONTH' && key !== 'BYMONTHDAY');
  return rule.FREQ === 'YEARLY' && (rule.INTERVAL ?? '1') === '1' && !others;
}

/** Whether the last of the series was before today. */
function hasEnded({ UNTIL, COUNT }: Rule, { year }: FoundDate, { today }: Reading): boolean {
  const until = /^(\d{4})(\d\d)(\d\d)/.exec(UNTIL ?? '');
  if (until) return `${until[1]}-${until[2]}-${until[3]}` < today;
  return COUNT !== undefined && year !== undefined && year + Number(COUNT) - 1 < Number(today.slice(0, 4));
}

/** The rule names the day where the start is an instant of another zone. */
function dayOf(start: FoundDate, { BYMONTH, BYMONTHDAY }: Rule): FoundDate {
  const [month, day] = [Number(BYMONTH), Number(BYMONTHDAY)];
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? { ...start, month, day } : start;
}

function readEvent(event: readonly ContentLine[], reading: Reading): Person | PeopleFinding | Left {
  const start = propertyOf(event, 'DTSTART');
  const rule = ruleOf(event);
  if (!start || !isYearly(rule)) return 'not-yearly';
  if (propertyOf(event, 'STATUS')?.value.trim().toUpperCase() === 'CANCELLED') return 'cancelled';
  const summary = propertyOf(event, 'SUMMARY');
  const { name, kind, year } = titledDay(summary ? textOf(summary) : '');
  const read = cardDate(start.value);
  const line = start.number;
  const finding = (key: string, text: string): PeopleFinding => ({ line, message: message(`people.${key}`, { line, text: shown(text) }) });
  if (!hasLetter(name)) return finding('no-name', start.value);
  if (!read) return finding('no-date', `${name}: ${start.value}`);
  if (hasEnded(rule, read, reading)) return 'ended';
  const { year: begun, ...day } = dayOf(read, rule);
  const born = year ?? (begun !== undefined && begun < firstCalendarYear ? begun : null);
  return newPerson(line, { name, dates: [{ kind, ...day, ...(born === null ? {} : { year: born }) }] });
}

export function readCalendar(lines: readonly ContentLine[], reading: Reading): { people: Person[]; findings: PeopleFinding[] } {
  const people: Person[] = [];
  const findings: PeopleFinding[] = [];
  const left: Record<Left, number> = { 'not-yearly': 0, ended: 0, cancelled: 0 };
  const { found, cut } = components(lines, 'VEVENT');
  for (const event of found) {
    // A moved or edited event of a series, which has an event of its own.
    if (propertyOf(event, 'RECURRENCE-ID')) continue;
    const read = readEvent(event, reading);
    if (typeof read === 'string') left[read] += 1;
    else if ('message' in read) findings.push(read);
    else people.push(read);
  }
  const told = (key: string, count: number): { line: null; message: Message }[] =>
    count > 0 ? [{ line: null, message: message(`people.${key}`, { count }) }] : [];
  findings.push(
    ...told('not-yearly', left['not-yearly']),
    ...told('ended', left.ended),
    ...told('cancelled', left.cancelled),
    ...told('cut', cut),
  );
  return { people, findings };
}
