/** Step 4: variants of feature tests that this response shows. There are no tests yet, so every page has the empty set. */
import type { ResolvedPage } from './resolve.ts';

export type Treatments = {
  /** Part of the cache key: equal for requests that get the same page. */
  key: string;
};

const none: Treatments = { key: '' };

export function treatmentsOf(_page: ResolvedPage): Treatments {
  return none;
}
