/** Copies of designs in this browser. Where IndexedDB is missing or refuses, nothing is stored and nothing fails. */
import { documentVersion } from '#core/design/document.ts';
import { freshHistory, newestSteps } from './history.ts';
import { committed, done, openDatabase, storeName } from './local-database.ts';
import type { LocalCopy } from './restore.ts';

export type LocalCopies<C> = {
  /** Copies of a design, whichever window made them. */
  of(design: string): Promise<LocalCopy<C>[]>;
  put(copy: LocalCopy<C>): Promise<boolean>;
  remove(keys: readonly string[]): Promise<void>;
};

/** A guest's design lives a year on the server; older copies are of no use. */
const retentionMs = 365 * 86_400_000;

/**
 * The copy with its document in the current version; null where it cannot be read. The history of an older version is dropped: its steps
 * would bring the old document back.
 */
export async function migrateCopy<C>(copy: LocalCopy<C>): Promise<LocalCopy<C> | null> {
  const { content } = copy.edited;
  if (content.design.version === documentVersion) return copy;
  const [{ readDesign }, { approvedBefore, parkedBefore, placesBefore }] = await Promise.all([
    import('#core/products/document.ts'),
    import('./copy-of-before.ts'),
  ]);
  const read = readDesign(content.design);
  const base = copy.base && readDesign(copy.base.design);
  if (!read.ok) return null;
  return {
    ...copy,
    edited: freshHistory({ ...content, design: read.design }),
    base: copy.base && base?.ok ? { ...copy.base, design: base.design } : null,
    sent: [],
    conflict: copy.conflict && { copy: copy.conflict.copy, places: placesBefore(copy.conflict.places) },
    parked: parkedBefore(copy.parked),
    approved: approvedBefore(copy.approved ?? {}, read.design),
  };
}

/** `onLost`: the copies were deleted while they were open, for example with the data of this site. */
export function openLocalCopies<C>(onLost?: () => void): LocalCopies<C> {
  let opened = openDatabase(onLost);
  async function attempt<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T | null> {
    const database = await opened;
    return database && (await work(database.transaction(storeName, mode, { durability: 'strict' }).objectStore(storeName)));
  }
  async function use<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>, otherwise: T): Promise<T> {
    try {
      return (await attempt(mode, work)) ?? otherwise;
    } catch {
      // Browsers close a connection after an error of their storage, or when they run short of memory.
      void opened.then((database) => database?.close());
      opened = openDatabase(onLost);
      return (await attempt(mode, work).catch(() => null)) ?? otherwise;
    }
  }
  return {
    async of(design) {
      const copies = await use('readonly', (store) => done(store.index('design').getAll(design)) as Promise<LocalCopy<C>[]>, []);
      const recent = copies.filter(({ at }) => at > Date.now() - retentionMs);
      // One whose reader does not load stays for the next time.
      const migrated = await Promise.all(recent.map((copy) => migrateCopy(copy).catch(() => null)));
      return migrated.filter((copy) => copy !== null);
    },
    put: (copy) =>
      use(
        'readwrite',
        async (store) => {
          store.put(copy);
          await committed(store.transaction);
          return true;
        },
        false,
      ),
    remove: (keys) =>
      use(
        'readwrite',
        async (store) => {
          await Promise.all(keys.map((key) => done(store.delete(key))));
        },
        undefined,
      ),
  };
}

/** Shortest time between two writes: a copy holds the history, and a drag changes the design sixty times a second. */
const writeIntervalMs = 100;

/** Longest history of a copy in characters of JSON. */
const maxHistoryLength = 2_000_000;

export type CopyWriter<C> = {
  write(copy: LocalCopy<C>, replaced?: readonly string[]): void;
  /** Writes without the interval; resolves once the newest copy is on the disk, or was refused. */
  flush(): Promise<void>;
  /** Once the server has everything: removes the older copy that is on the disk where the newest one was refused. */
  removeOutdated(): Promise<void>;
};

/**
 * Writes the newest copy when `later` calls, and of those that follow within the interval only the newest. The copies that one replaces are removed
 * once it is on the disk. `onStored` tells whether the newest one is. Where the browser has no room, the copy is written without history.
 */
export function createCopyWriter<C>(
  copies: LocalCopies<C>,
  onStored: (isStored: boolean) => void,
  later: (begin: () => void) => () => void,
): CopyWriter<C> {
  let waiting: LocalCopy<C> | null = null;
  let stale: string[] = [];
  let isRunning = false;
  let isWriting = false;
  /** Key of the copy that was refused last. */
  let refused: string | null = null;
  const onWritten: (() => void)[] = [];
  let endPause = () => {};
  let isBegun = false;
  let cancelBegin = () => {};

  async function put(copy: LocalCopy<C>): Promise<boolean> {
    const edited = newestSteps(copy.edited, maxHistoryLength);
    return (await copies.put({ ...copy, edited })) || copies.put({ ...copy, edited: freshHistory(edited.content) });
  }

  async function drain() {
    cancelBegin();
    isBegun = false;
    isRunning = true;
    while (waiting) {
      const copy: LocalCopy<C> = waiting;
      const replaced = stale;
      [waiting, stale] = [null, []];
      isWriting = true;
      const isStored = await put(copy);
      if (isStored && replaced.length > 0) await copies.remove(replaced);
      refused = isStored ? null : copy.key;
      if (!isStored) stale = [...replaced, ...stale];
      isWriting = false;
      if (!isStored || !waiting) onStored(isStored);
      if (waiting && onWritten.length > 0) continue;
      for (const resolve of onWritten.splice(0)) resolve();
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, writeIntervalMs);
        endPause = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    isRunning = false;
  }

  return {
    write(copy, replaced = []) {
      waiting = copy;
      stale = [...stale, ...replaced];
      if (isRunning || isBegun) return;
      isBegun = true;
      cancelBegin = later(() => void drain());
    },
    flush() {
      if (!waiting && !isWriting) return Promise.resolve();
      if (isBegun) void drain();
      endPause();
      return new Promise((resolve) => {
        onWritten.push(resolve);
      });
    },
    async removeOutdated() {
      if (refused !== null) await copies.remove([refused, ...stale]);
    },
  };
}
