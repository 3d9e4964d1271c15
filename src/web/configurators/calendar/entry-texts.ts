/** `useEntryTexts()` renders the texts of the panel of birthdays and other entries, which come with its code. */
import { calendarConfiguratorTexts } from '#texts/de/calendar/configurator.ts';
import { calendarEntriesTexts } from '#texts/de/calendar/entries.ts';
import { peopleTexts } from '#texts/de/customer/people.ts';
import { textsHook } from '#web/page/texts-hook.ts';

export const useEntryTexts = textsHook(peopleTexts, calendarEntriesTexts, calendarConfiguratorTexts);
