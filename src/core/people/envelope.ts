/** What stands on the envelope of a household: the lines of its names, and the address below them. */
import type { Language } from '#core/values/locale.ts';
import { countryLine } from './country-line.ts';
import type { Household, NameOrder, Tone } from './household.ts';
import type { HouseholdGuest, NameForm } from './household-names.ts';
import { isFamilyLabel } from './import/names-in-cell.ts';
import { nameLines } from './name-lines.ts';

/** Of the list; `country` is where the letters are posted, `language` that of its guests. */
export type EnvelopeRules = { tone: Tone; order: NameOrder; country: string; language: Language };

/** How the names of a household are written. */
export function nameFormOf({ language, tone, country }: Household, rules: EnvelopeRules): NameForm {
  return { language: language ?? rules.language, register: tone ?? rules.tone, sequence: rules.order, country };
}

/** The guests of a household as the rules for names know them. */
export function namedGuests({ guests }: Household): HouseholdGuest[] {
  return guests.map(({ genderSource, ...guest }) => ({ ...guest, genderSource: genderSource === 'list' ? 'listed' : genderSource }));
}

/** The lines of names: typed ones, the name that the whole household is known by, or those of the rules; below the company. */
export function householdNames(household: Household, rules: EnvelopeRules): string[] {
  const { label, company, guests, envelopeText } = household;
  const head = company === '' ? [] : [company];
  const typed = envelopeText.split('\n').filter((line) => line.trim() !== '');
  if (typed.length > 0) return [...head, ...typed];
  const form = nameFormOf(household, rules);
  // The name of the household invites all of its guests. "Familie" is a word of German letters.
  const isKnown = label !== '' && guests.every(({ isInvited }) => isInvited) && (form.language === 'de' || !isFamilyLabel(label));
  if (isKnown) return [...head, label];
  return nameLines(namedGuests(household), company, { ...form, whole: 'family', couple: 'each', piece: 'envelope' });
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
export function envelopeLines(household: Household, rules: EnvelopeRules): string[] {
  return [...householdNames(household, rules), ...addressLines(household, rules.country)];
}
