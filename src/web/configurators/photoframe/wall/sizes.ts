/** Sizes as visitors read them. */
import { formatNumber, formatSizeMm, lengthUnitOf, type SizeMm } from '#core/values/unit.ts';
import { useTextLocale } from '#web/page/texts.ts';

export function useSizeText(): (size: SizeMm) => string {
  const locale = useTextLocale();
  return (size) => formatSizeMm(size, locale);
}

/** "1,50 m", or inches where they are read. */
export function useHeightText(): (lengthMm: number) => string {
  const locale = useTextLocale();
  return (lengthMm) =>
    lengthUnitOf(locale) === 'inch'
      ? `${formatNumber(lengthMm / 25.4, locale)}\u00a0in`
      : `${formatNumber(lengthMm / 1_000, locale, 2)}\u00a0m`;
}
