/** `useCalendarTexts()` renders the configurator's words and messages about calendars. */
import { calendarTexts } from '#texts/de/calendar/calendar.ts';
import { calendarConfiguratorTexts } from '#texts/de/calendar/configurator.ts';
import { calendarDesignTexts } from '#texts/de/calendar/designs.ts';
import { copiesPriceTexts } from '#texts/de/copies-price.ts';
import { textsHook } from '#web/page/texts-hook.ts';

export const useCalendarTexts = textsHook(calendarConfiguratorTexts, calendarTexts, calendarDesignTexts, copiesPriceTexts);
