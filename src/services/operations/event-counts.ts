/** Counts events by their name, for /metrics: production logs no line of most of them, and each alone says little. */
import { rateLimits, storedLimits } from '#core/customer/limits.ts';
import type { LogFunction } from '#services/handler.ts';

/** Values of the detail that tells events of one name apart. They are listed, so that metrics stay few. */
type Kinds = { detail: string; values: readonly string[] };

/** What is counted wherever it is logged. A fault of one of these names is logged, and so counted, wherever it is handled (http/note-fault.ts). */
export const countedEvents = {
  'login-refused': null,
  'passkey-refused': null,
  'google-refused': null,
  /** Links of mails that were opened a second time, or too late. */
  'link-used': null,
  'link-expired': null,
  /** Mails with a link to an account that were asked for, whether the address has an account or not. */
  'link-asked': { detail: 'kind', values: ['verify', 'reset', 'change'] },
  'limit-met': { detail: 'limit', values: [...new Set([...Object.keys(rateLimits), ...Object.keys(storedLimits)])] },
  'wrong-token': { detail: 'service', values: ['operator', 'content', 'flags', 'metrics', 'mail'] },
  'cross-site': null,
  'csp-violation': null,
  /** Stored rows that do not fit their schema, each once a version and process. */
  'catalogue-row-hidden': { detail: 'kind', values: ['design', 'poster', 'prices', 'options'] },
} as const satisfies Record<string, Kinds | null>;

export type CountedEvent = keyof typeof countedEvents;

export type EventCount = { labels: Record<string, string>; value: number };

export function isCounted(event: string): event is CountedEvent {
  return Object.hasOwn(countedEvents, event);
}

/** `log` writes as the given one does and counts; `counts` has every event of the table, those that never happened with 0. */
export function countEvents(write: LogFunction): { log: LogFunction; counts: () => EventCount[] } {
  const values = new Map<string, EventCount>();
  for (const [event, kinds] of Object.entries<Kinds | null>(countedEvents)) {
    if (!kinds) values.set(event, { labels: { event }, value: 0 });
    else for (const kind of kinds.values) values.set(`${event} ${kind}`, { labels: { event, [kinds.detail]: kind }, value: 0 });
  }
  return {
    log(level, event, details = {}) {
      if (isCounted(event)) {
        const kinds: Kinds | null = countedEvents[event];
        const count = values.get(kinds ? `${event} ${String(details[kinds.detail])}` : event);
        if (count) count.value += 1;
      }
      write(level, event, details);
    },
    counts: () => [...values.values()],
  };
}
