/** A customer's entries with others added, each once. */
import { type CalendarEntry, maxEntries } from '#core/calendar/entries.ts';

/** Entries without those that are there already, in the order of the year. */
export function withEntries(own: readonly CalendarEntry[], added: readonly CalendarEntry[]): CalendarEntry[] {
  const named = ({ name, day, month }: CalendarEntry) => `${name.toLowerCase()} ${month}-${day}`;
  const known = new Set(own.map(named));
  const fresh = added.filter((entry) => !known.has(named(entry)) && known.add(named(entry)));
  return [...own, ...fresh].toSorted((a, b) => a.month - b.month || a.day - b.day).slice(0, maxEntries);
}
