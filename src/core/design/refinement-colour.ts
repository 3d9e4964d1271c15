import type { AppliedRefinement } from './refinement.ts';
/** What a finish looks like on a screen without its light: one flat colour each. The plate itself has no colour. */

/** The middle tones of the foil ramps; relief has no ink, so it shows as paper in shade. */
export const refinementHex = { gold: '#b8892f', rosegold: '#c4806c', silver: '#a9aeb3', relief: '#e6e2d8' } as const satisfies Record<
  AppliedRefinement,
  string
>;
