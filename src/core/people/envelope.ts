/** What stands on the envelope of a household: the lines of its names, and the address below them. */
import type { Language } from '#core/values/locale.ts';
import { type Message, message, verbatim } from '#core/values/message.ts';
import { countryLine } from './country-line.ts';
import { type Guest, type Household, type NameOrder, type Tone, textLengths } from './household.ts';
import { fullName, isNamed, namesMessage } from './name-line.ts';

/** Of the list; `country` is where the letters are posted, `language` that of the alphabet. */
export type EnvelopeRules = { tone: Tone; order: NameOrder; country: string; language: Language };

/** A gender counts where it is known: one that was guessed prints nothing. */
function knownGender({ gender, genderSource }: Guest) {
  return genderSource === 'guess' ? null : gender;
}

function inOrder(guests: readonly Guest[], { order, language }: Pick<EnvelopeRules, 'order' | 'language'>): Guest[] {
  if (order === 'listed') return [...guests];
  const isWoman = (guest: Guest) => (knownGender(guest) === 'f' ? 0 : 1);
  return guests.toSorted((a, b) => (order === 'alphabet' ? a.given.localeCompare(b.given, language) : isWoman(a) - isWoman(b)));
}

function formalLine(guest: Guest, country: string): Message {
  const gender = knownGender(guest);
  const name = fullName(guest);
  if (gender === 'f') return message('guests.envelope.f', { name });
  if (gender !== 'm') return verbatim(name);
  // Swiss letters have the nominative.
  return message(country === 'CH' || country === 'LI' ? 'guests.envelope.m.nominative' : 'guests.envelope.m', { name });
}

/** Persons that are named and invited. Companions without a name are not on the envelope. */
function invited(guests: readonly Guest[]): Guest[] {
  return guests.filter((guest) => guest.isInvited && isNamed(guest));
}

/** Lines of the rules, at most four. */
function nameLines(household: Household, rules: EnvelopeRules): Message[] {
  const { label, guests } = household;
  // The name of the household invites all of its guests.
  if (label !== '' && guests.every(({ isInvited }) => isInvited)) return [verbatim(label)];
  const named = invited(guests);
  if (named.length === 0) return [];
  const isChild = ({ kind }: Guest) => kind === 'child' || kind === 'infant';
  const adults = inOrder(
    named.filter((guest) => !isChild(guest)),
    rules,
  );
  const children = named.filter(isChild);
  const isFormal = (household.tone ?? rules.tone) === 'formal' && adults.length > 0 && adults.length < textLengths.envelopeLines;
  if (!isFormal) return [namesMessage({ label: '', guests: [...adults, ...children] })];
  const lines = adults.map((guest) => formalLine(guest, rules.country));
  return children.length === 0
    ? lines
    : [...lines, message('guests.envelope.with', { names: children.map(({ given, family }) => given || family) })];
}

/** "75001 PARIS": code and town as the post of the country writes them. */
export function townLine({ postcode, city, region, country }: Pick<Household, 'postcode' | 'city' | 'region' | 'country'>): string {
  const line = (code: string, town: string) => [code, town].filter((part) => part !== '').join(country === 'NL' ? '  ' : ' ');
  if (country === 'NL') return line(postcode, city.toUpperCase());
  if (country === 'FR') return frenchLine(line(postcode, city));
  // The sign of the province has two letters; the name of a region is no part of the line.
  if (country === 'IT') return line(postcode, `${city} ${/^\p{L}{2}$/u.test(region) ? region : ''}`.trim().toUpperCase());
  if (country === 'ES') return line(postcode, region === '' ? city : `${city} (${region})`);
  return line(postcode, city);
}

/** Capitals without commas and full stops, as the French post reads the lines below the names. */
function frenchLine(line: string): string {
  return line
    .replace(/[.,;:()"]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .toUpperCase();
}

/** Lines below the names, from above; none for a household without an address. `posting` is the country of posting. */
export function addressLines(household: Household, posting: string): string[] {
  const { extra, street, country } = household;
  const written = country === 'FR' ? frenchLine : (line: string) => line;
  const address = [written(extra), written(street), townLine(household)].filter((line) => line !== '');
  return address.length === 0 || country === posting ? address : [...address, countryLine(country, posting)];
}

/** Lines of the envelope from above; the country stands on letters that leave the country of posting. */
export function envelopeLines(household: Household, rules: EnvelopeRules): Message[] {
  const { company, envelopeText } = household;
  const own = envelopeText.split('\n').filter((line) => line.trim() !== '');
  const names = own.length > 0 ? own.map(verbatim) : nameLines(household, rules);
  return [...(company === '' ? [] : [verbatim(company)]), ...names, ...addressLines(household, rules.country).map(verbatim)];
}
