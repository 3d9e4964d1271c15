/** Bleed and safe distances of a page, and its spine. A module of its own: layout needs it without the schemas of the document. */

/** Guides of a page that names none: 3 mm bleed, 4 mm safe distance (E019), 3 mm from a fold. */
const standardGuides = { bleedUm: 3_000, safeUm: 4_000, foldSafeUm: 3_000 } as const;
export type PageGuides = { bleedUm: number; safeUm: number; foldSafeUm: number };

export function pageGuides({ bleedUm, safeUm, foldSafeUm }: Partial<PageGuides>): PageGuides {
  return {
    bleedUm: bleedUm ?? standardGuides.bleedUm,
    safeUm: safeUm ?? standardGuides.safeUm,
    foldSafeUm: foldSafeUm ?? standardGuides.foldSafeUm,
  };
}

/** The panel that the title on a spine stands on, and the width from which on a spine has one. */
export const spinePanelId = 'spine';
export const minTitledSpineUm = 6_000;
