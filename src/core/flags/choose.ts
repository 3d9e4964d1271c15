/** Which treatment a visitor gets, and which branch of a page shows it. */
import { control } from './definition.ts';
import { isAllowed, type Overrides } from './overrides.ts';

/** The branch of a page: a listed treatment, or `control` for every other one. Off and control show the same. */
export function branchOf(treatment: string, branches: readonly string[]): string {
  return branches.includes(treatment) ? treatment : control;
}

/**
 * An override if there is one, else the evaluation, else off. `evaluated` is null for a visitor without a key, or while flags are off.
 * With `listed`, the values of a test of several treatments, any other value counts as control, and as an override not at all.
 */
export function treatmentFor(flag: string, overrides: Overrides, evaluated: string | null, listed?: readonly string[]): string {
  const asked = overrides.get(flag);
  if (asked !== undefined && isAllowed(asked, listed ?? [asked])) return asked;
  if (evaluated === null) return 'off';
  return listed === undefined ? evaluated : branchOf(evaluated, listed);
}
