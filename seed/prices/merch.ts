/** Prices of photo gifts in euro cents with VAT. */
import type { MerchPrices } from '#core/products/merch/rows.ts';
import { converted, inCurrencies } from './currencies.ts';

export const merchPrices: MerchPrices = inCurrencies((price, _, step) => ({
  step,
  base: converted(price, {
    'mug-330': 1299,
    'mug-magic': 1599,
    'cushion-40': 2199,
    'puzzle-100': 1799,
    'puzzle-500': 2299,
    'puzzle-1000': 2799,
    mousepad: 1299,
    'coaster-4': 1599,
    'magnet-3': 899,
    tote: 1699,
    keyring: 799,
    tshirt: 2199,
  }),
  secondSide: price(500),
}));
