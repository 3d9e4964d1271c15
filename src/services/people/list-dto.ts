/** Guest lists and households as calls answer them. */
import type { GuestListSettings, HouseholdDetails, HouseholdRow } from '#api/people/calls.ts';
import { guestCountries } from '#core/people/countries.ts';
import { addressNotes, companions } from '#core/people/edit-household.ts';
import { envelopeLines } from '#core/people/envelope.ts';
import type { Household } from '#core/people/household.ts';
import { fullName, namesMessage } from '#core/people/name-line.ts';
import { countryName } from '#core/values/channel.ts';
import type { Locale } from '#core/values/locale.ts';
import { type Unrendered, verbatim } from '#core/values/message.ts';
import type { GuestList } from '#store/people/guest-lists.ts';
import { textLanguage } from '#texts/server-texts.ts';

/** How texts of a list are written: its rules, and the locale of the page. */
export type ListWriting = { list: GuestList; locale: Locale };

export function settingsDto({ id, name, country, tone, order, version, settingsVersion }: GuestList): GuestListSettings {
  return { id, name, country, tone, order, version, settingsVersion };
}

export function rowDto(household: Household, { list, locale }: ListWriting): Unrendered<HouseholdRow> {
  const { id, version, position, street, postcode, city, country, state, guests } = household;
  const rules = { tone: list.tone, order: list.order, country: list.country, language: list.language };
  return {
    id,
    version,
    position,
    names: namesMessage(household),
    street,
    postcode,
    city,
    country: countryName(country, textLanguage(locale)),
    state,
    ...addressNotes(household),
    persons: guests.length,
    plusOnes: household.plusOnes - companions(guests),
    envelope: envelopeLines(household, rules).map(verbatim),
  };
}

export function detailsDto(household: Household, writing: ListWriting): Unrendered<HouseholdDetails> {
  const { label, company, extra, region, country, email, phone, language, tone, envelopeText, openingText, side, note, source } = household;
  return {
    row: rowDto(household, writing),
    label,
    company,
    extra,
    region,
    email,
    phone,
    language,
    tone,
    envelopeText,
    openingText,
    side,
    note,
    source,
    countryCode: country,
    plusOnes: household.plusOnes,
    guests: household.guests.map(({ genderSource, plusOf: _, gender, ...guest }) => ({
      ...guest,
      name: fullName(guest),
      gender: genderSource === 'guess' ? null : gender,
    })),
  };
}

/** Every country by its name. */
export function countryOptions(locale: Locale): { code: string; name: string }[] {
  const language = textLanguage(locale);
  const order = new Intl.Collator(language);
  return guestCountries.map((code) => ({ code, name: countryName(code, language) })).toSorted((a, b) => order.compare(a.name, b.name));
}
