/**
 * Rows of the catalogue: what is sold, and prices in minor units with VAT. Those of other currencies are the euro's × 1.38 up to 5 Rappen,
 * × 0.88 and × 1.10 half up; they are prices of their own and change by themselves.
 */
import type { Currency } from '#core/values/money.ts';
import { type PrintPaper, paperKeys } from './choice.ts';
import { type PrintFormat, printFormatKeys } from './formats.ts';

export type PhotoprintOptions = { formats: readonly PrintFormat[]; papers: readonly PrintPaper[] };

/** From which print of a format on its block begins. */
export const blockStarts = [1, 50, 100, 250] as const;
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

const paper = { matt: 1, glossy: 1, hahnemuehle: 4 } as const;

const prices: PhotoprintPrices = {
  EUR: {
    format: {
      '9x13': [17, 13, 10, 8],
      '10x13': [18, 14, 11, 9],
      '10x15': [19, 15, 12, 9],
      '11x17': [29, 23, 19, 15],
      '13x18': [39, 32, 27, 22],
      '15x20': [69, 59, 49, 42],
      '20x30': [249, 219, 199, 179],
      '30x45': [649, 579, 529, 489],
      '10x10': [19, 15, 12, 9],
      '13x13': [35, 29, 25, 20],
      retro: [29, 25, 21, 17],
    },
    paper,
  },
  CHF: {
    format: {
      '9x13': [25, 20, 15, 15],
      '10x13': [25, 20, 20, 15],
      '10x15': [30, 25, 20, 15],
      '11x17': [45, 35, 30, 25],
      '13x18': [55, 45, 40, 35],
      '15x20': [100, 85, 70, 60],
      '20x30': [345, 305, 275, 250],
      '30x45': [900, 800, 735, 675],
      '10x10': [30, 25, 20, 15],
      '13x13': [50, 45, 35, 30],
      retro: [45, 35, 30, 25],
    },
    paper,
  },
  GBP: {
    format: {
      '9x13': [15, 11, 9, 7],
      '10x13': [16, 12, 10, 8],
      '10x15': [17, 13, 11, 8],
      '11x17': [26, 20, 17, 13],
      '13x18': [34, 28, 24, 19],
      '15x20': [61, 52, 43, 37],
      '20x30': [219, 193, 175, 158],
      '30x45': [571, 510, 466, 430],
      '10x10': [17, 13, 11, 8],
      '13x13': [31, 26, 22, 18],
      retro: [26, 22, 18, 15],
    },
    paper,
  },
  USD: {
    format: {
      '9x13': [19, 14, 11, 9],
      '10x13': [20, 15, 12, 10],
      '10x15': [21, 17, 13, 10],
      '11x17': [32, 25, 21, 17],
      '13x18': [43, 35, 30, 24],
      '15x20': [76, 65, 54, 46],
      '20x30': [274, 241, 219, 197],
      '30x45': [714, 637, 582, 538],
      '10x10': [21, 17, 13, 10],
      '13x13': [39, 32, 28, 22],
      retro: [32, 28, 23, 19],
    },
    paper,
  },
};

export const photoprintRows: { options: PhotoprintOptions; prices: PhotoprintPrices } = {
  options: { formats: printFormatKeys, papers: paperKeys },
  prices,
};
