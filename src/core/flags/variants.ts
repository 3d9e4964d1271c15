/** How many variants of a page its flags make: each is rendered and kept in the page cache by itself. */
import { control, type Flag } from './definition.ts';

/** Bounds of one page. */
export const pageLimits = { flags: 3, variants: 12 } as const;

/** Every treatment that a flag can answer with, but for `control`. */
export function treatmentsOf({ conditions, defaultTreatment }: Flag): string[] {
  const listed = conditions.flatMap(({ partitions }) => partitions.map(({ treatment }) => treatment));
  return [...new Set([...listed, defaultTreatment])].filter((treatment) => treatment !== control);
}

/** Branches of a page for one flag: its treatments but for off, which looks like control, and control. */
export function branchCount(flag: Flag): number {
  return treatmentsOf(flag).filter((treatment) => treatment !== 'off').length + 1;
}

/** Variants of a page that reads all these flags. */
export function variantCount(flags: readonly Flag[]): number {
  return flags.reduce((product, flag) => product * branchCount(flag), 1);
}
