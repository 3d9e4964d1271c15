/** A guest of a list as it is compared with those of another: by number, row, name and address. */
import type { ImportRow } from '#core/people/import/people-of-grid.ts';
import type { GuestPerson } from '#core/people/import/person-name.ts';
import type { GuestAddress } from '#core/people/import/row-address.ts';
import { folded } from '#core/people/words.ts';

export type ListedGuest = {
  /** The row of the file. */
  line: number;
  /** Number of an export of the shop; ''. */
  guestNumber: string;
  /** The cells of the row, and which of its persons this is; ''. Equal in an unchanged row of the same file. */
  rowKey: string;
  person: GuestPerson;
  address: GuestAddress;
  language: string;
};

type PostalField = 'street' | 'extra' | 'postalCode' | 'city' | 'region' | 'country';
export const postalFields = ['street', 'extra', 'postalCode', 'city', 'region', 'country'] as const satisfies readonly PostalField[];

export function hasPostalAddress({ street, postalCode, city }: GuestAddress): boolean {
  return street !== '' || postalCode !== '' || city !== '';
}

/** The guests of an import. One without an address has that of the household. */
export function guestsOfRows(rows: readonly ImportRow[]): ListedGuest[] {
  const addresses = new Map<number, GuestAddress>();
  for (const { household, address } of rows)
    if (household !== null && !addresses.has(household) && hasPostalAddress(address)) addresses.set(household, address);
  return rows.flatMap((row) => {
    const shared = addresses.get(row.household ?? -1);
    const postal = shared ? Object.fromEntries(postalFields.map((field) => [field, shared[field]])) : {};
    const address: GuestAddress = hasPostalAddress(row.address) ? row.address : { ...row.address, ...postal };
    const cells = row.cells.map(({ raw }) => folded(raw)).join('|');
    return row.persons.map((person, at): ListedGuest => {
      const guestNumber = at === 0 ? row.guestNumber : '';
      return { line: row.line, guestNumber, rowKey: `${cells}|${at}`, person, address, language: row.language };
    });
  });
}
