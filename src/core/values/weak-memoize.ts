/** State that belongs to an object and is freed with it. */

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
