/** Prices of the card types beside flat, folded and place cards of designs: a ladder in euro each, with other formats as shares of it. */

import { type EnvelopeKey, envelopeAccessoryPrice, envelopeClass, envelopes, envelopeWeightMg } from '#core/products/card/envelope.ts';
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';
import type { Anchors, CardPriceTable } from '#core/products/card/price.ts';
import { type Currency, divideHalfUp } from '#core/values/money.ts';
import { envelopePrices } from './card-extras.ts';
import { type Convert, converted } from './currencies.ts';

const quantities = [1, 10, 50, 100, 250, 1000, 5000] as const;
/** Unit prices at these quantities; between them they follow a straight line. */
export type Units = readonly [number, number, number, number, number, number, number];

export function at(units: Units): Anchors {
  return quantities.map((quantity, index) => [quantity, units[index] ?? 0] as const);
}

type Row = readonly [form: CardForm, percentOfFormat: Partial<Record<CardFormat, number>>, units: Units];

/** Cents at 1, 10, 50, 100, 250, 1000 and 5000 pieces. */
const ladders: readonly Row[] = [
  ['flat', { a5: 122, a7: 84, 'square-small': 95, 'square-large': 148 }, [199, 175, 125, 99, 82, 58, 36]],
  ['folded', { a5: 130, 'square-small': 95, 'square-large': 160 }, [249, 219, 159, 129, 109, 79, 49]],
  ['folded-top', { 'a6-landscape': 100, 'din-long-landscape': 109, square: 116 }, [249, 219, 159, 129, 109, 79, 49]],
  ['double-folded', { a6: 100, 'din-long': 108, square: 116, b6: 104 }, [319, 282, 205, 168, 142, 104, 66]],
  ['trio', { a6: 100, 'din-long': 108, b6: 104 }, [449, 396, 289, 239, 202, 152, 99]],
  ['leporello', { a6: 100, 'din-long': 108, square: 118, 'square-small': 92 }, [369, 325, 239, 196, 166, 122, 78]],
  ['fan', { 'fan-blade': 100 }, [549, 485, 359, 298, 252, 192, 129]],
  ['pocketfold', { a6: 100, square: 112, b6: 106 }, [549, 489, 369, 312, 268, 206, 142]],
  ['booklet', { a6: 84, a5: 100, square: 96 }, [389, 345, 262, 214, 178, 128, 82]],
  ['postcard', { 'a6-landscape': 100, a6: 100, 'din-long-landscape': 108 }, [189, 166, 119, 94, 78, 55, 34]],
  ['photo-strip', { 'strip-50': 100 }, [119, 99, 69, 55, 45, 32, 20]],
  ['polaroid', { polaroid: 100 }, [149, 129, 92, 74, 61, 44, 28]],
  ['sticker-round', { 'round-40': 100, 'round-50': 114 }, [89, 69, 45, 35, 27, 18, 11]],
  ['sticker-heart', { 'heart-50': 118 }, [89, 69, 45, 35, 27, 18, 11]],
  ['sticker-rect', { 'label-70': 96, 'label-99': 118 }, [89, 69, 45, 35, 27, 18, 11]],
  ['bottle-label', { bottle: 100 }, [189, 159, 112, 89, 72, 50, 31]],
  ['sparkler-label', { sparkler: 100 }, [149, 125, 88, 70, 57, 40, 25]],
  ['gift-tag', { tag: 100, 'tag-narrow': 92, 'tag-round': 106, 'tag-heart': 108, 'tag-seal': 108 }, [129, 109, 76, 60, 49, 34, 21]],
  ['table-card', { a6: 100, 'din-long': 108, 'a7-landscape': 84 }, [199, 175, 125, 99, 82, 58, 36]],
  ['table-folded', { a6: 100, 'a6-landscape': 100, square: 116 }, [249, 219, 159, 129, 109, 79, 49]],
  ['group-table-card', { a5: 100 }, [269, 236, 171, 138, 115, 83, 53]],
  ['insert-sheet', { 'insert-a6': 100, 'insert-b6': 106, 'insert-din-long': 106, 'insert-square': 112 }, [99, 85, 58, 46, 38, 26, 16]],
  ['insert-card', { 'insert-a6': 100, 'insert-b6': 104, 'insert-din-long': 106, 'insert-square': 112 }, [169, 148, 105, 83, 68, 48, 30]],
  ['menu-insert', { 'insert-a6': 100, 'insert-din-long': 106 }, [119, 102, 72, 57, 47, 33, 20]],
  ['band', { 'band-40': 100 }, [149, 128, 92, 74, 61, 44, 28]],
  ['confetti', { 'confetti-25': 100 }, [49, 29, 15, 11, 8, 5, 3]],
  ['wind-light', { 'wind-light-80': 100 }, [289, 255, 189, 156, 132, 98, 63]],
  ['balloon-card', { a7: 100 }, [129, 109, 76, 60, 49, 34, 21]],
  ['newspaper', { a4: 100 }, [490, 420, 310, 255, 210, 152, 98]],
];

