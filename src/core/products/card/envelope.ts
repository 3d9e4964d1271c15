/** Envelopes: which size class a card travels in, and the class prices. The class price is no selling price of the card (D03). */

import type { DeliveryCountry } from '#core/values/channel.ts';
import { currencyOf, divideHalfUp, type Money, money } from '#core/values/money.ts';
import type { CardForm, CardFormat, CardShape } from './formats.ts';

/** Envelope formats (Specification 3) with outer size. */
export const envelopes = {
  c6: { widthMm: 162, heightMm: 114 },
  b6: { widthMm: 176, heightMm: 125 },
  'din-long': { widthMm: 220, heightMm: 110 },
  c5: { widthMm: 229, heightMm: 162 },
  square: { widthMm: 155, heightMm: 155 },
} as const;
export type EnvelopeKey = keyof typeof envelopes;

const envelopeOfFormat: Partial<Record<CardFormat, EnvelopeKey>> = {
  a6: 'c6',
  'a6-landscape': 'c6',
  a7: 'c6',
  'square-small': 'c6',
  'din-long': 'din-long',
  'din-long-landscape': 'din-long',
  square: 'square',
  b6: 'b6',
  a5: 'c5',
};

/** Forms that stand on the table or hang, and are never posted. */
const unposted: readonly CardForm[] = ['table-card', 'table-folded', 'group-table-card', 'balloon-card'];

/** The envelope a card travels in; null for what is not posted or fits in none. */
export function envelopeOf({ form, format }: CardShape): EnvelopeKey | null {
  return unposted.includes(form) ? null : (envelopeOfFormat[format] ?? null);
}

export const envelopeClasses = ['standard', 'compact', 'large'] as const;
export type EnvelopeClass = (typeof envelopeClasses)[number];

/** Grammage of envelope paper, and how much of it one takes: both sides plus flaps. */
const envelopeGramsPerM2 = 100;
const envelopeAreaPercent = 230;

/** Computed weight of an empty envelope in milligrams. */
export function envelopeWeightMg(envelope: EnvelopeKey): number {
  const { widthMm, heightMm } = envelopes[envelope];
  return Math.round((widthMm * heightMm * envelopeGramsPerM2 * envelopeAreaPercent) / 100_000);
}

/** Class of a letter of this weight and thickness, envelope included: up to 20 g and 5 mm standard; C5 and square always large (D03). */
export function envelopeClass(letter: { envelope: EnvelopeKey; weightMg: number; thicknessUm: number }): EnvelopeClass {
  if (letter.envelope === 'c5' || letter.envelope === 'square') return 'large';
  if (letter.weightMg > 50_000 || letter.thicknessUm > 10_000) return 'large';
  return letter.weightMg > 20_000 || letter.thicknessUm > 5_000 ? 'compact' : 'standard';
}

type EnvelopeMarket = 'DE' | 'AT' | 'CH';

export type EnvelopePrices = Record<
  EnvelopeMarket,
  {
    /** Minor units per card of that class. */
    price: Record<EnvelopeClass, number>;
    /** Replaces `compact` for pocketfolds; null where it does not. */
    pocketfold: number | null;
    /** Ratio factor of overlay sheets and printed or lined envelopes, in tenths. */
    factorTenths: number;
    step: number;
  }
>;

/** Markets without own numbers follow their currency: LI as CH, the euro countries as DE. */
function envelopeMarket(country: DeliveryCountry): EnvelopeMarket {
  if (country === 'CH' || country === 'LI') return 'CH';
  return country === 'AT' ? 'AT' : 'DE';
}

/** Specification 9: price per card of an envelope class. */
export function envelopeClassPrice(country: DeliveryCountry, size: EnvelopeClass, prices: EnvelopePrices, isPocketfold: boolean): Money {
  const market = prices[envelopeMarket(country)];
  const amount = isPocketfold && size === 'compact' ? (market.pocketfold ?? market.price.compact) : market.price[size];
  return money(amount, currencyOf(country));
}

/** Overlay sheet or printed envelope: class price times the market's factor, half up to 0,01 EUR or 0.05 CHF (D03). */
export function envelopeAccessoryPrice(
  country: DeliveryCountry,
  size: EnvelopeClass,
  prices: EnvelopePrices,
  isPocketfold: boolean,
): Money {
  const { factorTenths, step } = prices[envelopeMarket(country)];
  const price = envelopeClassPrice(country, size, prices, isPocketfold);
  return money(step * divideHalfUp(price.amount * factorTenths, 10 * step), price.currency);
}
