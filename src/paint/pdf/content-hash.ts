/** What the ids of a file depend on: all that is drawn, and what the file says of itself. */
import { createHash, type Hash } from 'node:crypto';
import type { Item, Sheet } from '#core/layout/sheet.ts';
import type { PrintProfile } from '#paint/print-profile.ts';
import type { PrintFacts } from './metadata.ts';

/** Raised whenever the same Sheets would give other bytes. */
const painterVersion = 'federleicht-pdf 4';

/** Groups of `shared` count once for all Sheets that have them. */
export function contentHash(
  sheets: readonly Sheet[],
  profile: Partial<Pick<PrintProfile, 'slug'>> & { kind: string },
  facts: PrintFacts,
  shared: ReadonlySet<Item>,
): Hash {
  // Sheets say how high their slug is.
  const { slug: _, ...printed } = profile;
  const hash = createHash('sha256');
  if (shared.size === 0) return hash.update(JSON.stringify([painterVersion, sheets.map(drawnPart), printed, facts], photoNumbers()));
  const numbers = new Map([...shared].map((item, number) => [item, number]));
  const toNumber = photoNumbers();
  hash.update(JSON.stringify([painterVersion, [...shared], printed, facts], toNumber));
  for (const sheet of sheets)
    hash.update(
      JSON.stringify(drawnPart(sheet), (key, value) => {
        const number = typeof value === 'object' && value !== null ? numbers.get(value) : undefined;
        return number ?? toNumber(key, value);
      }),
    );
  return hash;
}

/** The Sheet without what only preflight reads, so that the file's ids depend on what is drawn. */
function drawnPart({ foldSafeUm: _, ...drawn }: Sheet): Omit<Sheet, 'foldSafeUm'> {
  return drawn;
}

/** Writes numbers for ids of photos, by their first appearance: the same pictures under other ids, as in another shop, give the same file. */
function photoNumbers(): (key: string, value: unknown) => unknown {
  const numbers = new Map<unknown, number>();
  return (key, value) => {
    if (key !== 'photoId') return value;
    const number = numbers.get(value) ?? numbers.size;
    numbers.set(value, number);
    return number;
  };
}
