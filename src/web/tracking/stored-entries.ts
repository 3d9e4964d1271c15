/**
 * Events of pages that admit no tag manager (editor, account, order): after consent they are kept for the session of the browser until a
 * page with one is shown.
 */
import { readConsent } from '#web/consent/consent-store.ts';
import { hasReader, waitingEntries } from './data-layer.ts';
import type { DataLayerEntry } from './events.ts';

const key = 'tracking-events';
const maxEntries = 50;

function mayStore(): boolean {
  const { statistics, marketing } = readConsent();
  return statistics === 'granted' || marketing === 'granted';
}

function store(): void {
  const entries = waitingEntries();
  if (hasReader() || entries.length === 0 || !mayStore()) return;
  try {
    sessionStorage.setItem(key, JSON.stringify([...read(), ...entries].slice(-maxEntries)));
  } catch {
    // Storage is full or forbidden: these events are lost.
  }
}

function read(): DataLayerEntry[] {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(entries) ? entries.filter((entry) => typeof entry === 'object' && entry !== null) : [];
  } catch {
    return [];
  }
}

/** The stored events, which are forgotten. */
export function popStoredEntries(): DataLayerEntry[] {
  const entries = read();
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Where storage is forbidden there are none.
  }
  return entries;
}

let isListening = false;

export function storeOnLeaving(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('pagehide', store);
}
