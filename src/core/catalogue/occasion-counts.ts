import { weakMemoize } from '#core/values/memoize.ts';
import { occasionsOf } from './occasions.ts';
import type { DesignTemplate } from './template.ts';

/** How many designs of a collection each occasion has, counted once for each. */
export const occasionCounts: (rows: readonly Pick<DesignTemplate, 'occasion'>[]) => ReadonlyMap<string, number> = weakMemoize(
  (rows: readonly Pick<DesignTemplate, 'occasion'>[]) => {
    const counts = new Map<string, number>();
    for (const { occasion } of rows) for (const key of occasionsOf(occasion)) counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
  },
);
