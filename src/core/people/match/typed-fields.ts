/** What an owner has typed of a list since it was last filled from a file: what differs from how it was then. */
import type { Household } from '#core/people/household.ts';
import type { Inverse } from '#core/people/household-schema.ts';
import type { ChangedField } from '#core/people/import/change-choices.ts';
import type { TypedFields } from './household-changes.ts';
import type { KnownGuest } from './known-guests.ts';

const addressFields = ['street', 'extra', 'postcode', 'city', 'region', 'country'] as const;
const sharedFields = ['company', 'phone', 'side', 'note'] as const;
const nameFields = ['title', 'given', 'noble', 'family', 'suffix', 'nick'] as const;

/** A household that was not there then. */
const nothing: Partial<Household> = {};

/**
 * `last`: the version of the list that the last import made; null where there was none. `changes`: what undoes the changes since, oldest first.
 * A household that was changed since and is in none of them was typed as a whole.
 */
export function typedFields(last: number | null, changes: readonly Inverse[]): TypedFields {
  const before = new Map<string, Household | null>();
  for (const { households } of changes) for (const one of households) if (!before.has(one.id)) before.set(one.id, one.before);
  return (known) => {
    const { household } = known;
    if (last !== null && household.version <= last) return new Set();
    return differing(known, (last === null ? null : before.get(household.id)) ?? nothing);
  };
}

function differing({ guest, household }: KnownGuest, then: Partial<Household>): ReadonlySet<ChangedField> {
  const typed = new Set<ChangedField>();
  const was = then.guests?.find(({ id }) => id === guest.id);
  for (const field of nameFields) if (guest[field] !== (was?.[field] ?? '')) typed.add(field);
  for (const field of sharedFields) if (household[field] !== (then[field] ?? '')) typed.add(field);
  const isWritten = guest.gender !== null && guest.genderSource !== 'guess';
  if (isWritten && (guest.gender !== was?.gender || was.genderSource === 'guess')) typed.add('gender');
  if ((guest.email ?? household.email) !== (was?.email ?? then.email ?? '')) typed.add('email');
  if (household.language !== (then.language ?? null)) typed.add('language');
  if (household.plusOnes !== (then.plusOnes ?? 0)) typed.add('plusOnes');
  const hasAddress = `${household.street}${household.postcode}${household.city}${household.extra}` !== '';
  const isMoved = addressFields.some((field) => household[field] !== (then[field] ?? (field === 'country' ? household.country : '')));
  if (isMoved && (hasAddress || then.id !== undefined)) typed.add('address');
  return typed;
}
