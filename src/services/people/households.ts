/** Handlers of the households of a guest list. Each writes one change, which can be taken back. */
import type { guestListCalls, TypedRowInput } from '#api/people/calls.ts';
import {
  checkedHousehold,
  companions,
  newHousehold,
  type RowProblem,
  separateGuests,
  withAddressOf,
  withGuests,
  withTypedRow,
} from '#core/people/edit-household.ts';
import { type Guest, type Household, listBounds } from '#core/people/household.ts';
import type { ChangeLabel, TypedGuest, TypedHousehold } from '#core/people/household-schema.ts';
import { namesMessage, storedNames } from '#core/people/name-line.ts';
import { countryName } from '#core/values/channel.ts';
import { Fault, type FieldError } from '#core/values/fault.ts';
import { type Message, message, verbatim } from '#core/values/message.ts';
import { sortedJson } from '#core/values/sorted-json.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { newToken } from '#store/db/tokens.ts';
import { type GuestList, householdAt, householdCount } from '#store/people/guest-lists.ts';
import { readHouseholds } from '#store/people/household-rows.ts';
import { type Changed, changeHouseholds, type Edit } from '#store/people/list-changes.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { changing, noList, ownList } from './guest-lists.ts';
import { countryOptions, detailsDto, rowDto, settingsDto } from './list-dto.ts';

function noHousehold(): Fault {
  return new Fault('not-found', 'no such household', { text: message('fault.no-household') });
}

function labelOf(kind: ChangeLabel['kind'], households: readonly Household[]): ChangeLabel {
  const [first] = households;
  return { kind, names: first ? storedNames(first) : '', count: households.length };
}

type Stored = { list: GuestList; household: Household; at: string };

/** What is stored in a cell, as a row shows it. */
function cellText(field: keyof Cells, { list, household }: Omit<Stored, 'at'>): Message {
  if (field === 'names') return namesMessage(household);
  return verbatim(field === 'country' ? countryName(household.country, list.language) : household[field]);
}

/** A household that another window changed meanwhile: each typed field with the value that is stored. */
function changedElsewhere(rows: readonly { row: TypedRowInput; stored: Stored }[]): Fault {
  const errors = rows.flatMap(({ row: { id: _, version: __, ...cells }, stored }) =>
    (Object.keys(cells) as (keyof typeof cells)[]).map(
      (field): FieldError => ({
        field: `${stored.at}.${field}`,
        code: 'changed',
        message: message('guests.changed-elsewhere', { value: cellText(field, stored) }),
      }),
    ),
  );
  const [first] = rows;
  const names = first ? namesMessage(first.stored.household) : verbatim('');
  return new Fault('list-changed', `${rows.length} households of another version`, {
    text: message('fault.household-changed', { names }),
    errors,
  });
}

function rowErrors(at: number, problems: readonly RowProblem[]): FieldError[] {
  return problems.map(({ field, message: text }) => ({ field: `rows.${at}.${field}`, code: 'wrong', message: text }));
}

type Cells = Omit<TypedRowInput, 'id' | 'version'>;

/** The cells that say something else than the row shows: a form without script sends all of them. */
function changedCells(cells: Cells, stored: Omit<Stored, 'at'> | null, write: (text: Message) => string): Cells {
  const given = Object.entries(cells).filter(([, text]) => text !== undefined);
  const isChanged = (field: string, text: string) => stored === null || text !== write(cellText(field as keyof Cells, stored));
  return Object.fromEntries(given.filter(([field, text]) => isChanged(field, text as string)));
}

/** Version of a row that its page does not know as stored. */
const newVersion = 0;

/** Whether the cells are those that the household was made of: as they were typed, codes and countries are written in other ways than as they are shown. */
function saysTheSame(household: Household, cells: Cells, list: GuestList): boolean {
  const { household: again, problems } = withTypedRow(household, cells, { country: list.country, newId: newToken });
  return problems.length === 0 && sortedJson(again) === sortedJson(household);
}

