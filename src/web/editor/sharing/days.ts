/** Days and times of versions, links and notes, as the texts write them. */
import { berlinTime, formatDate } from '#core/values/date.ts';
import { type Locale, localeLanguage } from '#core/values/locale.ts';

export function dayOf(at: string, locale: Locale): string {
  return formatDate(berlinTime(Date.parse(at)).day, locale);
}

/** In the time of the browser: "14:05". */
export function timeOf(at: string, locale: Locale): string {
  return new Date(at).toLocaleTimeString(localeLanguage(locale), { hour: '2-digit', minute: '2-digit' });
}
