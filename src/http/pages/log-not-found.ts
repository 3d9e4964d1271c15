/** What the log reads of a page that is not there (F430, F431, D30). Visitors get the same 404 screen either way. */
import type { Address } from '#core/site/address.ts';

export type MissedPage = { level: 'warn' | 'info'; event: 'page-refused' | 'page-not-found'; message: string };

/** Scanners ask for very long addresses; the beginning tells who they are. */
const longest = 200;

/**
 * Fatal where a route has the address and refuses what stands in it (a theme nobody made, a card that went): some link leads there. A note
 * where no route has it. What stands behind a private page's first segment may be somebody's secret, so it is left out.
 */
export function missedPage({ params, isPrivate, segments }: Pick<Address, 'params' | 'isPrivate' | 'segments'>, path: string): MissedPage {
  const shown = isPrivate ? `/${segments[0] ?? ''}/…` : path.slice(0, longest);
  return Object.keys(params).length > 0
    ? { level: 'warn', event: 'page-refused', message: `Page Not Found: ${shown}` }
    : { level: 'info', event: 'page-not-found', message: `Page not found: ${shown}` };
}
