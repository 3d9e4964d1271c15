/** Events of a page that was left before the SDK had opened: a page that is loaded later in the session sends them. After consent only. */
import * as z from 'zod/mini';
import type { FlagEvent } from './flag-client.ts';

const key = 'ft_events';
const maxEvents = 50;

const schema = z.array(z.object({ type: z.string(), value: z.optional(z.number()) }));

type Session = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const browserSession: Session = () => sessionStorage;

export function storeEvents(events: readonly FlagEvent[], session: Session = browserSession): void {
  if (events.length === 0) return;
  try {
    session().setItem(key, JSON.stringify(events.slice(-maxEvents)));
  } catch {
    // Storage is full or forbidden: these events are lost.
  }
}

/** The stored events, which are forgotten. */
export function takeStoredEvents(session: Session = browserSession): FlagEvent[] {
  try {
    const text = session().getItem(key);
    session().removeItem(key);
    const events = z.safeParse(schema, JSON.parse(text ?? '[]')).data ?? [];
    return events.map(({ type, value }) => ({ type, ...(value === undefined ? {} : { value }) }));
  } catch {
    return [];
  }
}

export function hasStoredEvents(session: Session = browserSession): boolean {
  try {
    return session().getItem(key) !== null;
  } catch {
    return false;
  }
}
