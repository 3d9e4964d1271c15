/**
 * Rows of the catalogue: what is sold, and prices in minor units with VAT. Those of other currencies are the euro's × 1.38 up to 5 Rappen,
 * × 0.88 and × 1.10 half up; they are prices of their own and change by themselves.
 */
import type { Currency } from '#core/values/money.ts';
import { type BookPaper, type BookSize, type BookType, bookPapers, bookSizes, books, bookTypes } from './books.ts';
import type { PhotobookChoice } from './choice.ts';

export type PhotobookOptions = { types: readonly BookType[]; sizes: readonly BookSize[]; papers: readonly BookPaper[] };

/** Kinds of book with prices of their own. */
export type BookPriceKey = 'digital-hard' | 'digital-soft' | 'layflat' | 'photo-pur' | 'heft';
/** `base`: with the pages that are included. `page`: each further one. `paper`: of every page, on coated paper; twice that on uncoated. */
type SizePrice = { base: number; page: number; paper: number };
type BookPrices = { included: number; sizes: Partial<Record<BookSize, SizePrice>> };

export type PhotobookPrices = Record<
  Currency,
  {
    /** Unit prices are multiples of this: 1 cent, 5 Rappen. */
    step: number;
    books: Record<BookPriceKey, BookPrices>;
  }
>;

export function priceKeyOf({ photobookType, cover, binding }: PhotobookChoice): BookPriceKey {
  if (photobookType === 'fotoheft') return 'heft';
  if (books[photobookType].printing === 'photo') return binding === 'layflat' ? 'layflat' : 'photo-pur';
  return `digital-${cover}`;
}

type Written = readonly [base: number, page: number, paper?: number];

/** A5 costs the same upright and on its side. */
function book(included: number, { a5, ...sizes }: Partial<Record<BookSize | 'a5', Written>>): BookPrices {
  const all = Object.entries({ ...sizes, ...(a5 ? { 'a5-hoch': a5, 'a5-quer': a5 } : {}) });
  return { included, sizes: Object.fromEntries(all.map(([size, [base, page, paper = 0]]) => [size, { base, page, paper }])) };
}

