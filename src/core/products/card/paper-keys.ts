/** The names of papers. Their rows are in seed/options.ts. */

/** The ten papers (D32). */
export const paperKeys = [
  'naturpapier',
  'feinstpapier',
  'bilderdruck-matt',
  'bilderdruck-glaenzend',
  'leinen',
  'buetten',
  'perlmutt',
  'kraft',
  'recycling',
  'transparent',
] as const;
export type TenPaperKey = (typeof paperKeys)[number];

/** Papers of products that come on none of the ten: adhesive, thin enough to be stapled, envelopes, newsprint. */
export const specialPaperKeys = [
  'haftpapier',
  'haftpapier-kraft',
  'etikettenpapier',
  'heftpapier',
  'heftpapier-matt',
  'umschlagpapier',
  'umschlagpapier-kraft',
  'zeitungspapier',
] as const;
export type SpecialPaperKey = (typeof specialPaperKeys)[number];

export type PaperKey = TenPaperKey | SpecialPaperKey;
