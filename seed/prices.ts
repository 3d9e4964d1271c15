/** Every price of the shop, one table each, in minor units with VAT. An owner changes a price here; rules are in src/core. */
import type { GiftCardPrices } from '#core/order/gift-card.ts';
import type { SamplePrices } from '#core/order/sample.ts';
import type { ShippingPrices } from '#core/order/shipping.ts';
import type { VatRow } from '#core/order/vat.ts';
import type { EnvelopePrices } from '#core/products/card/envelope.ts';
import type { TenPaperKey } from '#core/products/card/paper-keys.ts';
import type { Anchors, CardPriceTable } from '#core/products/card/price.ts';
import { punchingPrices, sheetPrices, specialPaperPrices, typePrices } from './card-type-prices.ts';

/** Quantities at which unit prices are set; between them they follow a straight line (D42). */
const anchorQuantities = [1, 10, 50, 100, 250, 1000, 5000] as const;

function at(...units: [number, number, number, number, number, number, number]): Anchors {
  return anchorQuantities.map((quantity, index) => [quantity, units[index] ?? 0] as const);
}

/** Unit prices at 1, 10, 50, 100, 250, 1000 and 5000 pieces (folded A6 in EUR: the example of D42). */
export const cardPrices: CardPriceTable = {
  EUR: {
    step: 1,
    base: {
      ...typePrices('EUR'),
      'flat.a6': at(199, 175, 125, 99, 82, 58, 36),
      'flat.din-long': at(215, 189, 135, 109, 90, 64, 40),
      'flat.square': at(229, 199, 145, 115, 95, 68, 43),
      'folded.a6': at(249, 219, 159, 129, 109, 79, 49),
      'folded.din-long': at(269, 239, 175, 142, 119, 87, 54),
      'folded.square': at(289, 255, 185, 149, 125, 91, 57),
      'flat.b6': at(205, 180, 129, 102, 84, 60, 37),
      'folded.b6': at(259, 229, 166, 135, 114, 83, 51),
      'place-card.place': at(129, 109, 72, 58, 47, 33, 20),
    },
    paper: { ...additions([0, 0, 0, 0, 18, 20, 22, 12, 4, 28]), ...specialPaperPrices('EUR') },
    refinement: { none: 0, gold: 32, rosegold: 34, silver: 32, relief: 28 },
    foilSetUp: 1200,
    punching: punchingPrices('EUR'),
    sheet: sheetPrices('EUR'),
  },
  CHF: {
    step: 5,
    base: {
      ...typePrices('CHF'),
      'flat.a6': at(275, 245, 175, 140, 115, 80, 50),
      'flat.din-long': at(300, 265, 190, 155, 125, 90, 55),
      'flat.square': at(320, 280, 205, 160, 135, 95, 60),
      'folded.a6': at(345, 305, 225, 180, 155, 110, 70),
      'folded.din-long': at(375, 335, 245, 200, 165, 120, 75),
      'folded.square': at(405, 355, 260, 210, 175, 125, 80),
      'flat.b6': at(285, 255, 180, 145, 120, 85, 50),
      'folded.b6': at(360, 320, 235, 190, 160, 115, 70),
      'place-card.place': at(180, 155, 100, 80, 65, 45, 30),
    },
    paper: { ...additions([0, 0, 0, 0, 25, 30, 30, 15, 5, 40]), ...specialPaperPrices('CHF') },
    refinement: { none: 0, gold: 45, rosegold: 50, silver: 45, relief: 40 },
    foilSetUp: 1700,
    punching: punchingPrices('CHF'),
    sheet: sheetPrices('CHF'),
  },
  GBP: {
    step: 1,
    base: {
      ...typePrices('GBP'),
      'flat.a6': at(175, 155, 109, 87, 72, 51, 32),
      'flat.din-long': at(189, 165, 119, 95, 79, 56, 35),
      'flat.square': at(199, 175, 127, 99, 84, 60, 38),
      'folded.a6': at(219, 192, 139, 113, 95, 69, 43),
      'folded.din-long': at(235, 209, 153, 125, 105, 76, 47),
      'folded.square': at(255, 225, 163, 131, 109, 80, 50),
      'flat.b6': at(180, 159, 112, 90, 74, 53, 33),
      'folded.b6': at(227, 200, 145, 118, 99, 72, 45),
      'place-card.place': at(113, 96, 63, 51, 41, 29, 18),
    },
    paper: { ...additions([0, 0, 0, 0, 16, 18, 19, 11, 4, 25]), ...specialPaperPrices('GBP') },
    refinement: { none: 0, gold: 28, rosegold: 30, silver: 28, relief: 25 },
    foilSetUp: 1050,
    punching: punchingPrices('GBP'),
    sheet: sheetPrices('GBP'),
  },
  USD: {
    step: 1,
    base: {
      ...typePrices('USD'),
      'flat.a6': at(219, 195, 139, 109, 90, 64, 40),
      'flat.din-long': at(239, 209, 149, 119, 99, 70, 44),
      'flat.square': at(255, 219, 159, 127, 105, 75, 47),
      'folded.a6': at(275, 239, 175, 142, 119, 87, 54),
      'folded.din-long': at(295, 265, 193, 156, 131, 96, 59),
      'folded.square': at(319, 279, 205, 164, 137, 100, 63),
      'flat.b6': at(226, 201, 143, 113, 93, 66, 41),
      'folded.b6': at(286, 249, 182, 148, 124, 91, 56),
      'place-card.place': at(142, 120, 79, 64, 52, 36, 22),
    },
    paper: { ...additions([0, 0, 0, 0, 20, 22, 24, 13, 5, 31]), ...specialPaperPrices('USD') },
    refinement: { none: 0, gold: 35, rosegold: 38, silver: 35, relief: 31 },
    foilSetUp: 1300,
    punching: punchingPrices('USD'),
    sheet: sheetPrices('USD'),
  },
};

