/** `useCalendarTexts()` renders the configurator's words and messages about calendars. */
import { use, useMemo } from 'react';
import { calendarTexts } from '#texts/de/calendar/calendar.ts';
import { calendarConfiguratorTexts } from '#texts/de/calendar/configurator.ts';
import { calendarDesignTexts } from '#texts/de/calendar/designs.ts';
import { calendarEntriesTexts } from '#texts/de/calendar/entries.ts';
import { copiesPriceTexts } from '#texts/de/copies-price.ts';
import { textsFor } from '#texts/texts-for.ts';
import type { Translate } from '#texts/translate.ts';
import { PageLanguageContext } from '#web/page/texts.ts';

const source = [calendarEntriesTexts, calendarConfiguratorTexts, calendarTexts, calendarDesignTexts, copiesPriceTexts];

type CalendarKey =
  | keyof typeof calendarEntriesTexts
  | keyof typeof calendarConfiguratorTexts
  | keyof typeof calendarTexts
  | keyof typeof calendarDesignTexts
  | keyof typeof copiesPriceTexts;

export function useCalendarTexts(): Translate<CalendarKey> {
  const speech = use(PageLanguageContext);
  return useMemo(() => textsFor<CalendarKey>(source, speech), [speech]);
}
