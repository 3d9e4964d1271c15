/** A poster as the catalogue sells it: names, facets, colourways and sample texts. Rows lie in `designs/posters/`. */
import type { Ink } from '#core/design/ink.ts';
import type { MotifKey } from './motifs.ts';

export const posterShapes = ['portrait', 'landscape', 'square'] as const;
export type PosterShape = (typeof posterShapes)[number];

/** What a poster shows (filter). */
export const posterSubjects = ['abstract', 'botanical', 'landscape', 'line', 'typography', 'figure'] as const;
export type PosterSubject = (typeof posterSubjects)[number];

export type PosterColourway = {
  /** 'kobalt' */
  key: string;
  /** 'Kobalt' */
  name: string;
  /** One of the catalogue colours of Specification 3 (filter). */
  color: string;
  /** Swatch shown in lists. */
  hex: string;
  /** Every ink token the drawing uses. */
  inks: Record<string, Ink>;
};

export type PosterTemplate = {
  /** Stable id, used in addresses and article numbers: 'tanz'. Letters only, at most 12. */
  id: string;
  name: string;
  subject: PosterSubject;
  /** What it shows beside its subject, and its mood. */
  motifs?: readonly MotifKey[];
  shape: PosterShape;
  /** One sentence on the product page. */
  description: string;
  colourways: readonly [PosterColourway, ...PosterColourway[]];
  /** Sample texts by slot id; empty for a picture without words. */
  texts: Readonly<Record<string, string>>;
  /** Taken from sale: lists leave it out and nothing new begins with it. */
  isWithdrawn?: true;
  /** Catalogue sorts: recommendation rank, popularity, day of creation. */
  sort: number;
  popularity: number;
  created: string;
  label: 'neu' | 'bestseller' | null;
};

/** True for a poster with inks that become foil where one is chosen. */
export function hasFoil({ colourways }: Pick<PosterTemplate, 'colourways'>): boolean {
  return colourways.some(({ inks }) => Object.values(inks).some(({ finish }) => finish === true));
}
