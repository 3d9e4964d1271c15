/** Values that are made once: for an object and freed with it, for a key, or for the last arguments. */

/** A function that calls `create` once for each object and returns the same value from then on. */
export function weakMemoize<K extends object, V>(create: (owner: K) => V): (owner: K) => V {
  const values = new WeakMap<K, V>();
  return (owner) => {
    const known = values.get(owner);
    if (known !== undefined) return known;
    const value = create(owner);
    values.set(owner, value);
    return value;
  };
}

/** The same for keys of which there are few, such as the languages of a format. Values are never freed. */
export function keyedCache<V>(): (key: string, create: () => V) => V {
  const values = new Map<string, V>();
  return (key, create) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = create();
    values.set(key, value);
    return value;
  };
}

/** A function that remembers its last call: for the same arguments, compared by identity, it returns the same value. */
export function memoizeLast<Args extends readonly unknown[], T>(compute: (...args: Args) => T): (...args: Args) => T {
  let last: { args: Args; value: T } | null = null;
  return (...args) => {
    if (last?.args.every((arg, at) => arg === args[at])) return last.value;
    last = { args, value: compute(...args) };
    return last.value;
  };
}
