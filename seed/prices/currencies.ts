/** Prices of other currencies follow the euro by one rule. A price that does not is an exception, written out beside its table. */
import { type Currency, divideHalfUp } from '#core/values/money.ts';

export type Convert = (cents: number) => number;

const rules: Record<Currency, Convert> = {
  EUR: (cents) => cents,
  CHF: (cents) => 5 * Math.ceil((cents * 138) / 500),
  GBP: (cents) => divideHalfUp(cents * 88, 100),
  USD: (cents) => divideHalfUp(cents * 110, 100),
};

/** Unit prices are multiples of this: 1 cent, 5 Rappen. */
const steps: Record<Currency, number> = { EUR: 1, CHF: 5, GBP: 1, USD: 1 };

const currencies = Object.keys(rules) as Currency[];

/**
 * A table for each currency. `build` writes it in euro cents, each through `price`: francs × 1.38 up to 5 Rappen, pounds × 0.88 and dollars
 * × 1.10 half up.
 */
export function inCurrencies<T>(build: (price: Convert, currency: Currency, step: number) => T): Record<Currency, T> {
  const tables = currencies.map((currency) => [currency, build(rules[currency], currency, steps[currency])] as const);
  return Object.fromEntries(tables) as Record<Currency, T>;
}

/** Every number of a table of prices in a currency. */
export function converted<T extends Record<string, number>>(price: Convert, table: T): { [Key in keyof T]: number } {
  return Object.fromEntries(Object.entries(table).map(([key, cents]) => [key, price(cents)])) as { [Key in keyof T]: number };
}
