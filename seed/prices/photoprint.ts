/** Prices of photo prints in euro cents with VAT: of one print from the first, 50th, 100th and 250th of a format on. */
import type { PrintFormat } from '#core/products/photoprint/formats.ts';
import type { BlockPrices, PhotoprintPrices } from '#core/products/photoprint/rows.ts';
import { type Convert, inCurrencies } from './currencies.ts';

const blocks: Record<PrintFormat, BlockPrices> = {
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
};

function blocksIn(price: Convert): Record<PrintFormat, BlockPrices> {
  const rows = Object.entries(blocks).map(([format, [one, from50, from100, from250]]) => [
    format,
    [price(one), price(from50), price(from100), price(from250)] as const,
  ]);
  return Object.fromEntries(rows) as Record<PrintFormat, BlockPrices>;
}

export const photoprintPrices: PhotoprintPrices = inCurrencies((price) => ({
  format: blocksIn(price),
  paper: { matt: 1, glossy: 1, hahnemuehle: 4 },
}));
