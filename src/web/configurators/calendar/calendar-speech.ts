/** What the words of a calendar's sheets are written with: the code of the words is loaded with the first change. */
import type { Locale } from '#core/values/locale.ts';

export type CalendarSpeech = { t: (text: { readonly key: string }) => string; locale: Locale };
