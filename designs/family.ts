/**
 * A design family: a folder of `families/` whose name is its key. `draw.ts` draws a card in any form and format, `rows.ts` has the designs that
 * are made with it, `texts.<language>.ts` their words, and `suite.ts`, where there is one, how the pieces of a suite look.
 */

import type { MotifKey } from '#core/catalogue/motifs.ts';
import type { SampleDetails } from '#core/catalogue/suite/sample-details.ts';
import type { Colourway, DesignTemplate } from '#core/catalogue/template.ts';
import type { Artwork } from '#core/design/artwork.ts';
import type { Page } from '#core/design/document.ts';
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';
import type { PieceShape } from './suites/piece.ts';
import type { SpecialPieceId } from './suites/special-pieces.ts';
import type { SuiteStyle } from './suites/suite.ts';
import type { Wedding } from './suites/wedding.ts';

export type FamilyCard = { pages: Page[]; artworks: Artwork[] };

/** Forms and formats that every generator draws; B6 is A6 enlarged, a place card is a piece of a suite. */
export type FamilyForm = Extract<CardForm, 'flat' | 'folded'>;
export type FamilyFormat = Extract<CardFormat, 'a6' | 'din-long' | 'square'>;

/** A pure function of its arguments: the same row, form and format give the same pages and drawings, byte for byte. */
export type Family = {
  draw(row: DesignTemplate, form: FamilyForm, format: FamilyFormat): FamilyCard;
  /** The family's newspaper, where it has one. */
  drawNewspaper?(row: DesignTemplate, pageCount: number | undefined): FamilyCard;
};

/** A family with all forms and formats that a row is sold in; `pageCount` is the number of pages of a bound form. */
export type CatalogueFamily = {
  key: string;
  draw(row: DesignTemplate, form: CardForm, format: CardFormat, pageCount?: number): FamilyCard;
};

/** A colourway without its name. */
export type ColourwayRow = Omit<Colourway, 'name'>;

/** How a front is composed. No class may have more than 35 % of the designs. */
export const compositions = ['centred', 'left', 'asymmetric', 'full-bleed', 'framed', 'typographic', 'photo-led'] as const;

/** Numbers of years that the catalogue has an occasion for. */
export type Age = 18 | 20 | 30 | 40 | 50 | 60 | 70 | 80 | 90;

/**
 * Its suite. `special`: weddings, whose words make the four usual pieces and these ones; `isPlain`: only the invitation and the thank-you card
 * have its foil. `own`: other occasions, whose pieces have words of their own.
 */
export type SuitePieces = { special: readonly SpecialPieceId[]; isPlain?: true } | { own: readonly PieceShape[] };

/** Addresses carry the number of a theme (/themes/1461/), so that it never changes and no other design has it. */
type Numbered =
  | { themeId: number; pieces?: SuitePieces; ages?: never }
  /**
   * A drawing that reads its number of years: one row of the catalogue each, with a theme of its own. Its occasion is 'geburtstag', and its words
   * have {age}, {age-word} or {Age-word}.
   */
  | { ages: Readonly<Partial<Record<Age, number>>>; themeId?: never; pieces?: never };

/** A design that is no piece of a suite, without its words. */
export type LeadRow = Omit<
  DesignTemplate,
  'motifs' | 'family' | 'name' | 'description' | 'colourways' | 'texts' | 'fieldTexts' | 'suite' | 'themeId' | 'numeral'
> &
  Numbered & {
    /** Two to eight. */
    motifs: readonly MotifKey[];
    composition: (typeof compositions)[number];
    colourways: readonly ColourwayRow[];
  };

/** The words of one design in one language. */
export type DesignWords = {
  name: string;
  /** One sentence on the product page. */
  description: string;
  /** Names of its colourways by key. */
  colourways: Readonly<Record<string, string>>;
  /** Sample texts by slot. */
  texts: Record<string, string>;
  /**
   * What the sample texts say, so that a customer's names, day and place can stand there: each phrase as it is written, longer ones besides
   * shorter ones. A wedding has names, date and place of its suite unless they are listed. Empty: the texts name nobody.
   */
  details?: SampleDetails;
  /** Of a wedding's suite. */
  wedding?: Wedding;
  /** Of its own pieces, by the end of their ids. */
  pieces?: Readonly<Record<string, Pick<DesignTemplate, 'description' | 'texts'>>>;
};

/** By the id of the design. */
export type FamilyWords = Readonly<Record<string, DesignWords>>;

/** What a folder of `families/` exports, as `families/index.ts` lists it. */
export type FamilyFolder = {
  key: string;
  family: Family;
  rows: readonly LeadRow[];
  /** German is the source language. */
  words: Readonly<{ de: FamilyWords }>;
  suite?: SuiteStyle;
  /** Styles of variants that have one of their own, by variant. */
  suiteVariants?: Readonly<Record<string, SuiteStyle>>;
};
