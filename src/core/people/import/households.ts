/** Which rows of a list belong together. Every join has a reason, so that a preview can show and undo it. */
import { folded } from '#core/people/words.ts';
import { familyKey, type GuestPerson } from './person-name.ts';
import type { GuestAddress } from './row-address.ts';
import { streetKey } from './street.ts';

/** 'named': the row says whose household it is of. 'asked': the customer decides whether two rows are one household. */
export type Join = { reason: 'column' | 'named' | 'row-above' | 'same-address' | 'asked'; line: number };

export type HouseholdRow = {
  line: number;
  persons: readonly GuestPerson[];
  address: GuestAddress;
  /** What the column of households says; ''. */
  group: string;
  /** A side of the family, or the name of a guest above whose household the row is of; ''. */
  belongsTo: string;
};

export type HouseholdOf = { household: number; join: Join | null };

const maxPersons = 12;

function addressKey({ country, postalCode, street, extra }: GuestAddress): string {
  if (street === '' || postalCode === '') return '';
  return [country, folded(postalCode), streetKey(street), folded(extra)].join('|');
}

function hasAddress({ street, postalCode, city }: GuestAddress): boolean {
  return street !== '' || postalCode !== '' || city !== '';
}

/** Family names of the adults of a row, without particles. */
function familiesOf({ persons }: HouseholdRow): string[] {
  return [...new Set(persons.map(({ family }) => familyKey(family)).filter((key) => key !== ''))];
}

/** A row with what it is compared by. */
type Keyed = HouseholdRow & { key: string; families: readonly string[]; groupKey: string };

/** By row: the number of its household, from 0 in the order of the list, and why it was joined to one above. */
export function householdsOf(given: readonly HouseholdRow[]): HouseholdOf[] {
  const rows = given.map(
    (row): Keyed => ({ ...row, key: addressKey(row.address), families: familiesOf(row), groupKey: folded(row.group) }),
  );
  const result: HouseholdOf[] = [];
  const sizes: number[] = [];
  const known: Known = { byKey: new Map(), byName: new Map(), byAddress: new Map(), counts: countsByAddress(rows) };
  for (const [at, row] of rows.entries()) {
    const above = at > 0 ? { row: rows[at - 1] as Keyed, of: result[at - 1] as HouseholdOf } : null;
    const joined = joinFor(row, above, known);
    const fits = joined !== null && (sizes[joined.household] ?? 0) + row.persons.length <= maxPersons;
    const household = fits ? joined.household : sizes.length;
    sizes[household] = (sizes[household] ?? 0) + row.persons.length;
    result.push({ household, join: fits ? joined.join : questionFor(row, known) });
    if (row.key !== '') known.byAddress.set(row.key, row.line);
    for (const own of keysOf(row)) if (!known.byKey.has(own)) known.byKey.set(own, { household, line: row.line });
    // A name that two guests have names neither.
    for (const name of row.persons.map(nameKey).filter((key) => key !== ''))
      known.byName.set(name, known.byName.has(name) ? null : { household, line: row.line });
  }
  return result;
}

type Known = {
  byKey: Map<string, { household: number; line: number }>;
  byName: Map<string, { household: number; line: number } | null>;
  /** The last line of each address. */
  byAddress: Map<string, number>;
  counts: ReadonlyMap<string, { families: ReadonlySet<string>; adults: number }>;
};

/** Of the group, and of the address with each family name. */
function keysOf({ key, families, groupKey }: Keyed): string[] {
  return [...(groupKey === '' ? [] : [`group ${groupKey}`]), ...(key === '' ? [] : families.map((family) => `${key}|${family}`))];
}

/** The whole name of a guest as another row may name it. */
export function nameKey({ given, noble, family }: Pick<GuestPerson, 'given' | 'noble' | 'family'>): string {
  return folded(`${given} ${noble} ${family}`);
}

function joinFor(
  row: Keyed,
  above: { row: Keyed; of: HouseholdOf } | null,
  { byKey, byName }: Known,
): { household: number; join: Join } | null {
  if (row.groupKey !== '') {
    const same = byKey.get(`group ${row.groupKey}`);
    return same ? { household: same.household, join: { reason: 'column', line: same.line } } : null;
  }
  const named = row.belongsTo === '' ? undefined : byName.get(folded(row.belongsTo));
  if (named) return { household: named.household, join: { reason: 'named', line: named.line } };
  const isPart = !hasAddress(row.address) && row.persons.length > 0 && row.address.company === '' && row.address.email === '';
  if (isPart && above && above.row.groupKey === '') {
    const isSame = row.families.every((family) => above.row.families.includes(family));
    const hasOne = hasAddress(above.row.address) || above.of.join?.reason === 'row-above';
    if (isSame && hasOne) return { household: above.of.household, join: { reason: 'row-above', line: above.row.line } };
  }
  const same =
    row.key === '' ? undefined : row.families.map((family) => byKey.get(`${row.key}|${family}`)).find((one) => one !== undefined);
  return same ? { household: same.household, join: { reason: 'same-address', line: same.line } } : null;
}

/** How many family names an address has, and how many adults. */
function countsByAddress(rows: readonly Keyed[]): Known['counts'] {
  const found = new Map<string, { families: Set<string>; adults: number }>();
  for (const { key, families, persons } of rows) {
    if (key === '') continue;
    const own = found.get(key) ?? { families: new Set<string>(), adults: 0 };
    for (const family of families) own.families.add(family);
    own.adults += persons.filter(({ kind }) => kind === 'adult').length;
    found.set(key, own);
  }
  return found;
}

/** Two adults of two family names at one address are asked about; in a house with flats nothing is. */
function questionFor({ key, groupKey }: Keyed, { byAddress, counts }: Known): Join | null {
  const line = byAddress.get(key);
  const count = counts.get(key);
  if (line === undefined || groupKey !== '' || count?.families.size !== 2 || count.adults !== 2) return null;
  return { reason: 'asked', line };
}