const prices: PhotobookPrices = {
  EUR: {
    step: 1,
    books: {
      'digital-hard': book(24, {
        a5: [2199, 30, 3],
        '200-200': [2499, 35, 4],
        'a4-hoch': [3199, 45, 6],
        'a4-quer': [3399, 48, 6],
        '300-300': [4499, 65, 9],
        'a3-quer': [6499, 95, 13],
      }),
      'digital-soft': book(24, {
        a5: [1699, 30, 3],
        '200-200': [1999, 35, 4],
        'a4-hoch': [2599, 45, 6],
        'a4-quer': [2799, 48, 6],
        '300-300': [3799, 65, 9],
        'a3-quer': [5599, 95, 13],
      }),
      layflat: book(16, {
        '200-200': [3299, 70],
        'a4-hoch': [3999, 95],
        'a4-quer': [4299, 100],
        '300-300': [5499, 140],
        'a3-quer': [7999, 210],
      }),
      'photo-pur': book(16, {
        '200-200': [2799, 55],
        'a4-hoch': [3399, 75],
        'a4-quer': [3699, 80],
        '300-300': [4799, 110],
        'a3-quer': [6999, 165],
      }),
      heft: book(16, { 'a6-quer': [699, 15, 1], a5: [899, 20, 2], '200-200': [1099, 24, 2], 'a4-hoch': [1499, 33, 3] }),
    },
  },
  CHF: {
    step: 5,
    books: {
      'digital-hard': book(24, {
        a5: [3035, 45, 5],
        '200-200': [3450, 50, 10],
        'a4-hoch': [4415, 65, 10],
        'a4-quer': [4695, 70, 10],
        '300-300': [6210, 90, 15],
        'a3-quer': [8970, 135, 20],
      }),
      'digital-soft': book(24, {
        a5: [2345, 45, 5],
        '200-200': [2760, 50, 10],
        'a4-hoch': [3590, 65, 10],
        'a4-quer': [3865, 70, 10],
        '300-300': [5245, 90, 15],
        'a3-quer': [7730, 135, 20],
      }),
      layflat: book(16, {
        '200-200': [4555, 100],
        'a4-hoch': [5520, 135],
        'a4-quer': [5935, 140],
        '300-300': [7590, 195],
        'a3-quer': [11040, 290],
      }),
      'photo-pur': book(16, {
        '200-200': [3865, 80],
        'a4-hoch': [4695, 105],
        'a4-quer': [5105, 115],
        '300-300': [6625, 155],
        'a3-quer': [9660, 230],
      }),
      heft: book(16, { 'a6-quer': [965, 25, 5], a5: [1245, 30, 5], '200-200': [1520, 35, 5], 'a4-hoch': [2070, 50, 5] }),
    },
  },
  GBP: {
    step: 1,
    books: {
      'digital-hard': book(24, {
        a5: [1935, 26, 3],
        '200-200': [2199, 31, 4],
        'a4-hoch': [2815, 40, 5],
        'a4-quer': [2991, 42, 5],
        '300-300': [3959, 57, 8],
        'a3-quer': [5719, 84, 11],
      }),
      'digital-soft': book(24, {
        a5: [1495, 26, 3],
        '200-200': [1759, 31, 4],
        'a4-hoch': [2287, 40, 5],
        'a4-quer': [2463, 42, 5],
        '300-300': [3343, 57, 8],
        'a3-quer': [4927, 84, 11],
      }),
      layflat: book(16, {
        '200-200': [2903, 62],
        'a4-hoch': [3519, 84],
        'a4-quer': [3783, 88],
        '300-300': [4839, 123],
        'a3-quer': [7039, 185],
      }),
      'photo-pur': book(16, {
        '200-200': [2463, 48],
        'a4-hoch': [2991, 66],
        'a4-quer': [3255, 70],
        '300-300': [4223, 97],
        'a3-quer': [6159, 145],
      }),
      heft: book(16, { 'a6-quer': [615, 13, 1], a5: [791, 18, 2], '200-200': [967, 21, 2], 'a4-hoch': [1319, 29, 3] }),
    },
  },
  USD: {
    step: 1,
    books: {
      'digital-hard': book(24, {
        a5: [2419, 33, 3],
        '200-200': [2749, 39, 4],
        'a4-hoch': [3519, 50, 7],
        'a4-quer': [3739, 53, 7],
        '300-300': [4949, 72, 10],
        'a3-quer': [7149, 105, 14],
      }),
      'digital-soft': book(24, {
        a5: [1869, 33, 3],
        '200-200': [2199, 39, 4],
        'a4-hoch': [2859, 50, 7],
        'a4-quer': [3079, 53, 7],
        '300-300': [4179, 72, 10],
        'a3-quer': [6159, 105, 14],
      }),
      layflat: book(16, {
        '200-200': [3629, 77],
        'a4-hoch': [4399, 105],
        'a4-quer': [4729, 110],
        '300-300': [6049, 154],
        'a3-quer': [8799, 231],
      }),
      'photo-pur': book(16, {
        '200-200': [3079, 61],
        'a4-hoch': [3739, 83],
        'a4-quer': [4069, 88],
        '300-300': [5279, 121],
        'a3-quer': [7699, 182],
      }),
      heft: book(16, { 'a6-quer': [769, 17, 1], a5: [989, 22, 2], '200-200': [1209, 26, 2], 'a4-hoch': [1649, 36, 3] }),
    },
  },
};

export const photobookRows: { options: PhotobookOptions; prices: PhotobookPrices } = {
  options: { types: bookTypes, sizes: bookSizes, papers: bookPapers },
  prices,
};
