/** Prices of cards in minor units with VAT. Unit prices are set at 1, 10, 50, 100, 250, 1000 and 5000 pieces (D42). */
import type { TenPaperKey } from '#core/products/card/paper-keys.ts';
import type { CardPriceTable } from '#core/products/card/price.ts';
import type { Currency } from '#core/values/money.ts';
import { at, printedEnvelopePrices, punchingPrices, sheetPrices, specialPaperPrices, typePrices, type Units } from './card-types.ts';
import { inCurrencies } from './currencies.ts';

/** Forms and formats of designs. The owner set them in each currency by hand. */
const designLadders = {
  EUR: {
    'flat.a6': [199, 175, 125, 99, 82, 58, 36],
    'flat.din-long': [215, 189, 135, 109, 90, 64, 40],
    'flat.square': [229, 199, 145, 115, 95, 68, 43],
    'folded.a6': [249, 219, 159, 129, 109, 79, 49],
    'folded.din-long': [269, 239, 175, 142, 119, 87, 54],
    'folded.square': [289, 255, 185, 149, 125, 91, 57],
    'flat.b6': [205, 180, 129, 102, 84, 60, 37],
    'folded.b6': [259, 229, 166, 135, 114, 83, 51],
    'place-card.place': [129, 109, 72, 58, 47, 33, 20],
  },
  CHF: {
    'flat.a6': [275, 245, 175, 140, 115, 80, 50],
    'flat.din-long': [300, 265, 190, 155, 125, 90, 55],
    'flat.square': [320, 280, 205, 160, 135, 95, 60],
    'folded.a6': [345, 305, 225, 180, 155, 110, 70],
    'folded.din-long': [375, 335, 245, 200, 165, 120, 75],
    'folded.square': [405, 355, 260, 210, 175, 125, 80],
    'flat.b6': [285, 255, 180, 145, 120, 85, 50],
    'folded.b6': [360, 320, 235, 190, 160, 115, 70],
    'place-card.place': [180, 155, 100, 80, 65, 45, 30],
  },
  GBP: {
    'flat.a6': [175, 155, 109, 87, 72, 51, 32],
    'flat.din-long': [189, 165, 119, 95, 79, 56, 35],
    'flat.square': [199, 175, 127, 99, 84, 60, 38],
    'folded.a6': [219, 192, 139, 113, 95, 69, 43],
    'folded.din-long': [235, 209, 153, 125, 105, 76, 47],
    'folded.square': [255, 225, 163, 131, 109, 80, 50],
    'flat.b6': [180, 159, 112, 90, 74, 53, 33],
    'folded.b6': [227, 200, 145, 118, 99, 72, 45],
    'place-card.place': [113, 96, 63, 51, 41, 29, 18],
  },
  USD: {
    'flat.a6': [219, 195, 139, 109, 90, 64, 40],
    'flat.din-long': [239, 209, 149, 119, 99, 70, 44],
    'flat.square': [255, 219, 159, 127, 105, 75, 47],
    'folded.a6': [275, 239, 175, 142, 119, 87, 54],
    'folded.din-long': [295, 265, 193, 156, 131, 96, 59],
    'folded.square': [319, 279, 205, 164, 137, 100, 63],
    'flat.b6': [226, 201, 143, 113, 93, 66, 41],
    'folded.b6': [286, 249, 182, 148, 124, 91, 56],
    'place-card.place': [142, 120, 79, 64, 52, 36, 22],
  },
} satisfies Record<Currency, Record<string, Units>>;

/** Additions per piece: white papers, then linen, Bütten, mother of pearl, kraft, recycling, transparent. */
const paperAdditions: Record<Currency, Record<TenPaperKey, number>> = {
  EUR: additions(0, 0, 0, 0, 18, 20, 22, 12, 4, 28),
  CHF: additions(0, 0, 0, 0, 25, 30, 30, 15, 5, 40),
  GBP: additions(0, 0, 0, 0, 16, 18, 19, 11, 4, 25),
  USD: additions(0, 0, 0, 0, 20, 22, 24, 13, 5, 31),
};

const refinements: Record<Currency, CardPriceTable[Currency]['refinement']> = {
  EUR: { none: 0, gold: 32, rosegold: 34, silver: 32, relief: 28 },
  CHF: { none: 0, gold: 45, rosegold: 50, silver: 45, relief: 40 },
  GBP: { none: 0, gold: 28, rosegold: 30, silver: 28, relief: 25 },
  USD: { none: 0, gold: 35, rosegold: 38, silver: 35, relief: 31 },
};

/** For making the tool of the foil, each order line. */
const foilSetUp: Record<Currency, number> = { EUR: 1200, CHF: 1700, GBP: 1050, USD: 1300 };

export const cardPrices: CardPriceTable = inCurrencies((price, currency, step) => ({
  step,
  base: { ...typePrices(price), ...printedEnvelopePrices(price, currency, step), ...laddersOf(designLadders[currency]) },
  paper: { ...paperAdditions[currency], ...specialPaperPrices(price) },
  refinement: refinements[currency],
  foilSetUp: foilSetUp[currency],
  punching: punchingPrices(price),
  sheet: sheetPrices(price),
}));

function laddersOf(ladders: Record<string, Units>): CardPriceTable[Currency]['base'] {
  return Object.fromEntries(Object.entries(ladders).map(([shape, units]) => [shape, at(units)]));
}

function additions(
  ...[naturpapier, feinstpapier, matt, glaenzend, leinen, buetten, perlmutt, kraft, recycling, transparent]: [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
): Record<TenPaperKey, number> {
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
