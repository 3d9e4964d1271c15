/** Copies of designs in this browser. Where IndexedDB is missing or refuses, nothing is stored and nothing fails. */
import { documentVersion } from '#core/design/document.ts';
import { freshHistory } from './history.ts';
import { done, openDatabase, storeName } from './local-database.ts';
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
  const { readDesign } = await import('#core/products/document.ts');
  const read = readDesign(content.design);
  return read.ok ? { ...copy, edited: freshHistory({ ...content, design: read.design }) } : null;
}

export function openLocalCopies<C>(): LocalCopies<C> {
  const opened = openDatabase();
  async function use<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>, otherwise: T): Promise<T> {
    try {
      const database = await opened;
      if (!database) return otherwise;
      return await work(database.transaction(storeName, mode, { durability: 'strict' }).objectStore(storeName));
    } catch {
      return otherwise;
    }
  }
  return {
    async of(design) {
      const copies = await use('readonly', (store) => done(store.index('design').getAll(design)) as Promise<LocalCopy<C>[]>, []);
      const recent = copies.filter(({ at }) => at > Date.now() - retentionMs);
      return (await Promise.all(recent.map(migrateCopy))).filter((copy) => copy !== null);
    },
    put: (copy) =>
      use(
        'readwrite',
        async (store) => {
          await done(store.put(copy));
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

/** Writes the newest copy at once, and of those that follow within the interval only the newest. */
export function createCopyWriter<C>(copies: LocalCopies<C>): { write(copy: LocalCopy<C>): void; settled(): Promise<void> } {
  let waiting: LocalCopy<C> | null = null;
  let running: Promise<void> | null = null;
  async function drain() {
    while (waiting) {
      const copy = waiting;
      waiting = null;
      await copies.put(copy);
      await new Promise((resolve) => setTimeout(resolve, writeIntervalMs));
    }
    running = null;
  }
  return {
    write(copy) {
      waiting = copy;
      running ??= drain();
    },
    settled: async () => {
      await running;
    },
  };
}
