/** VAT contained in gross prices. Rates are rows with a first day (seed/prices.ts); this file holds no number. */
import type { DeliveryCountry } from '#core/values/channel.ts';
import type { Day } from '#core/values/date.ts';
import { type Locale, localeCountry } from '#core/values/locale.ts';
import { divideHalfUp, type Money, money } from '#core/values/money.ts';

/** `basisPoints` are hundredths of a per cent: 1900 is 19 %. */
export type VatRow = { country: DeliveryCountry; from: Day; basisPoints: number };

/** The rate of a country of delivery on a day, in basis points. Throws a RangeError when no row covers the day. */
export function vatRate(country: DeliveryCountry, day: Day, rows: readonly VatRow[]): number {
  const valid = rows.filter((row) => row.country === country && row.from <= day).sort((a, b) => (a.from < b.from ? 1 : -1));
  const row = valid[0];
  if (!row) throw new RangeError(`no VAT rate for ${country} on ${day}`);
  return row.basisPoints;
}

/** The VAT inside a gross amount, rounded half up to the minor unit. */
export function containedVat(gross: Money, basisPoints: number): Money {
  return money(divideHalfUp(gross.amount * basisPoints, 10_000 + basisPoints), gross.currency);
}

/** "19 %", "8,1 %", in Switzerland "8.1 %". The space is no-break. */
export function vatPercent(basisPoints: number, locale: Locale): string {
  const point = ['CH', 'LI', 'GB', 'US'].includes(localeCountry(locale)) ? '.' : ',';
  return `${String(basisPoints / 100).replace('.', point)}\u00a0%`;
}
