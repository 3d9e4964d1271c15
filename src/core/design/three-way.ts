/** The rule of a three-way merge for one value. */
import { isEqual } from '#core/values/equal.ts';

export type Pick3<T> = { base: T; mine: T; theirs: T };
export type Picked<T> = { value: T; side: 'mine' | 'theirs'; isConflict: boolean };

/** The side that changed the value since `base`. Where both changed it in different ways, theirs. */
export function pick<T>({ base, mine, theirs }: Pick3<T>): Picked<T> {
  if (isEqual(mine, theirs) || isEqual(base, mine)) return { value: theirs, side: 'theirs', isConflict: false };
  if (isEqual(base, theirs)) return { value: mine, side: 'mine', isConflict: false };
  return { value: theirs, side: 'theirs', isConflict: true };
}
