/** What is chosen beside the card: SKUs by part, kept for the browser's session, put into the cart with the card. */
import { useSyncExternalStore } from 'react';

export type ChosenAccessories = {
  subscribe(listener: () => void): () => void;
  /** SKU by part; the same object until something is chosen. */
  get(): Readonly<Record<string, string>>;
  /** Null takes what was chosen of a part away. */
  choose(part: string, sku: string | null): void;
};

function stored(key: string): Record<string, string> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const pairs = Object.entries(value ?? {}).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
    return Object.fromEntries(pairs);
  } catch {
    // No storage, or something else wrote there: nothing is chosen.
    return {};
  }
}

/** What was chosen for a catalogue design earlier in the session, and what is chosen now. */
export function chosenAccessories(card: string): ChosenAccessories {
  const key = `accessories:${card}`;
  const listeners = new Set<() => void>();
  let chosen: Record<string, string> | null = null;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get() {
      chosen ??= stored(key);
      return chosen;
    },
    choose(part, sku) {
      const { [part]: _, ...others } = this.get();
      chosen = sku === null ? others : { ...others, [part]: sku };
      try {
        sessionStorage.setItem(key, JSON.stringify(chosen));
      } catch {
        // The choice still holds until the page is left.
      }
      for (const listener of listeners) listener();
    },
  };
}

const nothing = {};

export function useChosenAccessories(accessories: ChosenAccessories): Readonly<Record<string, string>> {
  return useSyncExternalStore(accessories.subscribe, accessories.get, () => nothing);
}
