/** Answers by the code for all of an event: who of a household they name, and what becomes of its answers. Pure. */
import { emptyGuest, newHousehold } from '#core/people/edit-household.ts';
import type { Guest, Household } from '#core/people/household.ts';
import { noGivenNames } from '#core/people/import/given-names.ts';
import { newGuest } from '#core/people/import/person-name.ts';
import { matchKeys } from '#core/people/match/match-keys.ts';
import { givenScore } from '#core/people/match/match-score.ts';
import { fullName, isNamed, type LinePerson, readNameLine } from '#core/people/name-line.ts';
import type { SentReply } from './event-schema.ts';
import type { PartAnswer } from './open-terms.ts';
import type { Reply } from './replies.ts';

/** The persons of the lines of a form, each line a person or a few. One without a family name has that of the person before. */
export function personsOf(names: readonly string[]): LinePerson[] {
  const persons: LinePerson[] = [];
  for (const name of names)
    for (const person of readNameLine(name).persons.filter(isNamed)) {
      const before = persons.at(-1);
      persons.push(person.family === '' && before ? { ...person, noble: before.noble, family: before.family } : person);
    }
  return persons;
}

const noAddress = { company: '', street: '', extra: '', postalCode: '', city: '', region: '', country: '', email: '', phone: '' };

function keysOf({ given, noble, family, title, suffix, kind }: LinePerson | Guest, nick = '') {
  const person = newGuest({ given, noble, family, title, suffix, nick, kind });
  return matchKeys({ line: 0, guestNumber: '', rowKey: '', person, address: noAddress, language: '' }, noGivenNames);
}

/** A given name counts as the same from here on: a short form or another spelling of it. */
const sameGiven = 0.9;

/** Whether a typed name and one of a list have equal keys, as the import of lists compares them. */
function isSamePerson(typed: LinePerson, guest: Guest): boolean {
  const [one, other] = [keysOf(typed), keysOf(guest, guest.nick)];
  if (one.given === '' || other.given === '' || one.family !== other.family) return false;
  return one.generation === other.generation && givenScore(one, other) >= sameGiven;
}

export type NamedGuest = { person: LinePerson; guest: Guest | null };

/** Which guest of a household each typed name is; null for one that it does not have. */
export function namedGuests(names: readonly string[], guests: readonly Guest[]): NamedGuest[] {
  const taken = new Set<string>();
  return personsOf(names).map((person) => {
    const guest = guests.find((one) => !taken.has(one.id) && isNamed(one) && isSamePerson(person, one)) ?? null;
    if (guest) taken.add(guest.id);
    return { person, guest };
  });
}

/** What an answer changes of a household: replies of those it names, and the names that it does not have. */
export function joinedAnswer(
  { names, answers }: { names: readonly string[]; answers: readonly PartAnswer[] },
  household: Pick<Household, 'guests'>,
  stored: readonly Reply[],
): { replies: SentReply[]; others: string[] } {
  const named = namedGuests(names, household.guests);
  const given = new Map(answers.map(({ part, answer }) => [part, answer]));
  const replies = stored.flatMap(({ part, guest, answer: was, menu, version }): SentReply[] => {
    const answer = given.get(part) ?? 'open';
    const isNamedHere = named.some((one) => one.guest?.id === guest);
    if (!isNamedHere || answer === 'open') return [];
    return [{ part, guest, answer, menu: answer === 'yes' ? menu : null, seen: { answer: was, menu, version } }];
  });
  return { replies, others: named.flatMap(({ person, guest }) => (guest ? [] : [fullName(person)])) };
}

/** A household of its own, with those whom an answer names. */
export function householdOfOpen(
  { names, email }: { names: readonly string[]; email: string },
  { newId, country, source }: { newId: () => string; country: string; source: string },
): Household {
  const guests = personsOf(names).map(({ gender, ...person }): Guest => {
    const known = gender ? { gender, genderSource: 'typed' as const } : {};
    return { ...emptyGuest, ...person, ...known, id: newId() };
  });
  const household = newHousehold(newId, country, 0);
  return { ...household, guests: guests.length > 0 ? guests : household.guests, email, source };
}
