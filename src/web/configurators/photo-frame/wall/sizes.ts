/** Sizes as visitors read them. */
import { formatNumber, formatSizeMm, lengthUnitOf, type SizeMm } from '#core/values/unit.ts';
import { useTextLocale } from '#web/page/texts.ts';

export function useSizeText(): (size: SizeMm) => string {
  const locale = useTextLocale();
  return (size) => formatSizeMm(size, locale);
}

/** Metres, or inches, without the unit. */
export function useHeightText(): (lengthMm: number) => string {
  const locale = useTextLocale();
  return (lengthMm) =>
    lengthUnitOf(locale) === 'inch' ? formatNumber(lengthMm / 25.4, locale, 0) : formatNumber(lengthMm / 1_000, locale, 2);
}
