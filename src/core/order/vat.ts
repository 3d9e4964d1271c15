/** VAT rates. They are rows with a first day (seed/prices/vat.ts); this file holds no number. */
import type { VatClass } from '#core/products/product.ts';
import type { DeliveryCountry } from '#core/values/channel.ts';
import type { Day } from '#core/values/date.ts';
import { type Locale, localeCountry } from '#core/values/locale.ts';
import type { TaxRegion } from './place/delivery-area.ts';

/** `basisPoints` are hundredths of a per cent: 1900 is 19 %. A row without `vatClass` is standard, one without `region` of the whole country. */
export type VatRow = { country: DeliveryCountry; region?: TaxRegion; from: Day; basisPoints: number; vatClass?: VatClass };

/**
 * The rate of a country of delivery on a day, in basis points. A region has the country's rate of every class that has no row of the region. A
 * class without any row has the standard rate, as in a shop whose owner wrote the rows before the class was sold. Throws a RangeError when no
 * row covers the day.
 */
export function vatRate(
  country: DeliveryCountry,
  day: Day,
  rows: readonly VatRow[],
  vatClass: VatClass = 'standard',
  region: TaxRegion | null = null,
): number {
  const valid = rows.filter((row) => row.country === country && row.from <= day);
  const newest = (wanted: TaxRegion | null, ofClass: VatClass) =>
    valid
      .filter((row) => (row.region ?? null) === wanted && (row.vatClass ?? 'standard') === ofClass)
      .toSorted((a, b) => (a.from < b.from ? 1 : -1))[0];
  const row = newest(region, vatClass) ?? newest(null, vatClass) ?? newest(region, 'standard') ?? newest(null, 'standard');
  if (!row) throw new RangeError(`no ${vatClass} VAT rate for ${country} on ${day}`);
  return row.basisPoints;
}

/** "19 %", "8,1 %", in Switzerland "8.1 %". The space is no-break. */
export function vatPercent(basisPoints: number, locale: Locale): string {
  const point = ['CH', 'LI', 'GB', 'US'].includes(localeCountry(locale)) ? '.' : ',';
  return `${String(basisPoints / 100).replace('.', point)}\u00a0%`;
}
