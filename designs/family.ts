/** A design family: a generator that draws a card in any form and format. Its rows make designs of it. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { Artwork } from '#core/design/artwork.ts';
import type { Page } from '#core/design/document.ts';
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';

export type FamilyCard = { pages: Page[]; artworks: Artwork[] };

/** Forms and formats that every generator draws; B6 is A6 enlarged, a place card is a piece of a suite. */
export type FamilyForm = Extract<CardForm, 'flat' | 'folded'>;
export type FamilyFormat = Extract<CardFormat, 'a6' | 'din-long' | 'square'>;

/** A pure function of its arguments: the same row, form and format give the same pages and drawings, byte for byte. */
export type Family = {
  key: string;
  draw(row: DesignTemplate, form: FamilyForm, format: FamilyFormat): FamilyCard;
  /** The family's newspaper, where it has one. */
  drawNewspaper?(row: DesignTemplate, pageCount: number | undefined): FamilyCard;
};

/** A family with all forms and formats that a row is sold in; `pageCount` is the number of pages of a bound form. */
export type CatalogueFamily = {
  key: string;
  draw(row: DesignTemplate, form: CardForm, format: CardFormat, pageCount?: number): FamilyCard;
};
