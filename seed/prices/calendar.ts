/** Prices of photo calendars in euro cents with VAT, by type and format on the type's usual paper. */
import type { CalendarPrices } from '#core/products/calendar/rows.ts';
import { converted, inCurrencies } from './currencies.ts';

export const calendarPrices: CalendarPrices = inCurrencies((price, currency, step) => ({
  step,
  base: {
    wandkalender: converted(price, { 'din-a3': 2799, 'din-a4': 1999, square: 2699, landscape: 2799, large: 4499 }),
    familienplaner: converted(price, { 'portrait-long': 2199, large: 2699 }),
    kuechenkalender: converted(price, { 'portrait-long': 1899 }),
    terminkalender: converted(price, { small: 2199, 'din-a4': 2699 }),
    tischkalender: converted(price, { small: 1299, square: 1499, landscape: 1699 }),
  },
  week: price(600),
  mounting: {
    ...converted(price, { spirale: 0, lochung: 0, holzblock: 600, holzfuss: 500 }),
    ohne: currency === 'CHF' ? -280 : price(-200),
  },
  naturpapier: price(200),
  foil: price(590),
  accessory: converted(price, { geschenkbox: 490, stift: 199 }),
  // Six sheets more, a third of the price in round figures.
  eighteenMonths: {
    wandkalender: converted(price, { 'din-a3': 900, 'din-a4': 600, square: 850, landscape: 900, large: 1500 }),
    familienplaner: converted(price, { 'portrait-long': 700, large: 900 }),
    kuechenkalender: converted(price, { 'portrait-long': 600 }),
    terminkalender: converted(price, { small: 700, 'din-a4': 900 }),
    tischkalender: converted(price, { small: 400, square: 450, landscape: 550 }),
  },
}));
