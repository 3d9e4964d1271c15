/** Instants as mails and pages write them, on the clock of Berlin. */
import type { Locale } from '#core/values/locale.ts';

const forms = {
  /** "23. November 2026" */
  day: { dateStyle: 'long' },
  /** "10:04" */
  time: { timeStyle: 'short' },
  /** "23.11.2026, 10:04:05" */
  exact: { dateStyle: 'medium', timeStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export function formatInstant(at: Date, locale: Locale, form: keyof typeof forms): string {
  return new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Berlin', ...forms[form] }).format(at);
}
