/** Money as calls carry it: minor units, currency, and the text people read. */
import type { MoneyDto } from '#api/call.ts';
import type { Locale } from '#core/values/locale.ts';
import { formatMoney, type Money } from '#core/values/money.ts';

export function moneyDto(value: Money, locale: Locale): MoneyDto {
  return { ...value, text: formatMoney(value, locale) };
}