/** The edit of rows that were typed or pasted. Throws Fault 'bad-form' with the cells that cannot be read, and 'list-changed'. */
function typedRows(rows: readonly TypedRowInput[], isPasted: boolean, write: (text: Message) => string) {
  return (known: Household[], list: GuestList & { households: number }): Edit => {
    const byId = new Map(known.map((household) => [household.id, household]));
    const errors: FieldError[] = [];
    const changed: { row: TypedRowInput; stored: Stored }[] = [];
    let position = list.households;
    const put = rows.flatMap(({ id, version, ...all }, at): Household[] => {
      const household = byId.get(id ?? '') ?? null;
      if (!household && id !== undefined && version !== newVersion) throw noHousehold();
      const cells = changedCells(all, household && { list, household }, write);
      if (Object.keys(cells).length === 0) return [];
      if (household && version === newVersion && saysTheSame(household, cells, list)) return [];
      if (household && household.version !== version) changed.push({ row: cells, stored: { list, household, at: `rows.${at}` } });
      if (!household) position += 1;
      const from = household ?? { ...newHousehold(newToken, list.country, position), ...(id !== undefined && { id }) };
      const typed = withTypedRow(from, cells, { country: list.country, newId: newToken });
      errors.push(...rowErrors(at, typed.problems));
      return [typed.household];
    });
    if (changed.length > 0) throw changedElsewhere(changed);
    if (errors.length > 0) throw new Fault('bad-form', 'rows', { errors });
    const isNew = put.every(({ version }) => version === 0);
    return { put, remove: [], label: labelOf(isPasted ? 'paste' : isNew ? 'add' : 'edit', put) };
  };
}

/** The one household, in the version that the requester saw. */
function seen(households: readonly Household[], version: number): Household {
  const [household] = households;
  if (!household) throw noHousehold();
  if (household.version !== version)
    throw new Fault('list-changed', 'household of another version', {
      text: message('fault.household-changed', { names: namesMessage(household) }),
    });
  return household;
}

/** A gender that is chosen is a typed one; one that is left as it was shown keeps its source. */
function genderOf(typed: TypedGuest, stored: Guest | undefined): Pick<Guest, 'gender' | 'genderSource'> {
  if (typed.gender !== null) return { gender: typed.gender, genderSource: stored?.gender === typed.gender ? shownSource(stored) : 'typed' };
  const isGuessed = stored?.genderSource === 'guess' && stored.given === typed.given;
  return isGuessed ? { gender: stored.gender, genderSource: 'guess' } : { gender: null, genderSource: 'guess' };
}

function shownSource({ genderSource }: Guest): Guest['genderSource'] {
  return genderSource === 'guess' ? 'typed' : genderSource;
}

/** The household as its form says. Throws Fault 'bad-form' for more companions than it may have, and 'not-found' for guests of others. */
function withForm(stored: Household, { guests: typed, ...fields }: TypedHousehold): Household {
  const byId = new Map(stored.guests.map((guest) => [guest.id, guest]));
  const guests = typed.map((guest): Guest => {
    const known = guest.id === null ? undefined : byId.get(guest.id);
    if (guest.id !== null && !known) throw noHousehold();
    return { ...guest, id: known?.id ?? newToken(), plusOf: known?.plusOf ?? null, ...genderOf(guest, known) };
  });
  const ids = new Set(guests.map(({ id }) => id));
  const isDouble = ids.size !== guests.length;
  if (isDouble) throw noHousehold();
  const kept = guests.map((guest) => (guest.plusOf !== null && !ids.has(guest.plusOf) ? { ...guest, plusOf: null } : guest));
  if (companions(kept) > fields.plusOnes)
    throw new Fault('bad-form', 'companions', {
      errors: [{ field: 'plusOnes', code: 'wrong', message: message('guests.wrong.fewer-plus-ones', { count: companions(kept) }) }],
    });
  return checkedHousehold({ ...stored, ...fields, guests: kept });
}

/** Guests of a household go to another one, or into one of their own behind it. */
function movedGuests(
  households: readonly Household[],
  input: { household: string; version: number; guests: string[]; target: string | null },
): Edit {
  const from = seen(
    households.filter(({ id }) => id === input.household),
    input.version,
  );
  if (!input.guests.every((id) => from.guests.some((guest) => guest.id === id))) throw noHousehold();
  const { left, taken } = separateGuests(from, input.guests);
  const isEmpty = left.guests.length === 0;
  const into = input.target === null ? null : households.find(({ id }) => id === input.target);
  if (into === undefined || into === from || (into === null && isEmpty))
    throw new Fault('bad-form', 'no other household', {
      errors: [{ field: 'to', code: 'wrong', message: message('guests.wrong.target') }],
    });
  const behind = into ?? { ...ownHousehold(from), position: from.position + 1 };
  const full = withGuests(isEmpty ? withAddressOf(behind, from) : behind, taken);
  if (!full)
    throw new Fault('bad-form', 'no room', {
      errors: [{ field: 'to', code: 'wrong', message: message('guests.wrong.too-many', { max: listBounds.guestsOfHousehold }) }],
    });
  const label = labelOf(into === null ? 'split' : isEmpty ? 'merge' : 'move', [full]);
  return isEmpty ? { put: [full], remove: [from.id], label } : { put: [checkedHousehold(left), full], remove: [], label };
}

