/** Changes of a household: what is typed in its row, guests that leave it or join it. Pure; ids come from outside. */
import { type Message, message } from '#core/values/message.ts';
import { type AddressNote, checkAddress } from './address-state.ts';
import { countryOf } from './countries.ts';
import { type Guest, type Household, type HouseholdAddress, listBounds } from './household.ts';
import { isNamed, type LinePerson, readNameLine } from './name-line.ts';
import { folded } from './words.ts';

/** Cells of a row as they are typed; a cell that is not there stays as it is. */
export type TypedRow = Partial<Record<'names' | 'street' | 'postcode' | 'city' | 'country', string>>;
export type RowProblem = { field: keyof TypedRow; message: Message };

type NewId = () => string;

const emptyAddress: HouseholdAddress = { company: '', street: '', extra: '', postcode: '', city: '', region: '', country: '' };

export const emptyGuest: Omit<Guest, 'id'> = {
  kind: 'adult',
  title: '',
  given: '',
  noble: '',
  family: '',
  suffix: '',
  nick: '',
  gender: null,
  genderSource: 'guess',
  language: null,
  email: null,
  isInvited: true,
  plusOf: null,
  note: '',
};

/** With one guest without a name, since a household always has one. */
export function newHousehold(newId: NewId, country: string, position: number): Household {
  return {
    ...emptyAddress,
    country,
    id: newId(),
    position,
    version: 0,
    state: 'unchecked',
    label: '',
    email: '',
    phone: '',
    language: null,
    tone: null,
    envelopeText: '',
    openingText: '',
    plusOnes: 0,
    side: '',
    note: '',
    source: null,
    guests: [{ ...emptyGuest, id: newId() }],
  };
}

/** True where a household has a name line on its envelope. */
export function hasNameLine({ label, company, guests }: Pick<Household, 'label' | 'company' | 'guests'>): boolean {
  return label !== '' || company !== '' || guests.some(isNamed);
}

/** With the state of its address, and its postcode in the form of the country. */
export function checkedHousehold(household: Household): Household {
  const { state, postcode } = checkAddress(household, hasNameLine(household));
  return { ...household, state, postcode };
}

export function addressNotes(household: Household): { problems: AddressNote[]; hints: AddressNote[] } {
  return checkAddress(household, hasNameLine(household));
}

const sameGiven = (a: LinePerson, b: Guest) => a.given !== '' && folded(a.given) === folded(b.given);
const sameName = (a: LinePerson, b: Guest) => sameGiven(a, b) && folded(a.family) === folded(b.family);

/** A gender belongs to a given name: with another one it is not known any more. */
function renamed(guest: Guest, { kind: _, gender, ...name }: LinePerson): Guest {
  if (gender) return { ...guest, ...name, gender, genderSource: 'typed' };
  return folded(guest.given) === folded(name.given) ? { ...guest, ...name } : { ...guest, ...name, gender: null, genderSource: 'guess' };
}

/** The guests after their line was typed anew. Who is found again by name, or stands at the same place, keeps everything else. */
function namedGuests(guests: readonly Guest[], persons: readonly LinePerson[], newId: NewId): Guest[] {
  const written = guests.filter((guest) => isNamed(guest) || guest.kind === 'adult');
  const others = guests.filter((guest) => !written.includes(guest));
  const found = new Map<LinePerson, Guest>();
  const isFree = (guest: Guest) => ![...found.values()].includes(guest);
  for (const isSame of [sameName, sameGiven])
    for (const person of persons) {
      const guest = found.has(person) ? undefined : written.find((one) => isFree(one) && isSame(person, one));
      if (guest) found.set(person, guest);
    }
  for (const [at, person] of persons.entries()) {
    const guest = written[at];
    if (!found.has(person) && guest && isFree(guest)) found.set(person, guest);
  }
  const all = persons.map((person) => {
    const guest = found.get(person);
    return guest ? renamed(guest, person) : renamed({ ...emptyGuest, id: newId(), kind: person.kind }, person);
  });
  return withoutLostCompanions([...all, ...others]);
}

/** A companion of a guest who is gone is the companion of nobody in particular. */
function withoutLostCompanions(guests: readonly Guest[]): Guest[] {
  const ids = new Set(guests.map(({ id }) => id));
  return guests.map((guest) => (guest.plusOf !== null && !ids.has(guest.plusOf) ? { ...guest, plusOf: null } : guest));
}

function withNames(household: Household, typed: string, newId: NewId): Household {
  const { persons, label, plusOnes } = readNameLine(typed);
  const guests = namedGuests(household.guests, persons, newId);
  const first = household.guests[0];
  return {
    ...household,
    label,
    plusOnes: plusOnes ?? household.plusOnes,
    guests: guests.length > 0 ? guests : [{ ...emptyGuest, id: first?.id ?? newId() }],
  };
}

/** The household after a row was typed, and what keeps it from being stored. An empty country is that of the list. */
export function withTypedRow(
  household: Household,
  row: TypedRow,
  { country: listCountry, newId }: { country: string; newId: NewId },
): { household: Household; problems: RowProblem[] } {
  const problems: RowProblem[] = [];
  const { names, country, ...rest } = row;
  let changed: Household = { ...household, ...rest };
  if (names !== undefined) changed = withNames(changed, names, newId);
  if (country !== undefined) {
    const code = country === '' ? listCountry : countryOf(country);
    if (code) changed = { ...changed, country: code };
    else problems.push({ field: 'country', message: message('guests.wrong.country', { text: country }) });
  }
  if (changed.guests.length > listBounds.guestsOfHousehold)
    problems.push({ field: 'names', message: message('guests.wrong.too-many', { max: listBounds.guestsOfHousehold }) });
  if (changed.plusOnes > listBounds.plusOnes || companions(changed.guests) > changed.plusOnes)
    problems.push({ field: 'names', message: message('guests.wrong.plus-ones', { max: listBounds.plusOnes }) });
  return { household: checkedHousehold(changed), problems };
}

export function companions(guests: readonly Guest[]): number {
  return guests.filter(({ kind }) => kind === 'plus-one').length;
}

/** Separates guests from a household, with the companions that come with them. */
export function separateGuests(household: Household, ids: readonly string[]): { left: Household; taken: Guest[] } {
  const isTaken = ({ id, plusOf }: Guest) => ids.includes(id) || (plusOf !== null && ids.includes(plusOf));
  const taken = household.guests.filter(isTaken);
  const guests = withoutLostCompanions(household.guests.filter((guest) => !isTaken(guest)));
  const plusOnes = Math.max(companions(guests), household.plusOnes - companions(taken));
  // A name of the household named all of its guests.
  return { left: { ...household, guests, plusOnes, label: taken.length > 0 ? '' : household.label }, taken };
}

/** Gives guests to a household, which keeps its own texts. Null where there is no room for them. */
export function withGuests(household: Household, added: readonly Guest[]): Household | null {
  const guests = withoutLostCompanions([...household.guests.filter((guest) => isNamed(guest) || household.guests.length > 1), ...added]);
  const plusOnes = Math.max(household.plusOnes, companions(guests));
  if (guests.length > listBounds.guestsOfHousehold || plusOnes > listBounds.plusOnes) return null;
  return checkedHousehold({ ...household, guests, plusOnes });
}

/** Empty fields of an address take those of another one, which goes away with its household. */
export function withAddressOf(household: Household, other: HouseholdAddress): Household {
  if (`${household.street}${household.postcode}${household.city}` !== '') return household;
  const { company, street, extra, postcode, city, region, country } = other;
  return { ...household, company: household.company || company, street, extra, postcode, city, region, country };
}
