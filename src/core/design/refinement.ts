/** Refinements: what is printed as a plate of its own, such as foil. No schema library, so that pages may use it. */

export const finishes = ['gold', 'rosegold', 'silver', 'relief'] as const;
export type Finish = (typeof finishes)[number];

/** What a customer chooses: none, or the finish that inks marked `finish` become. */
export const refinementKeys = ['none', ...finishes] as const;
export type Refinement = (typeof refinementKeys)[number];
