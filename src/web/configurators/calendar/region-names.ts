/** Names of countries and regions. */
import type { Country } from '#core/values/channel.ts';
import { calendarRegionTexts } from '#texts/de/calendar/regions.ts';
import { useTexts } from '#web/page/texts.ts';

export function useRegionName(): (country: Country, region?: string) => string {
  const t = useTexts(calendarRegionTexts);
  return (country, region) => t({ key: `calendar.area.${country}${region === undefined ? '' : `.${region}`}` });
}
