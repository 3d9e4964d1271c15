import type { ShippingPrices } from '#core/order/shipping.ts';

/** Parcels to Liechtenstein cost what those within Switzerland do. */
const switzerland: ShippingPrices['CH'] = {
  surcharge: { large: 1035, bulky: 4120, freight: 16_355 },
  standard: [[31_500, 999]],
  express: [
    [1_000, 3499],
    [5_000, 4299],
    [10_000, 5299],
    [31_500, 7499],
  ],
};

/**
 * Specification 9, D22, D23. Bands are [up to grams, amount]; express prices begin with the first kilogram. Surcharges of countries beside
 * Germany are 1.5 times its own. Same-day has no price and no cut-off yet.
 */
export const shippingPrices: ShippingPrices = {
  DE: {
    surcharge: { large: 500, bulky: 1990, freight: 7900 },
    standard: [[31_500, 499]],
    express: [
      [1_000, 1299],
      [5_000, 1599],
      [10_000, 1999],
      [31_500, 2599],
    ],
    'express-saturday': [
      [1_000, 2299],
      [5_000, 2599],
      [10_000, 2999],
      [31_500, 3599],
    ],
  },
  AT: {
    surcharge: { large: 750, bulky: 2985, freight: 11_850 },
    standard: [[31_500, 599]],
    express: [
      [1_000, 2299],
      [5_000, 2799],
      [10_000, 3499],
      [31_500, 4999],
    ],
  },
  CH: switzerland,
  LI: switzerland,
  LU: { standard: [[31_500, 999]], surcharge: { large: 750, bulky: 2985 } },
  FR: { standard: [[31_500, 999]], surcharge: { large: 750, bulky: 2985 } },
  IT: { standard: [[31_500, 999]], surcharge: { large: 750, bulky: 2985 } },
  BE: { standard: [[31_500, 999]], surcharge: { large: 750, bulky: 2985 } },
  NL: { standard: [[31_500, 999]], surcharge: { large: 750, bulky: 2985 } },
  ES: { standard: [[31_500, 999]], surcharge: { large: 750, bulky: 2985 } },
};
