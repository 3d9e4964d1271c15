/** Which households of a list answers of the link for the group may belong to. */
import type { Guest, Household, HouseholdAddress } from '#core/people/household.ts';
import type { GivenNames } from '#core/people/import/given-names.ts';
import { newGuest } from '#core/people/import/person-name.ts';
import type { ListedGuest } from '#core/people/match/listed-guest.ts';
import { matchGuests } from '#core/people/match/match-guests.ts';
import { isNamed, type LinePerson, readNameLine } from '#core/people/name-line.ts';
import type { TypedAddress } from './request-schema.ts';

/** The most likely first. `isClear`: the answer is of the first one, as far as names and address tell. */
export type AnswerMatch = { households: string[]; isClear: boolean };

type Addressed = HouseholdAddress & { email: string; phone: string };

function listed({ given, noble, family, title, suffix, kind }: LinePerson | Guest, address: Addressed, nick = ''): ListedGuest {
  const { company, street, extra, postcode, city, region, country, email, phone } = address;
  return {
    line: 0,
    guestNumber: '',
    rowKey: '',
    person: newGuest({ given, noble, family, title, suffix, nick, kind }),
    address: { company, street, extra, postalCode: postcode, city, region, country, email, phone },
    language: '',
  };
}

/** By the id of the answer. */
export function matchAnswers(
  answers: readonly (TypedAddress & { id: string })[],
  households: readonly Household[],
  names: GivenNames,
): Map<string, AnswerMatch> {
  const known = households.flatMap((household) =>
    household.guests.filter(isNamed).map((guest) => ({ id: household.id, guest: listed(guest, household, guest.nick) })),
  );
  const incoming = answers.flatMap((answer) =>
    readNameLine(answer.names)
      .persons.filter(isNamed)
      .map((person) => ({ id: answer.id, guest: listed(person, answer) })),
  );
  const { matches } = matchGuests(
    incoming.map(({ guest }) => guest),
    known.map(({ guest }) => guest),
    names,
  );
  const homeOf = (at: number) => known[at]?.id ?? '';
  return new Map(
    answers.map(({ id }): [string, AnswerMatch] => {
      const own = matches.filter((_, at) => incoming[at]?.id === id);
      const sure = new Set(own.flatMap((match) => (match.outcome === 'same' ? [homeOf(match.known)] : [])));
      const asked = own.flatMap((match) => (match.outcome === 'asked' ? match.candidates.map(homeOf) : []));
      return [id, { households: [...new Set([...sure, ...asked])].slice(0, 5), isClear: sure.size === 1 }];
    }),
  );
}
