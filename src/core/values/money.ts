/** Money: integer minor units and a currency. No floating-point amount exists anywhere in the shop. */
import type { Country } from './channel.ts';
import { type Locale, localeCountry } from './locale.ts';
import { keyedCache } from './memoize.ts';

export const currencies = ['EUR', 'CHF', 'GBP', 'USD'] as const;
export type Currency = (typeof currencies)[number];

/** `amount` in minor units (cents, Rappen). */
export type Money = { amount: number; currency: Currency };

/** Currency of a country: CHF for CH and LI, GBP for GB, USD for US, otherwise EUR (Specification 3). */
export function currencyOf(country: Country): Currency {
  if (country === 'CH' || country === 'LI') return 'CHF';
  if (country === 'GB') return 'GBP';
  if (country === 'US') return 'USD';
  return 'EUR';
}

export function money(amount: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an amount in minor units: ${amount}`);
  return { amount, currency };
}

export function timesMoney(value: Money, count: number): Money {
  return money(value.amount * count, value.currency);
}

/** numerator / denominator rounded half up (away from zero), in integers: both must be safe integers, denominator > 0. */
export function divideHalfUp(numerator: number, denominator: number): number {
  const half = Math.floor((2 * Math.abs(numerator) + denominator) / (2 * denominator));
  return numerator < 0 ? -half : half;
}

const cachedFormat = keyedCache<Intl.NumberFormat>();

/** Money as people of the locale write it: "4,99 €", "CHF 9.99", "£4.99" (D23). Spaces are no-break. */
export function formatMoney(value: Money, locale: Locale): string {
  // de-AT would put the sign first; D23 asks for "4,99 €" in all EUR German locales.
  const language = localeCountry(locale) === 'AT' || localeCountry(locale) === 'LU' || locale === 'de-IT' ? 'de-DE' : locale;
  const { currency } = value;
  const format = cachedFormat(`${language} ${currency}`, () => new Intl.NumberFormat(language, { style: 'currency', currency }));
  return format.format(value.amount / 100).replaceAll(' ', '\u00a0');
}
