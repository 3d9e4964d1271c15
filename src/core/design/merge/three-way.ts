/** The rule of a three-way merge for one value. */
import { isEqual } from '#core/values/equal.ts';

/** `sent`: values of mine that others may have got without an acknowledgement; theirs is then an older one of mine. */
export type Versions<T> = { base: T; mine: T; theirs: T; sent: readonly T[] };
export type Picked<T> = { value: T; side: 'mine' | 'theirs'; isConflict: boolean };

/** The side that changed the value since `base`. Where both changed it in different ways, theirs. */
export function pick<T>({ base, mine, theirs, sent }: Versions<T>): Picked<T> {
  if (isEqual(mine, theirs)) return { value: theirs, side: 'theirs', isConflict: false };
  if ([base, ...sent].some((own) => isEqual(own, theirs))) return { value: mine, side: 'mine', isConflict: false };
  return { value: theirs, side: 'theirs', isConflict: !isEqual(base, mine) };
}

/** The same part of each version. */
export function partOf<T, U>({ base, mine, theirs, sent }: Versions<T>, part: (value: T) => U): Versions<U> {
  return { base: part(base), mine: part(mine), theirs: part(theirs), sent: sent.map(part) };
}
