/** Tables of the parts of an event with the guests who sit at them. */
import type { SeatingTable } from '#core/people/event/seating/plan.ts';
import type { EventReader } from './events.ts';

export type SeatedTable = SeatingTable & { part: string; position: number; guests: { guest: string; isFixed: boolean }[] };

/** Tables of all parts of an event, in the order of both, with their guests in order. */
export async function seatingOf({ db }: EventReader, event: string): Promise<SeatedTable[]> {
  const tables = await db
    .selectFrom('seating_tables')
    .innerJoin('event_parts', 'event_parts.id', 'seating_tables.part')
    .selectAll('seating_tables')
    .where('event_parts.event', '=', event)
    .orderBy('event_parts.position')
    .orderBy('seating_tables.position')
    .execute();
  const seats = await db
    .selectFrom('seats')
    .innerJoin('event_parts', 'event_parts.id', 'seats.part')
    .select(['seats.table', 'seats.guest', 'seats.fixed'])
    .where('event_parts.event', '=', event)
    .orderBy('seats.position')
    .orderBy('seats.guest')
    .execute();
  const guests = new Map<string, SeatedTable['guests']>(tables.map(({ id }) => [id, []]));
  for (const { table, guest, fixed } of seats) guests.get(table)?.push({ guest, isFixed: fixed === 1 });
  return tables.map(({ locked, ...table }) => ({ ...table, isLocked: locked === 1, guests: guests.get(table.id) ?? [] }));
}