/** Additions per piece in the order of the paper list: white papers, then linen, Bütten, mother of pearl, kraft, recycling, transparent. */
function additions([naturpapier, feinstpapier, matt, glaenzend, leinen, buetten, perlmutt, kraft, recycling, transparent]: [
  ...[number, number, number, number, number],
  ...[number, number, number, number, number],
]): Record<TenPaperKey, number> {
  return {
    naturpapier,
    feinstpapier,
    'bilderdruck-matt': matt,
    'bilderdruck-glaenzend': glaenzend,
    leinen,
    buetten,
    perlmutt,
    kraft,
    recycling,
    transparent,
  };
}

/** Specification 9 and D03. */
export const envelopePrices: EnvelopePrices = {
  DE: { price: { standard: 95, compact: 110, large: 180 }, pocketfold: null, factorTenths: 25, step: 1 },
  AT: { price: { standard: 100, compact: 150, large: 150 }, pocketfold: null, factorTenths: 25, step: 1 },
  CH: { price: { standard: 100, compact: 120, large: 290 }, pocketfold: 140, factorTenths: 35, step: 5 },
};

/** Specification 9, D22, D23. Express prices are the first kilogram band; [up to grams, amount]. Surcharges of countries beside Germany are 1.5 times its own. Same-day waits for a price and a cut-off. */
export const shippingPrices: ShippingPrices = {
  DE: {
    surcharge: { bulky: 1990, freight: 7900 },
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
    surcharge: { bulky: 2985, freight: 11_850 },
    standard: [[31_500, 599]],
    express: [
      [1_000, 2299],
      [5_000, 2799],
      [10_000, 3499],
      [31_500, 4999],
    ],
  },
  CH: {
    surcharge: { bulky: 4120, freight: 16_355 },
    standard: [[31_500, 999]],
    express: [
      [1_000, 3499],
      [5_000, 4299],
      [10_000, 5299],
      [31_500, 7499],
    ],
  },
  LI: {
    surcharge: { bulky: 4120, freight: 16_355 },
    standard: [[31_500, 999]],
    express: [
      [1_000, 3499],
      [5_000, 4299],
      [10_000, 5299],
      [31_500, 7499],
    ],
  },
  LU: { standard: [[31_500, 999]], surcharge: { bulky: 2985 } },
  FR: { standard: [[31_500, 999]], surcharge: { bulky: 2985 } },
  IT: { standard: [[31_500, 999]], surcharge: { bulky: 2985 } },
  BE: { standard: [[31_500, 999]], surcharge: { bulky: 2985 } },
  NL: { standard: [[31_500, 999]], surcharge: { bulky: 2985 } },
  ES: { standard: [[31_500, 999]], surcharge: { bulky: 2985 } },
};

/** VAT by country of delivery from a day on, in hundredths of a per cent (E045). A new rate is a new row. */
export const vatRows: readonly VatRow[] = [
  { country: 'DE', from: '2021-01-01', basisPoints: 1900 },
  { country: 'AT', from: '1984-01-01', basisPoints: 2000 },
  { country: 'CH', from: '2024-01-01', basisPoints: 810 },
  { country: 'LI', from: '2024-01-01', basisPoints: 810 },
  { country: 'LU', from: '2024-01-01', basisPoints: 1700 },
  { country: 'FR', from: '2014-01-01', basisPoints: 2000 },
  { country: 'IT', from: '2013-10-01', basisPoints: 2200 },
  { country: 'BE', from: '1996-01-01', basisPoints: 2100 },
  { country: 'NL', from: '2012-10-01', basisPoints: 2100 },
  { country: 'ES', from: '2012-09-01', basisPoints: 2100 },
  // Books and brochures: church booklets.
  { country: 'DE', from: '2021-01-01', basisPoints: 700, vatClass: 'reduced-print' },
  { country: 'AT', from: '1984-01-01', basisPoints: 1000, vatClass: 'reduced-print' },
  { country: 'CH', from: '2024-01-01', basisPoints: 260, vatClass: 'reduced-print' },
  { country: 'LI', from: '2024-01-01', basisPoints: 260, vatClass: 'reduced-print' },
  { country: 'LU', from: '2024-01-01', basisPoints: 300, vatClass: 'reduced-print' },
  { country: 'FR', from: '2014-01-01', basisPoints: 550, vatClass: 'reduced-print' },
  { country: 'IT', from: '2013-10-01', basisPoints: 400, vatClass: 'reduced-print' },
  { country: 'BE', from: '1996-01-01', basisPoints: 600, vatClass: 'reduced-print' },
  { country: 'NL', from: '2019-01-01', basisPoints: 900, vatClass: 'reduced-print' },
  { country: 'ES', from: '2012-09-01', basisPoints: 400, vatClass: 'reduced-print' },
];

/** A printed gift voucher: its card with envelope and postage. */
export const giftCardPrices: GiftCardPrices = { EUR: 290, CHF: 350, GBP: 250, USD: 320 };

/** The most a sample beyond the free ones costs (D09). */
export const samplePrices: SamplePrices = { EUR: 190, CHF: 350, GBP: 170, USD: 210 };
