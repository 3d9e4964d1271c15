/**
 * Prices of photo books in euro cents with VAT, by size: with the pages that are included, each further page, and coated paper of a page
 * (uncoated is twice that).
 */
import type { BookSize } from '#core/products/photobook/books.ts';
import type { BookPrices, PhotobookPrices } from '#core/products/photobook/rows.ts';
import { type Convert, inCurrencies } from './currencies.ts';

type Cents = readonly [base: number, page: number, paper?: number];

/** A5 costs the same upright and on its side. */
function book(price: Convert, included: number, { a5, ...sizes }: Partial<Record<BookSize | 'a5', Cents>>): BookPrices {
  const all = Object.entries({ ...sizes, ...(a5 ? { 'a5-hoch': a5, 'a5-quer': a5 } : {}) });
  const prices = all.map(([size, [base, page, paper = 0]]) => [size, { base: price(base), page: price(page), paper: price(paper) }]);
  return { included, sizes: Object.fromEntries(prices) };
}

export const photobookPrices: PhotobookPrices = inCurrencies((price, _, step) => ({
  step,
  books: {
    'digital-hard': book(price, 24, {
      a5: [2199, 30, 3],
      '200-200': [2499, 35, 4],
      'a4-hoch': [3199, 45, 6],
      'a4-quer': [3399, 48, 6],
      '300-300': [4499, 65, 9],
      'a3-quer': [6499, 95, 13],
    }),
    'digital-soft': book(price, 24, {
      a5: [1699, 30, 3],
      '200-200': [1999, 35, 4],
      'a4-hoch': [2599, 45, 6],
      'a4-quer': [2799, 48, 6],
      '300-300': [3799, 65, 9],
      'a3-quer': [5599, 95, 13],
    }),
    layflat: book(price, 16, {
      '200-200': [3299, 70],
      'a4-hoch': [3999, 95],
      'a4-quer': [4299, 100],
      '300-300': [5499, 140],
      'a3-quer': [7999, 210],
    }),
    'photo-pur': book(price, 16, {
      '200-200': [2799, 55],
      'a4-hoch': [3399, 75],
      'a4-quer': [3699, 80],
      '300-300': [4799, 110],
      'a3-quer': [6999, 165],
    }),
    heft: book(price, 16, { 'a6-quer': [699, 15, 1], a5: [899, 20, 2], '200-200': [1099, 24, 2], 'a4-hoch': [1499, 33, 3] }),
  },
}));
