/** What a file changes of the households of a list, as its owner chooses it: empty fields are filled, others are shown with both values. */
import { checkedHousehold, companions } from '#core/people/edit-household.ts';
import { type Guest, genders, type Household, listBounds } from '#core/people/household.ts';
import type { ChangeChoice, ChangeChoices, ChangedField } from '#core/people/import/change-choices.ts';
import { guestsByName } from '#core/people/import/import-households.ts';
import type { GuestAddress } from '#core/people/import/row-address.ts';
import { storedLabel, storedLanguage, storedNote } from '#core/people/import/stored-form.ts';
import { folded } from '#core/people/words.ts';
import { guestChanges, type Proposal, takenAddress } from './guest-changes.ts';
import type { KnownGuest } from './known-guests.ts';
import type { MatchedPerson } from './list-matches.ts';
import { hasPostalAddress, type ListedGuest } from './listed-guest.ts';

/** Fields that the guests of a household share. */
const shared = ['company', 'address', 'phone', 'language', 'plusOnes', 'side', 'note'] as const satisfies readonly ChangedField[];

export type ListedChange = Omit<Proposal, 'field'> & {
  field: ChangedField;
  /** "ID.FIELD", of the guest or of the household. */
  key: string;
  choice: ChangeChoice;
  /** Null for a field of the household. */
  guest: Guest | null;
  from: MatchedPerson;
};

export type HouseholdChanges = { household: Household; changes: ListedChange[] };

type Known = MatchedPerson & { known: KnownGuest };
/** What the owner has typed of a household since the last import. */
export type TypedFields = (known: KnownGuest) => ReadonlySet<ChangedField>;

function isShared(field: ChangedField): boolean {
  return shared.some((one) => one === field);
}

/** By household, in the order of the file. */
export function householdChanges(
  persons: readonly MatchedPerson[],
  { typed, choices }: { typed: TypedFields; choices: ChangeChoices },
): HouseholdChanges[] {
  const known = persons.filter((person): person is Known => person.known !== null && !person.isReadBefore);
  const byHousehold = Map.groupBy(known, (person) => person.known.household.id);
  return [...byHousehold.values()].flatMap((members) => {
    const [{ known: first }] = members as [Known, ...Known[]];
    const found = [...ownChanges(members, typed), ...sharedChanges(members, typed)];
    const changes = found.map(({ id, ...change }): ListedChange => {
      const key = `${id}.${change.field}`;
      return { ...change, key, choice: choices[key] ?? (change.isTaken ? 'new' : 'old') };
    });
    return changes.length === 0 ? [] : [{ household: first.household, changes }];
  });
}

type Found = Omit<ListedChange, 'key' | 'choice'> & { id: string };

/** The first person of a row has its address of mail. */
function ownListed({ at, listed }: MatchedPerson): ListedGuest {
  return at === 0 ? listed : { ...listed, address: { ...listed.address, email: '' } };
}

/** A firm has no names, and two rows for one guest change it once. */
function ownChanges(members: readonly Known[], typed: TypedFields): Found[] {
  const seen = new Set<string>();
  return members.flatMap((from) => {
    const { guest } = from.known;
    if (seen.has(guest.id)) return [];
    seen.add(guest.id);
    return guestChanges(from.known.listed, ownListed(from), typed(from.known))
      .filter(({ field }) => !isShared(field))
      .map((change) => ({ ...change, id: guest.id, guest, from }));
  });
}

/**
 * One value holds for all guests of a household. Where a row has that of the list, another one changes nothing; of an address it is shown, since
 * a guest may have moved out.
 */
function sharedChanges(members: readonly Known[], typed: TypedFields): Found[] {
  const all = members.map((from) => ({ from, proposals: sharedProposals(from, typed(from.known)) }));
  return shared.flatMap((field): Found[] => {
    const proposals = all.flatMap(({ from, proposals: own }) =>
      own.filter((change) => change.field === field).map((change) => ({ ...change, from })),
    );
    const [first] = proposals;
    if (!first) return [];
    const keeps = all.some(({ from, proposals: own }) => says(from, field) && !own.some((change) => change.field === field));
    const isOne = proposals.every((change) => folded(change.new) === folded(first.new));
    if (keeps && field !== 'address') return [];
    const isTaken = first.isTaken && !keeps && (isOne || field !== 'address');
    return [{ ...first, isTaken, id: first.from.known.household.id, guest: null }];
  });
}

