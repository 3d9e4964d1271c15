/** What pages look up in a collection of designs, made in steps before they ask for it. */

import { firstLeads } from '#core/catalogue/facets.ts';
import { orders, sorts } from '#core/catalogue/list.ts';
import { listIndexOf } from '#core/catalogue/list-index.ts';
import { bySuite } from '#core/catalogue/suite/suite.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { leadsOf } from '#core/catalogue/themes.ts';
import type { Steps } from '#core/values/steps/steps.ts';
import { occasionCounts } from './occasion-counts.ts';
import { similarSteps } from './similar.ts';

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