/** A new household at the same address. */
function ownHousehold(from: Household): Household {
  const { company, street, extra, postcode, city, region, country, tone, language } = from;
  const fresh = newHousehold(newToken, country, from.position);
  return { ...fresh, company, street, extra, postcode, city, region, tone, language, guests: [] };
}

function changedDto({ list, version, households }: Changed, { site }: Context) {
  return {
    rows: households.map((household) => rowDto(household, { list, locale: site.locale })),
    change: households.length > 0 ? version : null,
  };
}

export const householdHandlers: Handlers<
  Pick<
    typeof guestListCalls,
    | 'POST /web-api/guest-lists/:id/rows'
    | 'GET /web-api/guest-lists/:id/households/:household'
    | 'PUT /web-api/guest-lists/:id/households/:household'
    | 'DELETE /web-api/guest-lists/:id/households/:household'
    | 'POST /web-api/guest-lists/:id/households/:household/place'
    | 'POST /web-api/guest-lists/:id/households/:household/guests'
  >
> = {
  async 'POST /web-api/guest-lists/:id/rows'({ id, rows, isPasted }, context) {
    const ids = rows.flatMap((row) => row.id ?? []);
    if (new Set(ids).size !== ids.length) throw noHousehold();
    const changed = await changeHouseholds(changing(context, id), ids, typedRows(rows, isPasted, serverTexts(context.site)));
    if (!changed) throw noList();
    const written = new Set(changed.households.map(({ id: own }) => own));
    const sentAgain = rows.flatMap(({ id: own, version }) => (own !== undefined && version === newVersion && !written.has(own) ? own : []));
    const stored = await readHouseholds(context.shop.store.db, id, sentAgain);
    const { rows: put, change } = changedDto(changed, context);
    return { rows: [...put, ...changedDto({ ...changed, households: stored }, context).rows], change };
  },

  async 'GET /web-api/guest-lists/:id/households/:household'({ id, household: wanted }, context) {
    const list = await ownList(context, id);
    const [household] = await readHouseholds(context.shop.store.db, id, [wanted]);
    if (!household) throw noHousehold();
    const { locale } = context.site;
    return {
      household: detailsDto(household, { list, locale }),
      list: settingsDto(list),
      households: await householdCount(context.shop.store, id),
      countries: countryOptions(locale),
    };
  },

  async 'PUT /web-api/guest-lists/:id/households/:household'({ id, household, version, ...fields }, context) {
    const changed = await changeHouseholds(changing(context, id), [household], (known) => {
      const next = withForm(seen(known, version), fields);
      return { put: [next], remove: [], label: labelOf('edit', [next]) };
    });
    if (!changed) throw noList();
    return changedDto(changed, context);
  },

  async 'DELETE /web-api/guest-lists/:id/households/:household'({ id, household, version }, context) {
    const changed = await changeHouseholds(changing(context, id), [household], (known) => {
      const gone = seen(known, version);
      return { put: [], remove: [gone.id], label: labelOf('delete', [gone]) };
    });
    if (!changed) throw noList();
    return { change: changed.version };
  },

  async 'POST /web-api/guest-lists/:id/households/:household/place'({ id, household, version, position }, context) {
    const changed = await changeHouseholds(changing(context, id), [household], (known, { households }) => {
      const moved = { ...seen(known, version), position: Math.min(position, households) };
      return { put: [moved], remove: [], label: labelOf('move', [moved]) };
    });
    if (!changed) throw noList();
    return changedDto(changed, context);
  },

  async 'POST /web-api/guest-lists/:id/households/:household/guests'({ id, household, version, guests, to }, context) {
    await ownList(context, id);
    const target = to === null ? null : await householdAt(context.shop.store, id, to);
    if (to !== null && target === null) throw noHousehold();
    const ids = target === null ? [household] : [household, target];
    const changed = await changeHouseholds(changing(context, id), ids, (known) =>
      movedGuests(known, { household, version, guests, target }),
    );
    if (!changed) throw noList();
    return changedDto(changed, context);
  },
};
