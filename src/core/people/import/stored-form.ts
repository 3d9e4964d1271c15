/** Texts of a file in the form and the length that a list stores them in. */
import { isGuestCountry } from '#core/people/countries.ts';
import { type HouseholdAddress, textLengths } from '#core/people/household.ts';
import { splitNoble } from '#core/people/name-line.ts';
import { type Language, languages } from '#core/values/locale.ts';
import { visibleText } from '#core/values/visible-text.ts';
import type { GuestName } from './person-name.ts';
import type { GuestAddress } from './row-address.ts';

const { name: maxName, line: maxLine, code: maxCode, note: maxNote } = textLengths;

function fitted(text: string, max: number): string {
  const line = text
    .split('\n')
    .map((part) => part.trim())
    .join(', ');
  return visibleText(line.slice(0, max).toWellFormed());
}

/** Words of a name as they are stored. */
export function storedNames({ title, given, noble, family, suffix, nick }: GuestName) {
  const parts = splitNoble(`${noble} ${family}`);
  return {
    title: fitted(title, maxName),
    given: fitted(given, maxName),
    noble: fitted(parts.noble, maxName),
    family: fitted(parts.family, maxName),
    suffix: fitted(suffix, maxName),
    nick: fitted(nick, maxName),
  };
}

const isLanguage = (text: string): text is Language => languages.some((language) => language === text);

/** `country`: that of the list. */
export function storedAddress(address: GuestAddress, country: string): HouseholdAddress & { email: string; phone: string } {
  return {
    email: fitted(address.email, maxLine),
    phone: fitted(address.phone, maxName),
    company: fitted(address.company, maxName),
    street: fitted(address.street, maxLine),
    extra: fitted(address.extra, maxLine),
    postcode: fitted(address.postalCode, maxCode),
    city: fitted(address.city, maxName),
    region: fitted(address.region, maxName),
    country: isGuestCountry(address.country) ? address.country : country,
  };
}

export function storedNote(note: string): string {
  return note.slice(0, maxNote).toWellFormed();
}

/** A name of a household or of a side. */
export function storedLabel(text: string): string {
  return fitted(text, maxName);
}

export function storedLanguage(text: string): Language | null {
  return isLanguage(text) ? text : null;
}
