/** What tells entries apart, and where photos that are uploaded for one of them go. */
import type { CalendarEntry } from '#core/calendar/entries.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';

/** The page of a reference that names an entry in place of an element. */
const entriesPage = 'entries';

export function entryKey({ kind, name, month, day }: Pick<CalendarEntry, 'kind' | 'name' | 'month' | 'day'>): string {
  return `${kind} ${name} ${month} ${day}`;
}

export function entryRef(entry: CalendarEntry): ElementRef {
  return { page: entriesPage, element: entryKey(entry) };
}

export function isEntryRef({ page }: ElementRef): boolean {
  return page === entriesPage;
}
