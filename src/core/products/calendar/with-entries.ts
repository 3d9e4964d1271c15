/** A customer's entries with others added, each once. */
import { type CalendarEntry, maxEntries } from '#core/calendar/entries.ts';

/** The same name on the same day of the year is the same entry. */
function named({ name, day, month }: CalendarEntry): string {
  return `${name.toLowerCase()} ${month}-${day}`;
}

/** Entries without those that are there already, in the order of the year. */
export function withEntries(own: readonly CalendarEntry[], added: readonly CalendarEntry[]): CalendarEntry[] {
  const known = new Set(own.map(named));
  const fresh = added.filter((entry) => !known.has(named(entry)) && known.add(named(entry)));
  return [...own, ...fresh].toSorted((a, b) => a.month - b.month || a.day - b.day).slice(0, maxEntries);
}

/** Entries without those that others name. */
export function withoutEntries(own: readonly CalendarEntry[], others: readonly CalendarEntry[]): CalendarEntry[] {
  const gone = new Set(others.map(named));
  return own.filter((entry) => !gone.has(named(entry)));
}
