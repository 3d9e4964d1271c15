/** An in-memory index of stored data, rebuilt when the version of the data has grown. */

export type Versioned<T> = { version: number; value: T };

export type VersionedIndex<T> = {
  /** The newest index that was loaded, or null before the first. */
  current(): Versioned<T> | null;
  /** An index of at least this version. Concurrent calls share one load; a failed load is tried again by the next call. */
  at(version: number): Promise<Versioned<T>>;
};

/** `load` is given the index it replaces, so that it may read only what changed. */
export function createVersionedIndex<T>(load: (version: number, previous: T | null) => Promise<T>): VersionedIndex<T> {
  let held: Versioned<T> | null = null;
  let loading: { version: number; work: Promise<Versioned<T>> } | null = null;

  function start(version: number): Promise<Versioned<T>> {
    const work = load(version, held?.value ?? null)
      .then((value) => {
        const loaded = { version, value };
        if (!held || held.version < version) held = loaded;
        return loaded;
      })
      .finally(() => {
        if (loading?.work === work) loading = null;
      });
    loading = { version, work };
    return work;
  }

  return {
    current: () => held,
    async at(version) {
      if (held && held.version >= version) return held;
      return loading && loading.version >= version ? loading.work : start(version);
    },
  };
}
