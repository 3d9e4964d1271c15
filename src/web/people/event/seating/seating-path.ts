/** Addresses of the seating plan of an event. */
import { pathTo } from '#core/site/paths.ts';

export const seatingQueryNames = { part: 'teil', table: 'tisch', page: 'seite' } as const;

export type SeatingQuery = { part: string | null; table: string | null; page: number };

export function seatingPath(event: string, query: Partial<SeatingQuery> = {}): string {
  const { part = null, table = null, page = 1 } = query;
  const params = new URLSearchParams();
  if (part !== null) params.set(seatingQueryNames.part, part);
  if (table !== null) params.set(seatingQueryNames.table, table);
  if (page > 1) params.set(seatingQueryNames.page, String(page));
  const text = params.toString();
  return `${pathTo('event-seating', { event })}${text === '' ? '' : `?${text}`}`;
}
