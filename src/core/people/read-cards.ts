/** People of vCards. */
import { message } from '#core/values/message.ts';
import { type ContentLine, components, componentsOf, propertyOf, textOf } from './content-lines.ts';
import { cardDate, findDate } from './dates.ts';
import { hasLetter, tidy } from './names.ts';
import { type DateKind, newPerson, noAddress, type PeopleFinding, type Person, type PersonDate, type Reading } from './person.ts';
import { shown } from './shown.ts';

const dateNames: Readonly<Record<string, DateKind>> = {
  BDAY: 'birthday',
  ANNIVERSARY: 'anniversary',
  'X-ANNIVERSARY': 'anniversary',
  'X-MS-ANNIVERSARY': 'anniversary',
  'X-EVOLUTION-ANNIVERSARY': 'anniversary',
  'X-KADDRESSBOOK-X-ANNIVERSARY': 'anniversary',
};
/** Numbers of contact events on Android. */
const androidKinds: Readonly<Record<string, DateKind>> = { 1: 'anniversary', 3: 'birthday' };

type Written = { kind: DateKind; text: string; line: ContentLine };

/** The days of a card as they are written. */
function writtenDates(card: readonly ContentLine[]): Written[] {
  return card.flatMap((line): Written[] => {
    const kind = dateNames[line.name];
    if (kind) return [{ kind, text: textOf(line), line }];
    if (line.name === 'X-ABDATE') return [{ kind: labelledKind(card, line), text: textOf(line), line }];
    if (line.name !== 'X-ANDROID-CUSTOM') return [];
    const [type = '', date = '', number = ''] = componentsOf(line);
    return type.endsWith('/contact_event') ? [{ kind: androidKinds[number] ?? 'other', text: date, line }] : [];
  });
}

/** The label of Apple's dates stands in a line of the same group. */
function labelledKind(card: readonly ContentLine[], { group }: ContentLine): DateKind {
  const label = card.find((line) => line.name === 'X-ABLABEL' && line.group === group && group !== '')?.value ?? '';
  if (/anniversary|hochzeit|jahrestag/i.test(label)) return 'anniversary';
  return /birthday|geburtstag/i.test(label) ? 'birthday' : 'other';
}

/** Some address books write a year that means none. */
function readDate({ text, line }: Written, reading: Reading): Omit<PersonDate, 'kind'> | null {
  const found = cardDate(text) ?? findDate(text, reading);
  if (typeof found === 'string') return null;
  const { year, ...day } = 'date' in found ? found.date : found;
  return year === undefined || year === Number(line.parameters['X-APPLE-OMIT-YEAR']) ? day : { ...day, year };
}

function texts(card: readonly ContentLine[], name: string): string[] {
  return card.filter((line) => line.name === name).flatMap((line) => tidy(textOf(line)) || []);
}

function addressesOf(card: readonly ContentLine[]): Person['addresses'] {
  const type = ({ parameters }: ContentLine) => parameters.TYPE ?? '';
  const rank = (line: ContentLine) => (/home/i.test(type(line)) ? 0 : /work/i.test(type(line)) ? 1 : 2);
  const written = card.filter(({ name }) => name === 'ADR').toSorted((a, b) => rank(a) - rank(b));
  return written.flatMap((line) => {
    const [box = '', more = '', street = '', city = '', region = '', postalCode = '', country = ''] = componentsOf(line).map(tidy);
    if (street === '' && city === '' && box === '') return [];
    const code = card.find((one) => one.name === 'X-ABADR' && one.group === line.group && line.group !== '')?.value ?? '';
    return [
      {
        ...noAddress,
        street,
        extra: [box, more].filter((text) => text !== '').join(', '),
        city,
        region,
        postalCode,
        country: country || code.toUpperCase(),
      },
    ];
  });
}

/** FN, else N, NICKNAME or ORG. */
function personOf(card: readonly ContentLine[]): Person {
  const [family = '', given = '', middle = '', prefix = '', suffix = ''] = parts(card, 'N');
  const [nick = ''] = texts(card, 'NICKNAME');
  const [company = ''] = parts(card, 'ORG');
  const name = [...texts(card, 'FN'), `${given} ${family}`.trim(), nick, company].find(hasLetter) ?? '';
  const known = { family, given, middle, prefix, suffix, nick, name, company };
  return newPerson(card[0]?.number ?? 0, {
    ...known,
    emails: texts(card, 'EMAIL'),
    phones: texts(card, 'TEL'),
    addresses: addressesOf(card),
  });
}

function parts(card: readonly ContentLine[], name: string): string[] {
  const line = propertyOf(card, name);
  return line ? componentsOf(line).map(tidy) : [];
}

export function readCards(lines: readonly ContentLine[], reading: Reading): { people: Person[]; findings: PeopleFinding[] } {
  const people: Person[] = [];
  const findings: PeopleFinding[] = [];
  const { found, cut } = components(lines, 'VCARD');
  let nameless = 0;
  for (const card of found) {
    if (/^(?:group|org|location)$/i.test(propertyOf(card, 'KIND')?.value ?? '')) continue;
    const person = personOf(card);
    for (const written of writtenDates(card).filter(({ text }) => text.trim() !== '')) {
      const { kind, text, line } = written;
      const date = readDate(written, reading);
      const values = { line: line.number, text: shown(person.name === '' ? text : `${person.name}: ${text}`) };
      if (date && !person.dates.some((one) => one.kind === kind && one.day === date.day && one.month === date.month))
        person.dates.push({ kind, ...date });
      else if (!date) findings.push({ line: line.number, message: message('people.no-date', values) });
      person.hasUnreadDate ||= !date;
    }
    if (person.name !== '') people.push(person);
    else if (person.dates.length > 0)
      findings.push({
        line: person.line,
        message: message('people.no-name', { line: person.line, text: shown(writtenDates(card)[0]?.text ?? '') }),
      });
    else nameless += 1;
  }
  if (nameless > 0) findings.push({ line: null, message: message('people.nameless', { count: nameless }) });
  if (cut > 0) findings.push({ line: null, message: message('people.cut', { count: cut }) });
  return { people, findings };
}
