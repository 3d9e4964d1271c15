/** Rows of the catalogue: what is sold, and how prices are written. Prices of a new shop are in seed/prices. */
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

export const merchOptionsRow: MerchOptions = { skus: merchSkus };
