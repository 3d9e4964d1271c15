/** Events of a page that was left before the SDK had opened: a page that is loaded later in the session sends them. After consent only. */
import type { FlagEvent } from './flag-client.ts';

const key = 'ft_events';
const maxEvents = 50;

/** What of a stored value is an event. Checked by hand: a library of schemas would weigh more than all of this. */
function eventOf(stored: unknown): FlagEvent[] {
  if (typeof stored !== 'object' || stored === null || !('type' in stored) || typeof stored.type !== 'string') return [];
  const value = 'value' in stored ? stored.value : undefined;
  if (value === undefined) return [{ type: stored.type }];
  return typeof value === 'number' ? [{ type: stored.type, value }] : [];
}

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
export function popStoredEvents(session: Session = browserSession): FlagEvent[] {
  try {
    const text = session().getItem(key);
    session().removeItem(key);
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(eventOf) : [];
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
