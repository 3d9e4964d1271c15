/** State that lives outside React, such as what the whole site shares, and the hook that reads it. */
import { useSyncExternalStore } from 'react';

export type ViewStore<State> = {
  get(): State;
  /** Calls the listeners unless it is the same state. */
  set(next: State): void;
  subscribe(listener: () => void): () => void;
  /** Rendered on the server and during hydration. */
  serverState: State;
};

/** `connect` runs while the store has subscribers: it may listen to other sources and returns how to stop. */
export function createStore<State>(
  initial: State,
  { serverState = initial, connect }: { serverState?: State; connect?: (store: ViewStore<State>) => () => void } = {},
): ViewStore<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  let disconnect: (() => void) | undefined;

  const store: ViewStore<State> = {
    get: () => state,
    set(next) {
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) disconnect = connect?.(store);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) disconnect?.();
      };
    },
    serverState,
  };
  return store;
}

/** What `select` takes from the state. The component renders again when that is another value, so `select` must not build objects. */
export function useStore<State, Selected = State>(
  { get, subscribe, serverState }: ViewStore<State>,
  select: (state: State) => Selected = (state) => state as unknown as Selected,
): Selected {
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(serverState),
  );
}
