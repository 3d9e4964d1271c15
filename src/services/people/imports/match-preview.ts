/** Who of a file may be in the list or is there, and what of it would be changed, as the preview shows it. */
import type { ImportMatch } from '#api/people/import-calls.ts';
import type { GuestAddress } from '#core/people/import/row-address.ts';
import { changedAddress, type ListedChange } from '#core/people/match/household-changes.ts';
import type { KnownGuest } from '#core/people/match/known-guests.ts';
import type { Candidate, MatchedPerson } from '#core/people/match/list-matches.ts';
import { fullName } from '#core/people/name-line.ts';
import { countryName } from '#core/values/channel.ts';
import { type Message, message, type Unrendered, verbatim } from '#core/values/message.ts';
import type { GuestList } from '#store/people/guest-lists.ts';
import { personsOf, type ReadImport } from './read-import.ts';

const maxAbsent = 50;

/** "Weg 1, 80331 München", with the country where it is not that of the list. */
export function listAddress(address: GuestAddress, list: GuestList): string {
  const { street, extra, postalCode, city, country } = address;
  const abroad = country === '' || country === list.country ? '' : countryName(country, list.language);
  return [street, extra, `${postalCode} ${city}`.trim(), abroad].filter((text) => text !== '').join(', ');
}

function knownName({ guest, household }: KnownGuest): string {
  return fullName(guest) || household.company;
}

function incomingName({ listed }: MatchedPerson): string {
  return fullName(listed.person) || listed.address.company;
}

function withAddress(name: string, address: string): string {
  return [name, address].filter((text) => text !== '').join(', ');
}

function candidateText(candidate: Candidate, list: GuestList): Message {
  if (candidate.kind === 'row') return message('people-import.candidate.row', { line: candidate.line });
  const { known } = candidate;
  return message('people-import.candidate.guest', { guest: withAddress(knownName(known), listAddress(known.listed.address, list)) });
}

function valueText(field: ListedChange['field'], value: string): Message {
  return value !== '' && (field === 'gender' || field === 'language') ? message(`guests.${field}.${value}`) : verbatim(value);
}

function changeDto(change: ListedChange, list: GuestList): Unrendered<ImportMatch['changes'][number]> {
  const { key, field, kind, isTaken, choice, from } = change;
  const isAddress = field === 'address' && from.known !== null;
  return {
    key,
    field,
    old: isAddress && from.known ? verbatim(listAddress(from.known.listed.address, list)) : valueText(field, change.old),
    new: isAddress ? verbatim(listAddress(changedAddress(change), list)) : valueText(field, change.new),
    isFilled: kind === 'filled' && isTaken,
    choice,
  };
}

type Item = { rank: number; dto: (list: GuestList) => Unrendered<ImportMatch> };

/** Persons that are asked about, those that were, and those of whom something would be changed. */
export function matchItems(read: ReadImport): Item[] {
  const changes = Map.groupBy(
    read.changes.flatMap((one) => one.changes),
    ({ from }) => from.key,
  );
  const items = personsOf(read.rows).flatMap((person): Item[] => {
    const own = changes.get(person.key) ?? [];
    const { question } = person;
    if (!question && own.length === 0) return [];
    const rank = person.outcome === 'asked' ? 0 : question ? 1 : own.some(({ kind }) => kind === 'changed') ? 2 : 3;
    const dto = (list: GuestList): Unrendered<ImportMatch> => ({
      line: person.row.line,
      names: incomingName(person),
      address: listAddress(person.listed.address, list),
      question: question && {
        key: person.key,
        candidates: question.candidates.map((one) => ({ id: one.id, text: candidateText(one, list) })),
        answer: question.answer,
      },
      changes: own.map((change) => changeDto(change, list)),
    });
    return [{ rank, dto }];
  });
  return items.toSorted((a, b) => a.rank - b.rank);
}

export function absentNames({ absent }: ReadImport): string[] {
  return absent.slice(0, maxAbsent).map((known) => withAddress(knownName(known), known.listed.address.city));
}
