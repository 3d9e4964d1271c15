/** What pages look up in a collection of designs, made in steps before they ask for it. */
import type { Steps } from '#core/values/steps.ts';
import { firstLeads } from './facets.ts';
import { orders, sorts } from './list.ts';
import { listIndexOf } from './list-index.ts';
import { occasionCounts } from './occasion-counts.ts';
import { similarSteps } from './similar.ts';
import { bySuite } from './suite/suite.ts';
import type { DesignTemplate } from './template.ts';
import { leadsOf } from './themes.ts';

/** Time grows with the designs: 10 microseconds for each. */
export function* preparedSteps(rows: readonly DesignTemplate[]): Steps<void> {
  yield* listIndexOf.prepare(rows);
  for (const sort of sorts) yield* listIndexOf(rows).sortSteps(orders[sort]);
  yield* bySuite.prepare(rows);
  yield* leadsOf.prepare(rows);
  yield* firstLeads.prepare(rows);
  yield* occasionCounts.prepare(rows);
  yield* similarSteps(rows);
}
