/** The messenger's state, one for the whole site: five flags, what they become, and who is told. Fetches and shows nothing. */
import { useSyncExternalStore } from 'react';

export type Messenger = Readonly<{
  /** The launcher may be seen on this page. */
  visible: boolean;
  /** It steps back while the page scrolls down. */
  fade: boolean;
  /** The panel's script is under way. */
  loading: boolean;
  loaded: boolean;
  /** Wanted open: it is seen as soon as it is loaded. */
  open: boolean;
}>;

export const initialState: Messenger = { visible: false, fade: false, loading: false, loaded: false, open: false };

const changes = {
  show: { visible: true, fade: false },
  hide: { visible: false, fade: false, open: false },
  'step-back': { fade: true },
  'come-back': { fade: false },
  fetch: { loading: true },
  arrive: { loading: false, loaded: true },
  fail: { loading: false, open: false },
  open: { open: true, fade: false },
  close: { open: false },
} as const satisfies Record<string, Partial<Messenger>>;
export type MessengerEvent = keyof typeof changes;

/** The state after something happened; the same object when nothing changed. */
export function stateAfter(state: Messenger, event: MessengerEvent): Messenger {
  // Closing gives the focus back to the launcher, which must be there then. And what is loaded is not loaded again.
  if ((event === 'step-back' && state.open) || (event === 'fetch' && state.loaded)) return state;
  const changed = Object.entries(changes[event]).some(([flag, value]) => state[flag as keyof Messenger] !== value);
  return changed ? { ...state, ...changes[event] } : state;
}

let state = initialState;
const listeners = new Set<() => void>();

export function tellMessenger(event: MessengerEvent) {
  const before = state;
  state = stateAfter(before, event);
  if (state !== before) for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** A page comes with its launcher; what else happens, happens in the browser. */
const inMarkup: Messenger = { ...initialState, visible: true };

export function useMessenger(): Messenger {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => inMarkup,
  );
}
