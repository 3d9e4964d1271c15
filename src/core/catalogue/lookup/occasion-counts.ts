/** Numbers of designs by occasions. */

import { occasionsOf } from '#core/catalogue/occasions.ts';
import { weakMemoizeSteps } from '#core/values/steps/memoize-steps.ts';
import type { Steps } from '#core/values/steps/steps.ts';

/** How many designs of a collection each occasion has, counted once for each. */
export const occasionCounts = weakMemoizeSteps(function* (rows: readonly { occasion: string }[]): Steps<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { occasion } of rows) {
    for (const key of occasionsOf(occasion)) counts.set(key, (counts.get(key) ?? 0) + 1);
    yield;
  }
  return counts;
});
