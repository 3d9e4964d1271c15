/** Log entries of pages that do not exist (F430, F431, D30), where visitors get the same 404 screen for both levels, and of pages that fail. */
import type { ResolvedPath } from '#core/site/address.ts';
import type { Fault } from '#core/values/fault.ts';
import type { LogFunction } from '#services/handler.ts';

/** Characters of a path in the log; scanners send very long ones. */
const maxPathLength = 200;

/**
 * A warning where a route has the address and refuses its parameters (an unknown theme, a withdrawn card): some link leads there. An
 * information where no route has it. What follows a private page's first segment may be a secret and is left out.
 */
export function logNotFound(
  log: LogFunction,
  requestId: string,
  address: Pick<ResolvedPath, 'params' | 'isPrivate' | 'segments'>,
  path: string,
): void {
  const shown = shownPath(address, path);
  if (Object.keys(address.params).length > 0) log('warn', 'page-refused', { requestId, message: `Page Not Found: ${shown}` });
  else log('info', 'page-not-found', { requestId, message: `Page not found: ${shown}` });
}

/** An error for a page that failed because a call refused what its loader asked for: an input that the page has to check itself. */
export function logFailure(
  log: LogFunction,
  requestId: string,
  address: Pick<ResolvedPath, 'isPrivate' | 'segments'>,
  path: string,
  { code, message }: Fault,
): void {
  log('error', 'page-failed', { requestId, path: shownPath(address, path), code, message });
}

function shownPath({ isPrivate, segments }: Pick<ResolvedPath, 'isPrivate' | 'segments'>, path: string): string {
  return isPrivate ? `/${segments[0] ?? ''}/…` : path.slice(0, maxPathLength);
}
