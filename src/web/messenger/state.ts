/** State of the messenger, one for the whole site. */
import { createStore, useStore } from '#web/page/create-store.ts';

export type MessengerState = Readonly<{
  /** The page has the launcher. */
  visible: boolean;
  /** The launcher is transparent while the page scrolls down. */
  fade: boolean;
  /** The panel's module is being fetched. */
  loading: boolean;
  loaded: boolean;
  /** The panel is shown as soon as it is loaded. */
  open: boolean;
}>;

export const initialMessengerState: MessengerState = { visible: false, fade: false, loading: false, loaded: false, open: false };

const changes = {
  show: { visible: true, fade: false },
  hide: { visible: false, fade: false, open: false },
  'fade-out': { fade: true },
  'fade-in': { fade: false },
  fetch: { loading: true },
  arrive: { loading: false, loaded: true },
  fail: { loading: false, open: false },
  open: { open: true, fade: false },
  close: { open: false },
} as const satisfies Record<string, Partial<MessengerState>>;
export type MessengerEvent = keyof typeof changes;

/** The state after an event; the same object when nothing changed. */
export function stateAfter(state: MessengerState, event: MessengerEvent): MessengerState {
  // Closing returns the focus to the launcher, which must be visible then. A loaded module is not fetched again.
  if ((event === 'fade-out' && state.open) || (event === 'fetch' && state.loaded)) return state;
  const changed = Object.entries(changes[event]).some(([flag, value]) => state[flag as keyof MessengerState] !== value);
  return changed ? { ...state, ...changes[event] } : state;
}

/** A page comes with its launcher. */
const messenger = createStore(initialMessengerState, { serverState: { ...initialMessengerState, visible: true } });

export function dispatch(event: MessengerEvent) {
  messenger.set(stateAfter(messenger.get(), event));
}

export function useMessenger(): MessengerState {
  return useStore(messenger);
}
