/** Refinements: what is printed as a plate of its own, such as foil. No schema library, so that pages may use it. */

export const appliedRefinements = ['gold', 'rosegold', 'silver', 'relief'] as const;
export type AppliedRefinement = (typeof appliedRefinements)[number];

/** What a customer chooses: none, or the refinement that inks with `finish` become. */
export const refinementKeys = ['none', ...appliedRefinements] as const;
export type Refinement = (typeof refinementKeys)[number];

/** Those that are stamped with foil, and none. */
export const foilKeys = ['none', 'gold', 'rosegold', 'silver'] as const satisfies readonly Refinement[];
export type FoilKey = (typeof foilKeys)[number];
