/** What code shows of a feature flag: one of few branches, whatever treatments the flag has. */
import { control } from './definition.ts';

/** Code that shows something else for some treatments of a flag. `branches` begins with `control`, and has each other one once, sorted. */
export type FlagRead = { flag: string; branches: readonly string[] };

/** The branch that one visitor was shown. */
export type ShownBranch = FlagRead & { branch: string };

/** The read of a flag by code that has content for these treatments, besides `control`. */
export function flagRead(flag: string, treatments: readonly string[]): FlagRead {
  return { flag, branches: [control, ...[...new Set(treatments)].filter((treatment) => treatment !== control).sort()] };
}

/** A text that equal reads share. */
export function readName({ flag, branches }: FlagRead): string {
  return JSON.stringify([flag, ...branches]);
}
