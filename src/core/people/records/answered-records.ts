/** The records of a design that is printed for the answers of an event. Pure. */
import type { EventField, EventSource } from '#core/merge/event-source.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import type { Household } from '#core/people/household.ts';
import { listedNames } from '#core/people/household-names.ts';
import { folded } from '#core/people/words.ts';
import type { Language } from '#core/values/locale.ts';
import { guestRecords, householdRecord, type RecordRules, recordLabel } from './list-records.ts';

/** What guests answered to a part of an event, or to all of them, and what follows from it. */
export type AnsweredEvent = {
  /** Who comes, with the dish that was chosen. */
  attending: readonly { guest: string; menu: { id: string; name: string } | null }[];
  /** In their order, with all guests at them. */
  tables: readonly { id: string; name: string; guests: readonly string[] }[];
  /** Of households, in the order in which they were noted. */
  gifts: readonly { household: string; text: string }[];
  /** Households that were thanked. */
  thanked: readonly string[];
};

/** A record with the household that it is of; null for one of no household alone. */
export type RecordOf = { record: MergeRecord; household: Household | null };

type Answers = { households: readonly Household[]; rules: RecordRules; from: EventSource; answers: AnsweredEvent };

export function answeredRecords(all: Answers): RecordOf[] {
  switch (all.from.piece) {
    case 'place-card':
    case 'menu-card':
      return attendingRecords(all);
    case 'menu-count':
      return menuRecords(all);
    case 'table-card':
      return tableRecords(all);
    case 'thank-you-card':
      return thanksRecords(all);
  }
}

function withValues(record: MergeRecord, { fields }: EventSource, values: Partial<Record<EventField, string>>): MergeRecord {
  const printed = Object.entries(values).filter(([field, value]) => value !== '' && fields.some((one) => one === field));
  return { ...record, values: { ...record.values, ...Object.fromEntries(printed) } };
}

/** Who comes, by table and then by name; without a table in the order of the list, behind those who have one. */
function attendingRecords({ households, rules, from, answers: { attending, tables } }: Answers): RecordOf[] {
  const menus = new Map(attending.map(({ guest, menu }) => [guest, menu?.name ?? '']));
  const seats = new Map(tables.flatMap(({ name, guests }, at) => guests.map((guest) => [guest, { name, at }] as const)));
  const found = households.flatMap((household) =>
    guestRecords(household, rules, ({ id }) => menus.has(id)).map((record) => {
      const table = seats.get(record.key);
      const shown = withValues(record, from, { tisch: table?.name ?? '', menue: menus.get(record.key) ?? '' });
      return { record: shown, household, table: table?.at ?? tables.length, name: table ? sortName(household, record) : '' };
    }),
  );
  const sorted = found.toSorted((a, b) => a.table - b.table || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  return sorted.map(({ record, household }) => ({ record, household }));
}

/** Family name first; that of a companion without a name is the one of whom they come with. */
function sortName({ guests }: Household, record: MergeRecord): string {
  const { name, key } = record;
  if (name) return folded(`${name.family.join(' ')} ${name.given.join(' ')}`);
  const host = guests.find(({ id }) => id === guests.find((guest) => guest.id === key)?.plusOf) ?? guests[0];
  return folded(`${host?.family ?? ''} ${recordLabel(record)}`);
}

const numberDigits = 4;
const keyLength = 22;

/** As many cards of each dish as persons eat it: two who swap their dishes need none. */
function menuRecords({ rules, from, answers: { attending } }: Answers): RecordOf[] {
  const dishes = new Map<string, { name: string; count: number }>();
  for (const { menu } of attending) {
    if (!menu) continue;
    const dish = dishes.get(menu.id) ?? { name: menu.name, count: 0 };
    dish.count += 1;
    dishes.set(menu.id, dish);
  }
  return [...dishes].flatMap(([id, { name, count }]) =>
    Array.from({ length: count }, (_, at) => {
      const key = `${id.slice(0, keyLength - 1 - numberDigits)}-${String(at + 1).padStart(numberDigits, '0')}`;
      return { record: withValues(ofNobody(key, rules.language), from, { menue: name }), household: null };
    }),
  );
}

function tableRecords({ rules, from, answers: { attending, tables } }: Answers): RecordOf[] {
  const coming = new Set(attending.map(({ guest }) => guest));
  const taken = tables.filter(({ guests }) => guests.some((guest) => coming.has(guest)));
  return taken.map(({ id, name }) => ({ record: withValues(ofNobody(id, rules.language), from, { tisch: name }), household: null }));
}

function ofNobody(key: string, language: Language): MergeRecord {
  return { key, kind: 'guest', values: { sprache: language } };
}

/** Households that came or gave something, and were not thanked yet. */
function thanksRecords({ households, rules, from, answers }: Answers): RecordOf[] {
  const coming = new Set(answers.attending.map(({ guest }) => guest));
  const thanked = new Set(answers.thanked);
  const gifts = new Map<string, string[]>();
  for (const { household, text } of answers.gifts) if (text !== '') gifts.set(household, [...(gifts.get(household) ?? []), text]);
  return households.flatMap((household) => {
    const { id, guests } = household;
    const own = gifts.get(id) ?? [];
    if (thanked.has(id) || (own.length === 0 && !guests.some((guest) => coming.has(guest.id)))) return [];
    const language = household.language ?? rules.language;
    return householdRecord(household, rules).map((record) => ({
      record: withValues(record, from, { geschenk: listedNames(own, language) }),
      household,
    }));
  });
}
