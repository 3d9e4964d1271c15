/** A design as the catalogue sells it: names, facets, colourways and sample texts. Made of a row and its words in `designs/families/<family>/`. */

import type { Ink } from '#core/design/ink.ts';
import type { AppliedRefinement } from '#core/design/refinement.ts';
import type { CardShape } from '#core/products/card/formats.ts';
import type { MotifKey } from './motifs.ts';
import type { PosterTemplate } from './poster.ts';
import type { SampleDetails } from './suite/sample-details.ts';

export type Colourway = {
  /** 'salbei' */
  key: string;
  /** 'Salbei' */
  name: string;
  /** One of the catalogue colours of Specification 3 (filter). */
  color: string;
  /** Swatch shown in lists. */
  hex: string;
  /** Every ink token the family uses. */
  inks: Record<string, Ink>;
};

export type DesignTemplate = {
  /** Stable id, used in addresses: 'olivia'. */
  id: string;
  name: string;
  family: string;
  occasion: string;
  category: string;
  /** A blank card of its form: lists of designs leave it out. */
  isBlank?: true;
  /**
   * Taken from sale, or a design of gift vouchers: lists leave it out and no card begins with it. Drafts and orders that began with it are
   * drawn from the row.
   */
  isWithdrawn?: true;
  /** Id of the design this row is a piece of: a menu or thank-you card that belongs to an invitation. Absent on designs themselves. */
  suite?: string;
  /** Number of the theme that a design and its pieces are, used in addresses (/themes/1461/). Absent: no theme. */
  themeId?: number;
  /** Of a design in several numbers of years: the id of the drawing that they share, and its own number. */
  numeral?: { drawing: string; age: number };
  /** One sentence on the product page. */
  description: string;
  /** 'botanisch', 'klassisch', 'modern', 'verspielt' … (filter). */
  style: string;
  /** What it shows, and its mood; a piece has those of its design. Absent on blank cards and gift vouchers. */
  motifs?: readonly MotifKey[];
  /** What the family may vary: seed of the ornament and named choices. */
  seed: number;
  variant: string;
  forms: CardShape[];
  refinements: AppliedRefinement[];
  colourways: Colourway[];
  /** Sample texts by slot id. */
  texts: Record<string, string>;
  /** What the sample texts say: names, day and place. Absent where nothing is listed: then roles of texts tell. Empty: they name nobody. */
  details?: SampleDetails;
  /** Texts with fields by slot id, in place of the sample texts of pieces that are printed with a list of names (core/merge). */
  fieldTexts?: Record<string, string>;
  /** Catalogue sorts: recommendation rank, popularity, day of creation. */
  sort: number;
  popularity: number;
  created: string;
  label: 'neu' | 'bestseller' | null;
};

/** What a choice can begin with. Ids are unique over both kinds. */
export type CatalogueTemplate = DesignTemplate | PosterTemplate;

export function isPoster(template: CatalogueTemplate): template is PosterTemplate {
  return 'subject' in template;
}

/** Occasions decide how customers are addressed; posters have none. */
export function occasionOf(template: CatalogueTemplate | null | undefined): string | null {
  return template && !isPoster(template) ? template.occasion : null;
}