/** How the price of an envelope falls from that of the smallest pack. */
const envelopeUnits = [
  [1, 238],
  [5, 238],
  [10, 199],
  [50, 132],
  [100, 104],
  [250, 84],
  [1000, 58],
  [5000, 36],
] as const satisfies Anchors;

/** Minor units of one printed envelope: the class price of its letter times the factor of the market (D03). */
function firstEnvelope(envelope: EnvelopeKey, price: Convert, currency: Currency): number {
  const size = envelopeClass({ envelope, weightMg: envelopeWeightMg(envelope), thicknessUm: 0 });
  if (currency === 'CHF') return envelopeAccessoryPrice('CH', size, envelopePrices, false).amount;
  return price(envelopeAccessoryPrice('DE', size, envelopePrices, false).amount);
}

/** Printed envelopes of every size. */
export function printedEnvelopePrices(price: Convert, currency: Currency, step: number): CardPriceTable[Currency]['base'] {
  const [[, unit]] = envelopeUnits;
  const keys = Object.keys(envelopes) as EnvelopeKey[];
  return Object.fromEntries(
    keys.map((key) => {
      const first = firstEnvelope(key, price, currency);
      const anchors = envelopeUnits.map(([quantity, units]) => [quantity, step * divideHalfUp(first * units, unit * step)] as const);
      return [`envelope.envelope-${key}`, anchors];
    }),
  );
}

/** Cents for each four pages beyond the least. */
const sheets: readonly Row[] = [
  ['booklet', { a6: 84, a5: 100, square: 96 }, [45, 42, 34, 28, 23, 17, 11]],
  ['newspaper', { a4: 100 }, [95, 85, 66, 54, 44, 31, 20]],
];

function anchorsIn(price: Convert, rows: readonly Row[]): Record<string, Anchors> {
  return Object.fromEntries(
    rows.flatMap(([form, formats, units]) =>
      Object.entries(formats).map(([format, percent]) => [
        `${form}.${format}`,
        quantities.map((quantity, index) => [quantity, price(divideHalfUp((units[index] ?? 0) * percent, 100))] as const),
      ]),
    ),
  );
}

export function typePrices(price: Convert): CardPriceTable[Currency]['base'] {
  return anchorsIn(price, ladders);
}

export function sheetPrices(price: Convert): CardPriceTable[Currency]['base'] {
  return anchorsIn(price, sheets);
}

/** Cents per piece: corners are knocked, hearts and waves are cut with a die. */
const punchings = { none: 0, 'round-corners': 9, 'heart-corners': 16, wave: 18 } as const;

export function punchingPrices(price: Convert): NonNullable<CardPriceTable[Currency]['punching']> {
  return converted(price, punchings);
}

/** Cents per piece over the plain paper of the same use. */
export function specialPaperPrices(price: Convert) {
  return {
    haftpapier: 0,
    'haftpapier-kraft': price(4),
    etikettenpapier: 0,
    heftpapier: 0,
    'heftpapier-matt': 0,
    umschlagpapier: 0,
    'umschlagpapier-kraft': price(6),
    zeitungspapier: 0,
  };
}
