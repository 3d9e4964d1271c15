/** What a guest of a new list changes of a known one. Answers, seats and keys are not part of a list and stay. */
import type { GuestAddress } from '#core/people/import/row-address.ts';
import { plainVowels } from '#core/people/words.ts';
import { hasPostalAddress, type ListedGuest, postalFields } from './listed-guest.ts';

const nameFields = ['title', 'given', 'noble', 'family', 'suffix', 'nick'] as const;
export type TakenField = (typeof nameFields)[number] | 'gender' | 'language' | 'company' | 'address' | 'email' | 'phone';

export type Proposal = {
  field: TakenField;
  /** 'filled': it was empty. */
  kind: 'filled' | 'changed';
  old: string;
  new: string;
  /** Whether the new value is taken where the customer does not say otherwise. */
  isTaken: boolean;
};

/** Their new values are taken: a list that is sent again mostly is sent for these. */
const newByDefault: ReadonlySet<TakenField> = new Set(['address', 'email', 'phone']);

function values({ person, address, language }: ListedGuest): Record<Exclude<TakenField, 'address'>, string> {
  const { title, given, noble, family, suffix, nick, gender, genderSource } = person;
  const { company, email, phone } = address;
  // A guess never takes the place of what is written, and is no value to be replaced.
  const written = genderSource === 'guess' ? '' : (gender ?? '');
  return { title, given, noble, family, suffix, nick, gender: written, language, company, email, phone };
}

function addressLine({ street, extra, postalCode, city, region, country }: GuestAddress): string {
  return [street, extra, `${postalCode} ${city}`.trim(), region, country].filter((text) => text !== '').join(', ');
}

/** The address that is stored where the new one is taken. */
export function takenAddress(old: GuestAddress, incoming: GuestAddress, isFill: boolean): GuestAddress {
  const taken = postalFields.filter((field) => !isFill || old[field] === '');
  return { ...old, ...Object.fromEntries(taken.map((field) => [field, incoming[field]])) };
}

/**
 * An address is one value: with a new street, "c/o" of the old one is wrong. One that only adds to the old fills it; one that lacks what the old
 * has is not taken unasked.
 */
function addressProposal(known: ListedGuest, incoming: ListedGuest, isTyped: boolean): Proposal[] {
  const differs = postalFields.filter(
    (field) => incoming.address[field] !== '' && plainVowels(incoming.address[field]) !== plainVowels(known.address[field]),
  );
  if (!hasPostalAddress(incoming.address) || differs.length === 0) return [];
  const isFill = differs.every((field) => known.address[field] === '');
  const isComplete = (['street', 'postalCode', 'city'] as const).every(
    (field) => known.address[field] === '' || incoming.address[field] !== '',
  );
  return [
    {
      field: 'address',
      kind: isFill ? 'filled' : 'changed',
      old: addressLine(known.address),
      new: addressLine(takenAddress(known.address, incoming.address, isFill)),
      isTaken: !isTyped && (isFill || isComplete),
    },
  ];
}

/** `typed`: fields that the customer has typed since the last import. They are kept. */
export function guestChanges(known: ListedGuest, incoming: ListedGuest, typed: Pick<ReadonlySet<TakenField>, 'has'>): Proposal[] {
  const [before, after] = [values(known), values(incoming)];
  const fields = [...nameFields, 'gender', 'language', 'company', 'email', 'phone'] as const;
  const changes = fields.flatMap((field): Proposal[] => {
    const [old, next] = [before[field], after[field]];
    if (next === '' || next === old) return [];
    if (old === '') return [{ field, kind: 'filled', old, new: next, isTaken: !typed.has(field) }];
    return [{ field, kind: 'changed', old, new: next, isTaken: newByDefault.has(field) && !typed.has(field) }];
  });
  return [...changes, ...addressProposal(known, incoming, typed.has('address'))];
}
