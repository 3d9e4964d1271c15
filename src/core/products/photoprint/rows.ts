/** Rows of the catalogue: what is sold, and how prices are written. Prices of a new shop are in seed/prices. */
import type { Currency } from '#core/values/money.ts';
import { type PrintPaper, printPaperKeys } from './choice.ts';
import { type PrintFormat, printFormatKeys } from './formats.ts';

export type PhotoprintOptions = { formats: readonly PrintFormat[]; papers: readonly PrintPaper[] };

/** A print in each block. */
export type BlockPrices = readonly [number, number, number, number];

export type PhotoprintPrices = Record<
  Currency,
  {
    format: Record<PrintFormat, BlockPrices>;
    /** Times the price of a format. */
    paper: Record<PrintPaper, number>;
  }
>;

export const photoprintOptionsRow: PhotoprintOptions = { formats: printFormatKeys, papers: printPaperKeys };
