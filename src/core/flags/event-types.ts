/** The events that feature tests count. */
import type { Flag } from './definition.ts';
import type { FlagPlan } from './plan.ts';

/** What the shop's own pages report (web/tracking/conversion.ts). They have no properties. */
export const pageEvents = ['add_to_cart', 'begin_checkout', 'sign_up', 'login', 'newsletter'] as const;

export type PageEvent = (typeof pageEvents)[number];

export type EventProperties = Record<string, string | number | boolean | null>;

/** What is stored of an event besides its value. Names and texts are short: properties tell cases apart, and tell nothing about people. */
const propertyLimits = { count: 20, text: 200 } as const;
const propertyName = /^[a-zA-Z][-_.a-zA-Z0-9]{0,49}$/;

/** The properties of an event as they are stored, null for none; or why they are not. */
export function eventProperties(given: Record<string, unknown> = {}): { properties: EventProperties | null; problem: string | null } {
  const entries = Object.entries(given);
  const properties: EventProperties = {};
  const refused = (problem: string) => ({ properties: null, problem });
  if (entries.length > propertyLimits.count) return refused('too many properties');
  for (const [name, value] of entries) {
    if (!propertyName.test(name)) return refused('name of a property');
    if (typeof value === 'string' && value.length > propertyLimits.text) return refused('property too long');
    if (value !== null && typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
      return refused('value of a property');
    properties[name] = value;
  }
  return { properties: entries.length > 0 ? properties : null, problem: null };
}

/** What browsers may report: events of pages, and those that decide a test. */
export function browserEvents(flags: Iterable<{ flag: Flag; plan: FlagPlan }>): ReadonlySet<string> {
  const metrics = Array.from(flags).filter(({ flag }) => flag.status === 'ACTIVE');
  return new Set([...pageEvents, ...metrics.map(({ plan }) => plan.metric)]);
}
