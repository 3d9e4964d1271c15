/** Error log of the browser: sends each uncaught error to the shop once, unless the query switched it off (D21). */
import type { Input } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { throttledLog } from '#core/values/log-throttle.ts';
import { isSwitchedOn } from '#web/log/session-switch.ts';
import { call } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';

/** Uncaught errors, and calls of an account that failed. */
export type LogEvent = Input<Calls['POST /web-api/log']>['event'];

type Entry = { event: LogEvent; message: string; stack: string; path: string };

let site: SiteView | null = null;

const write = throttledLog({
  write(text, repeats) {
    const entry = JSON.parse(text) as Entry;
    // A report that does not arrive must not become the next error.
    if (site) call(site)('POST /web-api/log', { ...entry, repeats }).catch(() => undefined);
  },
  now: () => performance.now(),
  later(work, ms) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
});

/** The stack of an error and of its causes: what React reports for a failed hydration names the error only there. */
export function stackOf(error: Error): string {
  const stack = error.stack ?? String(error);
  return error.cause instanceof Error ? `${stack}\nCaused by: ${stackOf(error.cause)}` : stack;
}

/** Reports an error. Anything may have been thrown, so anything is taken. */
export function report(event: LogEvent, error: unknown, where: SiteView): void {
  if (!isSwitchedOn('logging', location.search, () => sessionStorage)) return;
  site = where;
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = error instanceof Error ? stackOf(error) : '';
  write(JSON.stringify({ event, message: message.slice(0, 500), stack: stack.slice(0, 4000), path: location.pathname.slice(0, 500) }));
}
