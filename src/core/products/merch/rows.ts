/**
 * Rows of the catalogue: what is sold, and prices in minor units with VAT. Those of other currencies are the euro's × 1.38 up to 5 Rappen,
 * × 0.88 and × 1.10 half up; they are prices of their own and change by themselves.
 */
import type { Currency } from '#core/values/money.ts';
import { type MerchSku, merchSkus } from './goods.ts';

export type MerchOptions = { skus: readonly MerchSku[] };

export type MerchPrices = Record<
  Currency,
  {
    /** Unit prices are multiples of this: 1 cent, 5 Rappen. */
    step: number;
    base: Record<MerchSku, number>;
    /** Of a cushion. */
    secondSide: number;
  }
>;

const prices: MerchPrices = {
  EUR: {
    step: 1,
    base: {
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
    },
    secondSide: 500,
  },
  CHF: {
    step: 5,
    base: {
      'mug-330': 1795,
      'mug-magic': 2210,
      'cushion-40': 3035,
      'puzzle-100': 2485,
      'puzzle-500': 3175,
      'puzzle-1000': 3865,
      mousepad: 1795,
      'coaster-4': 2210,
      'magnet-3': 1245,
      tote: 2345,
      keyring: 1105,
      tshirt: 3035,
    },
    secondSide: 690,
  },
  GBP: {
    step: 1,
    base: {
      'mug-330': 1143,
      'mug-magic': 1407,
      'cushion-40': 1935,
      'puzzle-100': 1583,
      'puzzle-500': 2023,
      'puzzle-1000': 2463,
      mousepad: 1143,
      'coaster-4': 1407,
      'magnet-3': 791,
      tote: 1495,
      keyring: 703,
      tshirt: 1935,
    },
    secondSide: 440,
  },
  USD: {
    step: 1,
    base: {
      'mug-330': 1429,
      'mug-magic': 1759,
      'cushion-40': 2419,
      'puzzle-100': 1979,
      'puzzle-500': 2529,
      'puzzle-1000': 3079,
      mousepad: 1429,
      'coaster-4': 1759,
      'magnet-3': 989,
      tote: 1869,
      keyring: 879,
      tshirt: 2419,
    },
    secondSide: 550,
  },
};

export const merchRows: { options: MerchOptions; prices: MerchPrices } = { options: { skus: merchSkus }, prices };
