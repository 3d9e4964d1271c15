/** Companions whom a household names, up to the number that its host allows. Pure. */
import { companions, emptyGuest } from '#core/people/edit-household.ts';
import { type Guest, type Household, listBounds } from '#core/people/household.ts';
import { fullName, isNamed, readNameLine } from '#core/people/name-line.ts';
import { folded } from '#core/people/words.ts';

/** How many more a household may name. */
export function openCompanions({ guests, plusOnes }: Pick<Household, 'guests' | 'plusOnes'>): number {
  return Math.max(0, Math.min(plusOnes - companions(guests), listBounds.guestsOfHousehold - guests.length));
}

/** The new companions of a household; null beyond its limit. Who is named already is the same person: a form that is sent twice adds nobody. */
export function newCompanions(household: Household, names: readonly string[], newId: () => string): Guest[] | null {
  const known = new Set(household.guests.filter(({ kind }) => kind === 'plus-one').map((guest) => folded(fullName(guest))));
  const host = household.guests.find(({ kind }) => kind === 'adult') ?? household.guests[0];
  const added: Guest[] = [];
  for (const name of names) {
    const [person] = readNameLine(name).persons;
    if (!person || !isNamed(person) || known.has(folded(fullName(person)))) continue;
    known.add(folded(fullName(person)));
    const { title, given, noble, family, suffix } = person;
    added.push({ ...emptyGuest, title, given, noble, family, suffix, id: newId(), kind: 'plus-one', plusOf: host?.id ?? null });
  }
  return added.length > openCompanions(household) ? null : added;
}
