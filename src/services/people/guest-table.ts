/** A guest list as rows of a table: what files for spreadsheets hold, and what reading them back finds. */
import { companions } from '#core/people/edit-household.ts';
import type { Guest, Household } from '#core/people/household.ts';
import { fullName } from '#core/people/name-line.ts';
import { countryName } from '#core/values/channel.ts';
import type { Language } from '#core/values/locale.ts';
import type { Message } from '#core/values/message.ts';

const columns = [
  'number',
  'household',
  'kind',
  'title',
  'given',
  'noble',
  'family',
  'suffix',
  'nick',
  'gender',
  'company',
  'extra',
  'street',
  'postcode',
  'city',
  'region',
  'country',
  'email',
  'phone',
  'language',
  'plus-ones',
  'side',
  'note',
] as const;
type Column = (typeof columns)[number];

type Write = (message: Message) => string;

/** In another list a number of a guest says nothing, and an empty table has none to be found by. */
export function templateHead(t: Write): string[] {
  return columns.filter((column) => column !== 'number').map((column) => t({ key: `guests.export.${column}` }));
}

const genderSigns = { f: 'w', m: 'm', x: 'd' } as const;

/** A gender that was guessed would come back as a written one. */
function genderSign({ gender, genderSource }: Guest): string {
  return gender === null || genderSource === 'guess' ? '' : genderSigns[gender];
}

/** Whom a companion comes with; of the others the side of the household. */
function belongsTo(guest: Guest, { guests, side }: Household): string {
  const of = guests.find(({ id }) => id === guest.plusOf);
  return of ? fullName({ ...of, title: '', suffix: '' }) : side;
}

function cellsOf(guest: Guest, household: Household, { t, language }: { t: Write; language: Language }): Record<Column, string> {
  const { title, given, noble, family, suffix, nick } = guest;
  const { position, company, extra, street, postcode, city, region, phone, note } = household;
  const isFirst = guest === household.guests[0];
  return {
    number: guest.id,
    household: String(position),
    kind: t({ key: `guests.kind.${guest.kind}` }),
    title,
    given,
    noble,
    family,
    suffix,
    nick,
    gender: genderSign(guest),
    company,
    extra,
    street,
    postcode,
    city,
    region,
    country: countryName(household.country, language),
    email: guest.email ?? household.email,
    phone,
    language: household.language ?? '',
    'plus-ones': isFirst ? String(household.plusOnes - companions(household.guests)) : '',
    side: belongsTo(guest, household),
    note,
  };
}

/** A row a guest, below the headings. The number of a guest is its id, so that a file that is read in again finds everybody. */
export function guestTable(households: readonly Household[], write: { t: Write; language: Language }): string[][] {
  const head = columns.map((column) => write.t({ key: `guests.export.${column}` }));
  const rows = households.flatMap((household) =>
    household.guests.map((guest) => {
      const cells = cellsOf(guest, household, write);
      return columns.map((column) => cells[column]);
    }),
  );
  return [head, ...rows];
}
