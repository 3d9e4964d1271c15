/** What lies on which print of a scene. */

/** Panels of a design by the print of a scene that shows them. All other prints show what stands for the design as a whole. */
export const panelsOfPrints: Readonly<Record<string, string>> = { second: 'back', left: 'page-2', right: 'page-3' };
