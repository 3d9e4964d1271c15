/**
 * `npm run people -- FILE [COUNTRY]` prints what the shop reads in a list of guests: the columns with their sources, the guests by household,
 * the opening and the names of each household, and the rows with a problem. With `--against OLDER` it prints what importing the list would
 * change of an older one. It shows why a customer's list is read as it is.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type HouseholdGuest, nameLanguages } from '#core/people/household-names.ts';
import { GridRefusal, gridLimits } from '#core/people/import/grid.ts';
import { type ImportRow, type PeopleOfGrid, peopleOfGrid } from '#core/people/import/people-of-grid.ts';
import { guestChanges } from '#core/people/match/guest-changes.ts';
import { guestsOfRows, type ListedGuest } from '#core/people/match/listed-guest.ts';
import { doublesIn, type Match, matchGuests } from '#core/people/match/match-guests.ts';
import { nameLines } from '#core/people/name-lines.ts';
import { openingLine } from '#core/people/salutation.ts';
import { loadGivenNames } from '#resources/given-names.ts';
import { readGrid } from '#services/sheets/read-grid.ts';
import { operatorText as t } from '#texts/server-texts.ts';
import { alignedRows, fail } from './command.ts';

function columnRows({ mapping }: PeopleOfGrid): string[][] {
  return mapping.columns.map(({ heading, field, source, score }) => [heading, field, source, score.toFixed(2)]);
}

function guestRows(rows: readonly ImportRow[]): string[][] {
  return rows.flatMap(({ line, household, persons, address, guesses }) =>
    persons.map(({ given, family, kind, guesses: own }) => [
      String(line),
      String(household),
      `${given} ${family}`.trim(),
      kind,
      [address.street, `${address.postalCode} ${address.city}`.trim(), address.country].filter((text) => text !== '').join(', '),
      [...new Set([...guesses, ...own].map(({ field, source }) => `${field}: ${source}`))].join(', '),
    ]),
  );
}

/** As a formal list in the order of its rows would speak to them. */
function householdRows(rows: readonly ImportRow[]): string[][] {
  const households = Map.groupBy(
    rows.filter((row) => row.household !== null),
    ({ household }) => household,
  );
  return [...households].map(([household, members]) => {
    const guests = members.flatMap(({ persons }) => persons.map((person): HouseholdGuest => ({ ...person, isInvited: true })));
    const [{ address = { country: '', company: '' }, language: written = '' } = {}] = members;
    const language = nameLanguages.find((one) => one === written) ?? 'de';
    const form = { language, register: 'formal', sequence: 'listed', country: address.country } as const;
    const lines = nameLines(guests, address.company, { ...form, whole: 'family', couple: 'each', piece: 'envelope' });
    return [String(household), openingLine(guests, form), lines.join(' / ')];
  });
}

function guestName({ line, person: { given, family, suffix } }: ListedGuest): string {
  return `${line} ${[given, family, suffix].filter((word) => word !== '').join(' ')}`;
}

/** The known guests that a match names, and what taking it over would change. */
function matchText(match: Match, incoming: ListedGuest, known: readonly ListedGuest[]): string[] {
  if (match.outcome === 'new') return ['new', '', ''];
  const named = (at: number) => guestName(known[at] as ListedGuest);
  if (match.outcome === 'asked') return ['asked', match.candidates.map(named).join(', '), ''];
  const changes = guestChanges(known[match.known] as ListedGuest, incoming, new Set()).map(
    ({ field, old, new: next, isTaken }) => `${field}: ${old} -> ${next}${isTaken ? '' : ' (kept)'}`,
  );
  return [`same by ${match.reason}`, named(match.known), changes.join('; ')];
}

function comparison(incoming: readonly ListedGuest[], known: readonly ListedGuest[]): string {
  const { matches, absent } = matchGuests(incoming, known, loadGivenNames());
  const rows = matches.map((match, at) => {
    const guest = incoming[at] as ListedGuest;
    return [guestName(guest), ...matchText(match, guest, known)];
  });
  const missing = absent.map((at) => ['absent', guestName(known[at] as ListedGuest)]);
  return [alignedRows(rows), alignedRows(missing)].filter((text) => text !== '').join('\n\n');
}

function doubleRows(guests: readonly ListedGuest[]): string[][] {
  return doublesIn(guests, loadGivenNames()).flatMap((earlier, at) =>
    earlier === null ? [] : [['twice', guestName(guests[at] as ListedGuest), guestName(guests[earlier] as ListedGuest)]],
  );
}

async function read(file: string, country: string): Promise<{ people: PeopleOfGrid; head: string }> {
  const grid = await readGrid(new Uint8Array(readFileSync(file)), gridLimits);
  const people = peopleOfGrid(grid, null, { country, givenNames: loadGivenNames() });
  const sheet = people.sheets[people.mapping.sheet]?.name ?? '';
  const head = [grid.kind, grid.encoding, sheet, ...grid.notes, ...people.proposals].filter((word) => word !== '').join(', ');
  return { people, head };
}

async function report(file: string, country: string, older: string | undefined): Promise<string> {
  try {
    const { people, head } = await read(file, country);
    const guests = guestsOfRows(people.rows);
    const problems = people.rows.flatMap((row) => row.problems.map(({ message }) => t(message)));
    const compared = older === undefined ? '' : comparison(guests, guestsOfRows((await read(older, country)).people.rows));
    const tables = [columnRows(people), guestRows(people.rows), householdRows(people.rows), doubleRows(guests)];
    return [head, ...tables.map((rows) => alignedRows(rows)), compared, problems.join('\n')].filter((text) => text !== '').join('\n\n');
  } catch (error) {
    if (error instanceof GridRefusal) return fail(t({ key: `people-import.refused.${error.refusal}` }));
    throw error;
  }
}

const { values, positionals } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true });
const [file, country = 'DE'] = positionals;
if (!file) fail('npm run people -- FILE [COUNTRY] [--against OLDER]');
else console.log(await report(file, country, values.against));
