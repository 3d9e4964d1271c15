/** Writes money, days, numbers and measures in the form of a locale. */

import { formatDate, formatDay, formatMonth } from '#core/values/date.ts';
import { type Locale, localeLanguage } from '#core/values/locale.ts';
import { keyedCache } from '#core/values/memoize.ts';
import type { FormattedValue } from '#core/values/message.ts';
import { formatMoney } from '#core/values/money.ts';
import { formatNumber, formatSize, formatWeight } from '#core/values/unit.ts';

const cachedFormat = keyedCache<Intl.NumberFormat>();

function formatLength(lengthUm: number, language: string): string {
  const format = cachedFormat(language, () => new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false }));
  return `${format.format(Math.round(lengthUm / 10) / 100)} mm`;
}

function formatDayIn({ day, style }: Extract<FormattedValue, { day: unknown }>, locale: Locale): string {
  if (style === 'month') return formatMonth(day, locale);
  return style === 'numeric' ? formatDate(day, locale) : formatDay(day, locale, style);
}

export function formatValue(value: FormattedValue, locale: Locale): string {
  if ('currency' in value) return formatMoney(value, locale);
  if ('day' in value) return formatDayIn(value, locale);
  if ('number' in value) return formatNumber(value.number, locale, value.decimals);
  if ('weightMg' in value) return formatWeight(value.weightMg, locale);
  if ('widthUm' in value) return formatSize(value, locale);
  return formatLength(value.lengthUm, localeLanguage(locale));
}
