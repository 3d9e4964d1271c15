/** What a design family is: one generator that draws a card in any form and format, and the rows that make designs of it. */
import type { CardForm, CardFormat, Page } from '#core/design/document.ts';
import type { Ink } from '#core/design/ink.ts';
import type { Artwork } from '#core/layout/resources.ts';

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

/** A catalogue row. Rows live in `designs/<family>/rows.ts`. */
export type DesignTemplate = {
  /** Stable id, used in addresses: 'olivia'. */
  id: string;
  name: string;
  family: string;
  occasion: string;
  category: string;
  /** Id of the design this row is a piece of: a menu or thank-you card that belongs to an invitation. Absent on designs themselves. */
  suite?: string;
  /** Number of the theme that a design and its pieces are, used in addresses (/themes/1461/). Absent: no theme. */
  themeId?: number;
  /** One sentence on the product page. */
  description: string;
  /** 'botanisch', 'klassisch', 'modern', 'verspielt' … (filter). */
  style: string;
  /** What the family may vary: seed of the ornament and named choices. */
  seed: number;
  variant: string;
  forms: { form: CardForm; format: CardFormat }[];
  refinements: ('gold' | 'rosegold' | 'silver' | 'relief')[];
  colourways: Colourway[];
  /** Sample texts by slot id. */
  texts: Record<string, string>;
  /** Catalogue sorts: recommendation rank, popularity, day of creation. */
  sort: number;
  popularity: number;
  created: string;
  label: 'neu' | 'bestseller' | null;
};

export type FamilyCard = { pages: Page[]; artworks: Artwork[] };

/** Forms and formats every family draws by itself; B6 is A6 enlarged, a place card belongs to a suite. */
export type FamilyForm = Extract<CardForm, 'flat' | 'folded'>;
export type FamilyFormat = Extract<CardFormat, 'a6' | 'din-long' | 'square'>;

/** A pure function of its arguments: the same row, form and format give the same pages and drawings, byte for byte. */
export type Family = { key: string; draw(row: DesignTemplate, form: FamilyForm, format: FamilyFormat): FamilyCard };

/** A family as the shop uses it: in every form and format a row is sold in. */
export type CatalogueFamily = { key: string; draw(row: DesignTemplate, form: CardForm, format: CardFormat): FamilyCard };
