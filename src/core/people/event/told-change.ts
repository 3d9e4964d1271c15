/** Which changes of an event its guests have to know: another day, time or place. */
import type { EventPart } from './event.ts';
import type { EventFacts } from './event-schema.ts';

type Facts = Pick<EventFacts, 'firstDay' | 'lastDay'> & { details: Pick<EventFacts['details'], 'place' | 'address'> };
type Part = Pick<EventPart, 'name' | 'startsAt' | 'endsAt' | 'place'> & { id: string | null };

const factsText = ({ firstDay, lastDay, details: { place, address } }: Facts) => JSON.stringify([firstDay, lastDay, place, address]);

export function movesEvent(before: Facts, after: Facts): boolean {
  return factsText(before) !== factsText(after);
}

const partText = ({ startsAt, endsAt, place }: Part) => JSON.stringify([startsAt, endsAt, place]);

/** A part that is new or gone is one as well; another name is none. */
export function movesProgramme(before: readonly Part[], after: readonly Part[]): boolean {
  const known = new Map(before.map((part) => [part.id, partText(part)]));
  return before.length !== after.length || after.some((part) => known.get(part.id) !== partText(part));
}
