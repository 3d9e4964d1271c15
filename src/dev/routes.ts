/** Routes of a developer's own machine: stand-ins for Google and tracking, and the pages below /dev/. Loaded there only. */
import type { Pages } from '#http/pages/pages.ts';
import type { Route } from '#http/route-table.ts';
import type { Shop } from '#services/handler.ts';
import { googleStandIn } from './google.ts';
import { devPages } from './pages.ts';
import { trackingStandIn } from './tracking.ts';

type Parts = { shop: Shop; pageCounts: Pages['counts']; hasTracking: boolean };

export function devRoutes({ shop, pageCounts, hasTracking }: Parts): Route[] {
  return [
    ...(shop.google ? [{ methods: ['GET', 'HEAD'], match: /^\/dev\/google\//, handle: googleStandIn(shop.clock) } satisfies Route] : []),
    ...(hasTracking ? [{ match: /^\/dev\/tracking\//, handle: trackingStandIn() } satisfies Route] : []),
    { match: /^\/dev\//, handle: devPages(shop, pageCounts) },
  ];
}
