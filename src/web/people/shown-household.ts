/** A household whose form was refused, with everything that was typed. */
import type { HouseholdDetails } from '#api/people/calls.ts';
import type { TypedHousehold } from '#core/people/household-schema.ts';

/** The household as its form was posted, to be shown once more. */
export function shownHousehold(stored: HouseholdDetails, posted: TypedHousehold): HouseholdDetails {
  const { guests, street, postcode, city, country, ...fields } = posted;
  return {
    ...stored,
    ...fields,
    countryCode: country,
    row: { ...stored.row, street, postcode, city },
    guests: guests.map((guest) => ({ ...guest, id: guest.id ?? '', name: `${guest.given} ${guest.family}`.trim() })),
  };
}
