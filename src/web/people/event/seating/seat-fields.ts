/** Names of the fields of a person in forms of a seating plan. */
const seatPrefix = 'platz.';

/** The table that is chosen for a guest. */
export function seatField(guest: string): string {
  return `${seatPrefix}${guest}`;
}

/** The guest whose field it is; null for another one. */
export function guestOfField(name: string): string | null {
  return name.startsWith(seatPrefix) ? name.slice(seatPrefix.length) : null;
}

/** Guests who are not moved by a proposal. */
export const fixedField = 'fest';
