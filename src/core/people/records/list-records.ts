/** The records of one household of a list: one for each guest, or one for all of them. */
import type { FieldName } from '#core/merge/field-names.ts';
import { fieldValue, type MergeRecord } from '#core/merge/record.ts';
import type { NameParts } from '#core/merge/value-parts.ts';
import { addressLines, type EnvelopeRules, householdNames, namedGuests, nameFormOf } from '#core/people/envelope.ts';
import type { Guest, Household } from '#core/people/household.ts';
import { listedNames } from '#core/people/household-names.ts';
import { fullName, isNamed } from '#core/people/name-line.ts';
import { openingLine } from '#core/people/salutation.ts';
import { countryName } from '#core/values/channel.ts';
import type { Language } from '#core/values/locale.ts';

/** Of the list. `country` is where letters are posted, ISO 3166; `pages` are the addresses of households' pages by their ids. */
export type RecordRules = EnvelopeRules & { pages?: Readonly<Record<string, string>> };

type Values = Partial<Record<FieldName, string>>;

/** `includes`: the guests of the household who have a record. */
export function guestRecords(
  { guests, language, country }: Household,
  rules: RecordRules,
  includes: (guest: Guest) => boolean = ({ isInvited }) => isInvited,
): MergeRecord[] {
  return guests.flatMap((guest): MergeRecord[] => {
    if (!includes(guest)) return [];
    const written = guest.language ?? language ?? rules.language;
    const values: Values = {
      sprache: written,
      land: countryName(country, written),
      begleitung: listedNames(
        guests.filter((other) => other.plusOf === guest.id && includes(other)).map((other) => fullName(other)),
        written,
      ),
    };
    if (isNamed(guest)) return [{ key: guest.id, kind: 'guest', values: withoutEmpty(values), name: nameOf(guest) }];
    const host = guests.find(({ id }) => id === guest.plusOf) ?? guests.find(isNamed);
    // A companion without a name has a piece that says whose it is.
    return host ? [{ key: guest.id, kind: 'guest', values: withoutEmpty({ ...values, ...companionOf(host, written) }) }] : [];
  });
}

const companionWords: Readonly<Record<Language, (name: string) => string>> = {
  de: (name) => `Begleitung von ${name}`,
  en: (name) => `Guest of ${name}`,
  fr: (name) => `Invit\u00e9\u00b7e de ${name}`,
  it: (name) => `Ospite di ${name}`,
  es: (name) => `Acompa\u00f1ante de ${name}`,
  nl: (name) => `Introducee van ${name}`,
};

function companionOf(host: Guest, language: Language): Values {
  const of = companionWords[language];
  const short = of(host.given === '' ? fullName(host) : host.given);
  return { name: of(fullName({ ...host, title: '', suffix: '' })), vorname: short, rufname: short };
}

function nameOf({ title, given, noble, family, suffix }: Guest): NameParts {
  return { title, given: words(given), particles: noble, family: words(family), suffix };
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

export function householdRecord(household: Household, rules: RecordRules): MergeRecord[] {
  const { id, company, street, postcode, city, country, state, openingText } = household;
  const invited = household.guests.filter(({ isInvited }) => isInvited);
  if (invited.length === 0 && company === '') return [];
  const form = nameFormOf(household, rules);
  const { language } = form;
  const names = householdNames(household, rules);
  const place = addressLines(household, rules.country);
  const values: Values = {
    sprache: language,
    anredezeile: openingText === '' ? openingLine(namedGuests(household), form) : openingText,
    adresszeilen: names.join('\n'),
    personen: listedNames(
      invited.filter(isNamed).map((guest) => guest.given || fullName(guest)),
      language,
    ),
    anzahl: String(invited.length),
    strasse: street,
    plz: postcode,
    ort: city,
    land: countryName(country, language),
    // A letter without a street or with a wrong postcode does not arrive.
    adresse: state === 'ok' ? [...names, ...place].join('\n') : '',
    seite: rules.pages?.[id] ?? '',
  };
  return [{ key: id, kind: 'household', values: withoutEmpty(values) }];
}

function withoutEmpty(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** The name of a guest or else the name of a table or dish, or the name lines of a household in one. */
export function recordLabel(record: MergeRecord): string {
  const fields = record.kind === 'guest' ? (['name', 'tisch', 'menue'] as const) : (['adresszeilen'] as const);
  for (const field of fields) {
    const value = fieldValue(record, field);
    if (value) return value.text.replaceAll('\n', ', ');
  }
  return '';
}
