/** Step 5: the key under which a page is cached. Everything a rendering of an anonymous page depends on is part of it. */
import type { ResolvedPage } from './resolve.ts';

/** `isOverridden`: the page is not indexed, whatever its host. The branches of feature tests are added by page-variants.ts. */
export function cacheKey({ host, target, canonical, location }: ResolvedPage, isOverridden: boolean, isDevelopment = false): string {
  const search = host.isProduction && !isOverridden ? 'production' : isDevelopment ? 'development' : 'closed';
  const kind = target.data ? ['data', target.routes] : ['page'];
  // The canonical link stands in the body and may keep query values that the route does not read.
  return JSON.stringify([host.channel, host.country, canonical, search, ...kind, location]);
}