/** True where a row has a value for the field. */
function says({ row, listed }: Known, field: (typeof shared)[number]): boolean {
  if (field === 'address') return hasPostalAddress(listed.address);
  if (field === 'plusOnes') return row.plusOnes > 0;
  return (
    { company: listed.address.company, phone: listed.address.phone, language: listed.language, side: row.side, note: row.note }[field] !==
    ''
  );
}

type SharedProposal = Omit<Found, 'id' | 'guest' | 'from'>;

function sharedProposals(from: Known, typed: ReadonlySet<ChangedField>): SharedProposal[] {
  const { known, row, at } = from;
  const { household } = known;
  const own = guestChanges(known.listed, from.listed, typed).filter(({ field }) => isShared(field));
  if (at > 0) return own;
  const unnamed = household.plusOnes - companions(household.guests);
  const plusOnes = Math.min(row.plusOnes, listBounds.plusOnes - companions(household.guests));
  const side = guestsByName(household.guests).has(folded(row.side)) ? '' : storedLabel(row.side);
  const texts = [
    { field: 'plusOnes', old: unnamed > 0 ? String(unnamed) : '', new: plusOnes > 0 ? String(plusOnes) : '' },
    { field: 'side', old: household.side, new: side },
    { field: 'note', old: household.note, new: storedNote(row.note) },
  ] as const;
  const changed = texts.filter((one) => one.new !== '' && one.new !== one.old);
  return [
    ...own,
    ...changed.map((one): SharedProposal => {
      const isFill = one.old === '';
      return { ...one, kind: isFill ? 'filled' : 'changed', isTaken: isFill && !typed.has(one.field) };
    }),
  ];
}

/** The household with what is taken of the file. */
export function withChanges({ household, changes }: HouseholdChanges): Household {
  const taken = changes.filter(({ choice }) => choice === 'new');
  const changed = taken.reduce(withChange, household);
  return taken.length === 0 ? household : checkedHousehold(changed);
}

function withChange(household: Household, change: ListedChange): Household {
  const { field, guest, new: value } = change;
  if (guest) return withGuest(household, guest.id, change);
  switch (field) {
    case 'address':
      return withAddress(household, change);
    case 'plusOnes':
      return { ...household, plusOnes: companions(household.guests) + Number(value) };
    case 'language':
      return { ...household, language: storedLanguage(value) };
    case 'company':
    case 'phone':
    case 'side':
    case 'note':
      return { ...household, [field]: value };
    default:
      return household;
  }
}

/** An address that only adds to the old one fills it; any other one is taken whole. */
export function changedAddress({ kind, from }: ListedChange): GuestAddress {
  const { listed, known } = from;
  return known ? takenAddress(known.listed.address, listed.address, kind === 'filled') : listed.address;
}

function withAddress(household: Household, change: ListedChange): Household {
  const { street, extra, postalCode: postcode, city, region, country } = changedAddress(change);
  return { ...household, street, extra, postcode, city, region, country };
}

function withGuest(household: Household, id: string, change: ListedChange): Household {
  const isAlone = household.guests.length === 1;
  // The mail of a household is that of its guests without one of their own.
  if (change.field === 'email' && (isAlone || (household.email === '' && change.old === '')))
    return {
      ...household,
      email: change.new,
      guests: household.guests.map((guest) => (guest.id === id ? { ...guest, email: null } : guest)),
    };
  return { ...household, guests: household.guests.map((guest) => (guest.id === id ? withField(guest, change) : guest)) };
}

/** A gender belongs to a given name: with another one it is not known any more. */
function withField(guest: Guest, { field, new: value, from }: ListedChange): Guest {
  switch (field) {
    case 'gender':
      return {
        ...guest,
        gender: genders.find((one) => one === value) ?? null,
        genderSource: from.listed.person.genderSource === 'typed' ? 'typed' : 'list',
      };
    case 'email':
      return { ...guest, email: value };
    case 'given': {
      const isSame = guest.given === '' || folded(guest.given) === folded(value);
      return isSame ? { ...guest, given: value } : { ...guest, given: value, gender: null, genderSource: 'guess' };
    }
    case 'title':
    case 'noble':
    case 'family':
    case 'suffix':
    case 'nick':
      return { ...guest, [field]: value };
    default:
      return guest;
  }
}
