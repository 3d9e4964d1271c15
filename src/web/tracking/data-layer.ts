/** `window.dataLayer`, the array that tag managers read. Until one does, it is memory of this page, and nothing is sent. */
import type { DataLayerEntry } from './events.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Entries that wait for a tag manager. The oldest are dropped. */
const maxEntries = 200;

/** Null until a tag manager reads the array; it limits it by itself then. */
let reader: 'container' | 'tag' | null = null;

export function hasReader(): boolean {
  return reader !== null;
}

/** A command in the form of Google's tags, which know them by their type: an `arguments` object. */
function command(..._words: unknown[]): unknown {
  // biome-ignore lint/complexity/noArguments: an array would be ignored
  return arguments;
}

/** Single tags take events as commands; containers take them as they are. */
function written(entry: DataLayerEntry): unknown {
  const { event, ecommerce, ...fields } = entry;
  if (reader !== 'tag' || typeof event !== 'string') return entry;
  return command('event', event, { ...(ecommerce as object | undefined), ...fields });
}

export function pushEntries(entries: readonly DataLayerEntry[]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(...entries.map(written));
  if (!reader) window.dataLayer.splice(0, window.dataLayer.length - maxEntries);
}

export function pushCommand(...words: unknown[]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(command(...words));
}

/** Entries of this page that no tag manager has read. */
export function waitingEntries(): DataLayerEntry[] {
  return reader ? [] : ((window.dataLayer ?? []) as DataLayerEntry[]);
}

/** Forgets what waits. */
export function clearEntries(): void {
  if (!reader) window.dataLayer = [];
}

/** From now on a tag manager reads the array: first what `begin` pushes, then `earlier` and what has waited on this page. */
export function openDataLayer(kind: 'container' | 'tag', begin: () => void, earlier: readonly DataLayerEntry[]): void {
  const waiting = [...earlier, ...waitingEntries()];
  window.dataLayer = [];
  reader = kind;
  begin();
  pushEntries(waiting);
}
