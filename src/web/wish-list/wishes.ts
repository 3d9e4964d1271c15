/** The wish list: designs a visitor saved, in this browser and per channel. Pages are the same for everybody, so it shows after load. */
import { useSyncExternalStore } from 'react';

/** A design by its id, with the colourway it was saved in: "olivia:salbei". */
export type Wish = string;

/** More than anybody looks through; the oldest go. */
const most = 240;
const none: readonly Wish[] = [];

let text: string | null = null;
let wishes = none;

/** One list per channel: both may live on one host. */
function key(): string {
  return `wishes-${document.documentElement.dataset.channel}`;
}

/** What is stored is only text: anything but a list of ids counts as nothing. */
export function parseWishes(stored: string | null): readonly Wish[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (Array.isArray(value))
      return value.filter((one) => typeof one === 'string' && /^[a-z0-9-]{1,64}(:[a-z0-9-]{1,64})?$/.test(one)).slice(0, most);
  } catch {
    // Not ours: begin anew.
  }
  return none;
}

/** The newest list, of whichever tab wrote last. A blocked storage leaves what this page knows. */
export function readWishes(): readonly Wish[] {
  try {
    const stored = localStorage.getItem(key());
    if (stored !== text) {
      text = stored;
      wishes = parseWishes(stored);
    }
  } catch {
    // Storage is blocked.
  }
  return wishes;
}

export function isWished(list: readonly Wish[], card: string): boolean {
  return list.some((wish) => wish.split(':', 1)[0] === card);
}

/** Saves a design in front of the others, or takes it away (`colourway` null). False: it lasts only as long as this page. */
export function setWish(card: string, colourway: string | null): boolean {
  const others = readWishes().filter((wish) => wish.split(':', 1)[0] !== card);
  return saveWishes(colourway === null ? others : [`${card}:${colourway}`, ...others].slice(0, most));
}

function saveWishes(next: readonly Wish[]): boolean {
  wishes = next;
  let isKept = true;
  try {
    const written = JSON.stringify(next);
    localStorage.setItem(key(), written);
    text = written;
  } catch {
    isKept = false;
  }
  dispatchEvent(new Event('wishes'));
  return isKept;
}

function subscribe(listener: () => void) {
  // "storage" comes from other tabs, "wishes" from this one.
  for (const type of ['storage', 'wishes']) addEventListener(type, listener);
  return () => {
    for (const type of ['storage', 'wishes']) removeEventListener(type, listener);
  };
}

/** The list, newest first; empty on the server and while the page wakes up. */
export function useWishes(): readonly Wish[] {
  return useSyncExternalStore(subscribe, readWishes, () => none);
}
