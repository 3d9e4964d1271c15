/** What a guest answers to a request for an address: what is wrong with it, what it says anew, and what becomes of a household by it. Pure. */
import { isEmail } from '#core/customer/email.ts';
import { checkAddress, hasPostcodes } from '#core/people/address-state.ts';
import { checkedHousehold, newHousehold, withTypedRow } from '#core/people/edit-household.ts';
import { type Guest, type Household, type HouseholdAddress, listBounds } from '#core/people/household.ts';
import { streetKey } from '#core/people/import/street.ts';
import { fullName, isNamed, readNameLine } from '#core/people/name-line.ts';
import { folded, plainVowels } from '#core/people/words.ts';
import { type Message, message } from '#core/values/message.ts';
import type { TypedAddress } from './request-schema.ts';

export type AnswerField = keyof TypedAddress;
export type AnswerNote = { field: AnswerField; message: Message };

type AddressFields = { postcode: boolean; region: boolean };

/** The fields of an address that its country has beside street and town. */
export function addressFields(country: string): AddressFields {
  return { postcode: hasPostcodes(country), region: country === 'IT' || country === 'ES' };
}

/** With the fields that its country does not have left out, and the postcode in the country's form. */
export function tidyAnswer(typed: TypedAddress): TypedAddress {
  const { postcode, region } = addressFields(typed.country);
  const kept = { ...typed, postcode: postcode ? typed.postcode : '', region: region ? typed.region : '' };
  return { ...kept, postcode: checkAddress(kept, true).postcode };
}

/** What keeps an answer from being sent, and what its guest may look at once more. `asksName`: by the link for the group. */
export function checkAnswer(typed: TypedAddress, asksName: boolean): { errors: AnswerNote[]; hints: AnswerNote[] } {
  const { persons } = readNameLine(typed.names);
  const hasName = !asksName || persons.some(isNamed);
  const { problems, hints } = checkAddress(typed, hasName);
  const errors: AnswerNote[] = [...problems];
  // An address of which nothing is there is no wrong one in a list. Here it is asked for.
  const { postcode } = addressFields(typed.country);
  if (problems.length === 0)
    for (const field of ['street', ...(postcode ? (['postcode'] as const) : []), 'city'] as const)
      if (typed[field] === '') errors.push({ field, message: message(`guests.missing.${field}`) });
  const { guestsOfHousehold: max } = listBounds;
  if (persons.length > max) errors.push({ field: 'names', message: message('guests.wrong.too-many', { max }) });
  if (typed.email !== '' && !isEmail(typed.email)) errors.push({ field: 'email', message: message('address.wrong.email') });
  return { errors, hints };
}

/** Compared as addresses are typed: "Hauptstr. 12 a" is "Hauptstraße 12a". */
export function isSameAddress(a: HouseholdAddress, b: HouseholdAddress): boolean {
  const key = ({ country, postcode, city, street, extra, company }: HouseholdAddress) =>
    [country, folded(postcode), plainVowels(city), streetKey(street), plainVowels(extra), plainVowels(company)].join('|');
  return key(a) === key(b);
}

/** Whether an answer says nothing that its household does not have. */
export function saysNothingNew(household: Household, answer: TypedAddress): boolean {
  const isKnown = (typed: string, stored: string) => typed === '' || folded(typed) === folded(stored);
  const isContact = isKnown(answer.email, household.email) && isKnown(answer.phone, household.phone);
  // Who leaves the company out does not take it back: the form of a household does not show it.
  const typed = answer.company === '' ? { ...answer, company: household.company } : answer;
  return isSameAddress(household, typed) && isContact && otherNames(household, answer.names).length === 0;
}

/** Persons that a guest named and the household does not have. They are told to the host, never added. */
export function otherNames({ guests, label }: Pick<Household, 'guests' | 'label'>, names: string): string[] {
  if (names === '' || folded(names) === folded(label)) return [];
  const isSame = (guest: Guest, given: string, family: string) =>
    folded(guest.given) === folded(given) && (family === '' || folded(guest.family) === folded(family));
  return readNameLine(names)
    .persons.filter((person) => isNamed(person) && !guests.some((guest) => isSame(guest, person.given, person.family)))
    .map(fullName);
}

/** The household with the address of an answer. Its persons and the texts that its host typed stay. */
export function withAnswer(household: Household, answer: TypedAddress): Household {
  const { street, extra, postcode, city, region, country } = answer;
  return checkedHousehold({
    ...household,
    company: answer.company || household.company,
    street,
    extra,
    postcode,
    city,
    region,
    country,
    email: answer.email || household.email,
    phone: answer.phone || household.phone,
  });
}

/** A household of its own, without companions: whom it may bring, its host says. */
export function householdOfAnswer(answer: TypedAddress, means: { newId: () => string; country: string; source: string }): Household {
  const empty = newHousehold(means.newId, answer.country, 0);
  const { household } = withTypedRow(empty, { names: answer.names }, means);
  return withAnswer({ ...household, plusOnes: 0, source: means.source }, answer);
}
