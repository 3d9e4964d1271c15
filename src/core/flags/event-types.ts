/** The events that feature tests count. */
import type { Flag } from './definition.ts';
import type { FlagPlan } from './plan.ts';

/** What the shop's own pages report (web/tracking/conversion.ts). They have no properties. */
export const pageEvents = ['add_to_cart', 'begin_checkout', 'sign_up', 'login', 'newsletter'] as const;

export type PageEvent = (typeof pageEvents)[number];

/** What browsers may report: events of pages, and those that decide a test. */
export function browserEvents(flags: Iterable<{ flag: Flag; plan: FlagPlan }>): ReadonlySet<string> {
  const metrics = Array.from(flags).filter(({ flag }) => flag.status === 'ACTIVE');
  return new Set([...pageEvents, ...metrics.map(({ plan }) => plan.metric)]);
}
