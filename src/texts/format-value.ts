/** Writes money, days, numbers and measures in the form of a locale. */
import { formatDate, formatDay } from '#core/values/date.ts';
import { type Locale, localeLanguage } from '#core/values/locale.ts';
import type { FormattedValue } from '#core/values/message.ts';
import { formatMoney } from '#core/values/money.ts';
import { formatNumber, formatSize, formatWeight } from '#core/values/unit.ts';

export function formatValue(value: FormattedValue, locale: Locale): string {
  if ('currency' in value) return formatMoney(value, locale);
  if ('day' in value) return value.style === 'numeric' ? formatDate(value.day, locale) : formatDay(value.day, locale, value.style);
  if ('number' in value) return formatNumber(value.number, locale, value.decimals);
  if ('weightMg' in value) return formatWeight(value.weightMg, locale);
  if ('widthUm' in value) return formatSize(value, locale);
  const millimetres = new Intl.NumberFormat(localeLanguage(locale), { maximumFractionDigits: 2, useGrouping: false });
  return `${millimetres.format(Math.round(value.lengthUm / 10) / 100)} mm`;
}
