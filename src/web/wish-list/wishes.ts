/** The wish list: designs saved in this browser, one list a channel. Shown after load, because pages are the same for all visitors. */
import { createStore, useStore } from '#web/page/create-store.ts';

/** A design by its id, with the colourway it was saved in: "olivia:salbei". */
export type WishView = string;

/** The oldest are dropped. */
const maxWishes = 240;
const none: readonly WishView[] = [];

/** One list a channel: both may be on one host. */
function key(): string {
  return `wishes-${document.documentElement.dataset.channel}`;
}

/** The ids in a stored text; none for anything but a list. */
export function parseWishes(stored: string | null): readonly WishView[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (Array.isArray(value))
      return value.filter((one) => typeof one === 'string' && /^[a-z0-9-]{1,64}(:[a-z0-9-]{1,64})?$/.test(one)).slice(0, maxWishes);
  } catch {
    // Not written by this shop.
  }
  return none;
}

const wishes = createStore(none, {
  connect() {
    readWishes();
    // Other tabs.
    addEventListener('storage', readWishes);
    return () => removeEventListener('storage', readWishes);
  },
});

let storedText: string | null = null;

/** The newest list of any tab. Without access to the storage, the list of this page. */
function readWishes(): readonly WishView[] {
  try {
    const text = localStorage.getItem(key());
    if (text !== storedText) {
      storedText = text;
      wishes.set(parseWishes(text));
    }
  } catch {
    // Storage is blocked.
  }
  return wishes.get();
}

export function isWished(list: readonly WishView[], card: string): boolean {
  return list.some((wish) => wish.split(':', 1)[0] === card);
}

/** Puts a design in front of the others, or removes it (`colourway` null). False: it lasts only as long as this page. */
export function setWish(card: string, colourway: string | null): boolean {
  const others = readWishes().filter((wish) => wish.split(':', 1)[0] !== card);
  return saveWishes(colourway === null ? others : [`${card}:${colourway}`, ...others].slice(0, maxWishes));
}

function saveWishes(next: readonly WishView[]): boolean {
  let isStored = true;
  try {
    const text = JSON.stringify(next);
    localStorage.setItem(key(), text);
    storedText = text;
  } catch {
    isStored = false;
  }
  wishes.set(next);
  return isStored;
}

/** The list, newest first; empty on the server and during hydration. */
export function useWishes(): readonly WishView[] {
  return useStore(wishes);
}

/** For the customer's list of the server: takes the place of this browser's. */
export function replaceWishes(next: readonly WishView[]): void {
  saveWishes(next.slice(0, maxWishes));
}

/** The newest list of any tab, for code outside components. */
export function currentWishes(): readonly WishView[] {
  return readWishes();
}

/** Calls `listener` after changes until the returned function is called. */
export function onWishes(listener: () => void): () => void {
  return wishes.subscribe(listener);
}
