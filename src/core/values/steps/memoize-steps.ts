/** Values that are made in many steps, once for an object, and freed with it. */
import { finished, type Steps } from './steps.ts';

/** As `weakMemoize`. `prepare` makes a value in steps beforehand; without it the first call takes all of them at once. */
export function weakMemoizeSteps<K extends object, V extends object>(
  create: (owner: K) => Steps<V>,
): ((owner: K) => V) & { prepare(owner: K): Steps<void> } {
  const values = new WeakMap<K, V>();
  function* prepare(owner: K): Steps<void> {
    if (!values.has(owner)) values.set(owner, yield* create(owner));
  }
  const ofOwner = (owner: K): V => {
    const known = values.get(owner);
    if (known) return known;
    const value = finished(create(owner));
    values.set(owner, value);
    return value;
  };
  return Object.assign(ofOwner, { prepare });
}
