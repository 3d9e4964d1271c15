/** Step 5: the key under which a page is cached. Everything a rendering of an anonymous page depends on is part of it. */
import type { ResolvedPage } from './resolve.ts';
import type { Treatments } from './treatments.ts';

export function cacheKey({ host, target, canonical, location }: ResolvedPage, treatments: Treatments, isDevelopment = false): string {
  const search = host.isProduction ? 'production' : isDevelopment ? 'development' : 'closed';
  const kind = target.data ? ['data', target.routes] : ['page'];
  // The canonical link stands in the body and may keep query values that the route does not read.
  return JSON.stringify([host.channel, host.country, canonical, search, treatments.key, ...kind, location]);
}
